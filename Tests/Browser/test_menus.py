"""The menus behind a button of the navigation bar, in every dialect."""

import pytest

from harness.app_page import component
from harness.waiting import wait_until

ITEMS = [{"title": "Edit", "iosImage": "pencil"}, {"title": "Delete", "destructive": True}]


@pytest.mark.any_browser
@pytest.mark.parametrize("name, data, button, reply", [
    ("menu", {"items": ITEMS}, "Menu", {"index": 1}),
    ("menu", {"items": ITEMS, "title": "Actions", "color": "#123456"}, "Actions", {"index": 1}),
    ("overflow-menu", {"items": [{"title": "Edit", "index": 4}, {"title": "Delete", "index": 7}]}, "More",
     {"selectedIndex": 7}),
])
@pytest.mark.quick
def test_each_choice_is_a_reply(tab, show, name, data, button, reply):
    show(component(name, connect=("connect", data)))
    for count in (1, 2):
        tab.native("button", button).tap()
        tab.native("menuitem", "Delete").tap()
        tab.native("menu").wait_gone()
        assert tab.wait_for_replies(count)[-1]["data"] == reply


@pytest.mark.any_browser
def test_a_tap_beside_a_menu_closes_it(tab, show):
    show(component("menu", connect=("connect", {"items": ITEMS})))
    tab.native("button", "Menu").tap()
    tab.native("menu").wait()
    tab.tap_at(100, 700)
    tab.native("menu").wait_gone()
    assert tab.replies == []


@pytest.mark.any_browser
def test_a_destructive_item_is_red_and_an_item_has_its_icon(tab, show):
    show(component("menu", connect=("connect", {"items": ITEMS})))
    tab.native("button", "Menu").tap()
    edit, delete = tab.native("menuitem", "Edit").wait(), tab.native("menuitem", "Delete").wait()
    wait_until(lambda: edit.has("svg path"), "the icon")
    red, green, blue = delete.colour
    assert red > 2 * green and red > 2 * blue


@pytest.mark.slow
def test_a_menu_stands_at_its_button(tab, show):
    show(component("menu", connect=("connect", {"items": ITEMS})))
    button = tab.native("button", "Menu").wait().rect
    tab.native("button", "Menu").tap()
    menu = tab.native("menu").wait().rect_at_rest
    assert 0 <= menu["y"] - button["bottom"] < 24
    assert 0 <= menu["x"] < button["right"]
    assert menu["right"] <= 390
