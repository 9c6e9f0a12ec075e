"""Overlays of components beside bar buttons and dialogs: search, toasts, the theme, haptic feedback."""

import pytest

from harness.app_page import component

COMPONENTS = ("search", "toast", "flash", "flash-message", "theme", "haptic", "button")
BAR_BACKGROUND = """() =>
    getComputedStyle(document.querySelector("viaduct-screen").shadowRoot.querySelector("nav")).backgroundColor"""
SEARCH = component("search", connect=("connect", {"placeholder": "Viaducts"}))


def test_every_keystroke_in_the_search_is_a_reply_and_the_field_keeps_its_focus(tab, show):
    show(SEARCH, components=COMPONENTS)
    field = tab.native("textbox", "Viaducts")
    field.tap()
    tab.type("Rib")
    assert [reply["data"]["query"] for reply in tab.wait_for_replies(3)] == ["R", "Ri", "Rib"]
    assert field.is_focused
    tab.native("button", "Cancel").tap()
    assert tab.wait_for_replies(4)[-1]["data"]["query"] == ""
    tab.native("button", "Cancel").wait_gone()


@pytest.mark.slow
def test_the_page_begins_below_the_search(tab, show):
    show(SEARCH + "<p id='first'>First</p>", components=COMPONENTS)
    field = tab.native("textbox", "Viaducts").wait().rect_at_rest
    assert tab.page("h1").rect["y"] >= field["y"] + field["height"]


@pytest.mark.any_browser
@pytest.mark.parametrize("name, event, data", [
    ("toast", "show", {"message": "Saved"}),
    ("flash", "connect", {"message": "Saved"}),
    ("flash-message", "connect", {"title": "Saved"}),
])
def test_a_toast_comes_and_goes_and_covers_nothing_that_is_tapped(tab, show, name, event, data):
    show(component(name, connect=(event, data)), components=COMPONENTS)
    toast = tab.native_text("Saved").wait()
    width, height = tab.evaluate("() => [innerWidth, innerHeight]")
    assert toast.rect["y"] > height / 2
    assert abs(toast.rect["x"] + toast.rect["width"] / 2 - width / 2) < 2
    toast.wait_gone()


@pytest.mark.parametrize("scheme, theme", [("light", "dark"), ("dark", "light")])
def test_the_theme_of_the_app_counts_more_than_the_browsers(tab, show, scheme, theme):
    tab.prefer(scheme)
    show(component("theme", connect=("connect", {"theme": theme})) + component("button", connect=("connect", {"title": "A"})),
         components=COMPONENTS)
    tab.wait_until(f"() => document.querySelector('viaduct-screen').dataset.appearance === '{theme}'")
    background = tab.evaluate(BAR_BACKGROUND)
    assert background.startswith("rgba(29" if theme == "dark" else "rgba(249")
    tab.wait_for_console(f"The app asks for the {theme} style.")


@pytest.mark.any_browser
def test_a_theme_that_the_page_follows_is_not_worth_a_line(tab, show):
    tab.prefer("dark")
    show(component("theme", connect=("connect", {"theme": "dark"})) + component("button", connect=("connect", {"title": "A"})),
         components=COMPONENTS)
    tab.wait_until("() => document.querySelector('viaduct-screen').dataset.appearance === 'dark'")
    assert not any("The app asks for" in line for line in tab.console)


@pytest.mark.any_browser
def test_what_a_hand_would_feel_is_shown_for_a_moment(tab, show):
    show(component("haptic", click=("vibrate", {"feedback": "warning"}), label="Feel"), components=COMPONENTS)
    tab.page("main > button").tap()
    assert tab.native("status").wait().text == "Haptic: warning"
    tab.native("status").wait_gone()
