"""A proxy in front of Viaduct that passes on everything but `Upgrade`: the page and the doctor name the cause."""

import pytest

from harness.app_page import AppPage, component
from harness.doctor import doctor
from harness.front_nginx import FrontNginx
from harness.proxy_client import ProxyClient
from harness.waiting import wait_until

LINE = "The likely cause is a proxy in front of Viaduct"
PANEL = "() => document.querySelector('viaduct-screen').shadowRoot.querySelector('.panel__text').textContent"
RED = r"""() => {
    const badge = document.querySelector("viaduct-screen").shadowRoot.querySelector(".viaduct-button__badge")
    const [red, green, blue] = getComputedStyle(badge).backgroundColor.match(/\d+/g).map(Number)
    return badge.checkVisibility() && red > 180 && green < 90 && blue < 90 }"""


@pytest.fixture
def front(own_server, short_folder):
    front = FrontNginx(short_folder, own_server.url, ProxyClient, upgrade="")
    yield front
    front.stop()


@pytest.mark.any_browser
def test_a_page_whose_upgrade_is_dropped_says_so_until_the_proxy_is_mended(tab, front):
    tab.open(f"{front.url}/demo/form.html?viaduct_menu=on")
    button = tab.native("button", "Viaduct, 1 notice").wait()
    assert tab.evaluate(RED)
    tab.wait_for_console(LINE)
    assert [line.split()[-1] for line in tab.console if LINE in line] == [f"{front.url}/viaduct/errors/VD-LINK-4"]
    assert "“Upgrade: websocket” gets lost" in tab.evaluate(PANEL)
    button.tap()
    assert tab.native("link", "VD-LINK-4: cause and cure").wait()
    front.mend()
    tab.native("button", "Save").wait()
    tab.native("button", "Viaduct").wait()
    assert tab.native("button", "Viaduct, 1 notice").count == 0
    assert tab.evaluate(PANEL) == ""


def test_a_page_of_another_origin_says_so_too(tab, app, front):
    tab.open(app.add(AppPage(front.url, component("form", connect=("connect", {"submitTitle": "Save"})))))
    tab.wait_for_console(LINE)


@pytest.mark.any_browser
def test_a_server_that_is_away_is_no_dropped_upgrade(tab, show, own_server):
    show(component("form", connect=("connect", {"submitTitle": "Save"})), viaduct=own_server.url)
    tab.native("button", "Save").wait()
    own_server.stop()
    tab.native("status").wait()
    tab.evaluate("() => { window.sockets = 0; const { WebSocket } = window; window.WebSocket = class extends WebSocket { constructor(...values) { super(...values); sockets += 1 } } }")
    wait_until(lambda: tab.evaluate("() => sockets >= 3"), "three sockets in vain")
    own_server.start()
    tab.native("status").wait_gone()
    assert not [line for line in tab.console if LINE in line]


@pytest.mark.any_browser
def test_the_doctor_opens_a_websocket_itself(front, own_server, tmp_path):
    for environment in ({}, {"PATH": str(tmp_path)}):
        status, found = doctor(f"{front.url}/", **environment)
        assert (status, found["WebSocket"]["code"]) == (1, "VD-LINK-4")
        assert "a proxy in front of Viaduct drops it" in found["WebSocket"]["text"] and "Upgrade" in found["WebSocket"]["cure"]
        status, found = doctor(f"{own_server.url}/", **environment)
        assert (found["Page"]["level"], found["WebSocket"]["level"]) == ("fine", "fine")
