"""Reports of the server's state to systemd: sd_notify(3), over a real socket."""

import os
import re
import signal
import socket
import time

import pytest

from harness.command import Command
from harness.viaduct_server import PROGRAM, REPOSITORY, ViaductServer, process_options
from harness.waiting import LIMIT_SECONDS


class Manager:
    """The socket that a service manager reads."""

    def __init__(self, name):
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.bind(name.replace("@", "\0", 1))
        self._socket.settimeout(LIMIT_SECONDS)

    def next(self, but="WATCHDOG=1"):
        while (text := self._socket.recv(4096).decode()) == but:
            pass
        return text

    def count(self, seconds):
        """Returns the number of datagrams that arrive within a time."""
        end, count = time.monotonic() + seconds, 0
        while (rest := end - time.monotonic()) > 0:
            self._socket.settimeout(rest)
            try:
                self._socket.recv(4096)
                count += 1
            except TimeoutError:
                pass
        self._socket.settimeout(LIMIT_SECONDS)
        return count

    def close(self):
        self._socket.close()


@pytest.fixture(params=["path", pytest.param("abstract", marks=pytest.mark.slow)])
def name(request, short_folder):
    return str(short_folder / "notify") if request.param == "path" else f"@viaduct-{os.getpid()}-{time.monotonic_ns()}"


@pytest.fixture
def manager(name):
    manager = Manager(name)
    yield manager
    manager.close()


def test_the_manager_hears_of_start_reload_and_end(name, manager):
    server = ViaductServer(environment={"NOTIFY_SOCKET": name})
    # The report is sent before the line that the harness waits for, and only once the server listens.
    assert manager.next() == "READY=1"
    socket.create_connection(("127.0.0.1", server.port)).close()
    before = time.monotonic_ns() // 1000
    server.signal(signal.SIGHUP)
    reloading = re.fullmatch(r"RELOADING=1\nMONOTONIC_USEC=(\d+)", manager.next())
    assert before <= int(reloading[1]) <= time.monotonic_ns() // 1000
    assert manager.next() == "READY=1"
    server.stop()
    assert manager.next() == "STOPPING=1"


def test_the_watchdog_is_told_from_the_loop(name, manager):
    server = ViaductServer(environment={"NOTIFY_SOCKET": name, "WATCHDOG_USEC": "400000"})
    try:
        assert manager.next() == "READY=1"
        for _ in range(3):
            begun = time.monotonic()
            assert manager.next(but="") == "WATCHDOG=1"
            assert time.monotonic() - begun < 2
        server.signal(signal.SIGSTOP)
        manager.count(0.3)
        assert manager.count(1) == 0
        server.signal(signal.SIGCONT)
        assert manager.next(but="") == "WATCHDOG=1"
    finally:
        server.kill()


def test_the_watchdog_of_another_process_is_not_told(name, manager):
    server = ViaductServer(environment={"NOTIFY_SOCKET": name, "WATCHDOG_USEC": "100000", "WATCHDOG_PID": "1"})
    assert manager.next(but="") == "READY=1"
    assert manager.count(0.5) == 0
    server.kill()


def test_a_socket_that_is_not_there_harms_nothing(short_folder):
    for name in (str(short_folder / "nowhere"), "@viaduct-nobody", "relative", "", "@", "/" + "x" * 200):
        ViaductServer(environment={"NOTIFY_SOCKET": name}).stop()


def test_a_server_that_waits_for_its_app_has_started(name, manager):
    options = process_options()
    options["env"]["NOTIFY_SOCKET"] = name
    command = [PROGRAM, "serve", "--listen", "127.0.0.1:0", "--public", REPOSITORY / "public", "--app", "http://not-yet.invalid:3000"]
    server = Command(command, **options)
    server.wait_for_line("cannot be resolved yet")
    assert manager.next() == "READY=1"
    server.end()
