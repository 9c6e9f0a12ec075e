"""Native screens: their inputs, lists and looks, used with pointer and keyboard."""

import pytest

from harness import keys
from harness.accessibility import assert_accessible
from harness.browser import DESKTOP_WIDTH
from harness.waiting import wait_until


def last_reply(tab, count):
    data = tab.wait_for_replies(count)[-1]["data"]
    return data["name"], data["value"]


@pytest.fixture
def inputs(gallery, tab):
    gallery("inputs")
    tab.native("dialog", "Inputs").wait()


HOLIDAY, START, END = (f"document.querySelector('viaduct-screen').shadowRoot.querySelectorAll('.calendar')[{index}]" for index in range(3))


@pytest.fixture
def calendars(gallery, tab):
    gallery("inputs", "calendars")
    tab.native("group", "Holiday").wait()


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


def test_a_switch_takes_its_name_from_the_label_beside_it(inputs, tab):
    tab.native("switch", "Wi-Fi").tap()
    assert last_reply(tab, 1) == ("switch", "false")
    tab.press(" ")
    assert last_reply(tab, 2) == ("switch", "true")


def test_segments_are_chosen_by_pointer_and_by_arrows(inputs, tab):
    tab.native("radio", "Week").tap()
    assert last_reply(tab, 1) == ("segments", "1")
    tab.press(keys.RIGHT)
    assert last_reply(tab, 2) == ("segments", "2")
    wait_until(lambda: tab.native("radio", "Month").is_focused, "the focus on the chosen segment")


def test_a_slider_is_moved_by_pointer_and_by_arrows(inputs, tab):
    slider = tab.native("slider", "Volume").wait()
    slider.tap()
    wait_until(lambda: tab.replies, "the slider's value")
    assert abs(int(tab.replies[-1]["data"]["value"]) - 50) <= 2
    count = len(tab.replies)
    tab.press(keys.RIGHT)
    wait_until(lambda: len(tab.replies) > count, "the next value")
    assert abs(int(tab.replies[-1]["data"]["value"]) - 55) <= 2


def test_a_wheel_is_a_list_and_a_date_is_the_browsers(inputs, tab):
    set_value(tab, "select", "2")
    assert last_reply(tab, 1) == ("picker", "2")
    set_value(tab, "input[type=date]", "1970-01-03")
    assert last_reply(tab, 2) == ("date", str(2 * 24 * 60 * 60))


def test_a_date_in_the_inline_style_shows_its_month(gallery, tab):
    gallery("inputs", "calendar")
    tab.native("group", "Departure").wait()
    tab.native_text("January 1970").wait()
    assert tab.native("gridcell", "Thursday, January 1, 1970").is_enabled
    tab.native("gridcell", "Saturday, January 3, 1970").tap()
    assert last_reply(tab, 1) == ("date", str(60 * 60 * (2 * 24 + 12)))
    tab.wait_until("() => document.querySelector('viaduct-screen').shadowRoot.querySelector('.calendar [aria-selected=true]').dataset.day === '1970-01-03'")
    # By the keys, over the end of the month too.
    for _ in range(5):
        tab.press(keys.DOWN)
    wait_until(lambda: tab.native("gridcell", "Saturday, February 7, 1970").is_focused, "the focus five weeks later")
    tab.press(" ")
    assert last_reply(tab, 2) == ("date", str(60 * 60 * (37 * 24 + 12)))
    # The screen with this day shows its month again.
    tab.wait_until("() => document.querySelector('viaduct-screen').shadowRoot.querySelector('[data-day=\"1970-02-07\"][aria-selected=true]')")
    tab.native("button", "Previous month").tap()
    tab.native_text("January 1970").wait()
    tab.native("button", "Previous month").tap()
    tab.native_text("December 1969").wait()
    assert not tab.native("gridcell", "Wednesday, December 31, 1969").is_enabled
    tab.native("gridcell", "Wednesday, December 31, 1969").tap()
    tab.evaluate("""() => {
        const time = document.querySelector('viaduct-screen').shadowRoot.querySelector('.calendar input')
        time.value = "13:30"
        time.dispatchEvent(new Event("change", { bubbles: true }))
    }""")
    assert last_reply(tab, 3) == ("date", str(60 * 30 * (37 * 48 + 27)))


def test_the_keys_lead_through_a_month_as_through_a_grid(gallery, tab):
    gallery("inputs", "calendar")
    tab.native("grid", "January 1970").wait()
    tab.native("columnheader", "Sunday").wait()
    tab.native("gridcell", "Saturday, January 31, 1970").tap()
    last_reply(tab, 1)
    tab.wait_until("() => document.querySelector('viaduct-screen').shadowRoot.querySelector('[data-day=\"1970-01-31\"][aria-selected=true]')")
    for key, day in [
        (keys.PAGE_DOWN, "Saturday, February 28, 1970"), (keys.PAGE_UP, "Wednesday, January 28, 1970"), (keys.HOME, "Sunday, January 25, 1970"),
        (keys.END, "Saturday, January 31, 1970"), (keys.RIGHT, "Sunday, February 1, 1970"), (keys.LEFT, "Saturday, January 31, 1970"),
        (keys.UP, "Saturday, January 24, 1970"),
    ]:
        tab.press(key)
        wait_until(lambda: tab.native("gridcell", day).is_focused, f"the focus on {day}")
    # Days that cannot be chosen are on the way.
    tab.press_together(keys.SHIFT, keys.PAGE_UP)
    last = tab.native("gridcell", "Friday, January 24, 1969")
    wait_until(lambda: last.is_focused, "the focus a year before")
    assert not last.is_enabled
    tab.press(" ", keys.ENTER)
    # The month is one stop of the tab key.
    tab.press_together(keys.SHIFT, keys.TAB)
    wait_until(lambda: tab.native("button", "Next month").is_focused, "the focus before the days")
    tab.press(keys.TAB)
    wait_until(lambda: last.is_focused, "the focus back on the day")
    tab.press_together(keys.CONTROL, keys.RIGHT)
    assert last.is_focused
    assert len(tab.replies) == 1


def test_a_calendar_of_days_has_no_time_and_ends_at_its_bounds(calendars, tab):
    tab.native("gridcell", "Friday, March 20, 1970").tap()
    assert last_reply(tab, 1) == ("Holiday", str(78 * 24 * 60 * 60))
    # Another calendar, which is drawn anew too, leaves the focus where it is.
    tab.wait_until(f"() => {HOLIDAY}.querySelector('[aria-selected=true]').dataset.day === '1970-03-20'")
    assert tab.native("gridcell", "Friday, March 20, 1970").is_focused
    for day, is_enabled in [("Monday, March 9", False), ("Tuesday, March 10", True), ("Saturday, March 21", False)]:
        assert tab.native("gridcell", f"{day}, 1970").is_enabled == is_enabled
    assert tab.evaluate(f"() => {HOLIDAY}.querySelector('input').checkVisibility()") is False


def test_a_month_that_a_person_has_turned_to_stays_when_the_screen_changes(calendars, tab):
    tab.evaluate(f"() => {HOLIDAY}.querySelector('[aria-label=\"Next month\"]').focus()")
    tab.press(keys.ENTER)
    tab.native_text("April 1970").wait()
    tab.native("button", "Close").tap()
    tab.native_text("Closed").wait()
    tab.native_text("April 1970").wait()
    # Its first day is where the Tab key stops, where none is chosen, below the name of its weekday.
    tab.evaluate(f"() => {HOLIDAY}.querySelector('[aria-label=\"Next month\"]').focus()")
    tab.press(keys.TAB)
    first = tab.native("gridcell", "Wednesday, April 1, 1970")
    wait_until(lambda: first.is_focused, "the focus on the first day")
    names = tab.evaluate(f"() => [...{HOLIDAY}.querySelectorAll('[aria-label=Wednesday]')].map(name => name.getBoundingClientRect().x)")
    assert abs(names[0] - first.rect["x"]) < 20
    # A person who cannot see it is told of another month, and the page does not scroll meanwhile.
    assert tab.evaluate(f"() => {HOLIDAY}.querySelector('.calendar__month').ariaLive") == "polite"
    assert tab.evaluate(f"""() => {HOLIDAY}.querySelector('[tabindex="0"]').dispatchEvent(
        new KeyboardEvent('keydown', {{ key: 'ArrowDown', bubbles: true, cancelable: true }}))""") is False


def test_a_calendar_knows_today_and_a_time_in_steps(calendars, tab):
    today = tab.evaluate(f"() => {START}.querySelector('[aria-current=date]').dataset.day")
    assert [today] == tab.evaluate(f"() => [...{START}.querySelectorAll('[aria-current], [aria-selected=true]')].map(day => day.dataset.day)")
    assert tab.evaluate(f"() => {START}.querySelector('input').step") == "900"
    change = f"""value => {{
        const time = {START}.querySelector('input')
        time.value = value
        time.dispatchEvent(new Event('change', {{ bubbles: true }}))
    }}"""
    tab.evaluate(change, "")
    tab.evaluate(change, "00:15")
    assert int(last_reply(tab, 1)[1]) % (24 * 60 * 60) == 15 * 60


def test_a_calendar_that_is_not_enabled_can_be_looked_at_only(calendars, tab):
    tab.evaluate(f"() => {END}.querySelector('[aria-label=\"Next month\"]').click()")
    tab.native_text("December 9999").wait()
    tab.evaluate(f"() => {END}.querySelector('[aria-label=\"Previous month\"]').click()")
    tab.native_text("November 9999").wait()
    assert not tab.native("gridcell", "Monday, November 1, 9999").is_enabled
    assert tab.evaluate(f"() => {END}.querySelector('input').disabled && {END}.querySelector('[data-day]').disabled")


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


def test_rows_are_chosen_and_their_controls_are_their_own(gallery, tab):
    gallery("list")
    tab.native_text("Viaducts").wait()
    tab.native("button", "Batty Moss, 2 km").tap()
    assert last_reply(tab, 1) == ("select", "0 1")
    tab.native("switch", "Wi-Fi").tap()
    assert last_reply(tab, 2) == ("switch", "true")
    tab.native_text("These apply at once.").wait()
    tab.native_text("1.2").wait()


def test_what_a_swipe_offers_is_in_a_menu_of_the_row(gallery, tab):
    gallery("list")
    tab.native("button", "Actions for Batty Moss, 2 km").tap()
    tab.native("menuitem", "Delete").tap()
    tab.native_text("Batty Moss").wait_gone()
    tab.native("button", "Arten Gill, 2 km").wait()


def test_pulling_down_is_a_button(gallery, tab):
    gallery("list")
    refresh = tab.native("button", "Refresh")
    refresh.tap()
    assert last_reply(tab, 1) == ("refresh", "")
    tab.native("button", "Dent Head, 4 km").wait()
    wait_until(lambda: refresh.is_enabled, "the end of the refresh")


def test_cells_of_a_collection_are_rows(gallery, tab):
    gallery("list", "cells")
    tab.native("button", "South").tap()
    assert last_reply(tab, 1) == ("select", "South")


def test_texts_look_as_they_are_set(gallery, tab):
    gallery("looks")
    assert float(tab.native_text("Heading").wait().style("font-size")[:-2]) >= 34
    bold = tab.native_text("bold and red").wait()
    assert bold.colour == [255, 0, 0]
    assert int(bold.style("font-weight")) >= 700
    assert tab.native_text("Hidden").count == 0
    assert tab.native_text("Pale").style("opacity") == "0.5"


def test_a_view_is_moved_has_its_shadow_and_a_hint_for_those_who_listen(gallery, tab):
    gallery("looks")
    moved, pale = tab.native_text("Moved").wait(), tab.native_text("Pale")
    assert moved.rect_at_rest["x"] - pale.rect_at_rest["x"] == pytest.approx(40)
    assert moved.style("filter").startswith("drop-shadow(rgba(0, 0, 0, 0.4) 0px -3px")
    hinted = "document.querySelector('viaduct-screen').shadowRoot.querySelector('[aria-description=\"By forty points\"]')"
    assert tab.evaluate(f"() => {hinted}.textContent") == "Moved"


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


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_colours_follow_the_appearance(gallery, tab, scheme):
    tab.prefer(scheme)
    gallery("looks")
    colour = tab.native_text("Secondary").wait().colour
    assert sum(colour) < 300 if scheme == "light" else sum(colour) > 500


def test_buttons_have_styles_subtitles_and_roles(gallery, tab):
    gallery("looks")
    tab.native("button", "Tinted").tap()
    assert last_reply(tab, 1) == ("Tinted", "")
    assert not tab.native("button", "Off").is_enabled
    delete = tab.native("button", "DeleteFor good").wait()
    background = delete.style("background-color")
    assert background.startswith("rgb(255, ")
    assert tab.native("button", "Plain").style("color") == "rgb(175, 82, 222)"


def test_a_view_that_waits_for_a_tap_is_a_button(gallery, tab):
    gallery("looks")
    tab.native("button", "A card to tap").tap()
    assert last_reply(tab, 1) == ("card", "")


def test_a_button_opens_its_menu_over_its_screen(gallery, tab):
    gallery("looks")
    tab.native("button", "Sort").tap()
    tab.native("menuitemcheckbox", "Name").wait()
    tab.native("menuitem", "Date").tap()
    assert last_reply(tab, 1) == ("sort", "date")
    tab.native("menu").wait_gone()
    tab.native("dialog", "Looks").wait()


def test_a_right_click_opens_a_context_menu(gallery, tab):
    gallery("looks")
    rect = tab.native_text("Press for long").wait().rect_at_rest
    tab.native_text("Press for long").tap()
    tab.click_right_at(rect["x"] + 10, tab.native_text("Press for long").rect["y"] + 5)
    tab.native("menuitem", "Rename").tap()
    assert last_reply(tab, 1) == ("rename", "")


def test_an_image_is_drawn(gallery, tab):
    gallery("looks")
    picture = tab.native("img", "A square").wait()
    wait_until(lambda: picture.has("canvas"), "the image")
    rect = picture.rect
    assert (round(rect["width"]), round(rect["height"])) == (80, 80)


def test_an_empty_screen_says_so_and_offers_what_to_do(gallery, tab):
    gallery("looks", "empty")
    tab.native_text("No Mail").wait()
    tab.native("button", "Write").tap()
    assert last_reply(tab, 1) == ("write", "")


def test_a_screen_fills_a_wide_window(gallery, tab):
    tab.resize(DESKTOP_WIDTH)
    gallery("inputs")
    screen = tab.native("dialog", "Inputs").wait()
    wait_until(lambda: screen.rect["x"] == 0, "the screen to stand still")
    assert screen.rect["width"] == DESKTOP_WIDTH
    assert tab.native("slider", "Volume").rect["width"] <= 720


def set_value(tab, css, value):
    """Chooses as the browser's own popup does, which is outside of the page."""
    tab.native("dialog", "Inputs").wait()
    tab.evaluate("""(css, value) => {
        const input = document.querySelector("viaduct-screen").shadowRoot.querySelector(`dialog ${css}`)
        if (input.localName === "select") input.selectedIndex = Number(value)
        else input.value = value
        input.dispatchEvent(new Event("change", { bubbles: true }))
    }""", css, value)
