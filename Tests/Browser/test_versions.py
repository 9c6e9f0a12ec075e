"""Versions of the app: a page as an older app would show it."""

import json

import pytest

from harness.app_page import AppPage, component
from harness.console import Console
from harness.device import Device
from harness.proxied_app import ProxiedApp
from harness.viaduct_server import ViaductServer
from harness.waiting import wait_until

VERSIONS = {"1.2": {"components": ["form"], "agent": "MyApp/1.2"}, "2.0": {"components": ["form", "button"]}}
BODY = component("form", connect=("connect", {"submitTitle": "Save"})) + component("button", connect=("connect", {"title": "Profile"}))


@pytest.fixture(scope="module")
def versioned():
    server = ViaductServer(environment={"VIADUCT_VERSIONS": json.dumps(VERSIONS)})
    yield server
    server.stop()


@pytest.mark.any_browser
def test_a_page_is_one_of_the_version_that_its_address_names_and_so_are_the_next_ones(tab, app, versioned):
    address = app.add(AppPage(versioned.url, BODY))
    tab.open(address + "?viaduct_version=1.2")
    tab.native("button", "Save").wait()
    agent = tab.look("() => navigator.userAgent")
    assert " MyApp/1.2 Hotwire Native iOS;" in agent and "bridge-components: [form]" in agent
    tab.open(address)
    tab.native("button", "Save").wait()
    assert tab.look("() => navigator.userAgent") == agent
    tab.open(address + "?viaduct_version=9")
    # It is kept, and reported again until it is cleared.
    tab.wait_for_console("There is no version “9” of the app, so the page sees the whole app. There are 1.2, 2.0.")
    tab.native("button", "Profile").wait()
    # The adapter reloads the page.
    tab.evaluate("() => { location.search = 'viaduct_version=' }")
    tab.wait_until("() => !document.cookie.includes('viaduct_version')")
    tab.native("button", "Profile").wait()
    assert "MyApp" not in tab.look("() => navigator.userAgent")


@pytest.mark.slow
@pytest.mark.any_browser
def test_the_device_frame_offers_the_versions(tab, versioned):
    device = Device(tab, versioned)
    device.open()

    def choose(name):
        tab.evaluate("""name => {
            const select = document.querySelector("[name=version]")
            select.value = name
            select.dispatchEvent(new Event("change", { bubbles: true }))
        }""", name)

    choose("2.0")
    device.wait_for_page("page.navigator.userAgent.includes('bridge-components: [button form]')")
    assert "version=2.0" in tab.url
    choose("")
    device.wait_for_page("page.navigator.userAgent.includes('overflow-menu')")
    device.open(version="2.0")
    device.wait_for_page("page.navigator.userAgent.includes('bridge-components: [button form]')")
    assert tab.look("() => document.querySelector('.unknown').textContent") == ""


@pytest.mark.any_browser
def test_the_web_app_behind_the_proxy_gets_the_version_that_the_page_is_told(tab):
    app = ProxiedApp()
    server = ViaductServer("--app", app.url, environment={"VIADUCT_VERSIONS": json.dumps(VERSIONS)})
    try:
        app.add("/", AppPage("", BODY, adapter_place="none").html)
        tab.open(f"{server.url}/?viaduct_version=1.2")
        tab.native("button", "Save").wait()
        agent = tab.look("() => navigator.userAgent")
        assert " MyApp/1.2 Hotwire Native iOS;" in agent and "bridge-components: [form]" in agent
        tab.evaluate("() => fetch('/data')")
        assert {request.headers["User-Agent"] for request in app.requests} == {agent}
        assert tab.look("() => location.search") == ""
        tab.open(f"{server.url}/?viaduct_version=9")
        assert "There is no version “9”. There are 1.2, 2.0." in tab.look("() => document.body.textContent")
    finally:
        server.stop()


@pytest.mark.slow
@pytest.mark.any_browser
def test_the_console_gives_the_room_a_version(tab, second, app, versioned):
    tab.open(app.add(AppPage(versioned.url, BODY)))
    tab.native("button", "Profile").wait()
    console = Console(second, versioned).open(view="components")
    second.page("select[name=version]").wait()
    second.evaluate("""() => {
        const select = document.querySelector("select[name=version]")
        select.value = "1.2"
        select.dispatchEvent(new Event("change", { bubbles: true }))
    }""")
    tab.wait_until("() => navigator.userAgent.includes('MyApp/1.2') && navigator.userAgent.includes('bridge-components: [form]')")
    second.wait_until("() => document.querySelector('select[name=version]').value === '1.2'")
    assert console.tab.page("section.components .card__failure").count == 0
    states = "() => Object.fromEntries([...document.querySelectorAll('section.components tbody tr')].map(({ cells }) => [cells[0].textContent, cells[2].textContent]))"
    wait_until(lambda: second.look(states).get("button") == "not in version 1.2", lambda: f"the button to be gone, there is {second.look(states)}")
    assert second.page("section.components .card__count").text == "Version 1.2"
    assert "version 1.2" in second.page("section.components caption").text
