"""The bar apart from its buttons: prompts, custom views, search scopes, large titles, the toolbar."""

import pytest

from harness.accessibility import assert_accessible
from harness.waiting import wait_until


def told(tab, count):
    data = tab.wait_for_replies(count)[-1]["data"]
    return data["name"], data["value"]


@pytest.mark.any_browser
def test_a_prompt_and_views_of_the_apps_own(gallery, tab):
    gallery("bar", "prompt")
    prompt = tab.native_text("Three viaducts").wait().rect
    assert prompt["bottom"] <= tab.native("button", "Save").rect["y"] + 20
    tab.native("button", "Star").tap()
    assert told(tab, 1) == ("star", "")
    assert tab.native("switch").wait().rect["right"] < 195
    assert int(tab.native("button", "Save").style("font-weight")) >= 600
    tab.native("button", "Save").tap()
    assert told(tab, 2) == ("save", "")
    wait_until(lambda: tab.page("h1").rect["y"] >= tab.native("button", "Save").rect["bottom"], "the page below the bar")
    assert_accessible(tab)


@pytest.mark.any_browser
def test_a_badge_stands_at_the_corner_of_its_item(gallery, tab):
    gallery("bar", "badges")
    inbox = tab.native("button", "Inbox, 12").wait().rect_at_rest
    badge = tab.native_text("12").wait().rect_at_rest
    assert inbox["x"] < (badge["x"] + badge["right"]) / 2 <= inbox["right"] + badge["width"] / 2
    assert abs(badge["y"] - inbox["y"]) <= 8 and badge["y"] >= 0 and badge["right"] <= tab.evaluate("() => innerWidth")
    assert_accessible(tab)
    tab.native("button", "News").tap()
    tab.native("button", "Inbox").wait()
    assert told(tab, 1) == ("news", "")
    assert tab.native_text("12").count == 0


@pytest.mark.any_browser
def test_a_segmented_control_in_place_of_the_title(gallery, tab):
    gallery("bar", "title")
    tab.native("radio", "Map").tap()
    assert told(tab, 1) == ("segments", "1")
    assert tab.native_text("Fixture").count == 0


def test_a_large_title_goes_when_the_page_is_scrolled(gallery, tab):
    gallery("bar", "large", body="<p>Text</p>" * 80)
    tab.wait_for_screen()
    wait_until(lambda: large_title(tab), "the large title")
    assert tab.page("h1").rect["y"] >= 96
    tab.evaluate("() => scrollTo(0, 300)")
    wait_until(lambda: not large_title(tab), "the large title to go")


@pytest.mark.any_browser
def test_a_hidden_bar_takes_no_room(gallery, tab):
    gallery("bar", "hidden")
    tab.wait_until("() => document.querySelector('viaduct-screen')?.shadowRoot.querySelector('nav').checkVisibility() === false")
    wait_until(lambda: tab.page("h1").rect["y"] < 44, "the page at the top")


@pytest.mark.any_browser
def test_scopes_of_a_search_are_chosen(gallery, tab):
    gallery("bar", "search")
    tab.native("radio", "Open").tap()
    assert told(tab, 1) == ("scope", "1")
    wait_until(lambda: tab.page("h1").rect["y"] >= tab.native("radio", "Open").rect["bottom"], "the page below the scopes")
    assert_accessible(tab)


@pytest.mark.slow
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_toolbar_stands_at_the_bottom(gallery, tab, scheme):
    tab.prefer(scheme)
    gallery("bar", "toolbar")
    compose, done = tab.native("button", "Compose").wait(), tab.native("button", "Done").wait()
    assert compose.rect["bottom"] > 750 and done.rect["bottom"] > 750
    assert compose.rect["right"] < 195 < done.rect["x"]
    compose.tap()
    assert told(tab, 1) == ("compose", "")
    assert_accessible(tab)


def test_the_way_back_has_its_title_and_stands_beside_other_items(gallery, tab):
    gallery("bar", "back")
    tab.native("button", "Edit").tap()
    assert told(tab, 1) == ("edit", "")
    tab.native("button", "Back to Viaducts").tap()
    tab.native("dialog", "Detail").wait_gone()


def large_title(tab):
    return tab.evaluate("""() => [...document.querySelector("viaduct-screen").shadowRoot.querySelectorAll("nav *")]
        .some(element => element.textContent === "Fixture" && element.checkVisibility()
            && parseFloat(getComputedStyle(element).fontSize) > 30)""")
