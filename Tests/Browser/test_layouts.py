"""Layouts of screens and views: tabs, grids, pickers with several wheels, and sheets that point at their source."""

import pytest

from harness import keys
from harness.accessibility import assert_accessible
from harness.browser import DESKTOP_WIDTH
from harness.waiting import wait_until


def wait_told(tab, *told):
    replies = [(reply["data"]["name"], reply["data"]["value"]) for reply in tab.wait_for_replies(len(told))]
    assert replies == list(told)


@pytest.mark.slow
@pytest.mark.any_browser
def test_a_tab_shows_its_screen(gallery, tab):
    gallery("layouts", "tabs")
    tab.native("button", "Count Arches").tap()
    tab.native("tab", "Trains, 3").tap()
    tab.native("button", "Count Trains").tap()
    wait_told(tab, ("Count Arches", ""), ("Count Trains", ""))
    assert tab.native("button", "Count Arches").count == 0
    tab.native("tab", "Arches").tap()
    tab.native("button", "Count Arches").wait()


@pytest.mark.any_browser
def test_cells_of_a_grid_stand_beside_each_other(gallery, tab):
    gallery("layouts", "grid")
    red, orange, purple = (tab.native("button", name).wait().rect_at_rest for name in ("Red", "Orange", "Purple"))
    assert red["y"] == orange["y"] and red["right"] <= orange["x"]
    assert purple["y"] >= red["bottom"]
    assert red["width"] >= 100 and red["height"] >= 80
    text = tab.native_text("Red").rect
    assert abs(text["x"] + text["right"] - red["x"] - red["right"]) <= 2
    tab.native("button", "Orange").tap()
    wait_told(tab, ("select", "Orange"))


@pytest.mark.any_browser
def test_wheels_are_chosen_one_by_one(gallery, tab):
    gallery("layouts", "wheels")
    hours, minutes = (tab.native("combobox", f"Time {number}").wait() for number in (1, 2))
    assert hours.rect_at_rest["y"] == minutes.rect_at_rest["y"]
    assert hours.rect["right"] <= minutes.rect["x"]
    choose(tab, 1, 2)
    wait_told(tab, ("time", "7:30"))
    choose(tab, 0, 9)
    wait_told(tab, ("time", "7:30"), ("time", "9:30"))


@pytest.mark.slow
@pytest.mark.parametrize("event, opener", [("item", "Choose"), ("button", "Choose here")])
def test_a_sheet_stands_at_what_opened_it_in_a_wide_window(gallery, tab, event, opener):
    tab.resize(DESKTOP_WIDTH)
    gallery("layouts", event)
    at = tab.native("button", opener).wait().rect_at_rest
    tab.native("button", opener).tap()
    sheet = tab.native("dialog", "Which viaduct?").wait().rect_at_rest
    assert 0 <= sheet["y"] - at["bottom"] <= 16 or 0 <= at["y"] - sheet["bottom"] <= 16
    assert sheet["x"] < at["right"] and at["x"] < sheet["right"]
    assert sheet["x"] >= 0 and sheet["right"] <= DESKTOP_WIDTH
    tab.native("button", "Arten Gill").tap()
    tab.native("dialog", "Which viaduct?").wait_gone()
    chosen = {"name": "chosen", "value": "Arten Gill"}
    wait_until(lambda: [reply["data"] for reply in tab.replies][-1:] == [chosen], "the choice")


@pytest.mark.any_browser
def test_a_sheet_is_at_the_bottom_of_a_phone_and_left_by_escape(gallery, tab):
    gallery("layouts", "item")
    tab.native("button", "Choose").tap()
    sheet = tab.native("dialog", "Which viaduct?").wait()
    assert sheet.rect_at_rest["bottom"] >= 780
    tab.press(keys.ESCAPE)
    sheet.wait_gone()
    assert tab.replies == []


@pytest.mark.any_browser
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("event, role, name", [
    ("tabs", "tab", "Arches"), ("grid", "button", "Red"), ("wheels", "combobox", "Time 1"), ("item", "button", "Choose")])
def test_a_layout_is_accessible(gallery, tab, scheme, event, role, name):
    tab.prefer(scheme)
    gallery("layouts", event)
    tab.native(role, name).wait()
    assert_accessible(tab)


def choose(tab, wheel, row):
    """Chooses an option as the browser's own popup does, because that is outside of the page."""
    tab.evaluate("""(wheel, row) => {
        const select = document.querySelector("viaduct-screen").shadowRoot.querySelectorAll("dialog select")[wheel]
        select.selectedIndex = row
        select.dispatchEvent(new Event("change", { bubbles: true }))
    }""", wheel, row)


@pytest.mark.any_browser
def test_a_view_in_the_bar_has_its_nested_image_within_it(gallery, tab):
    gallery("layouts", "avatar")
    picture = tab.native("img", "Avatar").wait()
    wait_until(lambda: picture.has("canvas"), "the image")
    place = picture.rect
    assert (place["width"], place["height"]) == (24, 24)
    assert 0 <= place["y"] and place["bottom"] <= 44


@pytest.mark.any_browser
def test_a_button_with_only_a_colour_and_a_size_is_drawn_and_tapped(gallery, tab):
    gallery("layouts", "avatar")
    button = tab.native("button", "Record").wait()
    assert (button.rect["width"], button.rect["height"]) == (28, 28)
    button.tap()
    wait_told(tab, ("record", ""))


@pytest.mark.any_browser
def test_constraints_give_sizes_and_edges(gallery, tab):
    gallery("layouts", "card")
    tab.native("dialog", "Card").wait().rect_at_rest
    card, inner = tab.evaluate("""() => [...document.querySelector("viaduct-screen").shadowRoot
        .querySelectorAll("dialog .element.stack")].map(stack => stack.getBoundingClientRect())""")
    assert (card["width"], card["height"]) == (200, 120)
    assert (inner["x"] - card["x"], inner["y"] - card["y"]) == (20, 20)
    assert (inner["width"], inner["height"]) == (160, 80)


@pytest.mark.any_browser
def test_a_colour_is_picked_from_the_grid_or_by_its_digits(gallery, tab):
    gallery("layouts", "colours")
    tab.native("dialog", "Colors").wait()
    tab.native("button", "#FFFFFF").tap()
    wait_told(tab, ("colour", "255 255 255"))
    field = tab.native("textbox", "#RRGGBB")
    wait_until(lambda: field.text == "#FFFFFF", "the chosen colour")
    field.tap()
    tab.press_together(keys.CONTROL, "a")
    tab.type("#0A64FF")
    tab.press(keys.ENTER)
    tab.wait_until("() => window.replies.length === 2")
    assert tab.replies[1]["data"] == {"name": "colour", "value": "10 100 255"}


@pytest.mark.any_browser
def test_a_picker_of_films_takes_a_file_of_that_kind(gallery, tab, tmp_path):
    gallery("layouts", "film")
    tab.native("dialog", "Choose a Video").wait()
    assert tab.evaluate("""() => document.querySelector("viaduct-screen").shadowRoot.querySelector("input[type=file]").accept""") == "video/*"
    film = tmp_path / "train.mp4"
    film.write_bytes(b"film")
    tab.choose_files(film)
    tab.native("button", "Open").tap()
    wait_told(tab, ("public.movie", "train.mp4"))
