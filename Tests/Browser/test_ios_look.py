"""iOS's controls look as on an iPhone, and on an iPad."""

import pytest

from harness.app_page import component
from harness.configured_server import configured_server
from harness.turbo import TURBO
from harness.waiting import wait_until

LINKS = {"links": [{"text": f"Viaduct {number}", "url": "/"} for number in range(20)]}
MANY = component("dropdown-navigation-sheet", click=("present", LINKS), label="More")
SHARE = component("share", click=("share", {"url": "https://example.test/viaducts/1"}), label="Share")
ALERT = component("alert", click=("show", {"title": "Delete?", "description": "For good", "confirm": "Delete"}), label="Ask")
CHOICES = [{"title": "Newest first", "icon": "clock", "state": "on"}, {"title": "By name", "icon": "trash"}]
SOURCE = {"x": 300, "y": 200, "width": 100, "height": 40}
SORT = component("menu", click=("display", {"title": "Sort", "items": [{"title": "Name"}, {"title": "Length"}], "source": SOURCE}),
                 label="Sort")
VISIT_BEGINS = """() => document.dispatchEvent(
    new CustomEvent("turbo:visit", { detail: { url: location.href, action: "advance" } }))"""
IN_SCREEN = """(css, pseudo) => {
    const element = document.querySelector("viaduct-screen").shadowRoot.querySelector(css)
    const { content, backdropFilter, backgroundColor, scrollbarWidth, opacity } = getComputedStyle(element, pseudo)
    return { content, backdropFilter, backgroundColor, scrollbarWidth, opacity, ...element.getBoundingClientRect().toJSON() } }"""


@pytest.mark.parametrize("size", [(320, 480), (390, 700)])
def test_cancel_stays_below_a_long_action_sheet(tab, show, size):
    tab.resize(*size)
    show(MANY)
    tab.page("button").tap()
    cancel = tab.native("button", "Cancel").wait().rect_at_rest
    assert size[1] - 16 <= cancel["bottom"] <= size[1]
    assert tab.native("button", "Viaduct 0").rect["y"] >= 0
    # The last choice scrolls into view.
    tab.native("button", "Viaduct 19").tap()
    assert tab.wait_for_replies(1)[0]["data"]["selectedLink"]["text"] == "Viaduct 19"


@pytest.mark.slow
def test_a_popover_has_an_arrow_at_its_source_and_no_cancel(tab, show):
    tab.resize(820)
    show(SORT)
    tab.page("main > button").tap()
    popover = tab.native("dialog").wait().rect_at_rest
    assert tab.native("button", "Cancel").count == 0
    arrow = tab.evaluate("""() => { const dialog = document.querySelector("viaduct-screen").shadowRoot.querySelector("dialog")
        const { left, height, marginLeft, width } = getComputedStyle(dialog, "::before")
        return { height: parseFloat(height), middle: dialog.getBoundingClientRect().x + parseFloat(left) + parseFloat(marginLeft) + parseFloat(width) / 2 } }""")
    assert arrow["middle"] == pytest.approx(350, abs=1)
    assert popover["y"] == pytest.approx(240 + arrow["height"], abs=1)
    tab.tap_at(20, 700)
    tab.native("dialog").wait_gone()


@pytest.mark.slow
def test_a_modal_page_shows_the_dimmed_edge_of_the_one_below(tab, show, tmp_path):
    server = configured_server(tmp_path, {"settings": {}, "rules": [{"patterns": ["/new$"], "properties": {"context": "modal"}}]})
    try:
        show(viaduct=server.url, head=TURBO, title="Start")
        tab.wait_until("() => Turbo.isNative")
        tab.evaluate("() => Turbo.visit('/new')")
        tab.native("button", "Close").wait()
        edge = tab.evaluate(IN_SCREEN, ".bar__gap", "::after")
        assert edge["content"] == '""'
        assert edge["backgroundColor"] not in ("rgb(0, 0, 0)", "rgba(0, 0, 0, 0)", "rgb(255, 255, 255)")
    finally:
        server.stop()


@pytest.mark.any_browser
@pytest.mark.parametrize("scheme, tint", [("light", [0, 122, 255]), ("dark", [10, 132, 255])])
def test_the_tint_is_apples(tab, show, scheme, tint):
    tab.prefer(scheme)
    show(component("form", connect=("connect", {"submitTitle": "Save"})))
    assert tab.native("button", "Save").wait().colour == tint


@pytest.mark.any_browser
def test_an_alert_is_as_wide_and_as_spaced_as_on_an_iphone(tab, show):
    show(ALERT)
    tab.page("main > button").tap()
    alert = tab.native("alertdialog").wait().rect_at_rest
    title, message, button = tab.native_text("Delete?").rect, tab.native_text("For good").rect, tab.native("button", "Delete").rect
    assert alert["width"] == 270
    assert title["y"] - alert["y"] == 20
    assert message["y"] - title["bottom"] == 4
    assert button["y"] - message["bottom"] == 20
    assert button["height"] == 44


@pytest.mark.slow
def test_what_is_below_a_sheet_or_a_bar_shines_through(tab, show):
    show(MANY)
    tab.page("main > button").tap()
    tab.native("button", "Cancel").wait()
    for css in ("nav", "dialog .group"):
        style = tab.evaluate(IN_SCREEN, css, None)
        assert "blur" in style["backdropFilter"]
        assert style["backgroundColor"].startswith("rgba(")


@pytest.mark.slow
def test_a_native_screens_content_scrolls_behind_its_bar(gallery, tab):
    gallery("layouts", "wheels")
    tab.native("dialog", "Wheels").wait().rect_at_rest
    screen, bar, body, content = (tab.evaluate(IN_SCREEN, css, None) for css in (
        "dialog", "dialog .bar", "dialog .screen-body", "dialog .picker"))
    assert body["y"] == bar["y"] == screen["y"]
    assert content["y"] >= bar["bottom"]
    assert "blur" in bar["backdropFilter"]


@pytest.mark.slow
@pytest.mark.any_browser
@pytest.mark.parametrize("platform", ["ios", "android"])
def test_a_copied_link_is_confirmed_for_a_moment(tab, show, platform):
    show(SHARE, query=f"?platform={platform}")
    tab.page("main > button").tap()
    tab.native("button", "Copy Link").tap()
    tab.native("dialog").wait_gone()
    tab.native("status", "Copied").wait()
    tab.native("status", "Copied").wait_gone()


@pytest.mark.slow
def test_the_search_has_a_magnifier_before_its_text_and_cancel_while_it_is_used(tab, show):
    show(component("search", connect=("connect", {"placeholder": "Viaducts"})), components=("search",))
    field = tab.native("textbox", "Viaducts").wait()
    wait_until(lambda: tab.evaluate("() => document.querySelector('viaduct-screen').shadowRoot.querySelector('.search svg') !== null"), "the magnifier")
    magnifier = tab.evaluate(IN_SCREEN, ".search .icon", None)
    place = field.rect
    assert place["x"] < magnifier["x"] and magnifier["right"] <= place["x"] + float(field.style("padding-left").removesuffix("px"))
    assert place["y"] < magnifier["y"] and magnifier["bottom"] < place["bottom"]
    assert tab.native("button", "Cancel").count == 0
    field.tap()
    tab.native("button", "Cancel").wait()


@pytest.mark.slow
def test_no_scroll_bar_of_a_desktop_stands_beside_native_controls(tab, show):
    tab.resize(390, 700)
    show(MANY + "<p>Text</p>" * 80)
    tab.wait_until("() => document.documentElement.clientWidth === innerWidth")
    tab.page("main > button").tap()
    tab.native("button", "Cancel").wait()
    assert tab.evaluate(IN_SCREEN, "dialog .group", None)["scrollbarWidth"] == "none"


@pytest.mark.any_browser
def test_the_texts_of_a_menu_begin_in_one_line(tab, show):
    show(component("nav", connect=("connect", {"items": CHOICES, "title": "Sort"})), components=("nav",))
    tab.native("button", "Sort").tap()
    tab.native("menu").wait().rect_at_rest
    assert tab.native_text("Newest first").rect["x"] == tab.native_text("By name").rect["x"]


@pytest.mark.parametrize("end", [
    "document, 'turbo:load'", "document, 'turbo:reload'", "document, 'turbo:fetch-request-error'", "window, 'pageshow'"])
def test_a_spinner_ends_with_the_page_or_its_failure(tab, show, end):
    show()
    tab.evaluate("""() => document.dispatchEvent(new CustomEvent("turbo:visit", { detail: { action: "advance" } }))""")
    tab.native("progressbar", "Loading").wait()
    tab.evaluate(f"() => ((place, name) => place.dispatchEvent(Object.assign(new Event(name), {{ persisted: true }})))({end})")
    tab.native("progressbar").wait_gone()


@pytest.mark.any_browser
def test_a_pushed_screen_with_a_spinner_is_there_while_a_page_loads(tab, show):
    show(component("button", connect=("connect", {"title": "Help"})) + "<p>Old page</p>")
    bar = tab.native("button", "Help").wait().rect_at_rest
    tab.evaluate(VISIT_BEGINS)
    tab.native("progressbar", "Loading").wait()
    cover = tab.evaluate(IN_SCREEN, ".loading", None)
    assert cover["height"] >= 800 - bar["bottom"] - 10 and cover["width"] == 390
    assert tab.native_text("Fixture").count == 0
    tab.evaluate("() => document.dispatchEvent(new Event('turbo:render'))")
    tab.native("progressbar").wait_gone()
    tab.native_text("Fixture").wait()


@pytest.mark.any_browser
@pytest.mark.parametrize("target, event", [
    ("document", "new Event('turbo:reload')"), ("window", "new PageTransitionEvent('pageshow', { persisted: true })"),
])
def test_a_spinner_ends_where_no_page_comes(tab, show, target, event):
    show(component("button", connect=("connect", {"title": "Help"})))
    tab.native("button", "Help").wait()
    tab.evaluate(VISIT_BEGINS)
    tab.native("progressbar", "Loading").wait()
    tab.evaluate(f"() => {target}.dispatchEvent({event})")
    tab.native("progressbar").wait_gone()


@pytest.mark.any_browser
def test_a_visit_back_shows_no_spinner(tab, show):
    show(component("button", connect=("connect", {"title": "Help"})))
    tab.native("button", "Help").wait()
    tab.evaluate("""() => document.dispatchEvent(new CustomEvent("turbo:visit", { detail: { url: location.href, action: "restore" } }))""")
    assert tab.native("progressbar").count == 0
