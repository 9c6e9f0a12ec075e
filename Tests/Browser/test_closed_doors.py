"""An open server that becomes guarded by SIGHUP, with a web app behind it, and one whose identities are gone."""

import os
import signal
import threading
import time
from http.client import IncompleteRead

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from harness.guarded import ALICE, bearer
from harness.processes import children, nginx_folder
from harness.proxied_app import ProxiedApp
from harness.proxy_client import ProxyClient
from harness.viaduct_server import ViaductServer
from harness.waiting import LIMIT_SECONDS, wait_until

pytestmark = pytest.mark.any_browser
# A page's answer would wait for its head.
IMAGE = {"Sec-Fetch-Dest": "image"}
IDENTITIES = '{"identities": {"alice": "%s"}}' % ALICE


class Served:
    """A server whose settings are in a file, with its log."""

    def __init__(self, folder, settings, *flags, address=None):
        self.file, self.log = folder / "viaduct.json", folder / "log"
        self.file.write_text(settings)
        with self.log.open("w") as output:
            self.server = ViaductServer("--config", self.file, *flags, "--log-level", "info", log=output, address=address)

    def reload(self, settings, line):
        self.file.write_text(settings)
        os.kill(self.server.process, signal.SIGHUP)
        wait_until(lambda: line in self.log.read_text(), lambda: f"“{line}” in the log: {self.log.read_text()}")


@pytest.fixture
def app():
    app = ProxiedApp()
    app.add(body="<head>")
    yield app
    app.close()


@pytest.fixture
def slow(app):
    """Has the app begin an answer at a path, and end it when the event is set that it returns."""
    ends = []

    def slow(path):
        end = threading.Event()
        ends.append(end)

        def pieces():
            yield "a"
            end.wait(LIMIT_SECONDS)
            yield "b"

        app.answers[path] = lambda request: request.answer_slowly(pieces())
        return end

    yield slow
    for end in ends:
        end.set()


@pytest.fixture
def start(short_folder):
    started = []

    def start(*arguments, **options):
        started.append(Served(short_folder, *arguments, **options))
        return started[-1]

    yield start
    for one in started:
        one.server.stop()


def test_an_open_server_behind_nginx_becomes_guarded(slow, app, start):
    served = start("{}", "--app", app.url)
    client = ProxyClient(served.server.port)
    assert client.ask("/").status == 200
    (nginx,) = children(served.server.process)
    slow("/slow")
    own = client.begin("/slow", headers=IMAGE)
    address = f"ws://127.0.0.1:{served.server.port}/viaduct/socket?page={'0' * 32}"
    with connect(address, subprotocols=["viaduct.page.1"], origin=served.server.url) as page:
        assert "welcome" in page.recv(timeout=LIMIT_SECONDS)
        served.reload(IDENTITIES, "The server asks for identities from now on.")
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                page.recv(timeout=LIMIT_SECONDS)
        assert (closed.value.rcvd.code, "(VD-ACCESS-4)" in closed.value.rcvd.reason) == (4003, True)
    # By the next nginx, for which it waits.
    assert client.ask("/").status == 401
    # An answer of the app's that is under way ends too.
    with pytest.raises((IncompleteRead, ConnectionError)):
        own.read()
    assert client.ask("/", headers=bearer(ALICE)).status == 200
    (next_nginx,) = children(served.server.process)
    assert next_nginx != nginx
    assert "cannot tell who may see the app" in (nginx_folder(next_nginx) / "nginx.conf").read_text()
    assert ALICE not in served.log.read_text()


def test_what_came_through_nginx_by_a_token_ends_with_the_token(slow, app, start):
    served = start(IDENTITIES, "--app", app.url)
    client = ProxyClient(served.server.port)
    end = slow("/short")
    slow("/endless")
    short, endless = (client.begin(path, headers={**bearer(ALICE), **IMAGE}) for path in ["/short", "/endless"])
    other = ALICE[::-1]
    served.reload(IDENTITIES.replace(ALICE, other), "The settings were read again.")
    end.set()
    assert short.read() == b"ab"
    assert client.ask("/", headers=bearer(ALICE)).status == 401
    with pytest.raises((IncompleteRead, ConnectionError)):
        endless.read()
    assert client.ask("/", headers=bearer(other)).status == 200


def test_a_new_identity_cuts_nobody_off(slow, app, start):
    served = start(IDENTITIES, "--app", app.url)
    (nginx,) = children(served.server.process)
    end = slow("/slow")
    answer = ProxyClient(served.server.port).begin("/slow", headers={**bearer(ALICE), **IMAGE})
    served.reload('{"identities": {"alice": "%s", "bob": "%s"}}' % (ALICE, ALICE[::-1]), "The settings were read again.")
    # Longer than nginx would have.
    time.sleep(1.5)
    end.set()
    assert answer.read() == b"ab"
    assert children(served.server.process) == [nginx]


def test_an_open_server_by_itself_becomes_guarded(start):
    served = start("{}")
    client = ProxyClient(served.server.port)
    assert client.ask("/").status == 200
    served.reload(IDENTITIES, "The settings were read again.")
    assert client.ask("/").status == 401
    assert client.ask("/", headers=bearer(ALICE)).status == 200


@pytest.mark.parametrize("listen, line", [
    ("127.0.0.1:0", "The server stays guarded, and only its secret lets in."), ("0.0.0.0:0", "opens Viaduct beyond this machine"),
])
def test_a_guarded_server_does_not_open(start, listen, line):
    served = start(IDENTITIES, address=listen)
    client = ProxyClient(served.server.port)
    assert client.ask("/", headers=bearer(ALICE)).status == 200
    served.reload("{}", line)
    assert client.ask("/").status == 401
    # A fault leaves the token, and a change takes it away.
    assert client.ask("/", headers=bearer(ALICE)).status == (401 if "stays" in line else 200)
