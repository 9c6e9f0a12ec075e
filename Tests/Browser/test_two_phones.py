"""The device page with an iPhone and an Android phone, which know nothing of each other."""

import json

import pytest

from harness.app_page import AppPage, component
from harness.phones import Phones
from harness.proxied_app import ProxiedApp
from harness.proxy_client import ProxyClient
from harness.viaduct_server import ViaductServer
from harness.web_socket_echo import echo
from test_device_permissions import ALLOWED, FEATURES, TELL

FORM = AppPage("", component("form", connect=("connect", {"submitTitle": "Save"})), adapter_place="none").html
HTML = "text/html; charset=utf-8"


@pytest.fixture
def phones(tab, server):
    return Phones(tab, server)


def wait_for_form(phone):
    phone.wait_for_page("location.pathname === '/demo/form.html' && document.readyState === 'complete'")
    phone.wait_for_native("Save")


def test_both_phones_are_side_by_side_each_at_its_host(phones, tab):
    phones.open("url=/demo/form.html")
    for name, phone in {"iOS": phones.ios, "Android": phones.android}.items():
        wait_for_form(phone)
        assert f"Hotwire Native {name}" in phone.of_page("navigator.userAgent")
        assert phone.of_page("location.hostname") == f"{name.lower()}.localhost"
    left, right = tab.evaluate("() => [...document.querySelectorAll('.device')].map(device => { const { left, right } = device.getBoundingClientRect(); return [left, right] })")
    assert left[1] < right[0]


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


def test_cookies_are_the_apps_own_outside_of_the_frame(tab, proxied, proxy):
    cookie = "login=anna; Path=/; SameSite=Lax"
    proxied.add("/", FORM, headers=[("Set-Cookie", cookie)], content_type=HTML)
    client = ProxyClient(proxy.port)
    host = f"ios.localhost:{proxy.port}"
    assert client.ask("/", headers={"Host": host}).headers.get_all("Set-Cookie") == [cookie]
    framed = client.ask("/", headers={"Host": host, "Cookie": "viaduct_frame=1"})
    assert framed.headers.get_all("Set-Cookie") == ["login=anna; Path=/; SameSite=None; Secure; Partitioned"]
    assert client.ask("/", headers={"Host": f"localhost:{proxy.port}", "Cookie": "viaduct_frame=1"}).headers.get_all("Set-Cookie") == [cookie]


def test_a_page_chooses_room_and_app_by_its_address_in_the_frame(tab, proxied, proxy):
    proxied.add("/", FORM, content_type=HTML)
    phones = Phones(tab, proxy)
    phones.open("phones=both&url=/")
    phones.ios.wait_for_native("Save")
    phones.ios.of_page("void location.assign('/?viaduct_room=anna&viaduct_app=Shop&back=1')")
    phones.ios.wait_for_page("location.search === '?back=1' && document.readyState === 'complete'")
    assert {"viaduct_room=anna", "viaduct_app=Shop"} <= set(phones.ios.of_page("document.cookie").split("; "))
    # Elsewhere they are as ever.
    answer = ProxyClient(proxy.port).ask("/?viaduct_room=anna", headers={"Host": f"ios.localhost:{proxy.port}", "Sec-Fetch-Dest": "document"})
    assert answer.headers.get_all("Set-Cookie") == ["viaduct_room=anna; Path=/; SameSite=Lax"]


@pytest.mark.any_browser
@pytest.mark.parametrize("method, mode, is_sent", [("GET", "navigate", True), ("GET", "no-cors", False), ("POST", "navigate", False)])
def test_another_site_in_the_frame_gets_no_more_cookies_sent_than_of_others(tab, proxied, proxy, method, mode, is_sent):
    headers = {"Host": f"ios.localhost:{proxy.port}", "Cookie": "viaduct_frame=1; login=anna", "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": mode}
    ProxyClient(proxy.port).ask("/", method, headers=headers)
    assert ("login=anna" in (proxied.last.headers["Cookie"] or "")) == is_sent


@pytest.mark.parametrize("origin, is_sent", [
    ("http://ios.localhost:{port}", True), ("https://ios.localhost:{port}", True), (None, True),
    ("http://localhost:3000", False), ("http://localhost:{port}", False), ("http://ios.localhost:{port}0", False), ("null", False),
])
def test_a_web_socket_of_another_site_gets_no_cookies_though_only_its_origin_is_told(proxied, proxy, origin, is_sent):
    headers = {"Host": f"ios.localhost:{proxy.port}", "Cookie": "viaduct_frame=1; login=anna", "Upgrade": "websocket", "Connection": "Upgrade",
               "Origin": origin and origin.format(port=proxy.port)}
    ProxyClient(proxy.port).ask("/cable", headers=headers)
    assert ("login=anna" in (proxied.last.headers["Cookie"] or "")) == is_sent


def log_in(phones, proxied):
    """Logs in on the iPhone, by an app whose cookies are then kept in its frame."""
    proxied.add("/", FORM, headers=[("Set-Cookie", "login=anna; Path=/; HttpOnly; SameSite=Lax")], content_type=HTML)
    phones.open("phones=both&url=/")
    phones.ios.wait_for_native("Save")


def test_a_page_of_another_site_has_no_login_in_its_web_sockets(tab, proxied, proxy):
    phones = Phones(tab, proxy)
    log_in(phones, proxied)
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


def test_an_alert_of_one_phone_leaves_the_other_alone(phones):
    phones.open("phones=both&url=/demo/alert.html")
    for phone in (phones.ios, phones.android):
        phone.wait_for_page("document.querySelector('main button') && window.viaduct && document.readyState === 'complete'")
        phone.wait_for_native("Alert")
    dialog = "document.querySelector('viaduct-screen').shadowRoot.querySelector('[role=alertdialog], dialog[open]')"
    phones.ios.of_page("void document.querySelector('main button').click()")
    phones.ios.wait_for_screen(f"{dialog} !== null")
    assert phones.android.of_screen(f"{dialog} === null")
    phones.android.of_page("void location.assign('/demo/form.html')")
    wait_for_form(phones.android)
    assert phones.ios.of_screen(f"{dialog} !== null")


def test_the_address_says_all_that_is_set(phones, tab):
    phones.open()
    wait_for_form(phones.ios)
    wait_for_form(phones.android)
    for name, value in {"ios": "iphone-se", "android": "galaxy-s25", "text": "1.24", "zoom": "100", "room": "anna"}.items():
        phones.choose(name, value)
    tab.page("[name=rotate]").tap()
    tab.page("[name=dark]").tap()
    phones.android.wait_for_page("window.viaduct && document.readyState === 'complete'")
    phones.android.of_page("void location.assign('/demo/alert.html')")
    phones.wait_for_query(ios_url="/demo/form.html", android_url="/demo/alert.html", text="1.24", zoom="100", room="anna", landscape="1")
    before = phones.query
    assert {**before, "dark": None} == {
        "phones": "both", "ios": "iphone-se", "android": "galaxy-s25", "text": "1.24", "zoom": "100", "room": "anna", "landscape": "1", "dark": None,
        "ios_url": "/demo/form.html", "android_url": "/demo/alert.html"}
    # As somebody else would open it.
    tab.evaluate("() => localStorage.clear()")
    tab.reload()
    phones.ios.wait_for_page("location.pathname === '/demo/form.html' && innerWidth === 667 && getComputedStyle(document.documentElement).fontSize !== '16px'")
    phones.android.wait_for_page("location.pathname === '/demo/alert.html' && document.cookie.includes('viaduct_room=anna')")
    dark = before["dark"] == "1"
    phones.ios.wait_for_page(f"matchMedia('(prefers-color-scheme: dark)').matches === {json.dumps(dark)}")
    assert phones.query == before


def test_the_browsers_way_back_is_that_of_the_pages(phones, tab):
    phones.open()
    wait_for_form(phones.ios)
    wait_for_form(phones.android)
    phones.ios.of_page("void location.assign('/demo/alert.html')")
    phones.wait_for_query(ios_url="/demo/alert.html", android_url="/demo/form.html")
    phones.ios.wait_for_page("window.viaduct && document.readyState === 'complete'")
    tab.page("[name=rotate]").tap()
    tab.back()
    phones.ios.wait_for_page("location.pathname === '/demo/form.html'")
    # What is set stays: only pages go back.
    phones.wait_for_query(url="/demo/form.html", landscape="1")
    assert phones.android.of_page("location.pathname") == "/demo/form.html"


def test_one_phone_goes_back_and_the_other_stays(phones, tab):
    phones.open("phones=both&url=/demo/alert.html")
    for phone, path in {phones.ios: "/demo/form.html", phones.android: "/demo/menu.html"}.items():
        phone.wait_for_page("window.viaduct && document.readyState === 'complete'")
        # By the page itself: only then has it led there.
        phone.of_page(f"void setTimeout('location.assign({json.dumps(path)})')")
        phone.wait_for_page(f"location.pathname === {json.dumps(path)} && window.viaduct && document.readyState === 'complete'")
        phone.wait_for_screen("viaductScreen.shown.bar?.back")
    phones.wait_for_query(ios_url="/demo/form.html", android_url="/demo/menu.html")
    phones.ios.of_screen("void viaductScreen.goBack()")
    phones.ios.wait_for_page("location.pathname === '/demo/alert.html' && window.viaduct && document.readyState === 'complete'")
    phones.android.wait_for_page("location.pathname === '/demo/menu.html' && window.viaduct && document.readyState === 'complete'")
    phones.wait_for_query(ios_url="/demo/alert.html", android_url="/demo/menu.html")
    phones.android.wait_for_screen("viaductScreen.shown.bar?.back")
    phones.android.of_screen("void viaductScreen.goBack()")
    phones.android.wait_for_page("location.pathname === '/demo/alert.html' && document.readyState === 'complete'")


@pytest.mark.parametrize("step", ["history.pushState(null, '', '?next')", "location.assign('?next')"])
def test_a_phone_goes_on_while_the_other_goes_back(phones, step):
    phones.open("phones=both&url=/demo/form.html")
    for phone in (phones.ios, phones.android):
        wait_for_form(phone)
    phones.wait_for_query(url="/demo/form.html")
    phones.ios.of_screen("void parent.postMessage({ viaduct: 'back-forward' }, '*')")
    phones.android.of_page(f"void setTimeout({json.dumps(step)})")
    phones.wait_for_query(ios_url="/demo/form.html", android_url="/demo/form.html?next")
    phones.android.wait_for_page("location.search === '?next' && document.readyState === 'complete'")


def test_a_phone_is_led_on_from_what_is_no_web_page(tab, proxied, proxy):
    phones = Phones(tab, proxy)
    proxied.add("/", FORM, content_type=HTML)
    proxied.add("/picture", "<svg xmlns='http://www.w3.org/2000/svg'/>", content_type="image/svg+xml")
    phones.open("phones=both&url=/picture")
    phones.ios.wait_for_page("location.pathname === '/picture' && document.readyState === 'complete'")
    phones.ios.of_screen("void viaductScreen.follow('/')")
    phones.ios.wait_for_native("Save")


def test_what_a_person_opens_counts_before_what_was_to_be_followed(phones, tab, app):
    phones.open()
    wait_for_form(phones.ios)
    phones.go_to(app.add(AppPage("", "Elsewhere", adapter_place="none"), "/other"))
    tab.page(".link[data-state=problem]").wait()
    phones.ios.of_screen("void (viaductScreen.follow('/demo/alert.html'), viaductScreen.open('/demo/form.html'))")
    wait_for_form(phones.ios)
    assert phones.ios.of_page("location.pathname") == "/demo/form.html"


def test_fit_has_no_scroll_bar_and_100_is_the_devices_own_size(phones, tab):
    phones.open()
    phones.ios.wait_for_screen("innerWidth === 402")
    for width, height in [(1440, 900), (1024, 768), (800, 700), (600, 800)]:
        tab.resize(width, height)
        tab.wait_until("""() => {
            const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.querySelector(".place")
            const edges = document.querySelector(".place").getBoundingClientRect()
            const inside = [...document.querySelectorAll(".phone")].every(phone => {
                const { left, right, top, bottom } = phone.getBoundingClientRect()
                return left >= edges.left && right <= edges.right && top >= edges.top && bottom <= edges.bottom
            })
            return inside && scrollWidth <= clientWidth && scrollHeight <= clientHeight }""")
    phones.choose("zoom", "100")
    tab.wait_until("() => document.querySelector('.device iframe').getBoundingClientRect().width === 402")
    assert "100 %" in tab.page(".phone__name").text


def test_phones_that_lie_are_one_above_the_other(phones, tab):
    phones.open("phones=both&url=/demo/form.html&landscape=1")
    tab.wait_until("""() => {
        const [first, second] = [...document.querySelectorAll(".phone")].map(phone => phone.getBoundingClientRect())
        return second && first.bottom < second.top }""")


def test_a_page_is_opened_on_the_other_phone(phones, tab):
    phones.open("url=/demo/form.html&device=iphone-17-pro")
    wait_for_form(phones.ios)
    assert not phones.android.is_shown
    assert tab.page("[name=other]").text == "Open on Android"
    tab.page("[name=other]").tap()
    wait_for_form(phones.android)
    phones.wait_for_query(phones="both", url="/demo/form.html", active="android")
    assert tab.page("[name=other]").text == "Open on iOS"


def test_a_phone_that_was_hidden_goes_on_where_it_was(phones, tab):
    phones.open()
    wait_for_form(phones.ios)
    phones.ios.of_page("void (window.mark = 1)")
    phones.choose("platform", "android")
    tab.wait_until("() => document.querySelectorAll('.phone:not([hidden])').length === 1")
    wait_for_form(phones.android)
    phones.choose("platform", "both")
    tab.wait_until("() => document.querySelectorAll('.phone:not([hidden])').length === 2")
    assert phones.ios.of_page("window.mark") == 1


def test_the_host_of_one_phone_is_that_phone_alone(phones, tab):
    phones.open("url=/demo/form.html", host="ios.localhost")
    wait_for_form(phones.ios)
    assert not phones.android.is_shown
    phones.choose("platform", "android")
    tab.wait_until("() => location.hostname === 'android.localhost'")
    wait_for_form(phones.android)
    phones.choose("platform", "both")
    tab.wait_until("() => location.hostname === 'localhost'")
    wait_for_form(phones.ios)
    wait_for_form(phones.android)


@pytest.mark.parametrize("url", ["javascript:void(top.ran=1)", "data:text/html,x", "/" + "a" * 9000, "http://[bad"])
def test_no_phone_shows_what_is_no_page(phones, tab, url):
    phones.open("phones=both")
    phones.ios.wait_for_page("location.pathname === '/' && document.readyState === 'complete'")
    phones.go_to(url)
    tab.page(".link[data-state=problem]").wait()
    assert "is not the address of a page" in tab.page(".link[data-state=problem]").text
    assert phones.ios.of_page("location.pathname") == "/"


@pytest.mark.parametrize("query, told", [
    ("phones=three", "phones=three"), ("ios=pixel-10", "ios=pixel-10"), ("android=nokia", "android=nokia"), ("zoom=1e999", "zoom=1e999"),
    ("text=99", "text=99"), ("landscape=x", "landscape=x"), (f"ios={'a' * 3000}", "aaa…"), ("active=top", "active=top"),
])
def test_what_the_address_says_and_nobody_knows_is_told(phones, tab, query, told):
    phones.open(f"{query}&url=/demo/form.html")
    wait_for_form(phones.ios)
    assert told in tab.page(".unknown").text
    assert tab.page(".phone__name").text.startswith("iPhone 17 Pro")


@pytest.mark.parametrize("query", ["'a'.repeat(40_000)", "'='.repeat(7_000)"])
def test_a_page_of_any_address_leaves_the_device_page_one_that_loads_again(phones, tab, query):
    phones.open()
    wait_for_form(phones.ios)
    phones.ios.of_page(f"void (document.title = 'Long', history.replaceState(null, '', `?${{{query}}}`))")
    tab.wait_until("() => document.title.startsWith('Long')")
    assert tab.evaluate("() => location.href.length") < 8000
    tab.reload()
    phones.ios.wait_for_page("!location.search && window.viaduct && document.readyState === 'complete'")


def test_what_cannot_be_read_leaves_the_phones_as_they_are(phones, tab):
    phones.open()
    wait_for_form(phones.ios)
    tab.evaluate("() => { document.cookie = 'viaduct_room=%; Path=/' }")
    phones.ios.of_page("void (document.cookie = 'viaduct_room=%; Path=/')")
    tab.reload()
    for phone in (phones.ios, phones.android):
        wait_for_form(phone)


def test_the_device_page_shows_one_phone_where_it_cannot_learn_of_two(phones, tab):
    tab.run_before_pages("""() => {
        const ask = fetch
        window.fetch = (url, ...rest) => String(url).endsWith("phones.json") ? Promise.resolve(new Response("<h1>502</h1>")) : ask(url, ...rest) }""")
    phones.open()
    tab.wait_until("() => document.querySelectorAll('.phone:not([hidden])').length === 1")


def test_script_in_the_address_of_one_phone_does_not_run(phones, tab):
    phones.open("phones=both&ios_url=javascript:void(top.ran=1)&android_url=/demo/form.html")
    wait_for_form(phones.android)
    phones.ios.wait_for_page("location.pathname === '/'")
    assert tab.evaluate("() => top.ran === undefined")
    tab.page(".link[data-state=problem]").wait()


def test_a_page_of_this_host_is_shown_at_each_phones_own(phones, tab, server):
    phones.open("phones=both&url=/")
    phones.ios.wait_for_page("location.pathname === '/' && document.readyState === 'complete'")
    phones.go_to(f"http://localhost:{server.port}/demo/form.html")
    wait_for_form(phones.ios)
    assert phones.ios.of_page("location.hostname") == "ios.localhost"


def test_pages_of_a_phones_host_may_use_the_camera_and_no_others_may(phones, tab, app):
    expected = FEATURES if tab.evaluate("() => Boolean(document.featurePolicy)") else ["camera", "microphone"]
    phones.open()
    for phone in (phones.ios, phones.android):
        wait_for_form(phone)
        assert phone.of_page(f"({ALLOWED})()") == expected
    url = app.add(AppPage("", TELL, adapter_place="none"), "/other")
    tab.evaluate("() => { window.told = []; addEventListener('message', ({ data }) => { if (data.names) told.push(data.names) }) }")
    phones.go_to(url)
    tab.wait_until("() => told.length > 0")
    assert tab.evaluate("() => told") == [[]]
    tab.page(".link[data-state=problem]").wait()
    assert "can show pages of its own address only" in tab.page(".link[data-state=problem]").text


@pytest.mark.parametrize("headers", [
    [("X-Frame-Options", "SAMEORIGIN")], [("X-Frame-Options", "DENY")], [("Content-Security-Policy", "frame-ancestors 'none'")],
    [("Content-Security-Policy", "frame-ancestors 'self'"), ("X-Frame-Options", "SAMEORIGIN")],
])
def test_an_app_that_forbids_frames_is_shown_in_both(tab, proxied, proxy, headers):
    proxied.add("/", FORM, headers=headers, content_type=HTML)
    phones = Phones(tab, proxy)
    phones.open("phones=both&url=/")
    for phone in (phones.ios, phones.android):
        phone.wait_for_native("Save")


@pytest.mark.parametrize("headers", [[("X-Frame-Options", "SAMEORIGIN")], [("Content-Security-Policy", "frame-ancestors 'none'")]])
def test_an_app_that_forbids_frames_is_shown_after_another_site_has_led_back(tab, proxied, proxy, headers):
    proxied.add("/", FORM, headers=headers, content_type=HTML)
    proxied.add("/back", FORM, headers=headers, content_type=HTML)
    proxied.add("/authorize", status=302, headers=[("Location", f"http://ios.localhost:{proxy.port}/back")])
    phones = Phones(tab, proxy)
    phones.open("phones=both&url=/")
    phones.ios.wait_for_native("Save")
    # By the app's own address, which is another site than the phone's.
    phones.ios.of_page(f"void location.assign('{proxied.url}/authorize')")
    phones.ios.wait_for_page("location.pathname === '/back' && document.readyState === 'complete'")
    phones.ios.wait_for_native("Save")


@pytest.mark.parametrize("headers, expected", [
    ([("X-Frame-Options", "SAMEORIGIN")], "frame-ancestors 'self' {base}"),
    ([("Content-Security-Policy", "frame-ancestors https://a.test")], "frame-ancestors https://a.test 'self' {base}"),
])
def test_whoever_led_to_a_phones_page_the_device_page_alone_may_show_it(proxied, proxy, headers, expected):
    proxied.add("/", FORM, headers=headers, content_type=HTML)
    base = f"admin.localhost:{proxy.port}"
    for site in ["same-origin", "same-site", "cross-site"]:
        answer = ProxyClient(proxy.port).ask("/", headers={"Host": f"ios.{base}", "Sec-Fetch-Dest": "iframe", "Sec-Fetch-Site": site})
        assert answer.headers.get_all("Content-Security-Policy") == [expected.format(base=base)]


def test_no_page_of_another_site_embeds_a_phone(tab, app, server):
    screen = f"http://ios.localhost:{server.port}/viaduct/device/screen.html"
    page = AppPage("", f"<iframe src='{screen}'></iframe>", adapter_place="none")
    tab.run_before_pages("() => { window.told = []; addEventListener('message', ({ data }) => told.push(data)) }")
    tab.open(app.add(page, "/embeds"))
    tab.wait_until("() => document.readyState === 'complete'")
    assert tab.evaluate("() => told") == []
    assert ProxyClient(server.port).ask("/viaduct/device/screen.html", headers={
        "Host": f"ios.localhost:{server.port}", "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "iframe",
        "Referer": "http://localhost:1/"}).status == 403


@pytest.mark.parametrize("destination", ["iframe", "frame", "embed", "object", "empty"])
@pytest.mark.parametrize("content_type", [HTML, "text/plain", None])
def test_only_the_phones_own_frames_may_show_a_page_with_its_login(proxied, proxy, destination, content_type):
    policy = f"frame-ancestors 'self' localhost:{proxy.port}"
    proxied.add("/", "<head>", content_type=content_type)
    proxied.add("/strict", "<head>", content_type=content_type, headers=[("Content-Security-Policy", "img-src 'none'")])
    proxied.add("/same", status=304, content_type=None, length=False)

    def policies(path="/", host="ios.localhost", cookie="viaduct_frame=1", destination=destination):
        headers = {"Host": f"{host}:{proxy.port}", "Cookie": cookie, "Sec-Fetch-Dest": destination, "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Site": "cross-site"}
        return ProxyClient(proxy.port).ask(path, headers=headers).headers.get_all("Content-Security-Policy") or []

    assert policies() == [policy]
    assert policies("/strict") == ["img-src 'none'", policy]
    # The browser keeps the policies that it has.
    assert policies("/same") == policies(cookie=None) == policies(host="localhost") == policies(destination="image") == []


@pytest.mark.parametrize("tag, attribute", [("iframe", "src"), ("object", "data")])
def test_a_page_of_another_site_shows_no_phone_with_its_login(tab, proxied, proxy, tag, attribute):
    phones = Phones(tab, proxy)
    log_in(phones, proxied)
    proxied.add("/account", "<!doctype html><script>top.postMessage('shown', '*')</script>", content_type=HTML)
    proxied.add("/elsewhere", "<!doctype html><link rel=icon href='data:,'><body>")
    tab.open(f"{proxied.url}/elsewhere")
    tab.evaluate("""(tag, attribute, url) => new Promise(resolve => {
        window.told = []
        addEventListener("message", ({ data }) => told.push(data))
        const frame = Object.assign(document.createElement(tag), { onload: resolve, onerror: resolve })
        frame[attribute] = url
        document.body.append(frame)
    })""", tag, attribute, f"http://ios.localhost:{proxy.port}/account")
    assert "login=anna" in next(request for request in proxied.requests if request.uri == "/account").headers["Cookie"]
    assert tab.evaluate("() => told") == []


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
