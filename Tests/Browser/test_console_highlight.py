"""Pointing at a component in the console outlines its elements and native controls in the page, without changing the page."""

import json
import urllib.error
import urllib.request

import pytest

from harness.app_page import component
from harness.console import Console
from harness.turbo import LATE_TURBO
from harness.waiting import wait_until

# About the program, whatever the browser.
pytestmark = pytest.mark.any_browser

FORM = component("form", connect=("connect", {"submitTitle": "Save"}), label="The form")
MENU = component("overflow-menu", connect=("connect", {"label": "More"}), label="The menu")
PADDING = "<style>main > div { padding: 8px } .far { margin-top: 3000px }</style>"
# The outlines: the kind and the text of each box, and how many pixels it is away from its element.
BOXES = """() => {
    const root = document.querySelector("viaduct-screen").shadowRoot
    return [...root.querySelectorAll(".highlight__box")].map(box => {
        const { left, top, width, height } = box.getBoundingClientRect()
        const parts = [...document.querySelectorAll("[data-controller]"), ...root.querySelectorAll("[data-component]")]
        const distance = Math.min(...parts.map(part => part.getBoundingClientRect()).map(other =>
            Math.abs(left - other.left) + Math.abs(top - other.top) + Math.abs(width - other.width) + Math.abs(height - other.height)))
        return [box.dataset.kind, box.textContent, Math.round(distance)] }) }"""


@pytest.fixture
def console(second, own_server):
    """The console's components, in the second tab, once the form is in use."""

    def console():
        console = Console(second, own_server).open(view="components")
        second.page("[data-used=form]").wait()
        return console

    return console


def boxes(tab):
    return tab.look(BOXES)


def wait_for_boxes(tab, *expected):
    """Waits until exactly these kinds and texts are outlined, each at its element."""
    wait_until(lambda: boxes(tab) == [[kind, text, 0] for kind, text in expected], lambda: f"{expected}, there are {boxes(tab)}")


def point(tab, css):
    """Moves the mouse to the element."""
    x, y = tab.look("""css => {
        const { x, y, width, height } = document.querySelector(css).getBoundingClientRect()
        return [x + width / 2, y + height / 2] }""", css)
    tab.move_to(x, y)


def highlight(server, **wanted):
    """Calls the API as the console does, for the only page. Returns the status."""

    def ask(method, path, body=None):
        secret = server.secret_file.read_text().strip()
        headers = {"Authorization": f"Bearer {secret}", "Content-Type": "application/json"}
        request = urllib.request.Request(f"{server.url}/viaduct/api/pages{path}", body, headers, method=method)
        with urllib.request.urlopen(request, timeout=10) as response:
            return response.status, response.read()

    [page] = [page["page"] for page in json.loads(ask("GET", "")[1])["pages"] if page["isConnected"]]
    try:
        return ask("PUT", f"/{page}/highlight", json.dumps(wanted).encode())[0]
    except urllib.error.HTTPError as error:
        return error.code


def test_pointing_at_a_component_shows_its_parts_and_changes_nothing_in_the_page(tab, second, show, own_server, console):
    show(PADDING + FORM + MENU + FORM, viaduct=own_server.url)
    for title in ["Save", "More"]:
        tab.native("button", title).wait()
    # The view is drawn once more when it is complete.
    tab.wait_until("() => document.querySelector('viaduct-screen').shadowRoot.querySelector('.overlays')")
    tab.evaluate("""() => {
        window.changes = []
        const note = changes => window.changes.push(...changes.map(({ target, attributeName }) => `${target.nodeName} ${attributeName}`))
        new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true, characterData: true }) }""")
    console()
    point(second, "tr:has([data-used=form]) td:last-child")
    wait_for_boxes(tab, ("element", "form"), ("element", "form"), ("control", "form · native"))
    point(second, "tr:has([data-used=overflow-menu])")
    wait_for_boxes(tab, ("element", "overflow-menu"), ("control", "overflow-menu · native"))
    point(second, ".brand")
    wait_for_boxes(tab)
    assert tab.evaluate("() => window.changes") == []


@pytest.mark.slow
def test_the_keyboard_does_the_same_and_scrolls_there(tab, second, show, own_server, console):
    show(PADDING + FORM.replace("<div", '<div class="far"'), viaduct=own_server.url)
    tab.native("button", "Save").wait()
    console().focus("[data-component=form]")
    second.press_together("\ue008", "\ue004")
    wait_for_boxes(tab, ("element", "form"), ("control", "form · native"))
    assert tab.evaluate("() => scrollY") == 0
    second.press("\ue007")
    tab.wait_until("() => scrollY > 1000")
    wait_for_boxes(tab, ("element", "form"), ("control", "form · native"))
    assert second.evaluate("() => document.activeElement.dataset.used") == "form"
    second.press_together("\ue008", "\ue004")
    wait_for_boxes(tab)


@pytest.mark.slow
@pytest.mark.any_browser
@pytest.mark.parametrize("end", ["console", "view", "connection", "place", "document"])
def test_it_ends_with_the_console_its_view_the_connection_and_the_place(tab, second, app, show, own_server, console, end):
    show(PADDING + FORM, viaduct=own_server.url)
    tab.native("button", "Save").wait()
    console()
    point(second, "tr:has([data-used=form])")
    wait_for_boxes(tab, ("element", "form"), ("control", "form · native"))
    if end == "console":
        second.open("about:blank")
    elif end == "view":
        second.page(".views [data-view=timeline]").tap()
    elif end == "connection":
        own_server.stop()
    elif end == "place":
        tab.evaluate(LATE_TURBO)
        tab.evaluate("() => Turbo.visit('?next')")
    else:
        tab.evaluate("() => { dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })) }")
    wait_for_boxes(tab)


@pytest.mark.slow
@pytest.mark.any_browser
def test_what_is_presented_is_outlined_above_all_dialogs(tab, show, own_server):
    alert = component("alert", click=("show", {"title": "Sure?", "confirm": "Yes", "dismiss": "No"}), label="Ask")
    show(PADDING + alert + FORM, viaduct=own_server.url)
    tab.page("main > button").tap()
    tab.native("button", "Yes").wait()
    assert highlight(own_server, component="alert") == 204
    wait_for_boxes(tab, ("element", "alert"), ("control", "alert · native"))
    assert tab.evaluate("() => document.querySelector('viaduct-screen').shadowRoot.querySelector('.highlight').matches(':popover-open')")
    # The page still works: the alert takes the tap.
    tab.native("button", "No").tap()
    wait_for_boxes(tab, ("element", "alert"))


@pytest.mark.slow
@pytest.mark.any_browser
def test_thousands_of_elements_and_any_name_are_taken_as_they_are(tab, show, own_server):
    hidden = "<p data-controller='clock' hidden>x</p>"
    show(PADDING + FORM + hidden + "<p data-controller='clock'>x</p>" * 2999, viaduct=own_server.url)
    tab.native("button", "Save").wait()
    tab.evaluate("""() => {
        window.measured = new Set()
        const measure = Element.prototype.getBoundingClientRect
        Element.prototype.getBoundingClientRect = function() {
            if (this.matches("[data-controller=clock]")) window.measured.add(this)
            return measure.call(this) } }""")
    assert highlight(own_server, component="clock") == 204
    count = "() => document.querySelector('viaduct-screen').shadowRoot.querySelectorAll('.highlight__box').length"
    wait_until(lambda: tab.look(count) == 50, "the first 50")
    # Each time it draws: with the hidden one before them, and no further.
    assert tab.look("() => window.measured.size") == 51
    assert boxes(tab)[0][1] == "clock (50 of 3,000)" and boxes(tab)[1][1] == "clock"
    for name in ["*", '"],*,[x="', "form, main", "\\", "constructor", "__proto__", "bridge--form"]:
        assert highlight(own_server, component=name) == 204
        wait_for_boxes(tab)
    for wrong in [{"component": 1}, {"component": ""}, {"component": "x" * 2000}]:
        assert highlight(own_server, **wrong) == 400
    assert highlight(own_server, component="form") == 204
    wait_for_boxes(tab, ("element", "form"), ("control", "form · native"))
    assert highlight(own_server) == 204
    wait_for_boxes(tab)


@pytest.mark.any_browser
def test_a_controller_says_its_component_by_itself(tab, show, own_server):
    show(PADDING + FORM + "<div data-controller='other'>x</div><div data-controller='a--bridge--form b'>y</div>", viaduct=own_server.url)
    tab.native("button", "Save").wait()
    tab.evaluate("""() => { window.Stimulus = { router: { modules: [
        { identifier: "form", controllerConstructor: { component: "save" } }, { identifier: "other", controllerConstructor: { component: "form" } }] } } }""")
    assert highlight(own_server, component="form") == 204
    wait_until(lambda: [box[1] for box in boxes(tab)] == ["form", "form", "form · native"], lambda: f"two elements, there are {boxes(tab)}")
