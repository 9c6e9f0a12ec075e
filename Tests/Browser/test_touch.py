"""Touch: taps, long presses, turns, scrolling sideways, filling in, and printing."""

import pytest

from harness.replies import last_reply
from harness.waiting import wait_until


@pytest.fixture
def touch(gallery, tab):
    gallery("looks", "touch")
    tab.native("dialog", "Touch").wait()


def middle(rect):
    return (rect["x"] + rect["right"]) / 2, (rect["y"] + rect["bottom"]) / 2


@pytest.mark.any_browser
def test_a_press_has_to_last(touch, tab):
    hold = tab.native_text("Hold").wait()
    hold.tap()
    tab.native("button", "Star").tap()
    assert last_reply(tab, 1) == ("star", "")
    tab.hold_at(*middle(hold.rect_at_rest))
    assert last_reply(tab, 2) == ("held", "")


@pytest.mark.any_browser
def test_a_click_with_the_other_button_is_a_long_press(touch, tab):
    tab.click_right_at(*middle(tab.native_text("Hold").wait().rect_at_rest))
    assert last_reply(tab, 1) == ("held", "")


@pytest.mark.any_browser
def test_a_view_grows_from_its_anchor(touch, tab):
    turned = tab.native_text("Turned").wait()
    assert turned.style("transform") == "matrix(2, 0, 0, 2, 0, 0)"
    assert turned.style("transform-origin") == "0px 0px"
    assert abs(turned.rect_at_rest["x"] - tab.native_text("Hold").rect["x"]) < 1


@pytest.mark.any_browser
def test_a_code_is_filled_in_by_the_browser(touch, tab):
    field = "document.querySelector('viaduct-screen').shadowRoot.querySelector('input.field')"
    tab.native("textbox", "Code").wait()
    assert tab.evaluate(f"() => {field}.getAttribute('autocomplete')") == "one-time-code"


@pytest.mark.slow
def test_a_row_is_scrolled_sideways_and_the_screen_is_not(touch, tab):
    scroller = "document.querySelector('viaduct-screen').shadowRoot.querySelector('[data-scrolls]')"
    last = tab.native("button", "Arch 20").wait()
    first = tab.native("button", "Arch 1")
    assert first.rect_at_rest["x"] < 100
    assert last.rect["y"] == first.rect["y"] and last.rect["x"] > tab.evaluate("() => innerWidth")
    assert tab.evaluate(f"() => {scroller}.scrollWidth > {scroller}.clientWidth")
    assert tab.evaluate(f"() => {scroller}.getBoundingClientRect().right <= innerWidth")
    tab.evaluate(f"() => {{ {scroller}.scrollLeft = 10000 }}")
    wait_until(lambda: last.rect["right"] <= tab.evaluate("() => innerWidth"), "the last one to be in sight")
    last.tap()
    assert last_reply(tab, 1) == ("Arch 20", "")


@pytest.mark.slow
def test_the_page_is_printed_by_the_browser(touch, tab):
    tab.evaluate("() => { window.print = () => { window.prints = (window.prints ?? 0) + 1 } }")
    tab.native("button", "Print").tap()
    assert last_reply(tab, 1) == ("printed", "true")
    tab.wait_until("() => window.prints === 1")
