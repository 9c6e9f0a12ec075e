"""The phone of a page: chosen in the page's address, in its small Viaduct menu, or in the device frame."""

import pytest

from harness.app_page import AppPage, component


@pytest.fixture
def open_page(tab, app, server):
    """Opens a page of an app on another port than Viaduct: `open_page(query)`."""
    url = app.add(AppPage(server.url, component("form", connect=("connect", {"submitTitle": "Save"}))))

    def open_page(query=""):
        tab.open(url + query)
        tab.wait_for_screen()

    return open_page


def platform(tab):
    return tab.evaluate("""() => [
        window.nativeBridge.ready ? "android" : "ios", navigator.userAgent.includes("Android") ? "android" : "ios",
        document.querySelector("viaduct-screen").dataset.platform]""")


@pytest.mark.any_browser
def test_an_address_chooses_the_platform_until_it_takes_that_back(open_page, tab):
    open_page("?viaduct_platform=android")
    assert platform(tab) == ["android"] * 3
    open_page()
    assert platform(tab) == ["android"] * 3
    tab.evaluate("() => { location.search = 'viaduct_platform=' }")
    tab.wait_until("() => !window.nativeBridge?.ready && document.querySelector('viaduct-screen')?.dataset.platform === 'ios'")
    assert platform(tab) == ["ios"] * 3


@pytest.mark.any_browser
def test_the_bar_looks_like_that_of_the_platform(open_page, tab):
    open_page()
    title = "() => { const { x, width } = document.querySelector('viaduct-screen').shadowRoot.querySelector('.title')" \
            ".getBoundingClientRect(); return x + width / 2 }"
    assert abs(tab.evaluate(title) - 195) < 2
    assert tab.page("main").rect["y"] == pytest.approx(44 + 8, abs=20)
    open_page("?viaduct_platform=android")
    assert tab.evaluate(title) < 120
    assert tab.evaluate("() => getComputedStyle(document.documentElement).paddingTop") == "64px"


@pytest.mark.slow
def test_the_menu_switches_the_platform_and_hides_itself(open_page, tab):
    open_page()
    # An automated browser gets no menu unless it requests one.
    tab.wait_until("() => document.querySelector('viaduct-screen').shadowRoot.querySelector('.overlays')")
    assert tab.native("button", "Viaduct").count == 0
    open_page("?viaduct_menu=on")
    tab.native("button", "Viaduct").tap()
    tab.native_text("“Viaduct” in the room “default”").wait()
    tab.native("radio", "Android").tap()
    tab.wait_until("() => window.nativeBridge?.ready && document.querySelector('viaduct-screen')")
    tab.wait_for_screen()
    assert platform(tab) == ["android"] * 3
    tab.native("button", "Viaduct").tap()
    tab.native("button", "Hide this button").tap()
    tab.native("button", "Viaduct").wait_gone()


@pytest.mark.slow
@pytest.mark.any_browser
def test_the_menu_leads_to_a_device_of_the_same_platform(tab, server):
    tab.open(f"{server.url}/viaduct/device?device=iphone-se")
    tab.wait_until("() => document.querySelector('[name=platform][value=ios]').checked")
    tab.open(f"{server.url}/demo/form.html?viaduct_menu=on&viaduct_platform=android")
    tab.native("button", "Viaduct").tap()
    tab.native("link", "Open in a device frame").tap()
    tab.wait_until("""() => location.pathname === "/viaduct/device"
        && document.querySelector("[name=url]").value.includes("/demo/form.html")""")
    tab.wait_until("() => document.querySelector('[name=device]').value === 'pixel-10'")
    tab.wait_until("() => document.querySelector('[name=platform][value=android]').checked")


def test_each_phone_has_a_host_with_cookies_of_its_own(tab, proxied, proxy):
    proxied.add("/", AppPage("", component("form", connect=("connect", {"submitTitle": "Save"})), adapter_place="none").html)
    for name, other in {"ios": "android", "android": "ios"}.items():
        tab.open(f"http://{name}.localhost:{proxy.port}/?viaduct_menu=on&viaduct_platform={other}")
        tab.wait_for_screen()
        assert platform(tab) == [name] * 3
        assert f"Hotwire Native {'iOS' if name == 'ios' else 'Android'}" in proxied.last.headers["User-Agent"]
        assert "login" not in tab.evaluate("() => document.cookie")
        tab.evaluate(f"() => {{ document.cookie = 'login={name}' }}")
    tab.native("button", "Viaduct").tap()
    tab.native("radio", "iOS").tap()
    tab.wait_until("() => location.hostname === 'ios.localhost' && document.cookie.includes('login=ios')")


@pytest.mark.slow
def test_a_page_with_the_script_tag_is_the_phone_of_its_host(tab, app, server):
    address = app.add(AppPage(server.url, component("form", connect=("connect", {"submitTitle": "Save"}))))
    tab.open(address.replace("127.0.0.1", "android.localhost"))
    tab.wait_for_screen()
    assert platform(tab) == ["android"] * 3
