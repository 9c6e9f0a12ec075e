"""Native screens: their inputs, lists and looks, used with pointer and keyboard."""

import pytest

from harness import keys
from harness.accessibility import assert_accessible
from harness.browser import DESKTOP_WIDTH
from harness.replies import last_reply
from harness.waiting import wait_until


@pytest.fixture
def inputs(gallery, tab):
    gallery("inputs")
    tab.native("dialog", "Inputs").wait()


@pytest.mark.any_browser
def test_a_stepper_counts_between_its_bounds(inputs, tab):
    more = tab.native("button", "Increase Tickets")
    more.tap()
    assert last_reply(tab, 1) == ("stepper", "1")
    tab.native_text("1 tickets").wait()
    more.tap()
    assert last_reply(tab, 2) == ("stepper", "2")
    wait_until(lambda: not more.is_enabled, "the stepper to stop")
    tab.native("button", "Decrease Tickets").tap()
    assert last_reply(tab, 3) == ("stepper", "1")


@pytest.mark.any_browser
def test_a_switch_takes_its_name_from_the_label_beside_it(inputs, tab):
    tab.native("switch", "Wi-Fi").tap()
    assert last_reply(tab, 1) == ("switch", "false")
    tab.press(" ")
    assert last_reply(tab, 2) == ("switch", "true")


@pytest.mark.any_browser
def test_segments_are_chosen_by_pointer_and_by_arrows(inputs, tab):
    tab.native("radio", "Week").tap()
    assert last_reply(tab, 1) == ("segments", "1")
    tab.press(keys.RIGHT)
    assert last_reply(tab, 2) == ("segments", "2")
    wait_until(lambda: tab.native("radio", "Month").is_focused, "the focus on the chosen segment")


@pytest.mark.any_browser
def test_a_slider_is_moved_by_pointer_and_by_arrows(inputs, tab):
    slider = tab.native("slider", "Volume").wait()
    slider.tap()
    wait_until(lambda: tab.replies, "the slider's value")
    assert abs(int(tab.replies[-1]["data"]["value"]) - 50) <= 2
    count = len(tab.replies)
    tab.press(keys.RIGHT)
    wait_until(lambda: len(tab.replies) > count, "the next value")
    assert abs(int(tab.replies[-1]["data"]["value"]) - 55) <= 2


@pytest.mark.slow
def test_a_wheel_is_a_list_and_a_date_is_the_browsers(inputs, tab):
    set_value(tab, "select", "2")
    assert last_reply(tab, 1) == ("picker", "2")
    set_value(tab, "input[type=date]", "1970-01-03")
    assert last_reply(tab, 2) == ("date", str(2 * 24 * 60 * 60))


def test_a_field_keeps_its_focus_while_the_screen_changes_and_tells_of_return_and_of_its_end(inputs, tab):
    field = tab.native("textbox", "E-mail")
    field.tap()
    tab.type("a@b")
    tab.press(keys.ENTER)
    assert last_reply(tab, 1) == ("return", "a@b")
    notes = tab.native("textbox", "Notes")
    notes.tap()
    assert last_reply(tab, 2) == ("end", "a@b")
    tab.type("Hello")
    tab.native_text("5 letters").wait()
    assert notes.is_focused and notes.text == "Hello"


@pytest.mark.any_browser
def test_dots_turn_the_page(inputs, tab):
    tab.native("button", "Page 3 of 3").tap()
    assert last_reply(tab, 1) == ("pages", "2")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name, event, title", [
    ("inputs", "show", "Inputs"), ("inputs", "calendar", "Calendar"), ("list", "show", "Rows"), ("looks", "empty", "Empty"),
])
def test_a_screen_is_accessible(gallery, tab, scheme, name, event, title):
    tab.prefer(scheme)
    gallery(name, event)
    tab.native("dialog", title).wait()
    assert_accessible(tab)


@pytest.mark.any_browser
def test_rows_are_chosen_and_their_controls_are_their_own(gallery, tab):
    gallery("list")
    tab.native_text("Viaducts").wait()
    tab.native("button", "Batty Moss, 2 km").tap()
    assert last_reply(tab, 1) == ("select", "0 1")
    tab.native("switch", "Wi-Fi").tap()
    assert last_reply(tab, 2) == ("switch", "true")
    tab.native_text("These apply at once.").wait()
    tab.native_text("1.2").wait()


@pytest.mark.any_browser
def test_what_a_swipe_offers_is_in_a_menu_of_the_row(gallery, tab):
    gallery("list")
    tab.native("button", "Actions for Batty Moss, 2 km").tap()
    tab.native("menuitem", "Delete").tap()
    tab.native_text("Batty Moss").wait_gone()
    tab.native("button", "Arten Gill, 2 km").wait()


@pytest.mark.any_browser
def test_pulling_down_is_a_button(gallery, tab):
    gallery("list")
    refresh = tab.native("button", "Refresh")
    refresh.tap()
    assert last_reply(tab, 1) == ("refresh", "")
    tab.native("button", "Dent Head, 4 km").wait()
    wait_until(lambda: refresh.is_enabled, "the end of the refresh")


@pytest.mark.any_browser
def test_cells_of_a_collection_are_rows(gallery, tab):
    gallery("list", "cells")
    tab.native("button", "South").tap()
    assert last_reply(tab, 1) == ("select", "South")


@pytest.mark.any_browser
def test_texts_look_as_they_are_set(gallery, tab):
    gallery("looks")
    assert float(tab.native_text("Heading").wait().style("font-size")[:-2]) >= 34
    bold = tab.native_text("bold and red").wait()
    assert bold.colour == [255, 0, 0]
    assert int(bold.style("font-weight")) >= 700
    assert tab.native_text("Hidden").count == 0
    assert tab.native_text("Pale").style("opacity") == "0.5"


@pytest.mark.any_browser
def test_a_view_is_moved_has_its_shadow_and_a_hint_for_those_who_listen(gallery, tab):
    gallery("looks")
    moved, pale = tab.native_text("Moved").wait(), tab.native_text("Pale")
    assert moved.rect_at_rest["x"] - pale.rect_at_rest["x"] == pytest.approx(40)
    assert moved.style("filter").startswith("drop-shadow(rgba(0, 0, 0, 0.4) 0px -3px")
    hinted = "document.querySelector('viaduct-screen').shadowRoot.querySelector('[aria-description=\"By forty points\"]')"
    assert tab.evaluate(f"() => {hinted}.textContent") == "Moved"


@pytest.mark.any_browser
@pytest.mark.parametrize(("text", "spills", "corner"), [("Clipped", False, "8px"), ("Spilling", True, "0px")])
def test_a_view_that_clips_cuts_off_what_is_larger_and_the_corners(gallery, tab, text, spills, corner):
    gallery("looks")
    wide = tab.native_text(text).wait()
    assert wide.style("border-radius") == corner
    rect = wide.rect_at_rest
    assert rect["width"] == pytest.approx(140)
    find = "(x, y) => document.querySelector('viaduct-screen').shadowRoot.elementFromPoint(x, y)?.textContent"
    assert (tab.evaluate(find, rect["x"] + 100, rect["y"] + 8) == text) == spills
    assert tab.evaluate(find, rect["x"] + 30, rect["y"] + 8) == text


@pytest.mark.any_browser
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_colours_follow_the_appearance(gallery, tab, scheme):
    tab.prefer(scheme)
    gallery("looks")
    colour = tab.native_text("Secondary").wait().colour
    assert sum(colour) < 300 if scheme == "light" else sum(colour) > 500


@pytest.mark.any_browser
def test_buttons_have_styles_subtitles_and_roles(gallery, tab):
    gallery("looks")
    tab.native("button", "Tinted").tap()
    assert last_reply(tab, 1) == ("Tinted", "")
    assert not tab.native("button", "Off").is_enabled
    delete = tab.native("button", "DeleteFor good").wait()
    background = delete.style("background-color")
    assert background.startswith("rgb(255, ")
    assert tab.native("button", "Plain").style("color") == "rgb(175, 82, 222)"


@pytest.mark.any_browser
def test_a_view_that_waits_for_a_tap_is_a_button(gallery, tab):
    gallery("looks")
    tab.native("button", "A card to tap").tap()
    assert last_reply(tab, 1) == ("card", "")


@pytest.mark.any_browser
def test_a_button_opens_its_menu_over_its_screen(gallery, tab):
    gallery("looks")
    tab.native("button", "Sort").tap()
    tab.native("menuitemcheckbox", "Name").wait()
    tab.native("menuitem", "Date").tap()
    assert last_reply(tab, 1) == ("sort", "date")
    tab.native("menu").wait_gone()
    tab.native("dialog", "Looks").wait()


@pytest.mark.any_browser
def test_a_right_click_opens_a_context_menu(gallery, tab):
    gallery("looks")
    rect = tab.native_text("Press for long").wait().rect_at_rest
    tab.native_text("Press for long").tap()
    tab.click_right_at(rect["x"] + 10, tab.native_text("Press for long").rect["y"] + 5)
    tab.native("menuitem", "Rename").tap()
    assert last_reply(tab, 1) == ("rename", "")


@pytest.mark.any_browser
def test_an_image_is_drawn(gallery, tab):
    gallery("looks")
    picture = tab.native("img", "A square").wait()
    wait_until(lambda: picture.has("canvas"), "the image")
    rect = picture.rect
    assert (round(rect["width"]), round(rect["height"])) == (80, 80)


@pytest.mark.any_browser
def test_an_empty_screen_says_so_and_offers_what_to_do(gallery, tab):
    gallery("looks", "empty")
    tab.native_text("No Mail").wait()
    tab.native("button", "Write").tap()
    assert last_reply(tab, 1) == ("write", "")


@pytest.mark.any_browser
def test_a_screen_fills_a_wide_window(gallery, tab):
    tab.resize(DESKTOP_WIDTH)
    gallery("inputs")
    screen = tab.native("dialog", "Inputs").wait()
    wait_until(lambda: screen.rect["x"] == 0, "the screen to stand still")
    assert screen.rect["width"] == DESKTOP_WIDTH
    assert tab.native("slider", "Volume").rect["width"] <= 720


def set_value(tab, css, value):
    """Chooses a value as the browser's own popup does, because that is outside of the page."""
    tab.native("dialog", "Inputs").wait()
    tab.evaluate("""(css, value) => {
        const input = document.querySelector("viaduct-screen").shadowRoot.querySelector(`dialog ${css}`)
        if (input.localName === "select") input.selectedIndex = Number(value)
        else input.value = value
        input.dispatchEvent(new Event("change", { bubbles: true }))
    }""", css, value)
