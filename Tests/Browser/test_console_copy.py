"""Copying from the console: JSON, a call for the page's console, and a Swift type."""

import json

import pytest

from harness import keys
from harness.app_page import component
from harness.waiting import wait_until

DATA = {
    "submitTitle": "Save", "count": 3, "ratio": 0.5, "class": None, "is-new": True, "items": [{"title": "A"}, {"title": "B", "icon": "b"}]
}
STRUCT = """struct MessageData: Decodable {
    let submitTitle: String
    let count: Int
    let ratio: Double
    let `class`: String? // null here
    let isNew: Bool
    let items: [Item]

    private enum CodingKeys: String, CodingKey {
        case submitTitle
        case count
        case ratio
        case `class`
        case isNew = "is-new"
        case items
    }

    struct Item: Decodable {
        let title: String
        let icon: String?
    }
}
"""


@pytest.fixture
def copy(console, tab, show, own_server):
    """Opens a message with `DATA` in the console. `copy(name)` copies it in that form, and returns the text."""
    show(component("form", connect=("connect", DATA)) + "<textarea></textarea>", viaduct=own_server.url)
    console.open()
    console.wait_for_row("form connect")
    console.tap_row("form connect")

    def copy(name):
        console.tap_point(f"""() => document.querySelector('.side [aria-label="Copy as {name}"]')""")
        console.tab.wait_until(f"() => document.querySelector('.copies__done').textContent === '{name} is copied.'")
        tab.page("textarea").tap()
        tab.press_together(keys.CONTROL, "a")
        tab.press_together(keys.CONTROL, "v")
        return wait_until(lambda: tab.evaluate("() => document.querySelector('textarea').value"), "the text")

    return copy


@pytest.mark.any_browser
def test_a_message_as_json(copy):
    message = json.loads(copy("JSON"))
    assert (message["component"], message["event"]) == ("form", "connect")
    assert {name: value for name, value in message["data"].items() if name != "metadata"} == DATA


@pytest.mark.any_browser
def test_a_message_as_a_call_that_sends_it_again(copy, console, tab):
    call = copy("bridge.send")
    tab.evaluate("call => void window.eval(call)", call)
    # A page with the oldest library has one global only.
    tab.evaluate("call => { delete window.HotwireNative; delete window.Strada; window.eval(call) }", call)
    # The page was in front, so the tab behind it was not drawn.
    console.tab.activate()
    wait_until(lambda: console.subjects.count("form connect") == 3, lambda: f"three messages, there are {console.subjects}")
    console.tap_row("form connect")
    assert {"title": '"B"', "count": "3", "ratio": "0.5"}.items() <= console.shown_json[0].items()


@pytest.mark.any_browser
def test_a_message_as_a_type_in_swift(copy):
    assert copy("Swift") == STRUCT


@pytest.mark.slow
def test_a_browser_without_a_clipboard_shows_the_text(copy, console):
    console.tab.evaluate("() => { Object.defineProperty(navigator, 'clipboard', { value: undefined }) }")
    console.tap_point("""() => document.querySelector('.side [aria-label="Copy as Swift"]')""")
    console.tab.page("dialog textarea").wait()
    assert console.tab.page("dialog textarea").text == STRUCT.strip()
    console.tab.press(keys.ESCAPE)
    console.tab.page("dialog").wait_gone()


@pytest.mark.slow
@pytest.mark.any_browser
def test_a_type_in_swift_of_very_many_members_says_that_it_has_the_first_ones_only(console):
    console.open()
    text = console.tab.evaluate("""async () => {
        const { SwiftStruct } = await import("/viaduct/console/copy/swift_struct.js")
        const many = count => Object.fromEntries(Array.from({ length: count }, (_, index) => [`key-${index}`, index]))
        return [many(2500), { a: many(600), b: many(600), c: {} }].map(data => SwiftStruct.text(JSON.stringify(data))) }""")
    for swift in text:
        properties = [line.split()[1].rstrip(":") for line in swift.splitlines() if line.strip().startswith("let ")]
        keys = [line.split()[1] for line in swift.splitlines() if line.strip().startswith("case ")]
        assert len(properties) <= 1000
        assert set(keys) <= set(properties)
    assert "    // Only the first 1000 members are written here.\n" in text[0]
    assert "        // Only the first 397 members are written here.\n" in text[1]
