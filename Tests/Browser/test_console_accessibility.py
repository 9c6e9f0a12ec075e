"""axe-core finds nothing wrong with the console, and the console fits every width."""

import pytest

from harness.accessibility import assert_accessible
from harness.app_page import component
from harness.layout import faults
from harness.raw_page import RawPage

# About the program, whatever the browser.
pytestmark = pytest.mark.any_browser

WIDTHS = {"light": 360, "dark": 1440}
BODY = "".join([
    component("form", connect=("connect", {"submitTitle": "Save", "nested": {"list": [1, None, True]}})),
    component("button", connect=("conect", {"title": "Profile"})),
    component("menu", click=("display", {"items": [{"title": "Name", "index": 0}]}), label="Open"),
])


@pytest.fixture
def watched(console, tab, show, own_server):
    show(BODY, viaduct=own_server.url)
    tab.native("button", "Save").tap()
    return console


def assert_room(tab):
    # A view scrolls down, and nothing else is cut off.
    cut = """() => [...document.querySelectorAll("body, main, .view:not([hidden]), .side, .filter, .card, .table")].filter(element =>
        element.checkVisibility() && (element.scrollWidth > element.clientWidth + 1
            || element.matches(".filter, .card, .table") && element.scrollHeight > element.clientHeight + 1)).map(({ className }) => className)"""
    assert tab.look(cut) == []


@pytest.mark.parametrize("scheme", WIDTHS)
@pytest.mark.parametrize("view", ["timeline", "dropped", "components", "paths"])
def test_a_view(watched, view, scheme):
    watched.tab.prefer(scheme)
    watched.open(width=WIDTHS[scheme], view=view)
    watched.tab.wait_until(f"() => document.querySelector('section.{view} :is(.row, .card, .table)')?.checkVisibility()")
    assert_accessible(watched.tab)
    assert_room(watched.tab)


@pytest.mark.slow
@pytest.mark.parametrize("scheme", WIDTHS)
def test_an_open_event(watched, scheme):
    watched.tab.prefer(scheme)
    watched.open(width=WIDTHS[scheme])
    watched.tap_row("form connect")
    watched.tab.wait_until("() => document.querySelector('.side .reply')")
    assert_accessible(watched.tab)
    assert_room(watched.tab)


@pytest.mark.slow
@pytest.mark.any_browser
@pytest.mark.parametrize("width", [360, 768])
def test_the_filters_on_a_small_screen(watched, width):
    watched.open(width=width)
    watched.wait_for_row("form connect")
    if width == 360:
        watched.tab.page("[name=more]").tap()
    watched.tab.page("[name=verdict]").wait()
    assert_accessible(watched.tab)
    assert_room(watched.tab)


@pytest.mark.slow
@pytest.mark.any_browser
def test_an_empty_room_and_long_words_on_a_small_screen(console, own_server):
    console.open(width=360)
    console.tab.page(".empty").wait()
    assert console.tab.look("() => [...document.querySelectorAll('.filter, .empty')].map(({ offsetLeft, offsetWidth }) => offsetLeft + offsetWidth / 2)") == [180, 180]
    with RawPage(own_server).open() as page:
        page.message("component" * 9, "event" * 18, {"text": "word" * 90})
        page.visit(f"http://localhost/{'path' * 90}")
        page.wait_until_handled()
        for view, part in {"dropped": ".card", "components": ".table", "paths": ".ways"}.items():
            console.open(width=360, view=view)
            console.tab.page(f".{view} {part}").wait()
            assert_room(console.tab)


@pytest.mark.slow
@pytest.mark.any_browser
def test_every_view_fits_every_width_from_a_small_phone_up(watched, own_server):
    with RawPage(own_server).open() as other:
        other.message("a-component-with-a-name-that-is-long", "an-event-with-a-name-that-is-long", {"text": "word" * 90})
        other.visit(f"http://localhost/{'path/' * 30}")
        other.wait_until_handled()
        broken = []
        for view in ["timeline", "an open event", "dropped", "components", "paths", "act", "answers"]:
            watched.open(view="timeline" if view == "an open event" else view, component="form")
            if view == "an open event":
                watched.tap_row("form connect")
            watched.tab.wait_until("() => document.querySelector('main > .view:not([hidden])').textContent.length > 20")
            for width in range(360, 1441, 60):
                watched.tab.resize(width, 900)
                watched.tab.evaluate("async () => { for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame) }")
                broken += [f"{view} at {width}: {fault}" for fault in faults(watched.tab)]
        assert broken == []
