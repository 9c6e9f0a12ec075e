"""axe-core finds nothing wrong with the demo and with the native controls."""

import pytest

from harness.accessibility import assert_accessible
from harness.app_page import component
from harness.browser import DESKTOP_WIDTH, PHONE_WIDTH

SCHEMES = pytest.mark.parametrize("scheme", ["light", "dark"])
PAGES = ["", "dropdown", "form", "share", "button", "menu", "overflow-menu", "alert", "saved"]
LINKS = [
    {"text": "Edit", "url": "/edit", "style": "default"},
    {"text": "Delete", "url": "/delete", "style": "destructive"},
]
SORT = {"title": "Sort", "items": [{"title": "Name", "index": 0}]}
LINK = {"url": "https://example.test/", "title": "Bridge"}
ALERT = {"title": "Delete it?", "description": "For good", "destructive": True, "confirm": "Delete", "dismiss": "Keep"}
OVERLAYS = {
    "sheet": component("dropdown-navigation-sheet", click=("present", {"links": LINKS}), label="Open"),
    "titled sheet": component("menu", click=("display", SORT), label="Open"),
    "share": component("share", click=("share", LINK), label="Open"),
    "alert": component("alert", click=("show", ALERT), label="Open"),
}
ITEMS = [{"title": "Edit", "iosImage": "pencil"}, {"title": "Delete", "destructive": True}]
BAR = "".join([
    component("form", connect=("connect", {"submitButton": {"title": "Save"}, "cancelButton": {"title": "Stop"}})),
    component("button", connect=("right", {"title": "Star", "iosImage": "star"})),
    component("menu", connect=("connect", {"items": ITEMS})),
])


@pytest.mark.any_browser
@SCHEMES
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page or "overview")
def test_the_demo(tab, server, page, scheme):
    tab.prefer(scheme)
    tab.resize(PHONE_WIDTH if scheme == "light" else DESKTOP_WIDTH)
    tab.open(f"{server.url}/demo/{page}.html" if page else server.url)
    tab.wait_for_screen()
    if page in ("", "form", "button"):
        tab.wait_until("() => document.querySelector('viaduct-screen')?.shadowRoot.querySelector('[data-control]')")
    assert_accessible(tab)


@pytest.mark.any_browser
@SCHEMES
@pytest.mark.parametrize("overlay", OVERLAYS)
def test_an_overlay(tab, show, overlay, scheme):
    tab.prefer(scheme)
    show(OVERLAYS[overlay])
    tab.page("main > button").tap()
    tab.native("alertdialog" if overlay == "alert" else "dialog").wait()
    assert_accessible(tab)


@SCHEMES
def test_the_bar_and_its_menu(tab, show, scheme):
    tab.prefer(scheme)
    show(BAR)
    tab.native("button", "Save").wait()
    tab.native("button", "Star").wait()
    assert_accessible(tab)
    tab.native("button", "Menu").tap()
    tab.native("menuitem", "Delete").wait()
    assert_accessible(tab)


@pytest.mark.slow
def test_the_mark_of_a_lost_connection(tab, show, wire):
    show(BAR, viaduct=wire.url)
    tab.native("button", "Save").wait()
    wire.cut()
    tab.native("status").wait()
    assert_accessible(tab)
