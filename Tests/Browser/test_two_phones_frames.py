"""Pages that may be framed by one of two phones, and pages that may frame a phone."""

import pytest

from harness.app_page import AppPage
from harness.phones import FORM, HTML, Phones
from harness.proxy_client import ProxyClient
from test_device_permissions import ALLOWED, FEATURES, TELL


def embed(tab, url, tag="iframe", attribute="src"):
    """Embeds an address in the tab's page, and returns the messages from the frame until it has loaded or was refused.

    The frame is added later: a refused frame in the page's markup may end Firefox's wait for the page.
    """
    return tab.evaluate("""(url, tag, attribute) => new Promise(resolve => {
        const told = []
        addEventListener("message", ({ data }) => told.push(data))
        const frame = Object.assign(document.createElement(tag), { onload: () => resolve(told), onerror: () => resolve(told) })
        frame[attribute] = url
        document.body.append(frame)
    })""", url, tag, attribute)


def test_pages_of_a_phones_host_may_use_the_camera_and_no_others_may(phones, tab, app):
    expected = FEATURES if tab.evaluate("() => Boolean(document.featurePolicy)") else ["camera", "microphone"]
    phones.open()
    for phone in (phones.ios, phones.android):
        phone.wait_for_form()
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


@pytest.mark.slow
@pytest.mark.parametrize("headers", [[("X-Frame-Options", "SAMEORIGIN")], [("Content-Security-Policy", "frame-ancestors 'none'")]])
def test_an_app_that_forbids_frames_is_shown_after_another_site_has_led_back(tab, proxied, proxy, headers):
    proxied.add("/", FORM, headers=headers, content_type=HTML)
    proxied.add("/back", FORM, headers=headers, content_type=HTML)
    proxied.add("/authorize", status=302, headers=[("Location", f"http://ios.localhost:{proxy.port}/back")])
    phones = Phones(tab, proxy)
    phones.open("phones=both&url=/")
    phones.ios.wait_for_native("Save")
    # At the app's own address, which is another site than the phone's.
    phones.ios.of_page(f"void (dispatchEvent(new Event('viaduct:leave')), location.assign('{proxied.url}/authorize'))")
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
    # Outside of a frame it has the app's own policies.
    answer = ProxyClient(proxy.port).ask("/", headers={"Host": f"ios.{base}", "Sec-Fetch-Dest": "document"})
    own = [value for name, value in headers if name == "Content-Security-Policy"]
    assert (answer.headers.get_all("Content-Security-Policy") or []) == own


def test_no_page_of_another_site_embeds_a_phone(tab, app, server):
    screen = f"http://ios.localhost:{server.port}/viaduct/device/screen.html"
    tab.open(app.add(AppPage("", "", adapter_place="none"), "/embeds"))
    assert embed(tab, screen) == []
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
    phones.log_in(proxied)
    proxied.add("/account", "<!doctype html><script>top.postMessage('shown', '*')</script>", content_type=HTML)
    proxied.add("/elsewhere", "<!doctype html><link rel=icon href='data:,'><body>")
    tab.open(f"{proxied.url}/elsewhere")
    assert embed(tab, f"http://ios.localhost:{proxy.port}/account", tag, attribute) == []
    assert "login=anna" in proxied.request_for("/account").headers["Cookie"]
