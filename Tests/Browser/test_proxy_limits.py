"""Idle clients of nginx, and headers that are too long. Slow apps and slow request bodies pass."""

import socket
import time

import pytest

from harness.proxied_app import ProxiedApp
from harness.proxy_client import ProxyClient
from harness.scrape import Scrape
from harness.viaduct_server import ViaductServer
from harness.waiting import LIMIT_SECONDS, wait_until

HEAD = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
SECONDS = 1
HEADER_BYTES = 16384


@pytest.fixture(scope="module")
def limited():
    app = ProxiedApp()
    server = ViaductServer(
        "--app", app.url, "--handshake-seconds", str(SECONDS), "--idle-seconds", str(SECONDS), "--max-header-bytes", str(HEADER_BYTES))
    yield app, server
    server.stop()
    app.close()


def answer_until_the_end(client):
    client.settimeout(LIMIT_SECONDS)
    answer = b""
    while data := client.recv(65536):
        answer += data
    return answer


def test_half_a_request_and_an_idle_connection_end(limited):
    app, server = limited
    app.add(body="<head>")
    with socket.create_connection(("127.0.0.1", server.port)) as slow, socket.create_connection(("127.0.0.1", server.port)) as idle:
        slow.sendall(HEAD)
        idle.sendall(HEAD + b"\r\n")
        start = time.monotonic()
        # nginx closes it without an answer, and it is counted.
        assert answer_until_the_end(slow) == b""
        assert answer_until_the_end(idle).startswith(b"HTTP/1.1 200 ")
        assert time.monotonic() - start < 10 * SECONDS
    wait_until(lambda: refusals(server, "handshake_time") == 1, lambda: "the refusal to be counted")


def refusals(server, reason):
    return Scrape(server.url).value("viaduct_refusals_total", reason=reason)


@pytest.mark.parametrize("head, status, reason", [
    (b"GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n", 403, "access"), (b"GET / HTTP/1.1\r\n\r\n", 400, "bad_request"),
    (b"TRACE / HTTP/1.1\r\nHost: localhost\r\n\r\n", 405, "bad_request"),
    (b"GET /" + b"x" * 2 * HEADER_BYTES + b" HTTP/1.1\r\nHost: localhost\r\n\r\n", 414, "header_size"),
])
def test_what_nginx_refuses_by_itself_is_counted(limited, head, status, reason):
    _, server = limited
    before = refusals(server, reason)
    with socket.create_connection(("127.0.0.1", server.port)) as client:
        client.sendall(head)
        client.shutdown(socket.SHUT_WR)
        assert answer_until_the_end(client).startswith(b"HTTP/1.1 %d " % status)
    wait_until(lambda: refusals(server, reason) == before + 1, lambda: "the refusal to be counted")


def test_what_the_app_and_viaduct_refuse_is_not_counted_as_nginx_own(limited):
    app, server = limited
    app.add("/refused", "no", status=403)
    app.add("/wrong", "no", status=400)
    client = ProxyClient(server.port)
    assert [client.ask(path).status for path in ("/refused", "/wrong")] == [403, 400]
    with socket.create_connection(("127.0.0.1", server.port)) as leaver:
        leaver.sendall(HEAD)
    before = {reason: refusals(server, reason) for reason in ("access", "bad_request")}
    assert client.ask(headers={"Host": "evil.example"}).status == 403
    wait_until(lambda: refusals(server, "access") == before["access"] + 1, lambda: "the refusal to be counted")
    assert refusals(server, "bad_request") == before["bad_request"]


def test_an_app_and_a_body_may_take_longer(limited):
    app, server = limited

    def answer(request):
        length = int(request.headers["Content-Length"])
        body = request.body.read(length)
        time.sleep(2 * SECONDS)
        request.answer(body)

    app.answers["/slow"] = answer

    def body():
        yield b"a"
        time.sleep(2 * SECONDS)
        yield b"b"

    response = ProxyClient(server.port).ask("/slow", method="POST", body=body(), headers={"content_length": "2"})
    assert (response.status, response.body) == (200, b"ab")


# Headers that exceed the limit within nginx's first buffer of 8 KiB pass too.
@pytest.mark.parametrize("length, status", [(HEADER_BYTES, 200), (HEADER_BYTES + 7000, 200), (HEADER_BYTES + 9000, 431), (1 << 20, 431)])
def test_headers_that_are_too_long_get_431_with_the_cure(limited, length, status):
    app, server = limited
    app.add(body="<head>")
    with socket.create_connection(("127.0.0.1", server.port)) as client:
        cookies = b"".join(b"Cookie: a=" + b"c" * 1000 + b"\r\n" for _ in range(length // 1012))
        try:
            client.sendall(HEAD + b"Sec-Fetch-Dest: document\r\nConnection: close\r\n" + cookies + b"\r\n")
        except ConnectionError:
            pass
        answer = answer_until_the_end(client).decode()
    assert int(answer.split()[1]) == status
    # The server was asked: the page has the adapter.
    assert ("/viaduct/" if status == 200 else "--max-header-bytes") in answer
