"""A web app that reads the user agent from its own cookie before the header, as Fizzy does."""

from urllib.parse import unquote
from uuid import uuid4

import pytest

from harness.app_page import AppPage
from harness.proxied_app import ProxiedApp
from harness.raw_page import RawPage
from harness.viaduct_server import ViaductServer

pytestmark = pytest.mark.any_browser

OTHER = "Mozilla%2F5.0%20(X11%3B%20Linux)"
PHONE = "Mozilla%2F5.0%20(iPhone)%20Hotwire%20Native%20iOS%3B"
PAGE = AppPage("", adapter_place="none").html


def cookies(request):
    return dict(pair.split("=", 1) for pair in request.headers["Cookie"].split("; "))


def test_a_page_of_another_browser_s_cookie_is_told_the_flag_that_helps(tab, proxied, proxy):
    proxied.add("/first", PAGE, headers=[("Set-Cookie", f"x_user_agent={OTHER}; Path=/")])
    proxied.add("/", PAGE)
    tab.open(proxy.url + "/first")
    tab.wait_for_screen()
    tab.open(proxy.url + "/")
    tab.wait_for_console("--agent-cookie x_user_agent")
    tab.wait_for_console("/viaduct/errors/VD-AGENT-3")
    assert cookies(proxied.last)["x_user_agent"] == OTHER


@pytest.mark.parametrize("cookie, is_told", [
    (f"a=1; x_user_agent={OTHER}", True), ('x_user_agent="Mozilla/5.0 (X11)"; b=2', True), ("x_user_agent=mozilla%2f5.0", True),
    (f"x_user_agent={PHONE}", False), ("x_user_agent=Mozilla/5.0+Turbo+Native+Android", False), ("a=Mozilla", False), ("", False),
    (f"{'n' * 65}=Mozilla/5.0", False), (f"x_user_agent={PHONE}; y={OTHER}", True),
    (f"x_user_agent={OTHER}; y={PHONE}", True),
])
def test_only_a_cookie_with_another_browser_s_user_agent_counts(get, is_told_of, cookie, is_told):
    assert is_told_of(cookie) == is_told


@pytest.fixture
def is_told_of(get, proxy, proxied):
    """Requests a document with a cookie, and returns whether a page of its room gets a notice about it: `is_told_of(cookie)`."""

    def is_told_of(cookie):
        proxied.add("/", PAGE)
        room = f"r{uuid4().hex}"
        get("/", cookie=f"viaduct_room={room}; {cookie}".rstrip("; "))
        page = RawPage(proxy, room=room).open()
        page.wait_for("screen")
        return any(frame.get("code") == "agent-cookie" for frame in page.frames)

    return is_told_of


@pytest.fixture
def filled():
    """A web app behind Viaduct, which fills the app's cookie."""
    app = ProxiedApp()
    server = ViaductServer("--app", app.url, "--agent-cookie", "x_user_agent")
    yield app, server
    server.stop()
    app.close()


def test_the_cookie_has_the_phone_s_user_agent_whatever_the_browser_has_in_it(tab, filled):
    app, server = filled
    app.add("/first", PAGE, headers=[("Set-Cookie", f"x_user_agent={OTHER}; Path=/"), ("Set-Cookie", "session=a%20b; Path=/")])
    app.add("/", PAGE)
    tab.open(server.url + "/first")
    assert unquote(cookies(app.request_for("/first"))["x_user_agent"]).startswith("Mozilla/5.0 (iPhone")
    tab.open(server.url + "/")
    tab.wait_for_screen()
    sent = cookies(app.request_for("/"))
    assert unquote(sent["x_user_agent"]) == tab.evaluate("() => navigator.userAgent")
    assert sent["session"] == "a%20b"
    assert not any("agent-cookie" in line for line in tab.console)
