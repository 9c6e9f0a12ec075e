"""Host names that select a phone, and an app's host names that only begin like one."""

import pytest

from harness.phones import FORM, HTML
from harness.proxied_app import ProxiedApp
from harness.proxy_client import ProxyClient
from harness.viaduct_server import ViaductServer


@pytest.mark.any_browser
def test_a_host_with_a_domain_is_a_phone_only_for_an_app_of_that_name(tab):
    app = ProxiedApp()
    server = ViaductServer("--app", app.url, "--app", f"shop.example.test={app.url}", "--allow-host", "*.example.com")
    try:
        app.add("/", FORM, content_type=HTML)
        for host, is_phone in {"ios.example.com": False, "ios.shop.example.test": True, "ios.localhost": True}.items():
            ProxyClient(server.port).ask("/", headers={"Host": host, "Cookie": "viaduct_platform=android", "Sec-Fetch-Dest": "document"})
            assert ("Hotwire Native iOS" in app.last.headers["User-Agent"]) == is_phone, host
    finally:
        server.stop()
        app.close()


def test_an_apps_own_host_that_begins_like_a_phones_is_none():
    app = ProxiedApp()
    server = ViaductServer("--app", app.url, "--app", f"ios.localhost={app.url}")
    try:
        cookie = "login=anna; Path=/; SameSite=Lax"
        app.add("/", FORM, headers=[("Set-Cookie", cookie), ("Content-Security-Policy", "frame-ancestors https://a.test")], content_type=HTML)
        for host, is_phone in {"ios.localhost": False, "IOS.localhost:1": False, "android.localhost": True}.items():
            answer = ProxyClient(server.port).ask("/", headers={"Host": host, "Cookie": "viaduct_frame=1", "Sec-Fetch-Dest": "iframe"})
            assert (answer.headers.get_all("Set-Cookie") != [cookie]) == is_phone, host
            assert ("'self'" in answer.headers["Content-Security-Policy"]) == is_phone, host
    finally:
        server.stop()
        app.close()


@pytest.mark.slow
def test_a_page_of_an_apps_own_host_has_the_platform_that_was_chosen(tab):
    app = ProxiedApp()
    server = ViaductServer("--app", app.url, "--app", f"ios.localhost={app.url}")
    try:
        app.add("/", FORM, content_type=HTML)
        tab.open(f"http://ios.localhost:{server.port}/?viaduct_platform=android&viaduct_menu=on")
        tab.native("button", "Save").wait()
        assert "Android" in tab.evaluate("() => navigator.userAgent")
        # The menu stays at this host too.
        tab.native("button", "Viaduct").tap()
        tab.native("radio", "iOS").tap()
        tab.wait_until("() => navigator.userAgent.includes('iPhone')")
        tab.native("button", "Viaduct").tap()
        tab.native("radio", "Android").tap()
        tab.wait_until("() => navigator.userAgent.includes('Android') && document.cookie.includes('viaduct_platform=android')")
        assert tab.evaluate("() => location.hostname") == "ios.localhost"
    finally:
        server.stop()
        app.close()
