"""Forwarded headers: only those of trusted proxies count."""

import http.client
import tempfile
from contextlib import ExitStack
from pathlib import Path

import pytest

from harness.own_nginx import OwnNginx
from harness.proxy_client import ProxyClient
from harness.viaduct_server import ViaductServer

FORWARDED = {
    "X-Forwarded-Proto": "https", "X-Forwarded-Host": "app.example.test", "X-Forwarded-For": "192.0.2.1", "X-Forwarded-Port": "443",
    "X-Forwarded-Ssl": "on", "X-Forwarded-Scheme": "https", "X-Forwarded-Server": "a", "X-Forwarded-Prefix": "/b", "X-Real-IP": "192.0.2.1",
    "Forwarded": "for=192.0.2.1;proto=https"}


@pytest.fixture(scope="module", params=["--app", "nginx-config"])
def trusting(request, shared_proxy):
    """Starts a proxy in front of `proxied` that trusts some addresses: `trusting(*ranges)` returns its client."""
    app, _ = shared_proxy
    with ExitStack() as stack:
        def trusting(*ranges):
            flags = ["--app", app.url, *(flag for each in ranges for flag in ["--trusted-proxy", each])]
            if request.param == "--app":
                # Clients of other machines come in without an identity.
                server = ViaductServer(*flags, "--insecure")
                stack.callback(server.stop)
                return ProxyClient(server.port)
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="v"))
            nginx = OwnNginx(Path(folder), *flags)
            stack.callback(nginx.stop)
            return ProxyClient(nginx.port)

        yield trusting


@pytest.mark.parametrize("ranges", [["127.0.0.1"], ["10.0.0.0/8", "127.0.0.0/8"]])
@pytest.mark.parametrize("destination", ["document", "image"])
def test_a_proxy_in_front_that_is_trusted_has_its_own_word(proxied, trusting, ranges, destination):
    trusting(*ranges).ask("/", headers={**FORWARDED, "Sec-Fetch-Dest": destination})
    headers = proxied.last.headers
    assert {name: headers[name] for name in FORWARDED} == {**FORWARDED, "X-Forwarded-For": "192.0.2.1, 127.0.0.1"}


@pytest.mark.parametrize("destination", ["document", "image"])
def test_a_client_of_another_machine_needs_an_identity(proxied, shared_proxy, destination):
    app, _ = shared_proxy
    proxied.add("/", "<head>")
    server = ViaductServer("--app", app.url, "--trusted-proxy", "127.0.0.1")
    try:
        client, headers = ProxyClient(server.port), {"Sec-Fetch-Dest": destination}
        refused = client.ask("/", headers={**headers, "X-Forwarded-For": "192.0.2.1"})
        assert (refused.status, "(VD-ACCESS-6)" in refused.body.decode(), "--insecure" in refused.body.decode()) == (403, True, True)
        # A developer's own proxy on this machine.
        assert client.ask("/", headers={**headers, "X-Forwarded-For": "127.0.0.1"}).status == 200
        assert client.ask("/", headers={**headers, "X-Forwarded-For": "::1"}).status == 200
        assert client.ask("/", headers=headers).status == 200
    finally:
        server.stop()


@pytest.mark.parametrize("ranges", [[], ["10.0.0.0/8", "::1"]])
@pytest.mark.parametrize("destination", ["document", "image"])
def test_nobody_else_has(proxied, trusting, ranges, destination):
    trusting(*ranges).ask("/", headers={**FORWARDED, "Host": "localhost:1", "Sec-Fetch-Dest": destination})
    headers = proxied.last.headers
    own = {"X-Forwarded-Proto": "http", "X-Forwarded-Host": "localhost:1", "X-Forwarded-For": "127.0.0.1"}
    assert {name: headers[name] for name in FORWARDED} == {name: own.get(name) for name in FORWARDED}


@pytest.mark.parametrize("ranges", [[], ["127.0.0.1"]])
@pytest.mark.parametrize("word", ["https://evil.test; script-src *", "x", "javascript", "'unsafe-inline'", "HTTPS", "https, http"])
def test_no_header_is_a_part_of_a_policy(proxied, trusting, ranges, word):
    proxied.add(body="<head>", headers=[("Content-Security-Policy", "script-src 'sha256-a'; connect-src 'none'")])
    response = trusting(*ranges).ask("/", headers={"X-Forwarded-Proto": word, "Host": "localhost", "Sec-Fetch-Dest": "document"})
    scheme, socket = ("https", "wss") if ranges and word in ["HTTPS", "https, http"] else ("http", "ws")
    assert response.headers["Content-Security-Policy"] == (
        f"script-src 'sha256-a' {scheme}://localhost/viaduct/; connect-src {socket}://localhost/viaduct/")
    assert proxied.last.headers["X-Forwarded-Proto"] == scheme


@pytest.mark.parametrize("destination", ["document", "script"])
def test_the_answers_headers_pass(proxied, get, destination):
    headers = [("Set-Cookie", "a=1; Path=/; HttpOnly"), ("Set-Cookie", "b=2; Secure"), ("X-Accel-Redirect", "/file"),
               ("X-Long", "x" * 30_000), ("Cache-Control", "max-age=1"), ("Vary", "Accept")]
    proxied.add(body="let a", content_type="text/javascript", headers=headers)
    answer = get(sec_fetch_dest=destination).headers
    for name in dict(headers):
        assert answer.get_all(name) == [value for other, value in headers if other == name]
    assert answer.get_all("Server") == ["BaseHTTP/0.6 " + answer["Server"].split()[1]]
    assert len(answer.get_all("Date")) == 1


@pytest.mark.parametrize("method", ["POST", "PUT"])
@pytest.mark.parametrize("destination", ["document", "image"])
def test_bodies_reach_the_app(proxied, get, method, destination):
    bodies = []

    def answer(request):
        bodies.append(request.body.read(int(request.headers["Content-Length"])))
        request.answer("{}", content_type="application/json", status=201)

    proxied.answers["/"] = answer
    response = get(method=method, body=b"a=\xff&b", sec_fetch_dest=destination)
    assert (response.status, response.body, bodies) == (201, b"{}", [b"a=\xff&b"])
    assert proxied.last.method == method


def test_a_body_of_unknown_length_reaches_the_app(proxied, get):
    bodies = []

    def answer(request):
        body = b""
        while size := int(request.body.readline(), 16):
            body += request.body.read(size)
            request.body.readline()
        request.body.readline()
        bodies.append(body)
        request.answer("<head>")

    proxied.answers["/"] = answer
    assert get(method="POST", body=iter([b"a" * 100_000, b"b"])).status == 200
    assert bodies == [b"a" * 100_000 + b"b"]
    assert proxied.last.headers["Transfer-Encoding"] == "chunked"


def test_an_app_that_hangs_up_has_not_answered(proxied, get):
    proxied.answers["/"] = lambda request: request.connection.shutdown(2)
    assert get().status == 502


@pytest.mark.parametrize("name", ["X_Forwarded_Host", "X-Forwarded_Host", "x_forwarded-proto", "X_Forwarded_For", "X_Real_IP", "Client-IP",
                                  "Client_IP", "True_Client_IP"])
def test_no_other_spelling_of_such_a_header_reaches_the_app(proxied, proxy, name):
    """Servers in the CGI tradition treat an underscore as a hyphen."""
    proxied.add("/", "page")
    connection = http.client.HTTPConnection("127.0.0.1", proxy.port)
    connection.request("GET", "/", headers={name: "evil"})
    connection.getresponse().read()
    assert "evil" not in str(proxied.last.headers)
