"""A page's components without a native side: a phone is silent about them, but Viaduct reports them."""

import pytest

from harness.app_page import component
from harness.example_app import ExampleApp
from harness.waiting import wait_until

SAVE = component("form", connect=("connect", {"submitTitle": "Save"}))
MISSING = "No native side has a component “{}”"
ADD = "html => document.querySelector('main').insertAdjacentHTML('beforeend', html)"

# The part of Stimulus that lists the controllers.
STIMULUS = """<script>window.Stimulus = { router: { get modules() {
    window.looks = (window.looks ?? 0) + 1
    return ["copy", "bridge--known", ...(looks > 1 ? ["late"] : [])].map(identifier => ({ identifier }))
} } }</script>"""


def lines(tab, text):
    return [line for line in tab.console if text in line]


def wait_until_quiet(tab):
    """Waits until the page has looked for components twice more, and has stopped."""
    tab.evaluate("() => { window.quietTime = performance.now() + 3000 }")
    tab.wait_until("() => performance.now() > window.quietTime")


@pytest.mark.any_browser
def test_a_component_that_no_app_has_is_said_once_with_the_ways_on(tab, show):
    show("<i data-controller='bridge--jukebox'></i><i data-controller='bridge--form other bridge--jukebox'></i>")
    tab.wait_for_console(MISSING.format("jukebox"))
    tab.evaluate(ADD, "<i data-controller='bridge--jukebox bridge--from'></i>")
    tab.wait_for_console(MISSING.format("from"))
    assert len(lines(tab, "“jukebox”")) == 1
    [line] = lines(tab, "“from”")
    assert "Did you mean “form”?" in line and "viaduct app FOLDER" in line and "set window.Stimulus" in line
    assert lines(tab, '"other"') == lines(tab, "component “form”") == []
    wait_until_quiet(tab)
    tab.evaluate("() => { document.querySelector('i').dataset.controller = 'admin--bridge--gramophone' }")
    tab.wait_for_console(MISSING.format("gramophone"))


@pytest.mark.any_browser
def test_an_identifier_without_a_controller_is_said_where_stimulus_can_be_reached(tab, show):
    show(SAVE + "<i data-controller='copy late jukebox bridge--share'></i>", head=STIMULUS)
    tab.wait_for_console('data-controller="jukebox" has no controller')
    assert [line for name in ("copy", "late", "share") for line in lines(tab, f'"{name}"')] == []


@pytest.mark.slow
@pytest.mark.any_browser
def test_a_plain_stimulus_page_is_left_alone(tab, show):
    show("<i data-controller='plain bridge--jukebox bridge--known'></i>", head=STIMULUS, libraries=[])
    tab.wait_for_console(MISSING.format("jukebox"))
    # An existing controller asks for its native side itself.
    assert lines(tab, '"plain"') == lines(tab, '"bridge--known"') == []
    assert "set window.Stimulus" not in lines(tab, "“jukebox”")[0]


@pytest.mark.slow
@pytest.mark.any_browser
def test_nothing_is_said_while_an_app_is_built_that_may_have_it(tab, show, own_server):
    app = ExampleApp(own_server)
    show(SAVE + "<i></i>", viaduct=own_server.url)
    tab.wait_until("() => document.documentElement.dataset.bridgeComponents === 'form'")
    app.tell("info", "app-building", "Building Shop…")
    assert tab.native("status").wait().text == "Building Shop…"
    tab.evaluate("() => { document.querySelector('i').dataset.controller = 'bridge--jukebox' }")
    wait_until_quiet(tab)
    assert lines(tab, "jukebox") == []
    app.tell("error", "app-build-failed", "Shop.swift:1:1: error: cannot find 'x' in scope")
    tab.wait_for_console(MISSING.format("jukebox"))
    app.close()


@pytest.mark.slow
@pytest.mark.any_browser
def test_a_component_for_which_a_library_asks_is_said(tab, show):
    show(SAVE)
    assert tab.evaluate("() => ['radio', 'radio', 'form'].map(name => webBridge.supportsComponent(name))") == [False, False, True]
    tab.wait_for_console(MISSING.format("radio"))
    tab.evaluate("() => webBridge.supportsComponent('radio2')")
    tab.wait_for_console(MISSING.format("radio2"))
    wait_until(lambda: len(lines(tab, "“radio”")) == 1, "one line")


@pytest.mark.any_browser
def test_a_page_that_asks_for_any_number_is_told_of_a_hundred(tab, show):
    show(SAVE)
    tab.evaluate("() => { for (let number = 1; number <= 120; number += 1) webBridge.supportsComponent(`radio-${number}.`) }")
    tab.wait_for_console(MISSING.format("radio-100."))
    assert len(lines(tab, "No native side has a component “radio-")) == 100
