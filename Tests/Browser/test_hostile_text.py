"""Text, colours and symbols from a message are data, never markup, style or script."""

import pytest

from harness import keys
from harness.app_page import component

pytestmark = pytest.mark.each_case

HOSTILE = """<img src="x" onerror="window.hacked = true"><b>"&amp;'"""
COLOURS = ["red", "red;}", "#12345", "url(javascript:alert(1))", "var(--x)", "#fff;background:url(//example.test)"]


def assert_harmless(tab):
    assert tab.evaluate("() => window.hacked === undefined")
    inside = "() => document.querySelector('viaduct-screen').shadowRoot.querySelector('img, b, script, style') === null"
    assert tab.evaluate(inside)


@pytest.mark.parametrize("body", [
    component("form", connect=("connect", {"submitTitle": HOSTILE})),
    component("button", connect=("right", {"title": HOSTILE, "iosImage": "../../../" + HOSTILE})),
    component("overflow-menu", connect=("connect", {"label": HOSTILE})),
], ids=["form", "button", "overflow-menu"])
def test_a_title_in_the_bar_is_text(tab, show, body):
    show(body)
    tab.native("button", HOSTILE).tap()
    tab.wait_for_replies(1)
    assert_harmless(tab)


@pytest.mark.any_browser
def test_a_menu_item_is_text(tab, show):
    show(component("menu", connect=("connect", {"title": HOSTILE, "items": [{"title": HOSTILE, "iosImage": HOSTILE}]})))
    tab.native("button", HOSTILE).tap()
    tab.native("menuitem", HOSTILE).wait()
    assert_harmless(tab)
    tab.native("menuitem", HOSTILE).tap()
    tab.wait_for_replies(1)


@pytest.mark.any_browser
@pytest.mark.parametrize("name, event, data", [
    ("dropdown-navigation-sheet", "present", {"links": [{"text": HOSTILE, "url": HOSTILE, "style": HOSTILE}]}),
    ("menu", "display", {"title": HOSTILE, "items": [{"title": HOSTILE, "index": 0}]}),
    ("alert", "show", {"title": HOSTILE, "description": HOSTILE, "confirm": HOSTILE, "dismiss": "No"}),
])
def test_an_overlay_has_only_text(tab, show, name, event, data):
    show(component(name, click=(event, data), label="Open"))
    tab.page("main > button").tap()
    tab.native("button", HOSTILE).wait()
    assert_harmless(tab)
    tab.native("button", HOSTILE).tap()
    tab.wait_for_replies(1)


@pytest.mark.any_browser
def test_what_is_shared_is_text(tab, show):
    show(component("share", click=("share", {"url": "javascript:window.hacked=true", "title": HOSTILE}), label="Open"))
    tab.page("main > button").tap()
    tab.native("dialog").wait()
    assert_harmless(tab)
    tab.press(keys.ESCAPE)
    tab.native("dialog").wait_gone()


@pytest.mark.any_browser
@pytest.mark.parametrize("colour", COLOURS)
def test_a_colour_that_is_none_changes_nothing(tab, show, colour):
    show(component("button", connect=("left", {"title": "Plain"}))
         + component("form", connect=("connect", {"title": "Save", "color": colour})))
    plain, save = tab.native("button", "Plain").wait(), tab.native("button", "Save").wait()
    assert save.style("color") == plain.style("color")
    assert save.style("background-image") == "none"
    assert tab.evaluate("() => getComputedStyle(document.body).display") == "block"


def test_a_title_of_the_document_is_text(tab, show):
    show(component("button", connect=("connect", {"title": "Profile"})), title=HOSTILE)
    tab.native("button", "Profile").wait()
    tab.native_text(HOSTILE).wait()
    assert_harmless(tab)
