"""The share sheet of an app: images, sources, custom activities, and the outcome that the app gets."""

import pytest

from harness.accessibility import assert_accessible
from harness.waiting import wait_until


def told(tab, count):
    data = tab.wait_for_replies(count)[-1]["data"]
    return data["name"], data["value"]


@pytest.mark.any_browser
def test_an_image_is_shown_and_can_be_saved(gallery, tab):
    gallery("sharing", "image")
    sheet = tab.native("dialog", "Share").wait()
    wait_until(lambda: sheet.has(".preview canvas"), "the thumbnail")
    assert tab.native("button", "Mail").count == 0
    assert_accessible(tab)
    tab.native("button", "Save Image").tap()
    assert told(tab, 1) == ("com.apple.UIKit.activity.SaveToCameraRoll", "true")
    sheet.wait_gone()


@pytest.mark.slow
@pytest.mark.any_browser
def test_several_items_are_shared_together(gallery, tab):
    gallery("sharing", "several")
    assert "Ribblehead" in tab.native("dialog", "Share").wait().text
    assert tab.native("button", "Mail").count == 0
    tab.native("button", "Copy Link").tap()
    assert told(tab, 1) == ("com.apple.UIKit.activity.CopyToPasteboard", "true")


@pytest.mark.slow
@pytest.mark.any_browser
def test_a_source_is_asked_for_what_is_shared(gallery, tab):
    gallery("sharing", "source")
    assert "The subject" in tab.native("dialog", "Share").wait().text
    tab.native("button", "Cancel").tap()
    assert told(tab, 1) == ("none", "false")


@pytest.mark.any_browser
def test_an_activity_of_the_apps_own_is_performed(gallery, tab):
    gallery("sharing", "several")
    tab.native("button", "Stamp").tap()
    assert told(tab, 1) == ("stamp", "true")
    tab.native("dialog").wait_gone()
