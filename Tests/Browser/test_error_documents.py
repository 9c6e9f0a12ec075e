"""Documents that are errors, behind the proxy: the app's error view, and the answer on request."""

import json

import pytest

from harness.device import NATIVE, Device
from harness.error_view import A_MOMENT, MISSING, assert_view_stays, wait_for_view

# About the program, whatever the browser.
pytestmark = pytest.mark.any_browser


@pytest.mark.parametrize("content_type, body, shown", [
    ("text/html; charset=utf-8", MISSING, "No route matches"), ("text/html", "<h1>Plain</h1>", "Plain"),
    ("application/xhtml+xml", '<html xmlns="http://www.w3.org/1999/xhtml"><body><h1>Strict</h1></body></html>', "Strict"),
])
def test_a_document_that_is_an_error_shows_the_error_view(tab, proxied, proxy, content_type, body, shown):
    proxied.add("/missing", body, status=404, content_type=content_type)
    tab.open(f"{proxy.url}/missing?a=b")
    wait_for_view(tab)
    assert_view_stays(tab)
    assert tab.page("plaintext").count == 0
    tab.wait_for_console(f"{proxy.url}/missing?a=b was answered by 404")
    assert tab.evaluate("() => performance.getEntriesByType('navigation')[0].responseStatus") == 404
    # None of its scripts has run.
    assert not tab.evaluate("() => Boolean(window.hasRun)")
    tab.native("button", "Show the response").tap()
    tab.native_text("Error loading page").wait_gone()
    tab.wait_until(f"() => document.querySelector('iframe')?.contentDocument?.querySelector('h1')?.textContent === {json.dumps(shown)}")
    asked = [request for request in proxied.requests if request.uri == "/missing?a=b"]
    assert len(asked) == 1


@pytest.mark.parametrize("content_type, body, status", [
    ("text/plain", "Not <b>found</b>", 404), ("application/json", '{"error":"ä"}', 500), (None, "", 500),
])
def test_a_document_without_a_page_shows_the_error_view_too(tab, proxied, proxy, content_type, body, status):
    proxied.add("/missing", body, status=status, content_type=content_type)
    tab.open(f"{proxy.url}/missing")
    wait_for_view(tab)
    tab.native("button", "Show the response").tap()
    tab.native_text("Error loading page").wait_gone()
    if content_type:
        assert tab.page("plaintext").text == body


@pytest.mark.any_browser
def test_a_link_in_the_answer_leads_the_page_on(tab, proxied, proxy):
    proxied.add("/missing", MISSING, status=404)
    proxied.add("/", "<!doctype html><title>Home</title><h1>Home</h1>")
    tab.open(f"{proxy.url}/missing")
    tab.native("button", "Show the response").tap()
    frame = "document.querySelector('iframe')?.contentDocument"
    tab.wait_until(f"() => {frame}?.querySelector('base')")
    tab.evaluate(f"() => {frame}.querySelector('a').click()")
    tab.wait_until("() => document.title === 'Home' && location.pathname === '/'")


@pytest.mark.any_browser
def test_a_document_is_tried_again(tab, proxied, proxy):
    proxied.add("/late", "Not yet", status=503)
    tab.open(f"{proxy.url}/late")
    wait_for_view(tab)
    proxied.add("/late", "<!doctype html><h1>Now</h1>")
    tab.native("button", "Retry").tap()
    tab.wait_until("() => document.querySelector('h1')?.textContent === 'Now'")


def test_the_way_back_from_a_visit_that_failed_again_leads_to_the_page_before(tab, proxied, proxy, show_proxied):
    proxied.add("/missing", MISSING, status=404)
    show_proxied('<a href="/missing">Missing</a>', head='<script src="/scripts/turbo.js" defer></script>', title="Start")
    tab.wait_for_screen()
    tab.page("a").tap()
    tab.native("button", "Retry").tap()
    tab.wait_until("() => !window.Turbo && document.querySelector('viaduct-screen')")
    tab.native("button", "Back to Start").tap()
    tab.wait_until("() => location.pathname === '/' && document.querySelector('h1')?.textContent === 'Start'")
    tab.native_text("Error loading page").wait_gone()


@pytest.mark.any_browser
def test_a_form_without_turbo_shows_its_answer(tab, proxied, proxy):
    proxied.add("/", '<!doctype html><form action="/orders" method="post"><button>Buy</button></form>')
    proxied.add("/orders", "<!doctype html><h1>Sold out</h1>", status=422)
    tab.open(proxy.url)
    tab.wait_for_screen()
    tab.page("button").tap()
    tab.wait_until("() => document.querySelector('h1')?.textContent === 'Sold out'")
    tab.wait_for_screen()
    assert tab.native_text("Error loading page").count == 0


@pytest.mark.any_browser
def test_a_frame_of_the_apps_shows_its_answer(tab, proxied, proxy):
    proxied.add("/missing", MISSING, status=404)
    proxied.add("/text", "Nothing here", status=404, content_type="text/plain")
    proxied.add("/", '<!doctype html><h1>Start</h1><iframe src="/missing"></iframe><iframe src="/text"></iframe>')
    tab.open(proxy.url)
    tab.wait_until("() => frames[0].hasRun && frames[1].document.body?.innerText.trim() === 'Nothing here'")
    assert tab.native_text("Error loading page").count == 0


@pytest.mark.parametrize("sandbox", ["allow-same-origin", "allow-same-origin allow-scripts"])
def test_a_frame_in_a_sandbox_shows_its_answer_too(tab, proxied, proxy, sandbox):
    proxied.add("/missing", "<!doctype html><style>h1 { color: rgb(1, 2, 3) }</style><h1>No such part</h1>", status=404)
    proxied.add("/", f'<!doctype html><h1>Start</h1><iframe src="/missing" sandbox="{sandbox}"></iframe>')
    tab.open(proxy.url)
    tab.wait_until("() => document.querySelector('iframe').contentDocument?.querySelector('h1')?.textContent === 'No such part'")
    colour = "() => getComputedStyle(document.querySelector('iframe').contentDocument.querySelector('h1')).color"
    assert tab.evaluate(colour) == "rgb(1, 2, 3)"
    assert not tab.evaluate("() => document.querySelector('iframe').contentDocument.querySelector('plaintext')")


def test_a_frame_without_scripts_shows_a_text_as_it_is(tab, proxied, proxy):
    proxied.add("/missing", "Not <b>found</b>", status=404, content_type="text/plain")
    proxied.add("/", '<!doctype html><h1>Start</h1><iframe src="/missing" sandbox="allow-same-origin"></iframe>')
    tab.open(proxy.url)
    tab.wait_until("() => document.querySelector('iframe').contentDocument?.body?.innerText === 'Not <b>found</b>'")


@pytest.mark.parametrize("policy", [None, "require-trusted-types-for 'script'", "require-trusted-types-for 'script'; trusted-types 'none'"])
def test_the_device_frame_shows_the_error_view_of_a_document(tab, proxied, proxy, policy):
    proxied.add("/missing", MISSING, status=404, headers=[("Content-Security-Policy", policy)] if policy else [])
    device = Device(tab, proxy)
    device.open("/missing")
    tab.wait_until(f"() => {NATIVE}.textContent.includes('Error loading page')")
    assert not device.of_page("Boolean(page.hasRun)")
    device.tap_native("Show the response")
    device.wait_for_page("page.document.querySelector('iframe')?.contentDocument?.querySelector('h1')?.textContent === 'No route matches'")


@pytest.mark.any_browser
def test_an_answer_that_comes_late_does_not_cover_the_next_page(tab, proxied, proxy):
    proxied.add("/missing", MISSING, status=404)
    tab.open(f"{proxy.url}/missing")
    wait_for_view(tab)
    # The page navigates once the answer was read, while the script that shows it is still loading.
    tab.evaluate("""() => {
        const find = document.querySelector
        document.querySelector = css => {
          const found = find.call(document, css)
          if (css === "plaintext") {
            window.Turbo = { navigator: { currentVisit: { location: new URL("/next", location) } } }
            history.pushState({}, "", "/next")
          }
          return found
        } }""")
    tab.native("button", "Show the response").tap()
    tab.wait_until("() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/answer.js'))")
    tab.evaluate(A_MOMENT)
    assert tab.url == f"{proxy.url}/next"
    assert tab.page(".viaduct-answer").count == 0


def test_a_strict_policy_of_the_answer_is_kept(tab, proxied, proxy):
    headers = [("Content-Security-Policy", "default-src 'none'; script-src 'nonce-abc'"), ("X-Frame-Options", "DENY")]
    proxied.add("/missing", MISSING, status=404, headers=headers)
    tab.open(f"{proxy.url}/missing")
    tab.native("button", "Show the response").tap()
    tab.wait_until("() => document.querySelector('iframe')?.contentDocument?.querySelector('h1')")
    assert not tab.evaluate("() => Boolean(document.querySelector('iframe').contentWindow.hasRun)")


@pytest.mark.any_browser
def test_a_document_that_meets_no_app_shows_itself(tab, proxied, proxy):
    tab.run_before_pages("() => { window.WebSocket = class { send() {} close() {} } }")
    proxied.add("/missing", MISSING, status=404)
    tab.open(f"{proxy.url}/missing")
    tab.wait_until("() => document.querySelector('iframe')?.contentDocument?.querySelector('h1')?.textContent === 'No route matches'")
