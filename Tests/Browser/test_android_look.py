"""Android's controls look as in Material 3."""

import json

import pytest

from harness.app_page import component
from harness.asks import COMPONENTS as ASKING_COMPONENTS
from harness.asks import REVIEW
from harness.configured_server import configured_server
from harness.device import Device
from harness.proxy_client import ProxyClient
from harness.turbo import TURBO
from harness.waiting import wait_until

CHOICES = [{"title": "Newest first", "icon": "clock", "state": "on"}, {"title": "By name", "icon": "trash"}, {"title": "By length"}]
LINK = {"url": "https://example.test/viaducts/1"}
CONFIGURATION = {"settings": {"tabs": [{"title": "Home", "path": "/"}, {"title": "Posts", "path": "/posts"}]},
                 "rules": [{"patterns": ["/new$"], "properties": {"context": "modal"}}]}
PLACES = """() => [...document.querySelector("viaduct-screen").shadowRoot.querySelectorAll(".menu .row")].map(row => ({
    row: row.getBoundingClientRect().x, end: row.getBoundingClientRect().right,
    icon: row.querySelector("svg")?.getBoundingClientRect().x ?? null,
    text: row.querySelector(".text").getBoundingClientRect().x,
    check: row.matches("[role=menuitemcheckbox]") ? getComputedStyle(row, "::before").order : null }))"""
SHAPES = """title => [...document.querySelector("viaduct-screen").shadowRoot.querySelectorAll(".item")]
    .find(item => item.textContent === title).querySelector("svg")?.innerHTML ?? ''"""


@pytest.fixture
def show_android(show):
    def show_android(body, **options):
        show(body, query="?platform=android", **options)

    return show_android


@pytest.fixture(scope="module")
def configured(tmp_path_factory):
    server = configured_server(tmp_path_factory.mktemp("paths"), CONFIGURATION)
    yield server
    server.stop()


@pytest.mark.slow
def test_a_menus_texts_begin_in_one_line_after_the_icons_and_before_the_check(tab, show_android):
    show_android(component("nav", connect=("connect", {"items": CHOICES, "title": "Sort"})), components=("nav",))
    tab.native("button", "Sort").tap()
    tab.native("menu").wait().rect_at_rest
    wait_until(lambda: [place["icon"] is None for place in tab.evaluate(PLACES)] == [False, False, True], "the icons")
    first, second, third = tab.evaluate(PLACES)
    assert first["text"] == second["text"] == third["text"]
    assert first["icon"] == second["icon"] == first["row"] + 12 < first["text"]
    assert first["check"] == "1"
    assert first["end"] <= tab.evaluate("() => innerWidth") - 8


@pytest.mark.any_browser
def test_the_bar_is_64_high_with_the_signs_of_android(tab, show_android, server):
    show_android(component("share", connect=("connect", LINK)) + component("overflow-menu", connect=("connect", {"label": "More"})))
    for title, symbol in {"More": "ellipsis.vertical", "Share": "share"}.items():
        tab.native("button", title).wait()
        module = ProxyClient(server.port).ask(f"/viaduct/icons/{symbol}.js").body.decode()
        wanted = json.loads(module.removeprefix("export default "))[0][1]["d"]
        wait_until(lambda: wanted in tab.evaluate(SHAPES, title), f"the sign {symbol}")
    assert rect(tab, "nav")["height"] == 64
    assert tab.page("main").rect["y"] >= 64


@pytest.mark.any_browser
def test_the_three_dots_stand_at_the_edge(tab, show_android):
    show_android(component("overflow-menu", connect=("connect", {"label": "More"})) + component("share", connect=("connect", LINK))
                 + component("form", connect=("connect", {"submitTitle": "Save"})))
    share, save, more = (tab.native("button", name).wait().rect_at_rest for name in ("Share", "Save", "More"))
    assert share["right"] <= save["x"] < save["right"] <= more["x"]


@pytest.mark.any_browser
def test_a_modal_page_fills_the_window_and_is_left_by_an_x(tab, show_android, configured):
    show_android("", viaduct=configured.url, head=TURBO, title="Start")
    tab.wait_until("() => Turbo.isNative")
    tab.evaluate("() => Turbo.visit('/new')")
    close = tab.native("button", "Close").wait()
    assert close.rect_at_rest["width"] == close.rect["height"] == 40
    assert rect(tab, "nav")["top"] == 0
    assert tab.evaluate("() => getComputedStyle(document.querySelector('viaduct-screen').shadowRoot.querySelector('.bar__gap')).display") == "none"
    assert tab.native_text("Close").count == 1
    assert tab.native_text("Close").rect["width"] == 1
    close.tap()
    close.wait_gone()


@pytest.mark.any_browser
def test_a_question_is_a_dialog_with_its_buttons_in_one_row(tab, show_android):
    show_android(REVIEW, components=ASKING_COMPONENTS)
    tab.page("main > button").tap()
    dialog = tab.native("dialog").wait().rect_at_rest
    assert abs((dialog["y"] + dialog["bottom"]) / 2 - 400) < 2
    cancel, submit = tab.native("button", "Not Now").rect, tab.native("button", "Submit").rect
    assert cancel["y"] == submit["y"] and cancel["right"] <= submit["x"]
    assert submit["right"] == pytest.approx(dialog["right"] - 24, abs=1)
    assert "App Store" not in tab.native("dialog").text


@pytest.mark.any_browser
def test_a_snackbar_stands_above_the_tabs(tab, show_android, configured):
    show_android(component("toast", click=("show", {"message": "Saved"}), label="Save"), viaduct=configured.url, components=("toast",))
    tabs = tab.native("tab", "Posts").wait().rect_at_rest
    tab.page("main > button").tap()
    snackbar = tab.native_text("Saved").wait().rect_at_rest
    assert 0 <= tabs["y"] - snackbar["bottom"] <= 16
    assert snackbar["x"] == 16 and snackbar["right"] == tab.evaluate("() => innerWidth") - 16


@pytest.mark.slow
@pytest.mark.parametrize("device, standing", [("pixel-10", True), ("iphone-17-pro", False)])
def test_a_device_has_the_status_bar_of_its_system(tab, server, device, standing):
    Device(tab, server).open(device=device)
    battery = tab.evaluate("() => document.querySelector('.status__signs svg:last-child').getBoundingClientRect()")
    assert (battery["height"] > battery["width"]) == standing


def rect(tab, css):
    return tab.evaluate("css => document.querySelector('viaduct-screen').shadowRoot.querySelector(css).getBoundingClientRect()", css)
