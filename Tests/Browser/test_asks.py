"""Asks: where a phone has hardware, the page asks the developer."""

import pytest

from harness import keys
from harness.accessibility import assert_accessible
from harness.asks import BARCODE, CAMERA, DOCUMENT, LOCATION, LOCK, READ, REVIEW, TOKEN, WRITE
from harness.browser import DESKTOP_WIDTH, PHONE_WIDTH
from harness.turbo import LATE_TURBO
from harness.waiting import wait_until


@pytest.mark.any_browser
@pytest.mark.quick
def test_stars_are_chosen_and_nobody_learns_it(tab, ask):
    ask(REVIEW)
    assert not tab.native("button", "Submit").wait().is_enabled
    tab.native("radio", "4 stars").tap()
    tab.native("button", "Submit").tap()
    tab.native("dialog").wait_gone()
    assert tab.replies == []


@pytest.mark.any_browser
def test_a_hidden_tab_is_locked_until_the_face_is_recognised(tab, ask):
    ask(LOCK)
    hide(tab, True)
    tab.native("dialog", "Locked").wait()
    hide(tab, False)
    tab.native("button", "Not Recognised").tap()
    tab.native("dialog", "Face ID").wait_gone()
    tab.native("button", "Unlock").tap()
    tab.native("button", "Recognised").tap()
    tab.native("dialog").wait_gone()


@pytest.mark.any_browser
def test_a_visit_ends_what_was_asked(tab, ask):
    ask(CAMERA)
    tab.native("alertdialog").wait()
    tab.evaluate(LATE_TURBO)
    tab.evaluate("() => Turbo.visit('/elsewhere')")
    tab.native("alertdialog").wait_gone()


@pytest.mark.slow
def test_the_focus_stays_in_the_sheet_and_comes_back(tab, ask):
    ask(LOCATION)
    tab.native("button", "Allow").tap()
    sheet = tab.native("dialog", "Where is the phone?").wait()
    wait_until(lambda: tab.native("textbox", "Latitude").is_focused, "the focus in the first field")
    for chord in [[keys.TAB]] * 16 + [[keys.SHIFT, keys.TAB]] * 16:
        tab.press_together(*chord)
        assert tab.evaluate("() => ['VIADUCT-SCREEN', 'BODY'].includes(document.activeElement.tagName)")
    tab.press(keys.ESCAPE)
    sheet.wait_gone()
    wait_until(lambda: tab.page("main > button").is_focused, "the focus on the button again")


SHEETS = {"permission": (CAMERA, ()), "location": (LOCATION, ("Allow",)), "token": (TOKEN, ("Allow",)), "review": (REVIEW, ()),
          "barcode": (BARCODE, ()), "image": (DOCUMENT, ()), "nfc": (READ, ()), "written": (WRITE, ())}


@pytest.mark.parametrize("scheme, width", [("light", PHONE_WIDTH), ("dark", DESKTOP_WIDTH)])
@pytest.mark.parametrize("sheet", SHEETS)
def test_a_sheet_is_accessible_and_fits(tab, ask, sheet, scheme, width):
    tab.prefer(scheme)
    tab.resize(width)
    body, before = SHEETS[sheet]
    ask(body)
    for button in before:
        tab.native("button", button).tap()
    role = "alertdialog" if sheet == "permission" else "dialog"
    wait_until(lambda: tab.native(role).count == 1, "the one sheet")
    assert_accessible(tab)
    rect = tab.native(role).rect_at_rest
    assert rect["x"] >= 0 and rect["right"] <= width
    assert rect["y"] >= 0 and rect["bottom"] <= 800


def hide(tab, is_hidden):
    """Sends the page the event of a tab that goes behind another."""
    tab.evaluate("""isHidden => {
        Object.defineProperty(document, "hidden", { configurable: true, value: isHidden })
        document.dispatchEvent(new Event("visibilitychange"))
    }""", is_hidden)
