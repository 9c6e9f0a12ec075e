"""Links and frames on another site: they open pages, and choose the platform of those pages."""

import os
import stat

import pytest

from harness.app_page import AppPage, component
from harness.device import PAGE, Device
from harness.viaduct_server import ViaductServer
from harness.waiting import wait_until

pytestmark = pytest.mark.each_case

PLATFORM = "() => [window.nativeBridge.ready ? 'android' : 'ios', navigator.userAgent.includes('Android') ? 'android' : 'ios']"
CONTROLS = component("form", connect=("connect", {"submitTitle": "Save"}))


@pytest.fixture
def follow(tab, app):
    """Follows a link, or sends a form, on a page of another site: `follow(address)`. Viaduct is 127.0.0.1, and that page localhost."""

    def follow(address, relation="", method="get"):
        link = f'<a class="way" rel="{relation}" href="{address}">Look</a>'
        form = f'<form method="post" action="{address}" rel="{relation}"><button class="way">Send</button></form>'
        page = AppPage("", link if method == "get" else form, adapter_place="none", libraries=[])
        tab.open(app.add(page, "/chat").replace("127.0.0.1", "localhost"))
        tab.page(".way").tap()

    return follow


@pytest.fixture
def own_cookies(tab):
    """Returns Viaduct's cookies at the page's origin."""
    return lambda: tab.evaluate("() => document.cookie.split('; ').filter(cookie => cookie.startsWith('viaduct'))")


def wait_for_page(tab, path):
    tab.wait_until(f"() => location.pathname === '{path}' && Boolean(window.viaduct) && document.readyState === 'complete'")


RELATIONS = pytest.mark.parametrize("relation", ["", "noreferrer"])


@pytest.fixture
def pages(proxied):
    for path in ["/a", "/b"]:
        page = AppPage("", CONTROLS + '<a class="next" href="/b">Next</a>', adapter_place="none")
        proxied.add(path, page.html)
    proxied.add("/data", "{}", content_type="application/json")
    return proxied


@RELATIONS
def test_a_platform_holds_for_its_page_alone(tab, follow, own_cookies, pages, proxy, relation):
    follow(f"{proxy.url}/a?b=1&viaduct_platform=android", relation)
    for load in [lambda: None, tab.reload, lambda: tab.evaluate("() => { window.isOld = true; location.reload() }")]:
        load()
        tab.wait_until("() => !window.isOld")
        wait_for_page(tab, "/a")
        tab.native("button", "Save").wait()
        assert tab.evaluate(PLATFORM) == ["android"] * 2
        assert own_cookies() == []
        documents = [request for request in pages.requests if request.uri.startswith("/a")]
        assert documents[-1].headers["User-Agent"] == tab.evaluate("() => navigator.userAgent")
    tab.evaluate("() => fetch('/data')")
    assert "Android" in pages.last.headers["User-Agent"]
    tab.page("a.next").tap()
    wait_for_page(tab, "/b")
    assert tab.evaluate(PLATFORM) == ["ios"] * 2
    assert "iPhone" in pages.last.headers["User-Agent"]
    assert own_cookies() == []


@pytest.mark.any_browser
@RELATIONS
def test_a_room_and_an_app_are_ignored_and_the_console_says_so(tab, follow, own_cookies, pages, proxy, relation):
    follow(f"{proxy.url}/a?viaduct_room=anna&viaduct_app=theirs&viaduct_platform=android", relation)
    wait_for_page(tab, "/a")
    tab.wait_for_console("A link from another site may not set viaduct_room. It was ignored")
    tab.wait_for_console("A link from another site may not set viaduct_app. It was ignored")
    assert tab.evaluate(PLATFORM) == ["android"] * 2
    assert own_cookies() == []
    assert "anna" not in tab.url


@pytest.mark.any_browser
def test_what_was_chosen_stays_chosen(tab, follow, own_cookies, pages, proxy):
    tab.open(f"{proxy.url}/a?viaduct_platform=android&viaduct_room=ben")
    assert sorted(own_cookies()) == ["viaduct_platform=android", "viaduct_room=ben"]
    follow(f"{proxy.url}/a?viaduct_platform=&viaduct_room=&viaduct_app=")
    wait_for_page(tab, "/a")
    assert sorted(own_cookies()) == ["viaduct_platform=android", "viaduct_room=ben"]
    assert tab.evaluate(PLATFORM) == ["android"] * 2
    follow(f"{proxy.url}/a?viaduct_platform=ios")
    wait_for_page(tab, "/a")
    assert tab.evaluate(PLATFORM) == ["ios"] * 2
    assert sorted(own_cookies()) == ["viaduct_platform=android", "viaduct_room=ben"]


@pytest.mark.any_browser
@pytest.mark.parametrize("policy", ["", "no-referrer"])
def test_the_answer_to_a_foreign_form_keeps_nothing(tab, follow, own_cookies, pages, proxy, app, policy):
    follow(f"{proxy.url}/a?viaduct_platform=android", "noreferrer" if policy else "", method="post")
    wait_for_page(tab, "/a")
    assert tab.evaluate(PLATFORM) == ["android"] * 2
    assert own_cookies() == []


@pytest.mark.any_browser
def test_the_person_may_choose_another_platform_on_that_page(tab, follow, own_cookies, pages, proxy):
    follow(f"{proxy.url}/a?viaduct_menu=on&viaduct_platform=android")
    wait_for_page(tab, "/a")
    tab.native("button", "Viaduct").tap()
    tab.native("radio", "iOS").tap()
    tab.wait_until("() => window.viaduct && !window.nativeBridge.ready")
    assert tab.evaluate(PLATFORM) == ["ios"] * 2
    assert own_cookies() == ["viaduct_platform=ios"]


@pytest.mark.any_browser
@RELATIONS
def test_a_page_of_viaducts_own_keeps_nothing_either(tab, follow, own_cookies, server, relation):
    follow(f"{server.url}/demo/form.html?viaduct_platform=android", relation)
    wait_for_page(tab, "/demo/form.html")
    assert tab.evaluate(PLATFORM) == ["android"] * 2
    assert own_cookies() == []
    tab.open(f"{server.url}/demo/form.html")
    assert tab.evaluate(PLATFORM) == ["ios"] * 2


def test_a_page_with_the_tag_keeps_nothing_that_a_page_of_another_host_chose(tab, follow, own_cookies, app, server):
    url = app.add(AppPage(server.url, CONTROLS), "/tagged")
    follow(f"{url}?viaduct_platform=android")
    wait_for_page(tab, "/tagged")
    assert tab.evaluate(PLATFORM) == ["android"] * 2
    assert own_cookies() == []


@pytest.fixture
def counted(short_folder, monkeypatch):
    """A server with a QR program that counts its runs. Yields the server and the count."""
    program = short_folder / "qrencode"
    program.write_text(f'#!/bin/sh\necho >> "{short_folder}/runs"\necho "<svg></svg>"\n')
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("PATH", f"{short_folder}:{os.environ['PATH']}")
    server = ViaductServer()
    yield server, lambda: len((short_folder / "runs").read_text().splitlines()) if (short_folder / "runs").exists() else 0
    server.stop()


@pytest.mark.any_browser
def test_no_page_of_another_site_has_a_code_made(tab, app, follow, counted):
    server, runs = counted
    address = f"{server.url}/viaduct/device/qr.svg?text={server.url}/"
    frames = "".join(f'<{tag}="{address}"></{tag.split()[0]}>' for tag in ["iframe src", "object data", "embed src", "img src"])
    page = AppPage("", frames, head='<meta name="referrer" content="no-referrer">', adapter_place="none", libraries=[])
    tab.open(app.add(page, "/frames").replace("127.0.0.1", "localhost"))
    follow(address)
    tab.wait_until("() => document.body?.textContent.includes('may open pages only')")
    assert runs() == 0
    tab.open(f"{server.url}/viaduct/device")
    tab.evaluate("address => fetch(address)", address)
    wait_until(lambda: runs() == 1, "the code for the server's own page")


@pytest.mark.any_browser
def test_a_link_of_another_site_opens_the_device_and_the_demo(tab, follow, server):
    follow(f"{server.url}/viaduct/device?url=/demo/form.html")
    tab.page(".link[data-state=connected]").wait()
    follow(f"{server.url}/demo/form.html")
    wait_for_page(tab, "/demo/form.html")


@RELATIONS
def test_a_device_keeps_nothing_of_a_link_until_the_person_chooses(tab, follow, own_cookies, server, relation):
    tab.resize(1440, 900)
    follow(f"{server.url}/viaduct/device?device=pixel-10&url=/demo/form.html%3Fviaduct_room=anna", relation)
    device = Device(tab, server)
    device.wait_for_page("page.navigator.userAgent.includes('Android') && page.document.readyState === 'complete'")
    assert device.of_page("page.location.search") == "?viaduct_platform_once=android"
    assert own_cookies() == []
    tab.evaluate("""() => {
        const { device } = document.querySelector(".settings").elements
        device.value = "iphone-se"
        device.dispatchEvent(new Event("change", { bubbles: true }))
    }""")
    device.wait_for_page("page.navigator.userAgent.includes('iPhone') && page.location.search === ''")
    assert own_cookies() == ["viaduct_platform=ios"]
    tab.open(device.url)
    device.wait_for_page("page.navigator.userAgent.includes('iPhone')")


def test_a_device_in_a_frame_keeps_nothing(tab, follow, own_cookies, server):
    follow(f"{server.url}/viaduct/device?url=/viaduct/device%3Fdevice=pixel-10%26url=/demo/form.html")
    device = Device(tab, server)
    device.wait_for_page(f"(page => page.navigator.userAgent.includes('Android'))(page.{PAGE})")
    assert own_cookies() == []
