"""A server that is killed leaves no key, and the next start removes what else it has left."""

import os
import signal
from pathlib import Path

import pytest

from harness.processes import children, family, is_alive, nginx_folder
from harness.proxied_app import ProxiedApp
from harness.tls_client import TLSClient
from harness.viaduct_server import ViaductServer
from harness.waiting import wait_until

pytestmark = pytest.mark.any_browser


@pytest.fixture
def app():
    app = ProxiedApp()
    app.add(body="<head>")
    yield app
    app.close()


@pytest.fixture
def start(app, short_folder, monkeypatch):
    """Starts a server with the app behind it, whose temporary files are in `short_folder`: `start(*flags)`."""
    monkeypatch.setenv("TMPDIR", str(short_folder))
    servers = []

    def start(*flags):
        servers.append(ViaductServer("--app", app.url, *flags))
        return servers[-1]

    yield start
    for server in servers:
        server.kill()


def secret_lines(key):
    """The lines of the key that no other file has."""
    return [line.encode() for line in key.read_text().splitlines() if line and not line.startswith("-----")]


def files_with(lines, *folders):
    """The files in the folders, with theirs, that have one of the lines."""
    found = []
    for folder in folders:
        for file in folder.rglob("*"):
            if file.is_file() and not file.is_symlink() and any(line in file.read_bytes() for line in lines):
                found.append(file)
    return found


def test_no_file_has_the_key_while_a_server_runs_or_after_it_is_killed(start, authority, short_folder):
    pair = authority.issue("localhost", "127.0.0.1", file="killed")
    lines = secret_lines(pair.key)
    assert files_with(lines, pair.key.parent) == [pair.key]
    server = start(*pair.flags)
    (nginx,) = children(server.process)
    folder = nginx_folder(nginx)
    assert folder.parent == short_folder and folder.stat().st_mode & 0o777 == 0o700
    assert files_with(lines, short_folder, Path(os.environ["XDG_RUNTIME_DIR"])) == []
    server.kill()
    wait_until(lambda: not is_alive(nginx), "the end of nginx")
    assert files_with(lines, short_folder, Path(os.environ["XDG_RUNTIME_DIR"])) == []
    # The rest is there, and goes with the next start.
    assert folder.exists()
    other = start()
    assert list(short_folder.iterdir()) == [nginx_folder(*children(other.process))]
    other.stop()
    assert list(short_folder.iterdir()) == []


def test_a_folder_whose_server_runs_stays(start, short_folder):
    first, second = start(), start()
    folders = {nginx_folder(*children(server.process)) for server in (first, second)}
    assert set(short_folder.iterdir()) == folders and len(folders) == 2
    first.kill()
    third = start()
    folders = {nginx_folder(*children(server.process)) for server in (second, third)}
    assert set(short_folder.iterdir()) == folders


def test_nginx_has_the_checked_certificate_after_each_of_its_starts(start, authority):
    pair = authority.issue("localhost", "127.0.0.1", file="checked")
    server = start(*pair.flags)
    client = TLSClient(server.port, authority)
    serial = client.serial()
    # Half of a file, as while it is written.
    pair.key.write_bytes(pair.key.read_bytes()[:100])
    (nginx,) = children(server.process)
    processes = family(nginx)
    for process in processes:
        os.kill(process, signal.SIGKILL)
    wait_until(lambda: not any(map(is_alive, processes)), "their end")
    # The connection waits for the next nginx.
    assert client.serial() == serial
