"""The headers of Viaduct's own pages and files, and pages that work under their own policy."""

from urllib.parse import quote

import pytest

from harness.console import Console
from harness.docked import docked
from harness.own_headers import FILE, NO_REFERRER, REFERRER, check, directives
from harness.proxied_app import ProxiedApp
from harness.proxy_client import ProxyClient
from harness.raw_page import RawPage
from harness.viaduct_server import REPOSITORY, ViaductServer

# The doors are the server's, whatever the browser.
pytestmark = [pytest.mark.each_case, pytest.mark.any_browser]

PUBLIC = REPOSITORY / "public"
FILES = sorted(path.relative_to(PUBLIC).as_posix() for path in PUBLIC.rglob("*") if path.is_file())
DEMOS = sorted(path.stem for path in (PUBLIC / "demo").glob("*.html"))
COMPUTED = ["/", "/missing", "/viaduct/missing", "/viaduct/adapter.js", "/viaduct/health", "/viaduct/errors/", "/viaduct/errors/VD-URL-1",
            "/viaduct/errors/VD-NONE-1", "/viaduct/device", "/viaduct/device/phones.json", "/viaduct/device/qr.svg?text=x", "/viaduct/console/",
            "/viaduct/unreachable", "/viaduct/api/pages", "/viaduct/icons/pencil.js", "/viaduct/choice?viaduct_room=%20", "/viaduct/timeline/"]
WATCH = """() => {
    globalThis.violations = []
    document.addEventListener("securitypolicyviolation", event => {
        violations.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`)
    })
}"""


@pytest.mark.any_browser
@pytest.mark.parametrize("accept", ["text/html", "*/*"])
def test_every_page_and_file_has_them(server, proxy, accept):
    paths = [f"/{quote(path)}" for path in FILES] + COMPUTED
    for port, own in [(server.port, paths), (proxy.port, [path for path in paths if path.startswith("/viaduct/")])]:
        client, host = ProxyClient(port), f"127.0.0.1:{port}"
        for path in own:
            check(client.ask(path, headers={"Accept": accept}), path, host)
            check(client.ask(path, "POST", headers={"Content-Length": "0"}), path, host)


@pytest.mark.any_browser
def test_the_document_has_the_words_that_are_checked():
    text = (REPOSITORY / "docs/security.md").read_text()
    assert f"| `Referrer-Policy` | `{REFERRER}`; `{NO_REFERRER}` for the console and the timeline |" in text
    assert f"| `Content-Security-Policy` of a file | `default-src {FILE['default-src']}` |" in text
    assert "pictures as `data:` and `blob:`, sockets of the host; no `unsafe-` word |" in text
    assert "| `frame-src` in it | the host itself; for the device page every page, which it is there to show |" in text


@pytest.mark.any_browser
@pytest.mark.parametrize("headers, status", [
    ({"Host": "evil.test"}, 403), ({"Origin": "https://evil.test"}, 403), ({"Content-Length": "x"}, 400),
    ({"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version": "13"}, 404)])
def test_refusals_have_them(server, headers, status):
    answer = ProxyClient(server.port).ask("/viaduct/", headers=headers)
    assert answer.status == status
    check(answer, "/viaduct/")


@pytest.mark.any_browser
def test_pages_of_the_app_keep_their_own(proxied, get):
    proxied.add("/", "<head>")
    answer = get("/")
    assert [answer.headers[name] for name in ("Content-Security-Policy", "Referrer-Policy", "X-Content-Type-Options")] == [None] * 3


@pytest.mark.any_browser
@pytest.mark.parametrize("host, ancestors", [("localhost", "'self'"), ("ios.localhost", "'self' localhost"), ("127.0.0.1", "'self'")])
def test_a_phone_is_framed_by_its_device_page_only(server, host, ancestors):
    answer = ProxyClient(server.port).ask("/viaduct/device/screen.html", headers={"Host": host})
    assert " ".join(directives(answer.headers["Content-Security-Policy"])["frame-ancestors"]) == ancestors


@pytest.fixture
def watched(tab):
    """A tab that records its pages' policy violations: there may be none at the end."""
    tab.run_before_pages(WATCH)

    def violations(tab, frames):
        found = tab.evaluate("() => globalThis.violations ?? ['The page is not watched.']")
        return found + [text for frame in frames for text in violations(tab.frame(frame["context"]), frame["children"] or [])]

    yield tab
    assert violations(tab, tab.frames()) == []


def test_the_watch_sees_what_is_forbidden(tab, server):
    tab.run_before_pages(WATCH)
    tab.open(f"{server.url}/demo/button.html")
    tab.evaluate("() => { document.body.setAttribute('style', 'color: red'); document.body.append(Object.assign(document.createElement('script'), { text: '1' })) }")
    tab.wait_until("() => violations.length >= 2")


@pytest.mark.slow
@pytest.mark.parametrize("name", DEMOS)
def test_a_demo_works(watched, server, name):
    watched.open(f"{server.url}/demo/{name}.html")
    watched.wait_for_screen()


def test_a_demos_button_is_drawn_and_pressed(watched, server):
    watched.open(f"{server.url}/")
    watched.native("button", "Start").tap()
    watched.wait_until("() => location.pathname === '/demo/dropdown.html'")
    watched.page("summary").tap()
    watched.native("button", "Edit").tap()
    watched.wait_until("() => location.pathname === '/demo/form.html'")


@pytest.mark.slow
def test_a_demos_messages_are_docked(watched, server):
    watched.open(f"{server.url}/demo/form.html?viaduct_menu=on")
    watched.wait_for_screen()
    watched.native("button", "Viaduct").tap()
    watched.native("button", "Messages").tap()
    docked(watched).wait_until("() => [...document.querySelectorAll('.row__subject')].some(({ textContent }) => textContent === 'form connect')")


def test_the_device_shows_both_phones(watched, phones):
    phones.open()
    phones.ios.wait_for_native("Save")
    phones.android.wait_for_native("Save")


@pytest.mark.parametrize("path", ["viaduct/errors/", "viaduct/errors/VD-URL-1", "viaduct/errors/NONE", "missing", "viaduct/test/", "viaduct/console/"])
def test_a_page_without_controls_loads_all_of_its_parts(watched, server, path):
    watched.open(f"{server.url}/{path}")
    watched.wait_until("() => document.readyState === 'complete' && [...document.styleSheets].every(sheet => sheet.cssRules.length > 0)")


def test_the_console_follows_a_page(watched, own_server):
    console = Console(watched, own_server).open()
    with RawPage(own_server).open() as page:
        page.message("form", "connect", {"submitTitle": "Save"})
        console.wait_for_row("form connect")


def test_the_page_of_an_absent_app_waits_for_it(watched):
    app = ProxiedApp()
    port = app.port
    app.close()
    server = ViaductServer("--app", f"http://localhost:{port}")
    try:
        watched.open(f"{server.url}/a")
        watched.wait_until("() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/unreachable/probe'))")
    finally:
        server.stop()
