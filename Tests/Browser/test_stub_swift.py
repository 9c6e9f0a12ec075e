"""The Swift that `viaduct stub --to-swift` writes does what the stub does: the same controls, the same replies."""

import json
import shutil
import subprocess

import pytest

from harness.app_command import AppCommand
from harness.raw_page import RawPage
from harness.viaduct_server import PROGRAM, REPOSITORY, ViaductServer, process_options

EXAMPLES = REPOSITORY / "docs" / "examples" / "stubs"
# The steps of each example: messages of the page, taps on what has that title, answers to asks of that kind, a text that comes
# or goes, and so many replies in all.
STEPS = {
    "rating": [("message", "connect", {"title": "Viaduct", "most": 5}), ("tap", "Rate Viaduct", None), ("tap", "Rate Viaduct", None), ("replies", 2)],
    "form": [("message", "connect", {"submitTitle": "Save"}), ("message", "submitDisabled", {}), ("shown", '"enabled": false'),
             ("message", "submitEnabled", {}), ("shown", '"enabled": true'), ("tap", "Save", None), ("replies", 1),
             ("message", "disconnect", {}), ("gone", "Save")],
    "menu": [("message", "display", {"title": "Options", "items": [{"title": "One"}, {"title": "Two", "id": 2}]}), ("tap", "Two", None),
             ("message", "connect", {}), ("tap", "Share", None), ("tap", "Delete", None), ("replies", 3)],
    "alert": [("message", "show", {"title": "Name?", "kind": "rename"}), ("tap", "Name", "Ada"), ("tap", "OK", None), ("gone", "Name?"),
              ("message", "show", {"title": "Delete?", "description": "For good.", "kind": "renamed"}), ("tap", "Delete", None),
              ("gone", "Delete?"), ("message", "show", {"title": "Sure?", "description": "Yes?"}), ("tap", "Keep", None), ("replies", 2)],
    "toast": [("message", "show", {"message": "Saved"}), ("message", "show", {"message": "Again"}), ("shown", "Again"), ("replies", 2)],
    "camera-permission": [("message", "request", {}), ("tap", "permission", True), ("replies", 1), ("gone", "permission")],
    "upload": [("message", "start", {}), ("replies", 1), ("message", "start", {}), ("replies", 4), ("message", "start", {}), ("replies", 7)],
    "fragment": [("message", "choose", {"items": ["One", "Two"]}), ("tap", "Two", None), ("message", "missing", {}),
                 ("message", "list", {"items": [1]}), ("message", "event", {}), ("replies", 4), ("gone", "Two")],
    "icons": [("message", "connect", {"icon": "trash"}), ("tap", "Next", None), ("message", "connect", {}), ("shown", "heart"),
              ("tap", "Count", None), ("replies", 2)],
    "any-items": [("message", "show", {"title": 1.5, "items": [{"title": "One"}, "Two", {"title": 3}]}), ("tap", "3", None), ("replies", 1)],
    "typed": [("message", "connect", {"name": "A", "most": 5, "rate": 2.5, "open": True, "tags": ["x", "y"], "user": {"id": 7},
                                      "items": [{"title": "One", "id": 1}, {"title": "Two", "id": 2}]}),
              ("tap", "Two", None), ("replies", 1), ("message", "texts", {"items": ["One", "Two"]}), ("shown", "Two: One, "), ("tap", "Two", None),
              ("replies", 2), ("gone", "Two: One"), ("message", "maybe", {"most": 3}), ("message", "maybe", {}), ("replies", 4)],
    "bar": [("message", "connect", {"title": "Save"}), ("message", "more", {}), ("message", "off", {}), ("shown", '"enabled": false'),
            ("message", "on", {}), ("shown", '"enabled": true'), ("tap", "Save", None), ("tap", "More", None), ("replies", 2),
            ("message", "connect", {"title": "Store"}), ("gone", "Save"), ("tap", "Store", None), ("replies", 3),
            ("message", "clear", {}), ("gone", "Store"), ("replies", 4)],
    "no-buttons": [("message", "on", {}), ("message", "off", {}), ("message", "gone", {}), ("replies", 3)],
    "bridge": [*[("message", "is", {"value": value}) for value in (True, 1, 1.0, False, 0, None, "true", "1", ["x"], {"0": "x"}, 2**53)],
               ("replies", 11)],
    "text": [*[("message", "is", {"text": text}) for text in ("a", "a\n", "É", "\r", "[x", "😀", "K", "\u2028", "ß", "")], ("replies", 10)],
}
# Beside the examples: what has gone wrong before.
RULES = {
    "fragment": [
        {"on": "choose", "sheet": {"items": "{{data.items}}"}, "reply": {"data": "{{item}}"}},
        {"on": "missing", "reply": {"data": "{{data.missing}}"}}, {"on": "list", "reply": {"data": "{{data.items}}"}},
        {"on": "event", "reply": {"data": "{{event}}"}}],
    "icons": [{
        "on": "connect", "list": ["star", "heart"], "reply": {},
        "menu": {"title": "Menu", "items": [
            {"title": "Next", "image": "{{next}}"}, {"title": "Count", "image": "{{count}}.circle"}, {"title": "Data", "image": "{{data.icon?}}"}]}}],
    "any-items": [{"on": "show", "sheet": {"items": "{{data.items}}"},
                   "reply": {"data": {"title": "{{data.title}}", "item": "{{item}}", "first": "{{data.items.0.title}}"}}}],
    "typed": [
        {"on": "connect", "example": {"name": "", "most": 1, "rate": 0.5, "open": False, "tags": ["", ""], "user": {"id": 1},
                                      "items": [{"title": "", "id": 1}]},
         "menu": {"title": "{{data.name}} {{data.most}} {{data.rate}} {{data.open}} {{data.tags.1}} {{data.user.id}}", "items": "{{data.items}}"},
         "reply": {"event": "chosen", "data": {
             "most": "{{data.most}}", "rate": "{{data.rate}}", "open": "{{data.open}}", "tags": "{{data.tags}}", "index": "{{index}}",
             "id": "{{item.id}}", "title": "{{item.title}}", "user": "{{data.user.id}}"}}},
        {"on": "texts", "example": {"items": [""]}, "sheet": {"title": "Two: {{data.items.0}}, {{data.items.9?}}", "items": "{{data.items}}"},
         "reply": {"data": {"item": "{{item}}"}}},
        {"on": "maybe", "example": {"most": 1}, "reply": {"data": {"most": "{{data.most?}}", "text": "{{data.most?}}.", "list": [1, None]}}}],
    "bar": [
        {"on": "connect", "button": {"title": "{{data.title}}"}, "reply": {}},
        {"on": "more", "menu": {"title": "Menu", "side": "left", "items": [{"title": "More"}]}, "reply": {"data": {"item": "{{item}}"}}},
        {"on": "off", "enable": False}, {"on": "on", "enable": True}, {"on": "clear", "remove": True, "reply": {"data": {"a": {"b": None}}}}],
    "no-buttons": [{"on": "on", "enable": True, "reply": {}}, {"on": "off", "enable": False, "reply": {}}, {"on": "gone", "remove": True, "reply": {}}],
    "bridge": [
        *[{"on": "is", "data": {"value": value}, "reply": {"event": json.dumps(value)}} for value in (True, False, 1, 0, None, {"0": "x"}, 2**53)],
        {"on": "is", "reply": {"event": "else"}}],
    "text": [
        *[{"on": "is", "data": {"text": f"/{expression}/{flag}"}, "reply": {"event": expression}}
          for expression, flag in (("^a$", ""), ("^é$", "i"), ("^.$", ""), ("^$", ""), ("^[[]x", ""), (r"^\s$", ""), (r"^\w$", "i"))],
        {"on": "is", "reply": {"event": "else"}}],
}


@pytest.fixture(scope="module")
def sources(tmp_path_factory):
    """The folder of the stubs."""
    sources = tmp_path_factory.mktemp("stubs")
    for file in EXAMPLES.glob("*.json"):
        shutil.copy(file, sources)
    for name, rules in RULES.items():
        (sources / f"{name}.json").write_text(json.dumps({"rules": rules}))
    return sources


@pytest.fixture(scope="module")
def folder(tmp_path_factory, sources):
    """The folder of their Swift: one file for all."""
    folder = tmp_path_factory.mktemp("Bridge")
    text = subprocess.run([PROGRAM, "stub", "--to-swift", sources], capture_output=True, check=True, **process_options()).stdout
    (folder / "Stubs.swift").write_text(text)
    return folder


@pytest.fixture(scope="module")
def stubs(sources):
    server = ViaductServer("--stubs", str(sources))
    yield server
    server.stop()


@pytest.fixture(scope="module")
def swift(folder):
    server = ViaductServer()
    command = AppCommand(folder, "--server", server.url)
    command.wait_until_connected()
    assert not [line for line in command.lines if "error:" in line or "warning:" in line], command.lines
    yield server
    command.stop()
    server.stop()


def test_the_examples_are_those_of_this_test():
    assert {file.stem for file in EXAMPLES.glob("*.json")} == STEPS.keys() - RULES.keys()


@pytest.mark.parametrize("name", STEPS)
def test_the_swift_shows_and_replies_what_the_stub_does(stubs, swift, name):
    assert seen(swift, name) == seen(stubs, name)


def seen(server, name):
    """The component as a page sees it: the screens that each step waits for, and the replies."""
    told = []
    with RawPage(server).open() as page:
        for kind, subject, *value in STEPS[name]:
            if kind == "message":
                page.message(name, subject, *value)
                continue
            wait_for(page, CONDITIONS[kind](page, name, subject))
            if kind == "tap":
                told.append(controls(screen(page)))
                page.send({"type": "action", "control": control(page, subject), **({} if value == [None] else {"value": value[0]})})
        wait_for(page, lambda: screen(page))
        return [*told, controls(screen(page)), *replies(page, name)]


# For the kinds of steps that wait for something.
CONDITIONS = {
    "tap": lambda page, name, subject: lambda: control(page, subject),
    "shown": lambda page, name, subject: lambda: subject in json.dumps(screen(page)),
    "gone": lambda page, name, subject: lambda: subject not in json.dumps(screen(page)),
    "replies": lambda page, name, subject: lambda: len(replies(page, name)) == subject,
}


def wait_for(page, condition):
    while not condition():
        page.receive(lambda frame: frame["type"] in ("screen", "reply"))


def replies(page, name):
    return [reply(frame) for frame in page.frames if frame["type"] == "reply" and frame["message"]["component"] == name]


def reply(frame):
    message = frame["message"]
    return message["id"], message["event"], {key: value for key, value in message["data"].items() if key != "metadata"}


def screen(page):
    return next((frame["screen"] for frame in reversed(page.frames) if frame["type"] == "screen"), {})


def named(part):
    """Everything in a part of the screen that has a title and a control."""
    if isinstance(part, dict):
        if part.get("control") and (part.get("title") or part.get("kind")):
            yield part
        for value in part.values():
            yield from named(value)
    elif isinstance(part, list):
        for value in part:
            yield from named(value)


def control(page, title):
    """The id of the last control with that title, or of the ask of that kind; `None` without one."""
    found = [part["control"] for part in named(screen(page)) if title in (part.get("title"), part.get("kind"))]
    return found[-1] if found else None


def controls(screen):
    """The screen without what differs by chance: ids, the component that made them, and what was typed by then."""
    text = json.dumps({key: screen.get(key) for key in ("bar", "presented", "asks")})
    chance = {"control", "id", "dismiss", "component", "value"}
    return json.loads(text, object_hook=lambda part: {key: value for key, value in part.items() if key not in chance})
