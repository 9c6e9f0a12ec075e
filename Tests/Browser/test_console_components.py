"""The console's components: those that a page uses, that its app offers, and that an older app lacks."""

import threading

import pytest

from harness.app_page import component
from harness.raw_page import RawPage
from harness.waiting import wait_until

pytestmark = pytest.mark.any_browser

FORM = component("form", connect=("connect", {"submitTitle": "Save"}))
# Whether the page's web library loads the component.
HAS_FORM = r"/[\[ ]form[ \]]/.test(navigator.userAgent)"


@pytest.fixture
def components(console, show, own_server):
    """Shows a page with this body, and its components in the console: `components(body)`."""

    def components(body=FORM):
        show(body, viaduct=own_server.url)
        console.open(view="components")
        wait_until(lambda: "form" in rows(console), lambda: f"the components, there are {rows(console)}")
        return console

    return components


def rows(console):
    """The cells of each row by the component's name: whether it is on, its state, messages, replies and events."""
    lines = console.tab.look("""() => [...document.querySelectorAll("section.components tbody tr")].map(row =>
        [row.cells[0].textContent, row.querySelector("input")?.checked ?? null, ...[...row.cells].slice(2).map(cell => cell.textContent)])""")
    return {name: cells for name, *cells in lines}


def test_what_is_used_comes_before_what_is_offered(tab, components):
    console = components()
    tab.native("button", "Save").tap()
    wait_until(lambda: rows(console)["form"] == [True, "used", "1", "1", "connect"], lambda: f"the reply, there is {rows(console)['form']}")
    assert list(rows(console))[0] == "form"
    assert rows(console)["alert"] == [True, "offered", "0", "0", ""]


def test_a_component_is_switched_off_and_on_for_the_open_page(tab, components):
    console = components(FORM + '<p data-controller="bridge--form"></p>')
    assert tab.evaluate(f"() => {HAS_FORM}")
    console.tap_point("""() => document.querySelector('[data-component="form"]')""")
    tab.wait_until(f"() => !{HAS_FORM}")
    wait_until(lambda: rows(console)["form"][:2] == [False, "switched off"], lambda: f"it to be off, there is {rows(console)['form']}")
    assert console.tab.page("section.components .card__count").text == "1 is off"
    tab.evaluate("() => document.body.append(document.createElement('p'))")
    tab.wait_for_console("The component “form” is switched off in this room")
    console.tap_point("() => document.querySelector('section.components .chip')")
    tab.wait_until(f"() => {HAS_FORM}")
    wait_until(lambda: rows(console)["form"][0] is True, "it to be on")


@pytest.mark.slow
def test_a_switch_that_is_pressed_while_a_page_opens_is_switched(components, own_server):
    console = components()
    place = console.tab.evaluate("""() => {
        const { x, y, width, height } = document.querySelector('[data-component="form"]').getBoundingClientRect()
        return [x + width / 2, y + height / 2]
    }""")
    console.tab.activate()
    with RawPage(own_server) as page:
        opening = threading.Timer(0.5, page.open)
        opening.start()
        console.tab.hold_at(*place, milliseconds=3000)
        opening.join()
        wait_until(lambda: rows(console)["form"][:2] == [False, "switched off"], lambda: f"it to be off, there is {rows(console)['form']}")


@pytest.mark.slow
def test_a_switch_keeps_the_keyboard_even_where_the_page_is_faster_than_the_answer(tab, components):
    console = components()
    console.tab.activate()
    console.tab.evaluate("""() => {
        const ask = window.fetch
        const released = new Promise(resolve => { window.release = resolve })
        window.fetch = async (path, options) => {
            const answer = await ask(path, options)
            if (options?.method === "PUT") await released
            return answer } }""")
    console.focus('[data-component="form"]')
    console.tab.press(" ")
    tab.wait_until(f"() => !{HAS_FORM}")
    wait_until(lambda: rows(console)["form"][1] == "switched off", lambda: f"it to be off, there is {rows(console)['form']}")
    console.tab.evaluate("() => window.release()")
    assert console.tab.look("() => document.activeElement.dataset.component") == "form"
    console.tab.press(" ")
    wait_until(lambda: rows(console)["form"][0] is True, "it to be on")
