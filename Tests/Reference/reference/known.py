import re
from dataclasses import dataclass
from typing import Callable


@dataclass
class Step:
    """What both sides have just done. `crosses_modal`: whether the phone's top screen was modal before or after it, but not both.
    `path`: that of the phone's page now. `marks`: what the phone's side says of itself, for the rules only."""

    words: str
    platform: str
    path: str
    crosses_modal: bool
    marks: frozenset = frozenset()


@dataclass
class Rule:
    """A difference on purpose: one fact of one kind of step. `source` is upstream's file and line."""

    name: str
    source: str
    # With the step, the side that has the fact, and the fact.
    covers: Callable

    def apply(self, step, facts):
        """The facts of `(side, fact)` that the rule does not cover."""
        return [fact for fact in facts if not self.covers(step, *fact)]


def is_repeated_message(step, side, fact):
    if step.platform != "ios" or not step.crosses_modal:
        return False
    return re.match(r"message \S+ disconnect ", fact) or side == "viaduct" and fact.startswith("message ")


RULES = [
    Rule("modal page", "Navigator.swift:43, 50: a modal page has a session and a web view of its own, so the page below keeps its messages",
         is_repeated_message),
    Rule("page without Turbo", "turbo.js: pageLoadFailed after 30 s or 4 s, and no visit is rendered before; with turbo-rails in its place, never",
         lambda step, side, fact: step.path in ("/no-turbo", "/namespace") and re.match(r"bar|error|offers", fact)),
    Rule("reload by a script", "Session.kt:844: shouldOverrideUrlLoading makes a visit of it",
         lambda step, side, fact: step.platform == "android" and step.words == "click #reload" and fact.startswith("message")),
    Rule("incomplete visit", "Session.kt:640: Turbo never completes a visit to a page of which it has a copy and that a redirect has brought; "
         "the way back to it has no restoration identifier, and asks for it",
         lambda step, side, fact: "mark incomplete" in step.marks and re.match(r"request GET|message|at |bar ", fact)),
    Rule("repeated request", "Chromium sends a request again whose connection closes without an answer; Viaduct's proxy has closed none",
         lambda step, side, fact: re.fullmatch(r"request (GET|POST) /nothing", fact)),
]
assert len(RULES) <= 8
