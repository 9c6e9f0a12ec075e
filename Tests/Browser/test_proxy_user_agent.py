"""Behind the proxy, the app and its page see the same phone."""

import pytest

from harness.app_page import component
from harness.example_app import ExampleApp
from harness.proxied_app import ProxiedApp
from harness.proxy_client import ProxyClient
from harness.viaduct_server import ViaductServer

PLATFORM = "() => window.nativeBridge.ready ? 'android' : 'ios'"


def test_the_header_is_what_scripts_see(tab, show_proxied, proxied):
    show_proxied(component("form", connect=("connect", {"submitTitle": "Save"})))
    tab.native("button", "Save").wait()
    shown = tab.evaluate("() => navigator.userAgent")
    # WebKit's own application name, Mobile/15E148, is replaced by Hotwire's.
    phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)"
    assert shown.startswith(f"{phone} Hotwire Native iOS; Turbo Native iOS; bridge-components: [") and " form " in shown
    tab.evaluate("() => fetch('/data')")
    agents = {request.uri: request.headers["User-Agent"] for request in proxied.requests}
    # The document, its subresources, and its scripts' fetches.
    assert {"/", "/libraries/bridge_1_2.js", "/styles/app.css", "/data"} <= set(agents)
    assert set(agents.values()) == {shown}
    # There Chromium would identify itself to the app.
    assert [name for request in proxied.requests for name in request.headers if name.lower().startswith("sec-ch-ua")] == []
    assert tab.console == []


@pytest.mark.any_browser
def test_an_app_that_comes_through_the_proxy_has_its_components_in_the_header(tab, show_proxied, proxied, proxy):
    show_proxied(component("form", connect=("connect", {"submitTitle": "Save"})))
    tab.native("button", "Save").wait()
    tab.evaluate("() => { window.isOld = true }")
    app = ExampleApp(proxy, components=("form", "theirs"))
    try:
        # The page reloads, because the app has more components than at its load.
        tab.wait_until("() => !window.isOld && document.readyState === 'complete' && navigator.userAgent.includes('[form theirs]')")
        tab.native("button", "Save").wait()
        documents = [request for request in proxied.requests if request.uri == "/"]
        assert documents[-1].headers["User-Agent"] == tab.evaluate("() => navigator.userAgent")
    finally:
        app.close()
    # It reloads once more for the built-in components.
    tab.wait_until("() => navigator.userAgent.includes('overflow-menu') && document.readyState === 'complete'")
    tab.native("button", "Save").wait()


@pytest.mark.slow
@pytest.mark.parametrize("browser_path, app_path", [
    ("/?viaduct_platform=android", "/"), ("/a?b=%20c&viaduct_platform=android&d", "/a?b=%20c&d")])
def test_an_address_chooses_the_platform_for_all_that_follows(tab, show_proxied, proxied, proxy, browser_path, app_path):
    show_proxied(path="/a")
    show_proxied()
    tab.open(proxy.url + browser_path)
    shown = tab.evaluate("() => navigator.userAgent")
    assert "Android" in shown and "iPhone" not in shown
    assert tab.evaluate(PLATFORM) == "android"
    assert tab.url == proxy.url + app_path
    assert proxied.last.headers["User-Agent"] == shown
    assert "viaduct" not in proxied.last.uri
    tab.open(proxy.url)
    assert tab.evaluate(PLATFORM) == "android"
    assert proxied.last.headers["User-Agent"] == shown
    tab.open(proxy.url + "/?viaduct_platform=ios")
    assert tab.evaluate(PLATFORM) == "ios"
    assert "iPhone" in proxied.last.headers["User-Agent"]


def test_what_follows_no_redirects_is_answered_at_once(proxied, get):
    response = get("/?viaduct_platform=android&viaduct_room=anna", sec_fetch_dest="empty")
    assert proxied.last.headers["User-Agent"].startswith("Hotwire Native Android")
    assert response.headers.get_all("Set-Cookie") == [
        "viaduct_room=anna; Path=/; SameSite=Lax", "viaduct_platform=android; Path=/; SameSite=Lax"]


@pytest.mark.parametrize("accept, is_window", [("text/html,application/xml;q=0.9,*/*;q=0.8", True), ("*/*", False), (None, False)])
def test_a_host_that_the_browser_does_not_trust_has_addresses_that_choose_too(proxied, get, accept, is_window):
    response = get("/?a=b&viaduct_platform=android", sec_fetch_dest=None, accept=accept)
    assert response.headers.get_all("Set-Cookie") == ["viaduct_platform=android; Path=/; SameSite=Lax"]
    assert response.headers["Location"] == ("/?a=b" if is_window else None)
    assert len(proxied.requests) == int(not is_window)


@pytest.mark.parametrize("site, is_led_on", [("cross-site", False), ("same-origin", True)])
def test_in_a_frame_of_another_site_no_address_chooses(proxied, get, site, is_led_on):
    response = get("/?viaduct_app=Shop", sec_fetch_dest="iframe", sec_fetch_site=site)
    assert (response.headers["Location"] is not None) == is_led_on
    assert (response.headers["Set-Cookie"] is not None) == is_led_on


@pytest.mark.parametrize("method, destination", [("POST", "document"), ("GET", "empty")])
def test_cookies_choose(proxied, get, method, destination):
    get(method=method, sec_fetch_dest=destination, cookie="a=b; viaduct_platform=android; c=d")
    assert proxied.last.headers["User-Agent"].startswith("Hotwire Native Android")
    assert proxied.last.headers["Cookie"] == "a=b; viaduct_platform=android; c=d"


def test_an_address_that_cannot_choose_says_what_can(proxied, get):
    response = get("/?viaduct_platform=windows")
    assert response.status == 400
    assert b"ios or android" in response.body
    assert proxied.requests == []


@pytest.mark.parametrize("host, is_answered", [("localhost:4000", True), ("a.localhost", True), ("192.0.2.1:1", True), ("evil.test", False)])
def test_a_name_that_points_here_by_dns_alone_is_refused(proxied, get, host, is_answered):
    proxied.add(body="<head>")
    response = get(host=host)
    assert response.status == (200 if is_answered else 403)
    assert (b"--allow-host evil.test" in response.body) == (not is_answered)
    assert len(proxied.requests) == int(is_answered)


def test_the_server_may_be_an_android_phone():
    app = ProxiedApp()
    server = ViaductServer("--app", app.url, "--platform", "android")
    try:
        ProxyClient(server.port).ask()
        assert app.last.headers["User-Agent"].startswith("Hotwire Native Android")
        assert b'"platform":"android"' in ProxyClient(server.port).ask("/viaduct/adapter.js").body
    finally:
        server.stop()
        app.close()
