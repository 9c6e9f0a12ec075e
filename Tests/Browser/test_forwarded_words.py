"""Forwarded headers: they count only from a trusted proxy."""

import socket

import pytest

from harness.viaduct_server import ViaductServer

TOKEN = {"VIADUCT_TOKEN": "of-the-tests"}


class Place:
    """A server's listening address, and requests to it without a browser."""

    def __init__(self, server, path=None):
        self.server, self._path = server, path

    def ask(self, path, **headers):
        """Returns the whole answer, as text."""
        connection = socket.socket(socket.AF_UNIX if self._path else socket.AF_INET)
        connection.settimeout(20)
        with connection:
            connection.connect(str(self._path) if self._path else ("127.0.0.1", self.server.port))
            lines = [f"{name.replace('_', '-')}: {value}" for name, value in {"host": "localhost", **headers, "connection": "close"}.items()]
            connection.sendall("\r\n".join([f"GET {path} HTTP/1.1", *lines, "", ""]).encode())
            answer = b""
            while piece := connection.recv(65536):
                answer += piece
        return answer.decode()


@pytest.fixture
def place(request, short_folder):
    """A server that trusts some proxies, at a port or at a UNIX socket. The parameter is (kind, ranges)."""
    kind, *ranges = request.param
    flags = [word for each in ranges for word in ["--trusted-proxy", each]]
    path = short_folder / "server.sock" if kind == "unix" else None
    server = ViaductServer("--insecure", *flags, address=f"unix:{path}" if path else None, environment=TOKEN)
    yield Place(server, path)
    server.stop()


NOBODY = [("port",), ("port", "10.0.0.0/8", "unix:"), ("unix",), ("unix", "127.0.0.1")]
TRUSTED = [("port", "127.0.0.0/8"), ("unix", "unix:")]


def is_secure(place, **headers):
    answer = place.ask("/viaduct/choice", **{"x-viaduct-uri": "/?viaduct_room=a", "sec-fetch-site": "none", **headers})
    assert "viaduct_room=a;" in answer
    return "; Secure\r\n" in answer


@pytest.mark.parametrize("place", NOBODY, indirect=True)
def test_nobody_elses_word_counts(place):
    assert not is_secure(place, x_forwarded_proto="https")
    # A name that was pointed at this machine (DNS rebinding).
    assert place.ask("/", host="evil.test", x_forwarded_host="localhost").startswith("HTTP/1.1 403")
    assert place.ask("/viaduct/device/phones.json", origin="http://evil.test", x_forwarded_host="evil.test").startswith("HTTP/1.1 403")


@pytest.mark.parametrize("place", TRUSTED, indirect=True)
def test_a_trusted_proxys_word_counts(place):
    assert is_secure(place, x_forwarded_proto="https")
    assert is_secure(place, x_forwarded_proto="HTTPS, http")
    assert not is_secure(place, x_forwarded_proto="http, https")
    assert not is_secure(place)
    assert place.ask("/", host="server", x_forwarded_host="localhost").startswith("HTTP/1.1 200")
    # It names the requested host, which has to be one that the server accepts.
    assert place.ask("/", x_forwarded_host="evil.test").startswith("HTTP/1.1 403")
    own = {"x_forwarded_host": "192.0.2.7", "x_forwarded_proto": "https"}
    assert place.ask("/viaduct/device/phones.json", origin="https://192.0.2.7", **own).startswith("HTTP/1.1 200")
    assert place.ask("/viaduct/device/phones.json", origin="http://192.0.2.7", **own).startswith("HTTP/1.1 403")


@pytest.mark.parametrize("place", TRUSTED, indirect=True)
@pytest.mark.parametrize("host", ["a b", "localhost/x", "localhost, localhost", "localhost;script-src", "[::1"])
def test_what_is_no_host_is_no_word(place, host):
    assert place.ask("/", host="evil.test", x_forwarded_host=host).startswith("HTTP/1.1 403")
