"""nginx starts and stops with Viaduct."""

import json
import os
import shutil
import signal
import socket
import subprocess
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from harness.process_output import wait_for_line
from harness.ports import free_port
from harness.processes import children, is_alive
from harness.proxied_app import ProxiedApp
from harness.proxy_client import ProxyClient
from harness.scrape import Scrape, ask
from harness.viaduct_server import PROGRAM, REPOSITORY, ViaductServer, process_options
from harness.waiting import LIMIT_SECONDS, wait_until


@pytest.fixture
def app():
    app = ProxiedApp()
    app.add(body="<head>")
    yield app
    app.close()


@pytest.fixture
def started(app, short_folder, monkeypatch):
    """A proxy of its own, with its temporary files in `short_folder`."""
    monkeypatch.setenv("TMPDIR", str(short_folder))
    server = ViaductServer("--app", app.url)
    yield server
    server.kill()


def nginx_of(server):
    (master,) = children(server.process)
    (worker,) = children(master)
    return master, worker


def assert_answers(server):
    assert ProxyClient(server.port).ask("/", headers={"Sec-Fetch-Dest": "document"}).status == 200


def test_it_ends_with_viaduct_and_tidies_up(started, short_folder):
    processes = nginx_of(started)
    assert len(list(short_folder.iterdir())) == 1
    started.stop()
    assert not any(map(is_alive, processes))
    assert list(short_folder.iterdir()) == []


def test_pages_are_told_that_it_ends(started):
    address = f"ws://127.0.0.1:{started.port}/viaduct/socket?page={'0' * 32}"
    with connect(address, subprotocols=["viaduct.page.1"]) as socket:
        assert "welcome" in socket.recv(timeout=LIMIT_SECONDS)
        started.stop()
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                socket.recv(timeout=LIMIT_SECONDS)
        assert closed.value.rcvd.code == 1001


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_to_the_whole_group_is_for_viaduct_alone(started, number):
    processes = nginx_of(started)
    assert {os.getpgid(process) for process in processes} == {processes[0]}
    os.kill(started.process, number)
    wait_until(lambda: not any(map(is_alive, [*processes, started.process])), "the end")


def test_it_ends_when_viaduct_is_killed(started):
    processes = nginx_of(started)
    started.kill()
    wait_until(lambda: not any(map(is_alive, processes)), "nginx to end")
    with pytest.raises(ConnectionError):
        ProxyClient(started.port).ask()


@pytest.mark.parametrize("which", [0, 1])
def test_it_is_started_again_when_it_is_killed(started, which):
    processes = nginx_of(started)
    os.kill(processes[which], signal.SIGKILL)
    wait_until(lambda: not is_alive(processes[which]), "its end")
    # A worker without a master may accept a request, and end amid it.
    wait_until(lambda: not is_alive(processes[1]), "no worker of the former one")
    # A client that connects meanwhile waits in the listening socket, which belongs to Viaduct.
    assert_answers(started)


@pytest.mark.parametrize("is_killed", [True, False])
def test_a_deleted_folder_is_made_anew(started, app, short_folder, is_killed):
    # Repeatedly.
    for _ in range(2):
        (folder,) = short_folder.iterdir()
        processes = nginx_of(started)
        shutil.rmtree(folder)
        if is_killed:
            os.kill(processes[0], signal.SIGKILL)
        wait_until(lambda: not any(map(is_alive, processes)), "the end of the nginx that had it")
        assert_answers(started)
        # Answered by the server behind it.
        assert "Hotwire Native" in app.last.headers["User-Agent"]
        address = f"ws://127.0.0.1:{started.port}/viaduct/socket?page={'0' * 32}"
        with connect(address, subprotocols=["viaduct.page.1"]) as socket:
            assert "welcome" in socket.recv(timeout=LIMIT_SECONDS)
    started.stop()
    assert list(short_folder.iterdir()) == []


def seconds_until_it_is_back(server):
    """Kills nginx, and returns how long it was down."""
    master = children(server.process)[0]
    os.kill(master, signal.SIGKILL)
    wait_until(lambda: not is_alive(master), "its end")
    killed = time.monotonic()
    wait_until(lambda: children(server.process), "the next nginx")
    return time.monotonic() - killed


def test_while_it_is_away_the_server_is_not_ready(app, short_folder, monkeypatch):
    monkeypatch.setenv("TMPDIR", str(short_folder))
    port = free_port()
    server = ViaductServer("--app", app.url, "--admin-listen", f"127.0.0.1:{port}")
    admin = f"http://127.0.0.1:{port}"

    def state():
        status, _, text = ask(f"{admin}/viaduct/health/ready")
        return status, json.loads(text)["status"], Scrape(admin).value("viaduct_ready")

    try:
        assert state() == (200, "ready", 1)
        # The next one cannot start.
        (file,) = short_folder.glob("*/nginx.conf")
        configuration = file.read_text()
        file.write_text("nothing;")
        os.kill(children(server.process)[0], signal.SIGKILL)
        wait_until(lambda: state() == (503, "proxy", 0), lambda: f"another state than {state()}")
        file.write_text(configuration)
        wait_until(lambda: state() == (200, "ready", 1), lambda: f"another state than {state()}")
        assert_answers(server)
    finally:
        server.kill()


def age(process):
    start = int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[19]) / os.sysconf("SC_CLK_TCK")
    return time.clock_gettime(time.CLOCK_BOOTTIME) - start


@pytest.mark.slow
@pytest.mark.alone
def test_after_a_good_time_it_is_soon_back(started):
    delays = [seconds_until_it_is_back(started) for _ in range(4)]
    assert delays[3] > 1.9
    (master,) = children(started.process)
    # As long as the longest delay.
    wait_until(lambda: age(master) > 10, "nginx to be 10 s old")
    # A quarter of a second, and up to one in which the worker without a master is found.
    assert seconds_until_it_is_back(started) < 2


def serve(*arguments):
    return subprocess.run(
        [PROGRAM, "serve", "--public", REPOSITORY / "public", *arguments], capture_output=True, timeout=20, **process_options())


def test_an_address_in_use_is_one_clear_line_which_says_what_to_do(app):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        result = serve("--app", app.url, "--listen", address)
    assert result.returncode == 1
    assert (result.stdout, result.stderr) == (
        "", f"viaduct: Cannot listen on {address}: address already in use. Stop the program that listens there "
            "(ss -ltnp names it), or choose another port: --listen 127.0.0.1:4100 (VD-START-1)\n")


def test_it_listens_on_several_addresses(app, short_folder):
    path = f"{short_folder}/public.sock"
    server = ViaductServer("--app", app.url, "--listen", "[::1]:0", "--listen", f"unix:{path}")
    try:
        assert_answers(server)
        # For a proxy, which is another user.
        assert Path(path).stat().st_mode & 0o777 == 0o666
        with socket.socket(socket.AF_UNIX) as client:
            client.connect(path)
            client.sendall(b"GET / HTTP/1.0\r\nHost: localhost\r\n\r\n")
            assert client.recv(100).startswith(b"HTTP/1.1 200")
    finally:
        server.stop()
    assert not Path(path).exists()


def test_an_app_whose_name_nobody_knows_yet_is_waited_for():
    process = subprocess.Popen(
        [PROGRAM, "serve", "--listen", "127.0.0.1:0", "--public", REPOSITORY / "public", "--app", "http://not-yet.invalid:3000"],
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, **process_options())
    try:
        wait_for_line(process.stderr, "The host name not-yet.invalid:3000 cannot be resolved yet")
        assert process.poll() is None
    finally:
        process.terminate()
    assert process.wait(timeout=10) == 0
