"""Taps while the server is away: they reach the restored screen, or the developer gets a notice."""

import pytest

from harness.viaduct_server import REPOSITORY

MODULE = REPOSITORY / "public/viaduct/view/kept_taps.js"
# The module's timers are fake: the test advances their time.
START = """async text => {
    const waiting = new Set()
    window.timers = { setTimeout: run => waiting.add(run) && run, clearTimeout: run => waiting.delete(run) }
    window.pass = () => waiting.forEach(run => run())
    const timers = "const { setTimeout, clearTimeout } = window.timers\\n"
    const { KeptTaps } = await import(URL.createObjectURL(new Blob([timers, text], { type: "text/javascript" })))
    Object.assign(window, { performed: [], told: [] })
    window.taps = new KeptTaps((control, value) => performed.push([control, value ?? null]), ({ text }) => told.push(text))
}"""
LOST = "was tapped while the server was away, and is not on the screen that has come back"


def button(control, title="Save"):
    return {"control": control, "title": title}


def screen(*right, url="/a", **more):
    return {"url": url, "bar": {"right": list(right)}, "presented": [], **more}


@pytest.fixture
def taps(tab, show):
    """Calls a function of the kept taps: `taps(name, *arguments)`. Returns the taps performed so far."""
    show(libraries=[], has_screen=False)
    tab.evaluate(START, MODULE.read_text())

    def taps(name, *arguments):
        return tab.evaluate("(name, ...rest) => { window.taps[name](...rest); return performed }", name, *arguments)

    return taps


def test_the_same_session_gets_each_once_with_its_newest_value(taps):
    taps("render", screen(button("1"), button("2", "Star")))
    for control, value in [("1", "a"), ("2", None), ("1", "b")]:
        taps("keep", control, value)
    taken = [["1", "b"], ["2", None]]
    assert taps("release", True) == taken
    assert taps("release", True) == taken
    taps("release", False)
    assert taps("render", screen(button("3"), button("4", "Star"))) == taken


@pytest.mark.any_browser
def test_another_session_gets_them_by_what_was_tapped_once_it_is_there(taps):
    taps("render", screen(button("1"), button("2", "Star")))
    taps("keep", "2")
    taps("keep", "1")
    assert taps("release", False) == []
    assert taps("render", screen()) == []
    # Other controls may precede it now.
    assert taps("render", screen(button("7", "New"), button("8", "Star"))) == [["8", None]]
    assert taps("render", screen(button("9"), button("8", "Star"))) == [["8", None], ["9", None]]


@pytest.mark.any_browser
@pytest.mark.parametrize("after", [
    screen(button("8"), url="/b"), screen(button("8", "Send")), screen(button("8"), button("9")),
    screen(toolbar=[button("8")]), screen(presented=[{"actions": [button("8")]}]),
], ids=["another page", "another title", "two alike", "another bar", "a sheet"])
def test_what_is_not_surely_the_same_is_not_tapped_but_told(taps, tab, after):
    taps("render", screen(button("1")))
    taps("keep", "1")
    taps("release", False)
    assert taps("render", after) == []
    assert tab.evaluate("() => told") == []
    assert tab.evaluate("() => { pass(); return told }") == [f"“Save” {LOST}. Tap again."]
    # It is over.
    assert taps("render", screen(button("1"))) == []
    taps("release", True)
    assert taps("render", screen(button("1"))) == []


@pytest.mark.any_browser
def test_of_two_that_were_alike_none_is_tapped(taps):
    taps("render", screen(button("1"), button("2")))
    taps("keep", "1")
    taps("release", False)
    assert taps("render", screen(button("3"))) == []


@pytest.mark.any_browser
def test_a_server_that_goes_again_gets_none_before_it_is_back(taps):
    taps("render", screen(button("1"), button("2", "Star")))
    taps("keep", "1")
    taps("release", False)
    taps("keep", "2")
    assert taps("render", screen(button("3"), button("4", "Star"))) == []
    taps("release", False)
    assert taps("render", screen(button("3"), button("4", "Star"))) == [["3", None], ["4", None]]


@pytest.mark.any_browser
def test_a_tap_that_may_be_lost_is_told_by_its_title_and_an_input_is_not(taps, tab):
    taps("render", screen(button("1"), overlays=[{"control": "2", "label": "Notes"}]))
    action = {"type": "action", "control": "1"}
    taps("doubt", [action, {**action, "value": "a"}, {"type": "message"}, {**action, "control": "2"}, {**action, "control": "3"}])
    told = tab.evaluate("() => told")
    assert [text.split("just after ")[1].split(" was tapped")[0] for text in told] == ["“Save”", "“Notes”", "A control"]
