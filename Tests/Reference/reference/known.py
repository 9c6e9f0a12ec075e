import re
from dataclasses import dataclass
from typing import Callable


@dataclass
class Rule:
    """A difference on purpose: one fact of one kind of step. `source` is upstream's file and line."""

    name: str
    source: str
    covers: Callable

    def apply(self, step, platform, facts):
        """The facts of `(side, fact)` that the rule does not cover."""
        return [fact for fact in facts if not self.covers(step, platform, *fact)]


RULES = [
    Rule("repeated request", "Chromium sends a request again whose connection closes without an answer; Viaduct's proxy has closed none",
         lambda step, platform, side, fact: re.fullmatch(r"request (GET|POST) /nothing", fact) is not None),
]
assert len(RULES) <= 8
