"""Cookies of the two phones in the device page: each is logged in by itself."""

import json

import pytest

from harness.phones import FORM, HTML, Phones
from harness.proxy_client import ProxyClient
from harness.web_socket_echo import echo

pytestmark = pytest.mark.each_case


@pytest.mark.parametrize("how", ["header", "script"])
def test_a_login_of_one_phone_is_not_the_others(tab, proxied, proxy, how):
    phones = Phones(tab, proxy)
    proxied.add("/", FORM, content_type=HTML)
    proxied.add("/login", FORM, headers=[("Set-Cookie", "login=anna; Path=/; HttpOnly; SameSite=Lax")], content_type=HTML)
    phones.open("phones=both&url=/")
    for phone in (phones.ios, phones.android):
        phone.wait_for_native("Save")
    if how == "header":
        phones.ios.of_page("void location.assign('/login')")
        phones.ios.wait_for_page("location.pathname === '/login' && document.readyState === 'complete'")
    else:
        phones.ios.of_page("void (document.cookie = 'login=anna; path=/')")
    for phone, expected in {phones.ios: True, phones.android: False}.items():
        phone.of_page("fetch('/data').then(() => 1)")
        assert ("login=anna" in (proxied.last.headers["Cookie"] or "")) == expected
    # It is the same phone after the page is loaded again.
    tab.reload()
    phones.ios.wait_for_native("Save")
    phones.ios.of_page("fetch('/data').then(() => 1)")
    assert "login=anna" in proxied.last.headers["Cookie"]


@pytest.mark.parametrize("logout", ["location.assign('/logout')", """{
    for (const pair of document.cookie.split("; ")) document.cookie = `${pair.split("=")[0]}=; Path=/; Max-Age=0`
    history.replaceState(null, "", "/logout") }"""])
def test_a_login_holds_after_a_logout_that_cleared_all_cookies(tab, proxied, proxy, logout):
    phones = Phones(tab, proxy)
    proxied.add("/", FORM, content_type=HTML)
    proxied.add("/login", FORM, headers=[("Set-Cookie", "login=anna; Path=/")], content_type=HTML)
    proxied.add("/logout", FORM, headers=[("Clear-Site-Data", '"cookies"')], content_type=HTML)
    phones.open("phones=both&url=/")
    phones.ios.wait_for_native("Save")
    phones.ios.of_page(f"void setTimeout({json.dumps(logout)})")
    phones.ios.wait_for_page("location.pathname === '/logout' && document.readyState === 'complete'")
    phones.ios.of_page("fetch('/login').then(() => 1)")
    phones.ios.of_page("fetch('/data').then(() => 1)")
    assert "login=anna" in proxied.last.headers["Cookie"]


@pytest.mark.parametrize("cookie", ["login=anna; Path=/; SameSite=Lax", "login=anna; Secure; Path=/; Partitioned; samesite"])
def test_cookies_are_the_apps_own_outside_of_the_frame(proxied, proxy, cookie):
    proxied.add("/", FORM, headers=[("Set-Cookie", cookie)], content_type=HTML)
    client = ProxyClient(proxy.port)
    host = f"ios.localhost:{proxy.port}"
    assert client.ask("/", headers={"Host": host}).headers.get_all("Set-Cookie") == [cookie]
    framed = client.ask("/", headers={"Host": host, "Cookie": "viaduct_frame=1"})
    assert framed.headers.get_all("Set-Cookie") == ["login=anna; Path=/; SameSite=None; Secure; Partitioned"]
    assert client.ask("/", headers={"Host": f"localhost:{proxy.port}", "Cookie": "viaduct_frame=1"}).headers.get_all("Set-Cookie") == [cookie]


@pytest.mark.any_browser
def test_a_page_chooses_room_and_app_by_its_address_in_the_frame(tab, proxied, proxy):
    proxied.add("/", FORM, content_type=HTML)
    phones = Phones(tab, proxy)
    phones.open("phones=both&url=/")
    phones.ios.wait_for_native("Save")
    phones.ios.of_page("void location.assign('/?viaduct_room=anna&viaduct_app=Shop&back=1')")
    phones.ios.wait_for_page("location.search === '?back=1' && document.readyState === 'complete'")
    assert {"viaduct_room=anna", "viaduct_app=Shop"} <= set(phones.ios.of_page("document.cookie").split("; "))
    # By a script too, which is not redirected.
    phones.ios.of_page("fetch('/data?viaduct_room=bob&viaduct_app=').then(() => 1)")
    cookies = phones.ios.of_page("document.cookie").split("; ")
    assert "viaduct_room=bob" in cookies and "viaduct_app=Shop" not in cookies
    # Elsewhere the cookies are unchanged.
    answer = ProxyClient(proxy.port).ask("/?viaduct_room=anna", headers={"Host": f"ios.localhost:{proxy.port}", "Sec-Fetch-Dest": "document"})
    assert answer.headers.get_all("Set-Cookie") == ["viaduct_room=anna; Path=/; SameSite=Lax"]


@pytest.mark.parametrize("method, mode, is_sent", [("GET", "navigate", True), ("GET", "no-cors", False), ("POST", "navigate", False)])
def test_another_site_in_the_frame_gets_no_more_cookies_sent_than_of_others(proxied, proxy, method, mode, is_sent):
    headers = {"Host": f"ios.localhost:{proxy.port}", "Cookie": "viaduct_frame=1; login=anna", "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": mode}
    ProxyClient(proxy.port).ask("/", method, headers=headers)
    assert ("login=anna" in (proxied.last.headers["Cookie"] or "")) == is_sent


@pytest.mark.parametrize("origin, is_sent", [
    ("http://ios.localhost:{port}", True), ("https://ios.localhost:{port}", True), (None, True),
    ("http://localhost:3000", False), ("http://localhost:{port}", False), ("http://ios.localhost:{port}0", False), ("http://ios.localhost", False), ("null", False),
])
def test_a_web_socket_of_another_site_gets_no_cookies_though_only_its_origin_is_told(proxied, proxy, origin, is_sent):
    headers = {"Host": f"ios.localhost:{proxy.port}", "Cookie": "viaduct_frame=1; login=anna", "Upgrade": "websocket", "Connection": "Upgrade",
               "Origin": origin and origin.format(port=proxy.port)}
    ProxyClient(proxy.port).ask("/cable", headers=headers)
    assert ("login=anna" in (proxied.last.headers["Cookie"] or "")) == is_sent


def test_a_page_of_another_site_has_no_login_in_its_web_sockets(tab, proxied, proxy):
    phones = Phones(tab, proxy)
    phones.log_in(proxied)
    proxied.answers["/cable"] = echo
    opened = f"""() => new Promise((resolve, reject) => {{
        const socket = new WebSocket("ws://ios.localhost:{proxy.port}/cable")
        socket.onopen = () => {{ socket.close(); resolve(true) }}
        socket.onerror = reject }})"""
    cookies = []
    assert phones.ios.of_page(f"({opened})()")
    cookies.append(proxied.last.headers["Cookie"] or "")
    proxied.add("/elsewhere", "<!doctype html><link rel=icon href='data:,'>")
    tab.open(f"{proxied.url}/elsewhere")
    assert tab.evaluate(opened)
    assert proxied.last.uri == "/cable"
    cookies.append(proxied.last.headers["Cookie"] or "")
    assert ["login=anna" in each for each in cookies] == [True, False]
