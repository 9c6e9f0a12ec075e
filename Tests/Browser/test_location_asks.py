"""A place is chosen from a list or typed, saved, and found again."""

import pytest

from harness import keys
from harness.asks import LOCATION, fill

pytestmark = pytest.mark.any_browser

PLACE = "Where is the phone?"
ALLOW = "Allow this app to use your location?"


def test_a_place_of_the_list_is_the_location(tab, ask):
    ask(LOCATION)
    tab.native("button", "Allow").tap()
    tab.native("dialog", PLACE).wait()
    tab.native("button", "Tokyo").tap()
    tab.native("button", "Use This Location").tap()
    assert tab.wait_for_replies(1)[0]["data"] == {"latitude": 35.6762, "longitude": 139.6503}
    tab.native("dialog", PLACE).wait_gone()


@pytest.mark.slow
def test_a_location_is_typed_saved_and_found_again(tab, ask):
    ask(LOCATION)
    tab.native("button", "Allow").tap()
    fill(tab, "Latitude", "47,05")
    fill(tab, "Longitude", "8.3")
    fill(tab, "Save as", "Lucerne")
    tab.press(keys.ENTER)
    tab.native("button", "Lucerne").wait()
    tab.native("textbox", "Longitude").tap()
    tab.press(keys.ENTER)
    assert tab.wait_for_replies(1)[0]["data"] == {"latitude": 47.05, "longitude": 8.3}
    tab.page("main > button").tap()
    tab.native("button", "Berlin").tap()
    tab.native("button", "Lucerne").tap()
    tab.native("button", "Use This Location").tap()
    assert tab.wait_for_replies(2)[1]["data"] == {"latitude": 47.05, "longitude": 8.3}
    tab.page("main > button").tap()
    tab.native("button", "Remove Lucerne").tap()
    tab.native("button", "Lucerne").wait_gone()


@pytest.mark.parametrize("latitude", ["", "north", "90.1", "-91"])
def test_what_is_no_place_cannot_be_used(tab, ask, latitude):
    ask(LOCATION)
    tab.native("button", "Allow").tap()
    assert tab.native("button", "Use This Location").wait().is_enabled
    fill(tab, "Latitude", latitude)
    assert not tab.native("button", "Use This Location").is_enabled


def test_escape_does_not_allow_and_a_place_that_is_not_told_is_none(tab, ask):
    ask(LOCATION)
    tab.native("alertdialog", ALLOW).wait()
    tab.press(keys.ESCAPE)
    assert tab.wait_for_replies(1)[0]["data"] == {}
    tab.reload()
    tab.wait_for_screen()
    tab.page("main > button").tap()
    tab.native("button", "Allow").tap()
    tab.native("dialog", PLACE).wait()
    tab.press(keys.ESCAPE)
    assert tab.wait_for_replies(1)[0]["data"] == {}
    tab.native("dialog", PLACE).wait_gone()
