"""A foreign name that points at this machine (DNS rebinding) gets nothing from the app, in any location of nginx's configuration."""

import re
import socket
import subprocess

import pytest

from harness.own_nginx import OwnNginx
from harness.proxied_app import ProxiedApp
from harness.viaduct_server import PROGRAM, ViaductServer

SECRET = b"secret-of-the-app"
# The situation in which an internal location is reached: the app or the server is away.
SITUATIONS = ["all there", "app away", "server away"]


def locations():
    """Returns the path of every location in the configuration, and paths below the prefixes."""
    command = [PROGRAM, "nginx-config", "--app", "http://localhost:3000", "--app", "admin.localhost=http://localhost:3001"]
    text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    paths = set(re.findall(r"^ +location (?:= |~\S* )?(\S+) {", text, re.MULTILINE))
    assert {"/", "/viaduct/", "/viaduct/unreachable/probe", "/.viaduct/request", "@viaduct_unreachable"} <= paths
    return sorted(path for path in paths if path.startswith("/")) + [
        "/viaduct/health", "/viaduct/adapter.js", "/viaduct/unreachable", "/page", "/?viaduct_platform=android"]


LOCATIONS = locations()


def ask(port, request):
    """Sends a raw request, and returns all bytes of the answer."""
    with socket.create_connection(("127.0.0.1", port), timeout=20) as client:
        client.sendall(request.encode())
        answer = b""
        while data := client.recv(65536):
            answer += data
    return answer


def requests(path, host, port):
    for method in ["GET", "HEAD", "POST"]:
        yield f"{method} {path} HTTP/1.1\r\nHost: {host}\r\nSec-Fetch-Dest: document\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
    yield f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nSec-Fetch-Dest: image\r\nConnection: close\r\n\r\n"
    yield f"GET {path} HTTP/1.0\r\nHost: {host}\r\n\r\n"
    yield f"GET http://{host}{path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    yield f"GET http://localhost{path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
    yield (f"GET {path} HTTP/1.1\r\nHost: {host}\r\nX-Forwarded-Host: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade, close\r\n"
           "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n")


@pytest.fixture(params=["--app", "several", "nginx-config"])
def start(request, short_folder):
    """Starts the apps and a proxy in front of them: `start(situation)`. Returns its port and one of the apps."""
    apps = [ProxiedApp(), ProxiedApp()]
    for app in apps:
        for path in ["/", "/page"]:
            app.add(path, SECRET, headers=[("X-Secret", SECRET.decode())])
    several = request.param == "several"
    flags = ["--app", f"admin.localhost={apps[0].url}", "--app", f"shop.example.test={apps[1].url}"] if several else ["--app", apps[0].url]
    server = ViaductServer() if request.param == "nginx-config" else ViaductServer(*flags)
    nginx = OwnNginx(short_folder, *flags, "--server", server.url) if request.param == "nginx-config" else None
    closed = []

    def start(situation):
        if situation == "app away":
            closed.extend(apps)
            for app in apps:
                app.close()
        if situation == "server away":
            if nginx is None:
                pytest.skip("nginx ends with the server")
            server.kill()
        return (nginx or server).port, apps[0]

    yield start
    if nginx:
        nginx.stop()
    server.kill()
    for app in apps:
        if app not in closed:
            app.close()


@pytest.mark.parametrize("situation", SITUATIONS)
def test_no_location_answers_a_foreign_host(start, situation):
    port, app = start(situation)
    app.requests.clear()
    for path in LOCATIONS:
        for host in ["evil.test", "localhost.evil.test", "127.0.0.1.evil.test", "evillocalhost", "a|localhost"]:
            for request in requests(path, host, port):
                answer = ask(port, request)
                assert answer.startswith((b"HTTP/1.1 403 ", b"HTTP/1.1 400 ")), (request, answer)
                assert SECRET not in answer and app.url.encode() not in answer, request
    assert app.requests == []


def test_loopback_names_and_numbers_are_answered(start):
    port, _ = start("all there")
    for host in ["localhost", "127.0.0.1:4000", "a.b.localhost", "LOCALHOST:1", "[::1]:4000", "192.0.2.1"]:
        for path in ["/", "/page", "/viaduct/unreachable/probe"]:
            assert SECRET in ask(port, f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n")
    # A health check sends no host.
    assert ask(port, "GET /viaduct/health HTTP/1.0\r\n\r\n").startswith(b"HTTP/1.1 200 ")


def test_a_refused_host_is_told_how_it_is_allowed(start):
    port, _ = start("all there")
    answer = ask(port, "GET / HTTP/1.1\r\nHost: evil.test:1\r\nConnection: close\r\n\r\n")
    assert b"--allow-host evil.test." in answer
    assert b"Content-Type: text/plain" in answer


@pytest.mark.parametrize("host, status", [("viaduct.example.test", 200), ("a.team.test:1", 200), ("team.test", 403), ("aXteam.test", 403)])
def test_allowed_hosts_are_answered(proxied, short_folder, host, status):
    proxied.add(body="<head>")
    flags = ["--allow-host", "viaduct.example.test", "--allow-host", "*.team.test"]
    server = ViaductServer(*flags, "--app", proxied.url)
    other = ViaductServer(*flags)
    nginx = OwnNginx(short_folder, *flags, "--app", proxied.url, "--server", other.url)
    try:
        for port in [server.port, nginx.port]:
            answer = ask(port, f"GET / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n")
            assert answer.startswith(b"HTTP/1.1 %d " % status)
    finally:
        nginx.stop()
        server.stop()
        other.stop()
