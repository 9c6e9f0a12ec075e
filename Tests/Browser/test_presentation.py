"""Screens, sheets and alerts on top of each other, and how each of them is left."""

import pytest

from harness import keys
from harness.accessibility import assert_accessible
from harness.browser import DESKTOP_WIDTH
from harness.waiting import wait_until


def told(tab):
    return [(reply["data"]["name"], reply["data"]["value"]) for reply in tab.replies]


def wait_told(tab, *replies):
    wait_until(lambda: len(told(tab)) >= len(replies), lambda: f"{replies}, there are {told(tab)}")
    assert told(tab) == list(replies)


def open_all(gallery, tab):
    """An alert over a sheet over a pushed screen."""
    gallery("screens", "nested")
    tab.native("button", "Sheet").tap()
    tab.native("button", "Ask").tap()
    tab.native("alertdialog", "Sure?").wait()


@pytest.mark.any_browser
def test_each_is_left_by_itself_from_the_top_down(gallery, tab):
    open_all(gallery, tab)
    tab.native("button", "Cancel").tap()
    tab.native("alertdialog").wait_gone()
    wait_told(tab, ("cancel", "Sure?"))
    tab.native("button", "Done").tap()
    tab.native("dialog", "Sheet").wait_gone()
    wait_told(tab, ("cancel", "Sure?"), ("dismissed", ""))
    tab.native("button", "Back to Fixture").tap()
    tab.native("dialog").wait_gone()
    assert tab.page("main > button").is_focused


@pytest.mark.slow
@pytest.mark.any_browser
def test_dismissing_the_presenter_takes_all_of_it_away(gallery, tab):
    open_all(gallery, tab)
    tab.native("button", "All gone").tap()
    tab.native("alertdialog").wait_gone()
    tab.native("dialog", "Sheet").wait_gone()
    tab.native("dialog", "Pushed").wait()
    wait_told(tab, ("gone", ""))


@pytest.mark.slow
@pytest.mark.any_browser
def test_a_second_escape_cancels_nothing_beneath_and_nothing_twice(gallery, tab):
    open_all(gallery, tab)
    tab.press(keys.ESCAPE, keys.ESCAPE)
    tab.native("alertdialog").wait_gone()
    wait_told(tab, ("cancel", "Sure?"))
    # The second tap's effect would have appeared before this one's.
    tab.native("button", "Ask").tap()
    tab.native("alertdialog").wait()
    tab.native("dialog", "Sheet").wait()
    assert told(tab) == [("cancel", "Sure?")]


@pytest.mark.slow
@pytest.mark.any_browser
def test_escapes_apart_leave_one_after_the_other(gallery, tab):
    open_all(gallery, tab)
    tab.press(keys.ESCAPE)
    tab.native("alertdialog").wait_gone()
    press_until_gone(tab, "Sheet")
    wait_told(tab, ("cancel", "Sure?"), ("dismissed", ""))
    press_until_gone(tab, "Pushed")


@pytest.mark.any_browser
def test_a_locked_sheet_tells_of_the_attempt_and_stays(gallery, tab):
    gallery("screens", "locked")
    tab.native("dialog", "Sheet").wait()
    tab.press(keys.ESCAPE)
    wait_told(tab, ("attempted", ""))
    tab.native("dialog", "Sheet").wait()
    assert tab.native("button", "Done").count == 0


@pytest.mark.any_browser
def test_a_sheet_has_the_height_of_its_detent_and_another_by_its_grabber(gallery, tab):
    gallery("screens", "sheet")
    sheet = tab.native("dialog", "Sheet")
    medium = sheet.wait().rect_at_rest
    assert 350 < medium["height"] < 480
    tab.native("button", "Make the sheet large").tap()
    wait_until(lambda: sheet.rect_at_rest["height"] > 700, "the large sheet")
    tab.native("button", "Make the sheet medium").tap()
    wait_until(lambda: sheet.rect_at_rest["height"] < 480, "the medium sheet")


@pytest.mark.slow
@pytest.mark.parametrize("pointer", ["mouse", "touch"])
def test_a_sheet_is_pulled_up_and_down(gallery, tab, pointer):
    gallery("screens", "sheet")
    sheet = tab.native("dialog", "Sheet")
    top = sheet.wait().rect_at_rest["y"]
    tab.drag((195, top + 8), (195, top - 200), pointer)
    wait_until(lambda: sheet.rect_at_rest["height"] > 700, "the large sheet")
    tab.drag((195, sheet.rect["y"] + 8), (195, 300), pointer)
    wait_until(lambda: sheet.rect_at_rest["height"] < 480, "the medium sheet")
    tab.drag((195, sheet.rect["y"] + 8), (195, 700), pointer)
    sheet.wait_gone()
    wait_told(tab, ("dismissed", ""))


@pytest.mark.any_browser
def test_a_tap_beside_a_sheet_leaves_it(gallery, tab):
    gallery("screens", "sheet")
    tab.native("dialog", "Sheet").wait().rect_at_rest
    tab.tap_at(195, 100)
    tab.native("dialog", "Sheet").wait_gone()
    wait_told(tab, ("dismissed", ""))


@pytest.mark.any_browser
def test_a_sheet_is_a_card_in_a_wide_window(gallery, tab):
    tab.resize(DESKTOP_WIDTH)
    gallery("screens", "sheet")
    rect = tab.native("dialog", "Sheet").wait().rect_at_rest
    assert rect["width"] <= 620
    assert abs(rect["x"] + rect["width"] / 2 - DESKTOP_WIDTH / 2) < 2


@pytest.mark.any_browser
def test_back_goes_down_a_stack_in_a_sheet(gallery, tab):
    gallery("screens", "stack")
    tab.native("button", "Deeper").tap()
    tab.native("dialog", "Deep").wait()
    tab.native("button", "Back to Root").tap()
    tab.native("dialog", "Root").wait()
    tab.native("button", "Done").tap()
    tab.native("dialog").wait_gone()


@pytest.mark.any_browser
def test_an_action_is_enabled_while_something_is_typed_and_return_takes_it(gallery, tab):
    gallery("screens", "form")
    go = tab.native("button", "Go")
    go.wait()
    assert not go.is_enabled
    tab.native("textbox", "E-mail").tap()
    tab.type("a@b")
    wait_until(lambda: go.is_enabled, "the action to be enabled")
    assert tab.native("textbox", "E-mail").is_focused
    tab.press(keys.ENTER)
    wait_until(lambda: tab.native("textbox", "Password").is_focused, "the next field")
    tab.type("secret")
    tab.press(keys.ENTER)
    wait_told(tab, ("go", "a@b secret"))
    tab.native("alertdialog").wait_gone()


@pytest.mark.slow
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("event, role", [("nested", "dialog"), ("sheet", "dialog"), ("form", "alertdialog")])
def test_what_is_presented_is_accessible(gallery, tab, scheme, event, role):
    tab.prefer(scheme)
    gallery("screens", event)
    tab.native(role).wait()
    assert_accessible(tab)


def press_until_gone(tab, title):
    """Presses Escape until the screen is gone. It counts only once the screen above has been gone for a moment."""
    def gone():
        tab.press(keys.ESCAPE)
        return tab.native("dialog", title).count == 0

    wait_until(gone, f"“{title}” to go")
