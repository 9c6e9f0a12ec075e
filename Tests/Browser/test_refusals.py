"""What no page is behind: refused handshakes and broken requests, as clients of other makes see them."""

import io
import socket
from http.client import HTTPResponse

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from harness.own_headers import check
from harness.scrape import Scrape
from harness.waiting import LIMIT_SECONDS, wait_until

pytestmark = pytest.mark.any_browser
BROKEN = [
    (b"GARBAGE\r\n\r\n", 400), (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400), (b"TRACE / HTTP/1.1\r\nHost: localhost\r\n\r\n", 405),
    (b"TRACE /viaduct/health HTTP/1.1\r\nHost: localhost\r\n\r\n", 405),
]
# By libwebsockets, before the server sees them.
REFUSED = [b"GET http://evil.test/ HTTP/1.1\r\nHost: evil.test\r\n\r\n", b"OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n",
           b"GET /%zz HTTP/1.1\r\nHost: localhost\r\n\r\n"]
# As many bytes as nginx reads of an address: what it left unread would take its answer back.
LONG_LINE = b"GET /".ljust(65_536, b"x")
# Of nginx' own.
PROXIED = [
    (b"GARBAGE\r\n\r\n", 400), (b"GET / HTTP/1.1\r\n\r\n", 400), (b"TRACE /viaduct/health HTTP/1.1\r\nHost: localhost\r\n\r\n", 405),
    (b"OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n", 400), (b"GET / HTTP/3.0\r\nHost: localhost\r\n\r\n", 505),
    (b"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: x\r\n\r\n", 501), (LONG_LINE, 414),
    (b"GET /.viaduct/refused HTTP/1.1\r\nHost: localhost\r\n\r\n", 404),
]


def answer(port, request):
    """The answer to bytes that are sent as they are."""
    with socket.create_connection(("127.0.0.1", port), timeout=LIMIT_SECONDS) as client:
        client.sendall(request)
        client.shutdown(socket.SHUT_WR)
        received = b""
        while data := client.recv(65536):
            received += data

    class Read:
        def makefile(self, _):
            return io.BytesIO(received)

    response = HTTPResponse(Read())
    response.begin()
    response.body = response.read()
    return response


def refusals(server):
    return Scrape(server.url).value("viaduct_refusals_total", reason="bad_request")


@pytest.mark.parametrize("path, status, words", [
    ("/viaduct/socket?page=x", 400, "page"), ("/viaduct/app?app=x", 401, "VD-SECRET-1"), ("/nowhere", 404, "")])
def test_a_clients_library_reads_why_a_socket_is_refused(server, path, status, words):
    with pytest.raises(InvalidStatus) as refused:
        connect(f"{server.url.replace('http', 'ws')}{path}", subprotocols=["viaduct.page.1"])
    assert refused.value.response.status_code == status
    assert refused.value.response.headers["Connection"] == "close"
    assert words in refused.value.response.body.decode() and refused.value.response.body


@pytest.mark.parametrize("request_bytes, status", BROKEN)
def test_a_broken_request_is_told_so_and_counted(own_server, request_bytes, status):
    refusal = answer(own_server.port, request_bytes)
    assert (refusal.status, refusal.headers["Connection"]) == (status, "close")
    assert refusal.headers["Content-Type"].startswith("text/plain") and b"(VD-REQUEST-1)" in refusal.body
    check(refusal, "")
    wait_until(lambda: refusals(own_server) == 1, lambda: "the refusal to be counted")


@pytest.mark.parametrize("request_bytes", REFUSED)
def test_what_libwebsockets_refuses_loads_nothing_and_is_counted(own_server, request_bytes):
    refusal = answer(own_server.port, request_bytes)
    assert (refusal.status, refusal.headers["Connection"]) == (403, "close")
    check(refusal, "", is_page=False)
    wait_until(lambda: refusals(own_server) == 1, lambda: "the refusal to be counted")


@pytest.mark.parametrize("request_bytes, status", PROXIED)
def test_what_nginx_refuses_is_a_line_of_text(proxy, request_bytes, status):
    refusal = answer(proxy.port, request_bytes)
    assert refusal.status == status
    assert refusal.headers["Content-Type"] == "text/plain; charset=utf-8"
    assert refusal.body.count(b"\n") == 1 and b"<" not in refusal.body
