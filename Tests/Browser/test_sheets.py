"""The components that present a sheet or an alert, in every dialect."""

import pytest

from harness import keys
from harness.accessibility import assert_accessible
from harness.app_page import component

LINKS = [
    {"text": "Edit", "url": "/edit", "style": "default"},
    {"text": "Delete", "url": "/delete", "style": "destructive"},
]
MENU = {"title": "Sort by", "items": [{"title": "Name", "index": 3}, {"title": "Date", "index": 5}]}
ALERT = {
    "title": "Delete it?", "description": "It will be gone.", "destructive": True, "confirm": "Delete", "dismiss": "Keep",
}


@pytest.mark.any_browser
@pytest.mark.quick
def test_a_dropdown_replies_with_the_selected_link_each_time(tab, show):
    show(component("dropdown-navigation-sheet", click=("present", {"links": LINKS}), label="More options"))
    for count, link in enumerate(LINKS, 1):
        tab.page("button").tap()
        tab.native("button", link["text"]).tap()
        tab.native("dialog").wait_gone()
        assert tab.wait_for_replies(count)[-1]["data"] == {"links": LINKS, "selectedLink": link}


@pytest.mark.any_browser
def test_a_dropdown_uses_the_cancel_link_that_it_gets(tab, show):
    links = [*LINKS, {"text": "Never mind", "url": None, "style": "cancel"}]
    show(component("dropdown-navigation-sheet", click=("present", {"links": links}), label="More options"))
    tab.page("button").tap()
    tab.native("button", "Never mind").wait()
    assert tab.native("button", "Cancel").count == 0


@pytest.mark.any_browser
@pytest.mark.parametrize("source", [None, {"x": 16, "y": 60, "width": 120, "height": 30}])
def test_a_menu_is_displayed_and_replies_with_the_index(tab, show, source):
    show(component("menu", click=("display", {**MENU, "source": source} if source else MENU), label="Sort"))
    tab.page("button").tap()
    tab.native("dialog", "Sort by").wait()
    tab.native("button", "Date").tap()
    assert tab.wait_for_replies(1)[0]["data"] == {"selectedIndex": 5}


@pytest.mark.any_browser
@pytest.mark.parametrize("leave", [
    lambda tab: tab.native("button", "Cancel").tap(),
    lambda tab: tab.press(keys.ESCAPE),
    lambda tab: tab.tap_at(195, 20),
], ids=["cancel", "escape", "beside"])
def test_a_sheet_can_be_left_without_a_reply_and_opened_again(tab, show, leave):
    show(component("dropdown-navigation-sheet", click=("present", {"links": LINKS}), label="More options"))
    tab.page("button").tap()
    tab.native("button", "Edit").wait()
    leave(tab)
    tab.native("dialog").wait_gone()
    tab.page("button").tap()
    tab.native("button", "Edit").tap()
    assert len(tab.wait_for_replies(1)) == 1


@pytest.mark.any_browser
def test_an_alert_replies_when_it_is_confirmed(tab, show):
    show(component("alert", click=("show", ALERT), label="Delete"))
    for count in (1, 2):
        tab.page("button").tap()
        tab.native("alertdialog", "Delete it?").wait()
        tab.native("button", "Delete").tap()
        tab.native("alertdialog").wait_gone()
        assert tab.wait_for_replies(count)[-1]["event"] == "show"


@pytest.mark.slow
@pytest.mark.any_browser
@pytest.mark.parametrize("leave", [
    lambda tab: tab.native("button", "Keep").tap(),
    lambda tab: tab.press(keys.ESCAPE),
], ids=["dismiss", "escape"])
def test_an_alert_that_is_dismissed_has_no_reply(tab, show, leave):
    show(component("alert", click=("show", ALERT), label="Delete"))
    tab.page("button").tap()
    tab.native("button", "Keep").wait()
    leave(tab)
    tab.native("alertdialog").wait_gone()
    tab.page("button").tap()
    tab.native("button", "Delete").tap()
    assert len(tab.wait_for_replies(1)) == 1


@pytest.mark.slow
def test_a_tap_beside_an_alert_does_nothing(tab, show):
    show(component("alert", click=("show", ALERT), label="Delete"))
    tab.page("button").tap()
    tab.native("alertdialog").wait()
    tab.tap_at(20, 700)
    tab.native("button", "Delete").tap()
    tab.wait_for_replies(1)


@pytest.mark.any_browser
def test_an_alert_shows_its_description_and_its_destructive_button_in_red(tab, show):
    show(component("alert", click=("show", ALERT), label="Delete"))
    tab.page("button").tap()
    assert "It will be gone." in tab.native("alertdialog").wait().text
    red, green, blue = tab.native("button", "Delete").colour
    assert red > 2 * green and red > 2 * blue


@pytest.mark.slow
@pytest.mark.any_browser
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_chosen_action_of_a_sheet_has_a_check_mark(gallery, tab, scheme):
    tab.prefer(scheme)
    gallery("screens", "checked")
    tab.native("button", "Date").wait()
    marks = tab.evaluate("""() => [...document.querySelector('viaduct-screen').shadowRoot.querySelectorAll('.action')].map(action =>
        [action.textContent, action.ariaPressed, getComputedStyle(action, '::after').content.includes('✓')])""")
    assert marks == [["Name", None, False], ["Date", "true", True]]
    # The mark is at the end, so both titles are in the middle.
    centres = tab.evaluate("""() => [...document.querySelector('viaduct-screen').shadowRoot.querySelectorAll('.action')].map(action => {
        const range = document.createRange()
        range.selectNodeContents(action)
        const { left, right } = range.getBoundingClientRect()
        return Math.round((left + right) / 2)
    })""")
    assert centres[0] == centres[1]
    assert_accessible(tab)
