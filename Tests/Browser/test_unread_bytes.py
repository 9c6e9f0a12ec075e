"""Clients that send more than is read, amid an answer: the server's thread rests until there is something to do."""

import re
import select
import signal
import socket
import struct
import subprocess
from contextlib import contextmanager

import pytest

from harness.raw_page import RawPage
from harness.read_queue import unread, wait_until_read
from harness.viaduct_server import ViaductServer
from harness.waiting import LIMIT_SECONDS, wait_until

# Of a server that has little to do for a few seconds. One that is told of the same bytes again and again has thousands.
TURNS = 150
HEALTH = b"GET /viaduct/health HTTP/1.1\r\nhost: localhost\r\n\r\n"
SCRIPT = b"GET /viaduct/adapter/adapter.js HTTP/1.1\r\nhost: localhost\r\n\r\n"


@pytest.fixture(scope="module")
def hurried_server():
    server = ViaductServer("--idle-seconds", "1")
    yield server
    server.stop()


@contextmanager
def turns(server, file):
    """Counts the turns of the server's loop. The list has their number once the body has ended."""
    found = []
    command = ["strace", "-f", "-e", "trace=epoll_wait,epoll_pwait,poll,ppoll", "-o", file, "-p", str(server.process)]
    tracer = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    try:
        assert "attached" in tracer.stderr.readline()
        yield found
    finally:
        tracer.send_signal(signal.SIGINT)
        tracer.communicate(timeout=LIMIT_SECONDS)
    found.append(len(re.findall(r"epoll_p?wait\(", file.read_text())))


def connect(server):
    return socket.create_connection(("127.0.0.1", server.port), timeout=LIMIT_SECONDS)


def stream(server):
    """The request for a stream."""
    return f"GET /viaduct/api/trace HTTP/1.1\r\nhost: localhost\r\n{secret(server)}\r\n".encode()


def long_poll(server):
    """The request for an answer that comes later."""
    body = '{"timeout":20000}'
    head = f"POST /viaduct/api/tests/rest/messages HTTP/1.1\r\nhost: localhost\r\n{secret(server)}content-type: application/json\r\n"
    return f"{head}content-length: {len(body)}\r\n\r\n{body}".encode()


def secret(server):
    return f"authorization: Bearer {server.secret_file.read_text().strip()}\r\n"


def read_on(client):
    """Reads until the server has ended the connection."""
    read = b""
    try:
        while piece := client.recv(65536):
            read += piece
    except ConnectionResetError:
        pass
    return read


# Bytes before and after the request in one segment, and later ones, before the client half-closes.
MORE = {
    "half-close": (b"", b"", b""),
    "more": (b"", b"", b"x"),
    "more at once": (b"", b"x", b""),
    "more after a second request": (HEALTH, b"", b"x"),
    "more at once after a second request": (HEALTH, b"x", b""),
    "a third request": (HEALTH, HEALTH, b""),
}


@pytest.mark.parametrize("before, after, later", MORE.values(), ids=MORE)
def test_the_server_rests_while_a_stream_waits_whose_reader_sends_more(hurried_server, tmp_path, before, after, later):
    rests_with(hurried_server, stream(hurried_server), tmp_path / "trace", before, after, later)


@pytest.mark.slow
@pytest.mark.parametrize("more", ["half-close", "more", "more at once"])
def test_the_server_rests_while_a_late_answer_waits_whose_client_sends_more(hurried_server, tmp_path, more):
    rests_with(hurried_server, long_poll(hurried_server), tmp_path / "trace", *MORE[more])


def rests_with(server, request, trace, before, after, later):
    with connect(server) as client, turns(server, trace) as count:
        client.sendall(before + request + after)
        wait_until_read(client)
        client.sendall(later)
        # The server looks for its end now and then.
        client.shutdown(socket.SHUT_WR)
        read_on(client)
    assert count[0] < TURNS


def test_the_server_rests_while_answers_are_not_read_whose_client_sends_more(hurried_server, tmp_path):
    with connect(hurried_server) as client:
        # More than the system keeps of the answers.
        client.sendall(SCRIPT * 2000)
        waiting = [0, 0]

        def is_stuck():
            waiting.append(unread(("127.0.0.1", hurried_server.port), client.getsockname()))
            return waiting[-1] > 0 and waiting[-1] == waiting[-2]

        wait_until(is_stuck, "the server to read no more")
        with turns(hurried_server, tmp_path / "trace") as count:
            poll = select.poll()
            poll.register(client, 0)
            assert poll.poll(LIMIT_SECONDS * 1000), "The server does not give up"
    assert count[0] < TURNS


@pytest.mark.parametrize("number", [2, 50])
def test_a_client_that_half_closes_gets_the_answers_to_all_that_it_has_asked(hurried_server, number):
    with connect(hurried_server) as client:
        client.sendall(SCRIPT * number)
        client.shutdown(socket.SHUT_WR)
        assert read_on(client).count(b"HTTP/1.1 200 ") == number


def test_a_server_ends_whose_streams_have_something_to_say_at_its_end():
    server = ViaductServer()
    with connect(server) as reader, connect(server) as dead, RawPage(server).open() as page:
        page.wait_until_handled()
        for client in [reader, dead]:
            client.sendall(stream(server))
            assert client.recv(12) == b"HTTP/1.1 200"
        # Its end comes as a reset.
        dead.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        dead.close()
        server.stop()
