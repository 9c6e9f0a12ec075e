"""Visits of Turbo's that get no answer: the app decides, as on a phone, and the page stays."""

import pytest

from harness.app_page import AppPage
from harness.error_view import assert_no_view_comes, assert_view_stays, wait_for_view, wait_until_found_away
from harness.firefox import Firefox
from harness.proxied_app import ProxiedApp
from harness.viaduct_server import ViaductServer

TURBO = '<script src="/scripts/turbo.js" defer></script>'
START = '<!doctype html><title>Start</title>' + TURBO + '<h1>Start</h1><a href="/orders">Orders</a> <a href="/moved">Moved</a>'
ORDERS = '<!doctype html><title>Orders</title>' + TURBO + '<h1>Orders</h1><a href="/">Start</a>'
# Hotwire Native iOS 1.2.2: of the request that looks for a redirect, and of a document.
NO_REDIRECT = "The operation couldn’t be completed. (HotwireNative.RedirectHandlerError error 0.)"
NO_DOCUMENT = "Could not connect to the server."


class StoppingApp:
    """A web app that the test stops and starts at one port. `viaduct`: the server of the adapter, for pages without a proxy."""

    def __init__(self, viaduct=None):
        self._tag = f'<script src="{viaduct}/viaduct/adapter.js"></script>' if viaduct else ""
        self._port = None
        self.start()

    def start(self):
        self._app = ProxiedApp(self._port)
        self._port = self._app.port
        self._app.add("/", START.replace("<title>", self._tag + "<title>"))
        self._app.add("/orders", ORDERS.replace("<title>", self._tag + "<title>"))
        # Nothing listens there.
        self._app.add("/moved", status=302, headers=[("Location", "http://127.0.0.2:9/")])

    def stop(self):
        self._app.close()

    @property
    def url(self):
        return self._app.url


@pytest.fixture(params=["proxy", "tag"])
def stopping(request, server, tab):
    """An app that shows its first page behind the proxy, or with the adapter's tag."""
    if request.param == "tag":
        app = StoppingApp(server.url)
        tab.open(app.url)
        tab.wait_for_screen()
        yield app
    else:
        app = StoppingApp()
        server = ViaductServer("--app", app.url, "--log-level", "error")
        tab.open(server.url)
        tab.wait_for_screen()
        yield app
        server.stop()
    app.stop()


def heading(tab):
    return tab.evaluate("() => document.querySelector('h1').textContent")


def wait_for_heading(tab, text):
    tab.wait_until(f"() => document.querySelector('h1')?.textContent === '{text}'")


@pytest.mark.each_case
def test_a_visit_without_an_answer_shows_the_error_view_until_the_app_is_there(tab, stopping):
    stopping.stop()
    tab.page("a[href='/orders']").tap()
    wait_for_view(tab)
    tab.native_text(NO_REDIRECT).wait()
    tab.wait_for_console("No answer came to the visit to")
    # The page has stayed, under the address of the visit.
    assert heading(tab) == "Start"
    assert tab.url.endswith("/orders")
    tab.native("button", "Retry").tap()
    tab.native_text(NO_DOCUMENT).wait()
    assert_view_stays(tab)
    assert heading(tab) == "Start"
    stopping.start()
    tab.native("button", "Retry").tap()
    wait_for_heading(tab, "Orders")
    tab.native_text("Error loading page").wait_gone()
    tab.native("button", "Back to Start").tap()
    wait_for_heading(tab, "Start")


def test_a_browser_that_is_offline_shows_the_error_view_though_the_app_is_there(tab, browser, stopping):
    # The adapter's part that shows it has been loaded before.
    tab.page("a[href='/orders']").tap()
    tab.native("button", "Back to Start").tap()
    wait_for_heading(tab, "Start")
    with tab.offline():
        tab.page("a[href='/orders']").tap()
        tab.wait_for_console("The browser is offline.")
        # Chromium holds back the adapter's socket too.
        if isinstance(browser, Firefox):
            tab.native_text(NO_REDIRECT).wait()
            tab.wait_for_console("The browser is offline: go online, and retry the visit.")
            tab.native("button", "Retry").tap()
            tab.native_text("The Internet connection appears to be offline.").wait()
            assert_view_stays(tab)
        assert heading(tab) == "Start"
    if isinstance(browser, Firefox):
        tab.native("button", "Retry").tap()
    wait_for_heading(tab, "Orders")
    tab.native_text("Error loading page").wait_gone()


def test_the_way_back_leads_from_a_visit_without_an_answer_to_the_page_before(tab, stopping):
    stopping.stop()
    tab.page("a[href='/orders']").tap()
    wait_for_view(tab)
    stopping.start()
    tab.native("button", "Back to Start").tap()
    tab.native_text("Error loading page").wait_gone()
    wait_for_heading(tab, "Start")
    assert not tab.url.endswith("/orders")
    tab.page("a[href='/orders']").tap()
    wait_for_heading(tab, "Orders")


def test_a_page_that_alone_gets_no_answer_keeps_the_error_view_when_it_is_tried_again(tab, proxied, proxy):
    proxied.answers["/orders"] = lambda request: request.hang_up()
    proxied.add("/", START, headers=[("Set-Cookie", "session=1")])
    tab.open(proxy.url)
    tab.wait_for_screen()
    tab.page("a[href='/orders']").tap()
    wait_for_view(tab)
    tab.native_text(NO_REDIRECT).wait()
    proxied.requests.clear()
    tab.native("button", "Retry").tap()
    tab.native_text("The network connection was lost.").wait()
    assert_view_stays(tab)
    assert heading(tab) == "Start"
    # It was asked for without what a web app counts.
    assert [request.headers.get("Cookie") for request in proxied.requests if request.uri == "/orders"][:1] == [None]
    # A phone loads a page after a document that has failed, once.
    proxied.requests.clear()
    loaded = tab.evaluate("() => performance.timeOrigin")
    tab.native("button", "Back to Start").tap()
    tab.native_text("Error loading page").wait_gone()
    tab.wait_until(f"() => performance.timeOrigin > {loaded} && document.readyState === 'complete'")
    wait_for_heading(tab, "Start")
    assert [request.uri for request in proxied.requests].count("/") == 1


def test_a_redirect_to_a_site_that_does_not_answer_shows_the_error_view(tab, stopping):
    tab.page("a[href='/moved']").tap()
    tab.native_text(NO_REDIRECT).wait()
    assert heading(tab) == "Start"


@pytest.mark.any_browser
@pytest.mark.each_case
@pytest.mark.parametrize("status, text", [
    (200, "There was an HTTP error (0)."), (401, NO_REDIRECT.replace("error 0", "error 1")),
])
def test_a_file_has_the_error_of_the_second_request_for_it(tab, proxied, proxy, status, text):
    def answer(request):
        # The app's own request comes without the browser's cookies.
        is_browser = "Cookie" in request.headers
        request.answer("a,b", 200 if is_browser else status, "text/csv")

    proxied.answers["/report"] = answer
    proxied.add("/", START.replace("/orders", "/report"), headers=[("Set-Cookie", "session=1")])
    tab.open(proxy.url)
    tab.wait_for_screen()
    tab.page("a[href='/report']").tap()
    tab.native_text(text).wait()
    assert [request.headers.get("Range") for request in proxied.requests if request.uri == "/report"][-1] == "bytes=0-0"


@pytest.mark.any_browser
def test_the_browser_itself_loads_it_where_that_is_wanted(tab):
    app = StoppingApp()
    server = ViaductServer("--app", app.url, "--log-level", "error")
    try:
        tab.open(server.url)
        tab.wait_for_screen()
        app.stop()
        tab.page("a[href='/orders']").tap()
        tab.native("button", "Show the response").tap()
        # The page that waits for the app.
        wait_for_heading(tab, "The app does not answer")
        wait_until_found_away(tab)
        app.start()
        wait_for_heading(tab, "Orders")
    finally:
        server.stop()
        app.stop()


@pytest.mark.any_browser
def test_android_shows_no_reason(tab):
    app = StoppingApp()
    server = ViaductServer("--app", app.url, "--log-level", "error")
    try:
        tab.open(f"{server.url}?viaduct_platform=android")
        tab.wait_for_screen()
        app.stop()
        tab.page("a[href='/orders']").tap()
        tab.native_text("Error loading page").wait()
        assert tab.native_text(NO_REDIRECT).count == 0
        assert tab.native("button", "Retry").count == 0
    finally:
        server.stop()


@pytest.mark.any_browser
def test_android_keeps_its_copy_of_a_page_that_fails(tab, proxied, proxy):
    proxied.add("/orders", ORDERS)
    proxied.add("/", AppPage("", '<a href="/orders">Orders</a>', head=TURBO, adapter_place="none", title="Start").html)
    tab.open(f"{proxy.url}?viaduct_platform=android")
    tab.wait_for_screen()
    tab.page("a[href='/orders']").tap()
    wait_for_heading(tab, "Orders")
    tab.native("button", "Back to Start").tap()
    wait_for_heading(tab, "Start")
    proxied.add("/orders", "<!doctype html><h1>No longer</h1>", status=500)
    tab.evaluate("() => { Turbo.keepsCopies = true }")
    tab.page("a[href='/orders']").tap()
    wait_for_heading(tab, "Orders")
    tab.wait_for_console("has failed (500). An Android app goes on to show its copy")
    assert_no_view_comes(tab)
    assert heading(tab) == "Orders"
