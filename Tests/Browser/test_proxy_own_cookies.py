"""The cookies that admit a browser are Viaduct's: the web app neither gets nor sets them, on any path."""

import pytest

from harness import guarded
from harness.guarded import OWNER, guarded_server
from harness.proxied_app import ProxiedApp
from harness.proxy_client import ProxyClient
from harness.viaduct_server import ViaductServer

pytestmark = pytest.mark.any_browser
# A browser sends the console's cookie to each path below /viaduct/, even to those that nginx forwards to the app.
PATHS = [("GET", "/"), ("HEAD", "/viaduct/unreachable/probe"), ("GET", "/viaduct/..%2fapp"), ("GET", "/viaduct/x/%2e%2e/../app")]
SERVERS = {
    "open": lambda *flags: ViaductServer(*flags, environment={"VIADUCT_TOKEN": OWNER}),
    "open with an agent's cookie": lambda *flags: ViaductServer(*flags, "--agent-cookie", "agent", environment={"VIADUCT_TOKEN": OWNER}),
    "guarded": guarded_server,
}


@pytest.fixture(scope="module", params=SERVERS)
def started(request):
    app = ProxiedApp()
    server = SERVERS[request.param]("--app", app.url)
    yield app, server, request.param
    server.stop()
    app.close()


@pytest.mark.parametrize("method, path", PATHS)
def test_the_app_does_not_get_the_cookie_of_the_console(started, method, path):
    app, server, kind = started
    app.forget()
    name = f"viaduct_console_{server.port}"
    session = f"; {guarded.cookie(server, OWNER)}" if kind == "guarded" else ""
    shown = f"a=1; {name}=key; viaduct_console_1=other{session}; b={name}"
    ProxyClient(server.port).ask(path, method, headers={"Cookie": shown, **guarded.bearer(OWNER)})
    cookies = app.last.headers["Cookie"].replace(" ", "").split(";")
    assert [cookie for cookie in cookies if not cookie.startswith("agent=")] == ["a=1", f"b={name}"]


@pytest.mark.parametrize("prefix", ["", " ", "=", " = "])
def test_the_app_sets_no_cookie_that_lets_in(started, prefix):
    app, server, _ = started
    names = [f"{prefix}viaduct_{kind}_{server.port}" for kind in ("console", "session")]
    app.add(body="<head>", headers=[("Set-Cookie", f"{name}=alice:1:x; Path=/") for name in names] + [("Set-Cookie", "own=1")])
    answer = ProxyClient(server.port).ask("/", headers=guarded.bearer(OWNER))
    assert answer.headers.get_all("Set-Cookie") == ["own=1"]
