"""The web app behind the proxy of a shared server: only for whom the server knows, and without the server's own credentials."""

import os
import re
import signal
from pathlib import Path

import pytest

from harness import guarded
from harness.guarded import ALICE, BOB, OWNER, bearer, guarded_app, guarded_server
from harness.processes import children
from harness.proxy_client import ProxyClient
from harness.viaduct_server import ViaductServer
from harness.waiting import wait_until

pytestmark = pytest.mark.any_browser
PAGE = {"Accept": "text/html", "Sec-Fetch-Dest": "document"}


@pytest.fixture(scope="module")
def started():
    with guarded_app() as started:
        yield started


@pytest.fixture
def app(started):
    started[0].forget()
    started[0].add(body="<head>")
    return started[0]


@pytest.fixture
def client(started):
    return ProxyClient(started[1].port)


@pytest.fixture
def cookie(started):
    """Makes the cookie of a browser that was let in."""
    return lambda token: guarded.cookie(started[1], token)


def test_a_stranger_gets_a_page_that_says_how_to_get_in(app, client):
    answer = client.ask("/", headers=PAGE)
    assert (answer.status, answer.getheader("Content-Type")) == (401, "text/html; charset=utf-8")
    assert answer.headers.get_all("WWW-Authenticate") == ["Bearer"]
    assert b"viaduct link --server URL --room NAME" in answer.body and b"adapter.js" not in answer.body
    assert app.requests == []


@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "HEAD"])
@pytest.mark.parametrize("headers", [
    {}, {"Accept": "application/json"}, {"Authorization": "Bearer wrong"}, {"Authorization": "Basic YTpi"}, {"Cookie": "viaduct_session_PORT=alice:1:x"},
    {"Upgrade": "websocket", "Connection": "Upgrade"}, {"X-Viaduct-Bearer": "1"}, {"Authorization": f"Bearer {ALICE}x"},
])
def test_nobody_else_reaches_the_app(app, started, client, method, headers):
    named = {name: value.replace("PORT", str(started[1].port)) for name, value in headers.items()}
    answer = client.ask("/data", method, headers=named)
    assert answer.status == 401
    assert answer.getheader("Content-Type") == "text/plain; charset=utf-8"
    assert method == "HEAD" or b"(VD-ACCESS-4)" in answer.body
    assert app.requests == []


@pytest.mark.parametrize("path", ["/?viaduct_room=bob", "/viaduct/unreachable/probe", "/?viaduct_platform=android"])
def test_neither_a_choice_nor_a_probe_is_a_way_in(app, client, path):
    assert client.ask(path, "HEAD" if "probe" in path else "GET", headers=PAGE).status == 401
    assert app.requests == []


def test_a_token_lets_in_and_the_app_does_not_see_it(app, client):
    for token in (ALICE, BOB, OWNER):
        assert client.ask("/", headers=bearer(token)).status == 200
        assert app.last.headers["Authorization"] is None
    client.ask("/viaduct/unreachable/probe", "HEAD", headers=bearer(ALICE))
    assert app.last.headers["Authorization"] is None


@pytest.mark.parametrize("own", ["Basic YTpi", "Bearer of-the-app", "Bearer " + "x" * 4000, "Negotiate " + "y" * 6000])
def test_a_cookie_lets_in_and_the_app_has_its_own_credentials(app, client, cookie, own):
    shown = f"a=1; {cookie(ALICE)}; b=2"
    assert client.ask("/", headers={"Cookie": shown, "Authorization": own}).status == 200
    assert app.last.headers["Cookie"].replace(" ", "") == "a=1;b=2"
    assert app.last.headers["Authorization"] == own
    client.ask("/viaduct/unreachable/probe", "HEAD", headers={"Cookie": shown})
    assert app.last.headers["Cookie"].replace(" ", "") == "a=1;b=2"


def test_a_large_cookie_of_the_app_does_not_shut_out(app, client, cookie):
    large = "; ".join(f"c{number}={'x' * 3000}" for number in range(5))
    assert client.ask("/", headers={"Cookie": f"{large}; {cookie(ALICE)}"}).status == 200
    assert app.last.headers["Cookie"] == large


def test_the_app_sets_no_cookie_of_the_name(app, started, client):
    name = f"viaduct_session_{started[1].port}"
    app.add(body="<head>", headers=[("Set-Cookie", f"{name}=alice:1:x; Path=/"), ("Set-Cookie", "own=1"), ("Set-Cookie", f" {name}=2")])
    for headers in (PAGE, {"Sec-Fetch-Dest": "image"}):
        answer = client.ask("/", headers={**headers, **bearer(ALICE)})
        assert answer.headers.get_all("Set-Cookie") == ["own=1"]


def test_a_page_is_in_the_room_of_its_identity(app, client, cookie):
    for token, room in [(ALICE, "alice"), (BOB, "bob")]:
        script = client.ask("/viaduct/adapter.js", headers={"Cookie": f"viaduct_room=other; {cookie(token)}"}).body.decode()
        assert f'"room":"{room}"' in script
    refused = client.ask("/?viaduct_room=bob", headers={**PAGE, "Cookie": cookie(ALICE)})
    assert refused.status == 403 and b"/errors/VD-ACCESS-5" in refused.body and b"adapter.js" not in refused.body
    assert client.ask("/?viaduct_room=alice", headers={**PAGE, "Cookie": cookie(ALICE)}).status == 303
    assert client.ask("/?viaduct_room=bob", headers={**PAGE, "Cookie": cookie(OWNER)}).status == 303


def test_while_viaduct_is_away_nobody_is_let_in(app, started):
    server = guarded_server("--app", app.url)
    client = ProxyClient(server.port)
    assert client.ask("/", headers=bearer(ALICE)).status == 200
    count = len(app.requests)
    os.kill(server.process, signal.SIGSTOP)
    try:
        (nginx,) = children(server.process)
        # A stopped process still takes connections: the socket's file is what nginx misses when it is gone.
        folder = re.search(r" -p (\S+)", Path(f"/proc/{nginx}/cmdline").read_text())[1]
        Path(folder, "server.sock").unlink()
        for path in ("/", "/?viaduct_room=alice", "/viaduct/unreachable/probe"):
            answer = client.ask(path, headers={**PAGE, **bearer(ALICE)})
            assert answer.status in (502, 503), path
            assert path != "/" or b"(VD-ACCESS-4)" in answer.body
        assert len(app.requests) == count
    finally:
        os.kill(server.process, signal.SIGCONT)
        server.stop()


def test_sighup_reads_the_identities_again_and_a_mistake_keeps_them(started, app, tmp_path):
    file = tmp_path / "viaduct.json"
    log = tmp_path / "log"
    file.write_text('{"identities": {"alice": "%s"}}' % ALICE)
    with log.open("w") as output:
        server = ViaductServer("--app", app.url, "--config", file, log=output)
        client = ProxyClient(server.port)

        def status(token):
            return client.ask("/", headers=bearer(token)).status

        try:
            assert (status(ALICE), status(BOB)) == (200, 401)
            file.write_text('{"identities": {"alice": "%s", "bob": "%s"}}' % (ALICE, ALICE))
            os.kill(server.process, signal.SIGHUP)
            wait_until(lambda: "same token" in log.read_text(), lambda: f"a line of the log, it is {log.read_text()}")
            assert (status(ALICE), status(BOB)) == (200, 401)
            file.write_text('{"identities": {"bob": "%s"}}' % BOB)
            os.kill(server.process, signal.SIGHUP)
            wait_until(lambda: status(BOB) == 200, lambda: "the new token to count")
            assert status(ALICE) == 401
            assert ALICE not in log.read_text() and BOB not in log.read_text()
        finally:
            server.stop()
