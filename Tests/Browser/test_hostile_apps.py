"""Hostile apps: frames and screens of every wrong shape, over a real socket. The list comes from the schema."""

import json
from collections import Counter

import pytest

from harness.app_page import component
from harness.peer import Peer
from harness.waiting import wait_until
from harness.wrong_shapes import WrongShapes

pytestmark = pytest.mark.any_browser
BUTTON = {"control": "1", "title": "Save", "enabled": True, "style": "plain"}
SCREEN = {"url": "/", "bar": {"title": "Good", "left": [], "right": [BUTTON]}, "presented": []}
TOLD = "of the app was ignored: its “"


class HostileApp:
    """An app for one page."""

    def __init__(self, server, tab, show):
        self._peer = Peer.app(server)
        self._calls = 0
        self._peer.send({"type": "register", "name": "hostile", "platform": "ios", "components": ["form"]})
        show(component("form"), viaduct=server.url, has_screen=False, components=("form",))
        self._page = self._peer.receive(lambda frame: "page" in frame)["page"]
        self.send({"type": "screen", "screen": SCREEN})
        tab.native("button", "Save").wait()

    def send(self, frame):
        self._peer.send({"page": self._page, "frame": frame})

    def ask(self, script):
        """Returns the script's value, once the page has read all frames before it."""
        self._calls += 1
        self.send({"type": "evaluate", "call": f"own {self._calls}", "script": script})
        is_answer = lambda frame: frame.get("frame", {}).get("call") == f"own {self._calls}"
        return self._peer.receive(is_answer)["frame"].get("value")

    @property
    def title(self):
        return self.ask("document.querySelector('viaduct-screen').shadowRoot.querySelector('nav').innerText")

    def close(self):
        self._peer.close()


@pytest.fixture
def hostile(own_server, tab, show):
    app = HostileApp(own_server, tab, show)
    yield app
    app.close()


@pytest.fixture
def shapes(own_server):
    return WrongShapes(own_server.url)


def told(tab, subject):
    """The faults that the console has, each with its number."""
    lines = [line for line in tab.console if TOLD in line and subject in line]
    return Counter(line.split(TOLD)[1].split("”")[0] for line in lines)


def marked(screen):
    """The screen with another title, if it has a bar."""
    bar = screen.get("bar") if isinstance(screen, dict) else None
    return {**screen, "bar": {"title": "Drawn", **bar}} if isinstance(bar, dict) else screen


def test_a_screen_of_a_wrong_shape_leaves_the_last_one_and_is_told_once(tab, hostile, shapes, record_property, request):
    expected, count = {}, 0
    before = hostile.title
    for number, (path, screen) in enumerate(shapes.of_screens()):
        # One wrong value of each member, and of some all.
        if path in expected and number % 8 and not request.config.getoption("--all"):
            continue
        hostile.send({"type": "screen", "screen": marked(screen)})
        expected.setdefault(path, screen)
        count += 1
        if count % 25 == 0:
            assert hostile.title == before, f"near {path}: {json.dumps(screen)[:500]}"
    assert hostile.title == before
    assert len(expected) > 200
    assert tab.uncaught_errors == []
    wait_until(lambda: set(told(tab, "A screen")) >= set(expected), lambda: f"{sorted(set(expected) - set(told(tab, 'A screen')))}")
    faults = told(tab, "A screen")
    assert sorted(faults) == sorted(expected)
    assert set(faults.values()) == {1}
    record_property("wrong screens:", f"{count}, of {len(expected)} members")
    tab.native("button", "Save").tap()
    hostile.send({"type": "screen", "screen": {**SCREEN, "bar": {**SCREEN["bar"], "title": "Better"}}})
    wait_until(lambda: "Better" in hostile.title, "the next good screen")


def test_a_frame_of_a_wrong_shape_has_no_effect_and_is_told_once(tab, hostile, shapes, record_property):
    expected, before = Counter(), hostile.title
    for kind, path, frame in shapes.of_frames():
        hostile.send(frame)
        # The server lets no app send the frames that count the others.
        expected[kind, path] += kind not in ("welcome", "ack")
        if expected.total() % 25 == 0:
            assert hostile.title == before, f"{kind} with {path}: {json.dumps(frame)[:500]}"
    expected = +expected
    for frame in ({"type": "welcome", "received": 0, "resumed": False}, {"type": "ack", "received": 9}, {}, {"type": None}, {"type": 7}, {"type": []}, {"type": {"a": 1}}, {"type": ""}, {"type": "constructor"}, {"type": "__proto__"}):
        hostile.send(frame)
    assert hostile.title == before
    assert tab.uncaught_errors == []
    assert told(tab, "A frame of") == {"type": 1}
    for kind in {kind for kind, _ in expected}:
        paths = {path for other, path in expected if other == kind}
        wait_until(lambda: set(told(tab, f"The frame “{kind}” of")) >= paths, lambda: f"{kind}: {paths} and {told(tab, f'“{kind}”')}")
        assert told(tab, f"The frame “{kind}” of") == dict.fromkeys(paths, 1)
    record_property("wrong frames:", f"{expected.total()}, of {len(expected)} members")
    tab.native("button", "Save").tap()


def test_what_is_incomplete_throws_nothing(tab, hostile, shapes):
    """An app may leave out what the page can do without."""
    count = 0
    for screen in shapes.incomplete_screens():
        hostile.send({"type": "screen", "screen": screen})
        count += 1
    hostile.send({"type": "screen", "screen": SCREEN})
    assert "Good" in hostile.title
    for frame in shapes.incomplete_frames():
        hostile.send(frame)
    assert "Good" in hostile.title
    assert count > 150
    assert tab.uncaught_errors == []
    assert [line for line in tab.console if "A frame failed" in line] == []


def test_what_is_newer_is_drawn_as_far_as_it_is_known(tab, hostile, shapes):
    for number, screen in enumerate(shapes.newer_screens()):
        title = f"Newer {number}"
        hostile.send({"type": "screen", "screen": {**screen, "bar": {**screen["bar"], "title": title}}})
        assert title in hostile.title or "titleView" in screen["bar"], json.dumps(screen)
    assert number > 60
    assert tab.uncaught_errors == []
    assert told(tab, "") == {}
