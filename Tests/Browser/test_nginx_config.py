"""`viaduct nginx-config`: the proxy's configuration for a team's own nginx."""

import subprocess

import pytest

from harness.own_nginx import OwnNginx
from harness.proxied_app import ProxiedApp
from harness.proxy_client import ProxyClient
from harness.viaduct_server import PROGRAM, ViaductServer

TAG = b'<script src="/viaduct/adapter.js"></script>'


@pytest.fixture
def started(short_folder):
    app, server = ProxiedApp(), ViaductServer()
    app.add(body="<head>")
    nginx = OwnNginx(short_folder, "--app", app.url, "--server", server.url)
    yield app, server, nginx
    nginx.stop()
    app.close()
    server.kill()


def test_it_works_with_a_server_that_runs_already_and_without_one_pages_pass(started):
    app, server, nginx = started
    headers = {"User-Agent": "Browser/1", "Sec-Fetch-Dest": "document"}
    assert ProxyClient(nginx.port).ask(headers=headers).body == b"<head>" + TAG
    assert "Hotwire Native iOS" in app.last.headers["User-Agent"]
    assert b"bridge-components" in ProxyClient(nginx.port).ask("/viaduct/adapter.js", headers={"Host": "localhost"}).body
    server.stop()
    response = ProxyClient(nginx.port).ask(headers=headers)
    assert (response.status, response.body) == (200, b"<head>" + TAG)
    assert app.last.headers["User-Agent"] == "Browser/1"


def test_an_address_that_chooses_a_phone_passes_without_a_server(started):
    app, server, nginx = started
    app.add("/a/b", "<head>")
    path = "/a/%62?c=%20&viaduct_platform=android"
    headers = {"User-Agent": "Browser/1", "Sec-Fetch-Dest": "document"}
    response = ProxyClient(nginx.port).ask(path, headers=headers)
    assert (response.status, response.headers["Location"]) == (303, "/a/%62?c=%20")
    server.stop()
    app.answers["/a/%62"] = app.answers["/a/b"]
    response = ProxyClient(nginx.port).ask(path, headers=headers)
    assert (response.status, response.body) == (200, b"<head>" + TAG)
    assert (app.last.uri, app.last.headers["User-Agent"]) == (path, "Browser/1")
    app.close()
    assert ProxyClient(nginx.port).ask(path, headers=headers).status == 502


@pytest.mark.parametrize("flags, error", [
    ([], "needs the web app"), (["--app", "localhost"], "“localhost” is not allowed"), (["--app"], "--app needs a value"),
    (["--app", "http://localhost:3000", "--server", "x"], "such as http://127.0.0.1:4000"),
    (["--app", "http://localhost:3000", "--trusted-proxy", "localhost"], "such as 127.0.0.1 or 172.16.0.0/12"),
    (["--app", "http://localhost:3000", "--allow-host", "a;b"], "a host name without scheme and port"),
    (["--port", "1"], "“--port” is not a flag"),
])
def test_what_is_wrong_is_named(flags, error):
    result = subprocess.run([PROGRAM, "nginx-config", *flags], capture_output=True, text=True)
    assert (result.returncode, result.stdout) == (2, "")
    assert error in result.stderr
