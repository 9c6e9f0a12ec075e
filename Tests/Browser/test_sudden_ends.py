"""Under traffic, the server outlives its nginx, and `viaduct app` its app, however often they end.

So does a server that reads its settings again.
"""

import json
import os
import secrets
import signal
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, suppress
from http.client import HTTPException

import pytest
from websockets.sync.client import connect, unix_connect

from harness.app_command import AppCommand
from harness.guarded import ALICE, BOB, OWNER, bearer
from harness.processes import children, is_alive, nginx_folder
from harness.proxied_app import ProxiedApp
from harness.proxy_client import ProxyClient
from harness.raw_page import RawPage
from harness.viaduct_server import ViaductServer
from harness.waiting import LIMIT_SECONDS, wait_until

pytestmark = pytest.mark.any_browser
# A server waits longer for each next nginx, and a command for each next app, so many of them share the work.
SERVERS, COMMANDS = 10, 10
COUNTS = pytest.mark.parametrize("count", [30, pytest.param(500, marks=pytest.mark.slow)])

ECHO = """\
import HotwireNative

final class EchoComponent: BridgeComponent {
    override class var name: String { "echo" }

    override func onReceive(message: Message) {
        reply(with: message)
    }
}
"""


@pytest.fixture
def app():
    app = ProxiedApp()
    app.add(body="<head>")
    yield app
    app.close()


def page_path():
    return f"/viaduct/socket?page={secrets.token_hex(16)}"


def page_of(server, headers=()):
    """Opens a page's socket at the server itself, without nginx in between."""
    (nginx,) = children(server.process)
    path = str(nginx_folder(nginx) / "server.sock")
    return unix_connect(path, f"ws://localhost{page_path()}", subprotocols=["viaduct.page.1"], additional_headers=dict(headers))


def assert_answers(socket):
    assert socket.ping().wait(LIMIT_SECONDS), "The page's socket is gone."


def serves(server, headers=()):
    try:
        return ProxyClient(server.port).ask("/", headers={"Sec-Fetch-Dest": "document", **dict(headers)}).status == 200
    except (HTTPException, OSError):
        return False


def kill_nginx(server, index):
    """Kills all of nginx, its first process or its worker alone, in turn, and waits for the next one."""
    (master,) = wait_until(lambda: children(server.process), "nginx")
    (worker,) = wait_until(lambda: children(master), "nginx' worker")
    victims = [[master, worker], [master], [worker]][index % 3]
    for victim in victims:
        # The worker of a killed one may be gone already.
        with suppress(ProcessLookupError):
            os.kill(victim, signal.SIGKILL)
    wait_until(lambda: not any(map(is_alive, victims)), "its end")
    # A worker without a master may accept a request, and end amid it.
    wait_until(lambda: serves(server) or not is_alive(server.process), "an answer through the next nginx")
    assert is_alive(server.process), f"The server has ended with its nginx, at the kill {index + 1} of it."


class Traffic:
    """Requests to a server from several threads. Counts the app's answers, and keeps the statuses of others."""

    def __init__(self, server, count=3):
        self.answers = 0
        self.faults = []
        self._server = server
        self._is_over = threading.Event()
        self._threads = [threading.Thread(target=self._ask) for _ in range(count)]
        for thread in self._threads:
            thread.start()

    def close(self):
        self._is_over.set()
        for thread in self._threads:
            thread.join()

    def _ask(self):
        client = ProxyClient(self._server.port)
        while not self._is_over.is_set():
            try:
                answer = client.ask("/", headers={"Sec-Fetch-Dest": "document", **bearer(OWNER)})
                self.answers += 1
                if answer.status != 200:
                    self.faults.append(answer.status)
            except (HTTPException, OSError):
                # nginx ends a connection whose request it has not read yet. A browser sends that again.
                continue


@COUNTS
def test_a_server_outlives_its_nginx_and_keeps_its_pages(app, count):
    def kill(server):
        with page_of(server) as page, closing(Traffic(server, 1)) as traffic:
            for index in range(count // SERVERS):
                answers = traffic.answers
                kill_nginx(server, index)
                wait_until(lambda: traffic.answers > answers, "an answer to the traffic after the kill")
            assert_answers(page)
        assert traffic.faults == []

    with ExitStack() as stack:
        servers = [ViaductServer("--app", app.url) for _ in range(SERVERS)]
        for server in servers:
            stack.callback(server.kill)
        with ThreadPoolExecutor(SERVERS) as pool:
            list(pool.map(kill, servers))
        for server in servers:
            server.stop()


@COUNTS
def test_a_server_outlives_settings_that_are_read_again_and_again(app, short_folder, count):
    file, log = short_folder / "viaduct.json", short_folder / "log"

    def write(**identities):
        file.write_text(json.dumps({"identities": identities, "token": OWNER}))

    write(alice=ALICE, bob=BOB)
    with log.open("w") as output:
        server = ViaductServer("--app", app.url, "--config", file, "--log-level", "info", log=output)
    lines = log.open()
    with closing(lines), ExitStack() as stack:
        stack.callback(server.kill)
        page = stack.enter_context(page_of(server, bearer(ALICE)))
        traffic = stack.enter_context(closing(Traffic(server)))
        for index in range(count):
            answers, earlier = traffic.answers, set(children(server.process))
            # Every second one takes a token away, which ends nginx.
            ends_nginx = index % 2 == 0
            write(**({"alice": ALICE} if ends_nginx else {"alice": ALICE, "bob": BOB}))
            server.signal(signal.SIGHUP)
            wait_until(lambda: "The settings were read again." in lines.read(), lambda: f"the reload {index}: {log.read_text()[-2000:]}")
            if ends_nginx:
                wait_until(lambda: set(children(server.process)) - earlier or not is_alive(server.process), "the next nginx")
            wait_until(lambda: traffic.answers > answers or not is_alive(server.process), "an answer amid the reloads")
            assert is_alive(server.process), f"The server has ended with the reload {index}."
        assert serves(server, bearer(ALICE))
        assert_answers(page)
        traffic.close()
        assert traffic.faults == [], [line for line in log.read_text().splitlines() if "nginx: " in line][-10:]
        server.stop()


class Messages:
    """Messages of a page to the component of its room's app, one after the other. Counts the replies."""

    def __init__(self, server, room):
        self.replies = 0
        self._is_over = threading.Event()
        self._page = RawPage(server, room)
        self._thread = threading.Thread(target=self._send)
        self._thread.start()

    def close(self):
        self._is_over.set()
        self._thread.join()
        self._page.close()

    def _send(self):
        message = {"id": "1", "component": "echo", "event": "connect", "data": {"metadata": {"url": self._page.url}}}
        while not self._is_over.is_set():
            if self._page.receive(lambda frame: frame["type"] in ("app", "reply"))["type"] == "app":
                # The last message may be lost with the app before.
                self._page.open()
            else:
                self.replies += 1
            self._page.send({"type": "message", "message": message})


def wait_for_reply(messages):
    replies = messages.replies
    wait_until(lambda: messages.replies > replies, "a reply of the app")


@COUNTS
def test_a_command_outlives_its_apps_and_they_do_not_outlive_it(own_server, tmp_path, count):
    def kill(command, room):
        with closing(Messages(own_server, room)) as messages:
            wait_for_reply(messages)
            for index in range(count // COMMANDS):
                (app,) = wait_until(lambda: children(command.process), "the app")
                os.kill(app, signal.SIGKILL)
                wait_until(lambda: len([line for line in command.lines if "Connected to" in line]) > index + 1, "the next app")
                wait_for_reply(messages)
        (app,) = children(command.process)
        command.end()
        # Its standard input ends with the command.
        wait_until(lambda: not is_alive(app), "the end of the app")

    folder = tmp_path / "Bridge"
    folder.mkdir()
    (folder / "EchoComponent.swift").write_text(ECHO)
    with ExitStack() as stack:
        commands = []
        rooms = [f"room{index}" for index in range(COMMANDS)]
        for room in rooms:
            command = AppCommand(folder, "--server", own_server.url, "--room", room)
            stack.callback(command.end)
            # The first one builds the app for all.
            command.wait_until_connected()
            commands.append(command)
        with ThreadPoolExecutor(COMMANDS) as pool:
            list(pool.map(kill, commands, rooms))


def test_a_reload_leaves_the_pages_whose_token_stays(app, short_folder):
    """As docs/operation.md has it: sockets at the server stay, and those through nginx end when a token is taken away."""
    file = short_folder / "viaduct.json"

    def write(**identities):
        file.write_text(json.dumps({"identities": identities, "token": OWNER}))

    def begin(*flags):
        write(alice=ALICE, bob=BOB)
        return ViaductServer("--config", file, *flags)

    def is_cut(page):
        return page.state.name == "CLOSED"

    def page_through(server, token):
        return connect(f"ws://127.0.0.1:{server.port}{page_path()}", subprotocols=["viaduct.page.1"], additional_headers=bearer(token))

    with ExitStack() as stack:
        for flags, has_nginx in [((), False), (("--app", app.url), True)]:
            server = begin(*flags)
            stack.callback(server.kill)
            alice, bob = (stack.enter_context(page_through(server, token)) for token in (ALICE, BOB))
            write(alice=ALICE, bob=BOB, carol="carol-token-0123456789")
            server.signal(signal.SIGHUP)
            wait_until(lambda: ProxyClient(server.port).ask("/viaduct/adapter.js", headers=bearer("carol-token-0123456789")).status == 200,
                       "the new token")
            for page in (alice, bob):
                assert_answers(page)
            write(alice=ALICE)
            server.signal(signal.SIGHUP)
            wait_until(lambda: is_cut(bob), "the end of the page without a token")
            if has_nginx:
                wait_until(lambda: is_cut(alice), "the end of nginx")
            else:
                assert_answers(alice)
            # It comes back at once.
            with page_through(server, ALICE) as page:
                assert_answers(page)
