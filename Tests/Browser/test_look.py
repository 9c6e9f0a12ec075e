"""The look of the screen, and its isolation from the page."""

import pytest

from harness import keys
from harness.app_page import component
from harness.browser import DESKTOP_WIDTH, PHONE_WIDTH
from harness.waiting import wait_until

SAVE = component("form", connect=("connect", {"submitTitle": "Save"}))
LINKS = {"links": [{"text": "Edit", "url": "/edit", "style": "default"}]}
MORE = component("dropdown-navigation-sheet", click=("present", LINKS), label="More")
ALERT = component("alert", click=("show", {"title": "Delete?", "confirm": "Delete", "dismiss": "Keep"}), label="Ask")
WIDTHS = pytest.mark.parametrize("width", [PHONE_WIDTH, DESKTOP_WIDTH])
IMAGE_BYTES = 1000


@WIDTHS
def test_the_bar_covers_nothing_at_the_top(tab, show, width):
    tab.resize(width)
    show(SAVE + "<p>Text</p>" * 60)
    save = tab.native("button", "Save").wait()
    assert save.rect["right"] <= width
    bar = save.rect["bottom"]
    wait_until(lambda: tab.page("main").rect["y"] >= bar, "the page to stand below the bar")
    assert tab.page("main").rect["y"] < 70
    assert tab.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    tab.evaluate("() => { location.hash = 'none'; scrollTo(0, 400) }")
    save.tap()
    tab.wait_for_replies(1)


@pytest.mark.parametrize("position", ["fixed", "sticky"])
@WIDTHS
def test_a_header_of_the_page_that_stays_at_the_top_is_not_covered(tab, show, width, position):
    tab.resize(width)
    header = f"<style>#head {{ position: {position}; top: 0; left: 0; right: 0; height: 50px; background: gold }}</style>"
    show(f"{header}<button id='head'>Page's own</button>{SAVE}" + "<p>Text</p>" * 60)
    bottom = tab.native("button", "Save").wait().rect["bottom"]
    for scroll in ([0, 500] if position == "fixed" else [500]):
        tab.evaluate("y => scrollTo(0, y)", scroll)
        wait_until(lambda: tab.page("#head").rect["y"] >= bottom, "the header to stand below the bar")
    tab.evaluate("() => document.querySelector('#head').addEventListener('click', () => { window.wasTapped = true })")
    tab.page("#head").tap()
    tab.wait_until("() => window.wasTapped")


@pytest.mark.slow
@WIDTHS
@pytest.mark.parametrize("body, role", [(MORE, "dialog"), (ALERT, "alertdialog")])
def test_an_overlay_stands_inside_the_window(tab, show, tmp_path, width, body, role):
    tab.resize(width)
    show(body)
    tab.page("button").tap()
    rect = tab.native(role).wait().rect_at_rest
    assert 0 <= rect["x"] and rect["right"] <= width and rect["bottom"] <= 800
    assert abs((rect["x"] + rect["right"]) / 2 - width / 2) < 2
    if role == "alertdialog":
        assert abs((rect["y"] + rect["bottom"]) / 2 - 400) < 2
    tab.screenshot(tmp_path / "overlay.png")
    assert (tmp_path / "overlay.png").stat().st_size > IMAGE_BYTES


@pytest.mark.slow
def test_a_dark_screen_differs_from_a_light_one(tab, show, tmp_path):
    show(SAVE + MORE)
    tab.native("button", "Save").wait()
    tab.page("main > button").tap()
    tab.native("button", "Edit").wait()
    colours = {}
    for scheme in ("light", "dark"):
        tab.prefer(scheme)
        colours[scheme] = (tab.native_text("Fixture").style("color"), tab.native("button", "Edit").style("color"))
        tab.screenshot(tmp_path / f"{scheme}.png")
    light, dark = colours["light"], colours["dark"]
    assert light[0] != dark[0] and light[1] != dark[1]
    assert (tmp_path / "light.png").read_bytes() != (tmp_path / "dark.png").read_bytes()
    assert sum(tab.native_text("Fixture").colour) > 600


@pytest.mark.slow
@pytest.mark.parametrize("reduced", [True, False])
def test_overlays_move_unless_the_person_prefers_less_motion(tab, show, reduced):
    tab.prefer(reduced_motion=reduced)
    show(MORE + component("menu", connect=("connect", {"items": [{"title": "One"}]})))
    tab.page("main > button").tap()
    assert (tab.native("dialog").wait().style("animation-name") == "none") == reduced
    tab.press(keys.ESCAPE)
    tab.native("button", "Menu").tap()
    assert (tab.native("menu").wait().style("animation-name") == "none") == reduced


@pytest.mark.slow
def test_a_sheet_stands_at_what_it_belongs_to_on_a_wide_window(tab, show):
    tab.resize(DESKTOP_WIDTH)
    source = {"x": 900, "y": 200, "width": 100, "height": 40}
    data = {"title": "Sort", "items": [{"title": "Name", "index": 0}], "source": source}
    show(component("menu", click=("display", data), label="Sort"))
    tab.page("main > button").tap()
    rect = tab.native("dialog").wait().rect_at_rest
    assert 240 <= rect["y"] <= 260
    assert abs((rect["x"] + rect["right"]) / 2 - 950) < 2
