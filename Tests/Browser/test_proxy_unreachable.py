"""The page that people see while the app does not answer."""

import pytest

from harness.error_view import wait_until_found_away
from harness.proxied_app import ProxiedApp
from harness.proxy_client import ProxyClient
from harness.viaduct_server import ViaductServer
from harness.waiting import wait_until

# About the program, whatever the browser.
pytestmark = pytest.mark.any_browser


@pytest.fixture
def absent():
    """Viaduct in front of an app that is not running. Yields the app's port and the server."""
    app = ProxiedApp()
    port = app.port
    app.close()
    server = ViaductServer("--app", f"http://localhost:{port}", "--log-level", "error")
    yield port, server
    server.stop()


def test_a_page_names_the_app_and_shows_it_when_it_is_there(tab, absent):
    port, server = absent
    tab.open(f"{server.url}/a?b=c")
    assert tab.page("h1").text == "The app does not answer"
    assert tab.page("a").text == f"http://localhost:{port}"
    app = ProxiedApp(port)
    try:
        app.add("/a", "<!doctype html><h1>Here it is</h1>")
        tab.wait_until("() => document.querySelector('h1')?.textContent === 'Here it is'")
        assert tab.url == f"{server.url}/a?b=c"
        assert tab.evaluate("() => Boolean(window.viaduct)")
        # The app was polled only by safe methods.
        assert {request.method for request in app.requests if request.uri == "/"} == {"HEAD"}
    finally:
        app.close()


@pytest.fixture
def asked(proxied):
    """Returns the methods of the app's requests for a path, once no more arrive: `asked(path)`."""

    def asked(path):
        def methods():
            return [request.method for request in proxied.requests if request.uri == path]

        now = methods()
        with pytest.raises(AssertionError):
            wait_until(lambda: methods() != now, "another request", limit=2)
        return now

    return asked


@pytest.fixture
def hung_up(tab, proxied, proxy):
    """A running app that closes the connections for `/order` without an answer, and a page with a link and a form to it."""
    proxied.add(body="""<!doctype html><title>Shop</title><a href="/order#frag">Look</a>
        <form method="post" action="/order"><button>Buy</button></form>""")
    proxied.answers["/order"] = lambda request: request.hang_up()
    tab.open(proxy.url)
    tab.wait_for_screen()
    return proxied


def test_a_form_that_got_no_answer_is_not_sent_again(tab, hung_up, asked):
    tab.page("form button").tap()
    tab.page(".again").wait()
    assert tab.page("h1").text == "This page got no answer"
    assert "The app runs" in tab.page("[role=status]").text
    assert "Is it running?" not in tab.page("main").text
    assert asked("/order") == ["POST"]
    # And not by pressing the button either.
    before = len(hung_up.requests)
    tab.page(".again").tap()
    wait_until(lambda: len(hung_up.requests) > before, "another request")
    assert asked("/order") == ["POST", "GET"]


@pytest.mark.slow
@pytest.mark.any_browser
def test_a_page_that_got_no_answer_is_loaded_again_by_the_person(tab, hung_up, asked, proxy):
    tab.page("a").tap()
    tab.page(".again").wait()
    assert asked("/order") == ["GET"]
    hung_up.add("/order", "<!doctype html><h1>Orders</h1>")
    tab.page(".again").tap()
    tab.wait_until("() => document.querySelector('h1')?.textContent === 'Orders'")
    assert tab.url == f"{proxy.url}/order#frag"


@pytest.mark.slow
@pytest.mark.any_browser
def test_a_page_that_gets_no_answer_is_tried_twice_at_most(tab, hung_up, asked, proxy):
    tab.open(f"{proxy.url}/order")
    tab.page(".again").wait()
    assert asked("/order") == ["GET", "GET"]
    tab.reload()
    tab.page(".again").wait()
    assert asked("/order") == ["GET", "GET", "GET"]


@pytest.mark.any_browser
def test_an_app_that_has_come_up_meanwhile_is_shown(tab, proxied, proxy):
    def come_up(request):
        proxied.add("/late", "<!doctype html><h1>Here it is</h1>")
        request.hang_up()

    proxied.answers["/late"] = come_up
    tab.open(f"{proxy.url}/late")
    tab.wait_until("() => document.querySelector('h1')?.textContent === 'Here it is'")


@pytest.mark.any_browser
def test_a_form_for_an_app_that_is_away_is_not_sent_again(tab):
    app = ProxiedApp()
    server = ViaductServer("--app", app.url, "--log-level", "error")
    try:
        app.add(body='<!doctype html><title>Shop</title><form method="post" action="/order"><button>Buy</button></form>')
        tab.open(server.url)
        tab.wait_for_screen()
        app.close()
        tab.page("form button").tap()
        wait_until_found_away(tab)
        app = ProxiedApp(app.port)
        app.add("/order", "<!doctype html><h1>Orders</h1>")
        tab.wait_until("() => document.querySelector('h1')?.textContent === 'Orders'")
        assert [request.method for request in app.requests if request.uri == "/order"] == ["GET"]
    finally:
        server.stop()
        app.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_can_be_read_in_the_light_and_in_the_dark(tab, absent, scheme):
    tab.prefer(colour_scheme=scheme)
    tab.open(absent[1].url)
    brightness = tab.evaluate("""() => ["backgroundColor", "color"].map(property => {
        const [red, green, blue] = getComputedStyle(document.querySelector("main"))[property].match(/[0-9.]+/g).map(Number)
        return (red + green + blue) / 765
    })""")
    assert (brightness[0] > 0.9 and brightness[1] < 0.3) if scheme == "light" else (brightness[0] < 0.2 and brightness[1] > 0.8)
    assert not tab.evaluate("() => Boolean(window.viaduct)")


@pytest.mark.parametrize("headers, content_type", [
    ({"Sec-Fetch-Dest": "document"}, "text/html"), ({"Accept": "text/html"}, "text/html"),
    ({"Sec-Fetch-Dest": "empty", "Accept": "text/html"}, "text/plain"), ({"Sec-Fetch-Dest": "script"}, "text/plain"), ({}, "text/plain"),
])
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_only_windows_get_a_page(absent, headers, content_type, method):
    port, server = absent
    response = ProxyClient(server.port).ask("/a", method, b"x=1" if method == "POST" else None, headers)
    assert response.status == 502
    assert response.headers.get_content_type() == content_type
    assert f"http://localhost:{port}" in response.body.decode()


def test_an_apps_own_error_is_left_alone(proxied, get):
    for status in [502, 504]:
        proxied.add(body="<h1>Mine</h1>", status=status)
        assert b"<h1>Mine</h1>" in get().body


def test_viaduct_itself_goes_on(absent):
    _, server = absent
    assert ProxyClient(server.port).ask("/viaduct/health").status == 200
    wait_until(lambda: ProxyClient(server.port).ask("/viaduct/unreachable/probe").status == 502, "the app to be away")
