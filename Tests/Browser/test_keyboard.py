"""The keyboard alone is enough."""

import pytest

from harness import keys
from harness.app_page import component
from harness.waiting import wait_until

LINKS = {"links": [{"text": text, "url": f"/{text}", "style": "default"} for text in ("Edit", "Copy")]}
SHEET = component("dropdown-navigation-sheet", click=("present", LINKS), label="Open")
ALERT = component("alert", click=("show", {"title": "Delete?", "confirm": "Delete", "dismiss": "Keep"}), label="Open")
SHARE = component("share", click=("share", {"url": "https://example.test/"}), label="Open")
ITEMS = [{"title": "Edit"}, {"title": "Copy"}, {"title": "Delete"}]
MENU = component("menu", connect=("connect", {"items": ITEMS}))
OVERLAYS = pytest.mark.parametrize("body, role", [(SHEET, "dialog"), (ALERT, "alertdialog"), (SHARE, "dialog")],
                                   ids=["sheet", "alert", "share"])


@OVERLAYS
def test_focus_is_trapped_in_an_overlay_and_comes_back(tab, show, body, role):
    show(body + "<a href='#elsewhere'>Elsewhere</a>")
    tab.evaluate("() => document.querySelector('main > button').focus()")
    tab.press(keys.ENTER)
    overlay = tab.native(role).wait()
    wait_until(lambda: overlay.holds_focus, "the focus in the overlay")
    for chord in [[keys.TAB]] * 8 + [[keys.SHIFT, keys.TAB]] * 8:
        tab.press_together(*chord)
        assert tab.evaluate("() => ['VIADUCT-SCREEN', 'BODY'].includes(document.activeElement.tagName)")
    tab.press(keys.ESCAPE)
    overlay.wait_gone()
    wait_until(lambda: tab.page("main > button").is_focused, "the focus on the button again")


@pytest.mark.slow
def test_a_sheet_is_answered_by_keyboard(tab, show):
    show(SHEET)
    tab.evaluate("() => document.querySelector('main > button').focus()")
    tab.press(keys.ENTER)
    tab.native("dialog").wait()
    focus_by_tab(tab, tab.native("button", "Copy"))
    tab.press(keys.ENTER)
    assert tab.wait_for_replies(1)[0]["data"]["selectedLink"]["text"] == "Copy"


@pytest.mark.slow
def test_an_alert_is_answered_by_keyboard(tab, show):
    show(ALERT)
    tab.evaluate("() => document.querySelector('main > button').focus()")
    tab.press(keys.ENTER)
    tab.native("alertdialog").wait()
    focus_by_tab(tab, tab.native("button", "Delete"))
    tab.press(keys.ENTER)
    tab.wait_for_replies(1)


def test_a_bar_button_is_pressed_by_keyboard_and_keeps_the_focus(tab, show):
    show(component("button", connect=("connect", {"title": "Profile"})) + "<a href='#elsewhere'>Elsewhere</a>")
    profile = tab.native("button", "Profile").wait()
    focus_by_tab(tab, profile)
    tab.press(keys.ENTER)
    tab.wait_for_replies(1)
    tab.press(" ")
    tab.wait_for_replies(2)
    assert profile.is_focused


def test_the_bar_comes_before_the_page(tab, show):
    show(component("button", connect=("connect", {"title": "Profile"})) + "<a href='#elsewhere'>Elsewhere</a>")
    profile = tab.native("button", "Profile").wait()
    tab.press(keys.TAB)
    wait_until(lambda: profile.is_focused, "the focus on the bar's button")
    tab.press(keys.TAB)
    wait_until(lambda: tab.page("main a").is_focused, "the focus on the page's link")


@pytest.mark.any_browser
def test_arrows_move_in_a_menu(tab, show):
    show(MENU + "<a href='#elsewhere'>Elsewhere</a>")
    button = tab.native("button", "Menu").wait()
    focus_by_tab(tab, button)
    tab.press(keys.ENTER)
    first = tab.native("menuitem", "Edit").wait()
    wait_until(lambda: first.is_focused, "the focus on the first item")
    down, up = keys.DOWN, keys.UP
    for key, title in [(down, "Copy"), (down, "Delete"), (down, "Edit"), (up, "Delete"), (up, "Copy")]:
        tab.press(key)
        assert tab.native("menuitem", title).is_focused
    tab.press(keys.ENTER)
    tab.native("menu").wait_gone()
    assert tab.wait_for_replies(1)[0]["data"] == {"index": 1}
    wait_until(lambda: button.is_focused, "the focus on the button again")


@pytest.mark.slow
def test_escape_closes_a_menu(tab, show):
    show(MENU)
    button = tab.native("button", "Menu").wait()
    focus_by_tab(tab, button)
    tab.press(keys.ENTER)
    tab.native("menu").wait()
    tab.press(keys.ESCAPE)
    tab.native("menu").wait_gone()
    wait_until(lambda: button.is_focused, "the focus on the button again")
    assert tab.replies == []


@pytest.mark.slow
def test_focus_is_seen(tab, show):
    show(component("button", connect=("connect", {"title": "Profile"})))
    profile = tab.native("button", "Profile").wait()
    focus_by_tab(tab, profile)
    assert profile.style("outline-style") != "none" or profile.style("box-shadow") != "none"


def focus_by_tab(tab, target):
    """Presses Tab until the target has the focus."""
    target.wait()
    for _ in range(12):
        if target.is_focused:
            return
        tab.press(keys.TAB)
    raise AssertionError("Tab does not get there")
