"""Permissions: asked once, and again unless the answer is to be remembered."""

import pytest

from harness import keys
from harness.app_page import component
from harness.asks import CAMERA, COMPONENTS, TOKEN, fill
from harness.waiting import wait_until

pytestmark = pytest.mark.any_browser


@pytest.mark.parametrize("button, reply", [
    ("Allow", {"code": 1, "text": "authorized"}), ("Don’t Allow", {"code": 0, "text": "denied"})])
def test_a_remembered_answer_is_given_at_once_until_it_is_forgotten(tab, ask, button, reply):
    ask(CAMERA)
    tab.native("checkbox", "Remember my answer").tap()
    tab.native("button", button).tap()
    assert tab.wait_for_replies(1)[0]["data"] == reply
    tab.reload()
    tab.wait_for_screen()
    tab.page("main > button").tap()
    assert tab.wait_for_replies(1)[0]["data"] == reply
    assert tab.native("alertdialog").count == 0
    tab.native("button", "Forget").tap()
    tab.native("button", "Forget").wait_gone()
    tab.reload()
    tab.wait_for_screen()
    tab.page("main > button").tap()
    tab.native("button", button).tap()
    assert tab.wait_for_replies(1)[0]["data"] == reply


def test_an_answer_is_not_remembered_unasked(tab, ask):
    ask(CAMERA)
    tab.native("button", "Allow").tap()
    tab.wait_for_replies(1)
    assert tab.evaluate("() => localStorage.getItem('viaduct:answers')") is None


def test_three_permissions_are_asked_one_on_top_of_the_other(tab, show):
    subjects = ["camera", "location", "notifications"]
    show(component("permissions", buttons=[(subject, {}) for subject in subjects]), components=COMPONENTS)
    tab.evaluate("() => document.querySelectorAll('main [data-send]').forEach(button => button.click())")
    wait_until(lambda: tab.native("alertdialog").count == 3, "three alerts")
    assert tab.evaluate(DIMMED) == [False, False, True]
    for _ in subjects:
        tab.press(keys.ENTER)
    assert sorted(reply["sent"] for reply in tab.wait_for_replies(3)) == subjects
    assert {reply["data"]["code"] for reply in tab.replies} == {1}


def test_a_token_is_there_to_be_taken_or_changed(tab, ask):
    ask(TOKEN)
    tab.native("button", "Allow").tap()
    assert len(tab.native("textbox", "Token").wait().text) == 64
    fill(tab, "Token", "no token")
    assert not tab.native("button", "Register").is_enabled
    fill(tab, "Token", "00FF7A")
    tab.native("button", "Register").tap()
    assert tab.wait_for_replies(1)[0]["data"] == {"token": "00ff7a"}


DIMMED = """() => [...document.querySelector("viaduct-screen").shadowRoot.querySelectorAll("dialog")]
    .map(dialog => getComputedStyle(dialog, "::backdrop").backgroundColor !== "rgba(0, 0, 0, 0)")"""
