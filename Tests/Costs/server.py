import json
import re
import secrets
import socket
from contextlib import ExitStack, suppress

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from counted_program import LIMIT_SECONDS, REPOSITORY, CountedProgram

TOKEN = "a-token-of-the-tests-for-costs"
# Nothing of these is the point here, and a small one would answer in place of the door.
LIMITS = ["--max-frames-per-second", "1000000", "--max-bytes-per-second", "1000000000", "--handshake-seconds", "600",
          "--idle-seconds", "600", "--resume-seconds", "600", "--max-address-connections", "100000"]


def unused_port():
    """For a program that cannot choose one by itself."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return listener.getsockname()[1]


class CountedServer(CountedProgram):
    """A server under callgrind. Its answers' costs are counted in instructions."""

    def __init__(self, program, *flags, **more):
        admin = unused_port()
        super().__init__([program, "serve", "--listen", "127.0.0.1:0", "--admin-listen", f"127.0.0.1:{admin}", "--public", REPOSITORY / "public",
                          "--log-level", "error", *LIMITS, *flags], VIADUCT_TOKEN=TOKEN, **more)
        self.port = self._wait_for_port()
        self._clients = {"main": Client(self.port), "admin": Client(admin)}

    def _wait_for_port(self):
        for line in self.process.stdout:
            if match := re.search(rb"listening on https?://127\.0\.0\.1:(\d+)", line):
                return int(match[1])
        raise AssertionError(f"The server has ended with {self.process.wait()}.")

    def ask(self, *request, listener="main"):
        """Sends a request, as `Client.ask`."""
        return self._clients[listener].ask(*request)

    def cost(self, *request, listener="main"):
        """The instructions of a request."""
        before = self.count()
        self.ask(*request, listener=listener)
        return self.count() - before

    def page(self, **parameters):
        return _Peer(self.port, "socket", "page", {"platform": "ios", **parameters}, "viaduct.page.1", {"Origin": f"http://localhost:{self.port}"})

    def app(self, room):
        return _Peer(self.port, "app", "app", {"room": room}, "viaduct.app.1", {"Authorization": f"Bearer {TOKEN}"})


class Client:
    """Sends requests as they are, however wrong, over one connection where the server keeps it."""

    def __init__(self, port):
        self._port = port
        self._connection = None

    def ask(self, method, path, headers=(), body=None):
        """Returns the status of the answer, 0 where the server has closed the connection without one."""
        if "host" not in {name.lower() for name, _ in headers}:
            headers = [("Host", "localhost"), *headers]
        if body is not None:
            headers = [*headers, ("Content-Length", len(body))]
        lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers), "", ""]
        request = "\r\n".join(lines).encode() + (body or b"")
        for _ in range(2):
            is_new = self._connection is None
            connection = self._connection or _Connection(self._port)
            status = connection.exchange(method, request)
            self._connection = connection if connection.is_open else None
            # A connection that was kept may have been closed meanwhile.
            if status or is_new:
                break
        return status


class _Connection:
    def __init__(self, port):
        self._socket = socket.create_connection(("127.0.0.1", port), timeout=LIMIT_SECONDS)
        self._rest = b""
        self.is_open = True

    def exchange(self, method, request):
        try:
            self._socket.sendall(request)
            return self._answer(method)
        except (ConnectionError, BrokenPipeError):
            self.is_open = False
            return 0

    def _answer(self, method):
        head = self._read_until(b"\r\n\r\n")
        if not head:
            return 0
        status = int(head.split(b" ", 2)[1])
        lower = head.lower()
        if b"connection: close" in lower:
            self.is_open = False
        if status == 101:
            self.is_open = False
            self._socket.close()
        elif method == "HEAD" or status in (204, 304):
            pass
        elif match := re.search(rb"\r\ncontent-length: *(\d+)", lower):
            self._read(int(match[1]))
        elif b"transfer-encoding: chunked" in lower:
            while size := int(self._read_until(b"\r\n").split(b";")[0] or b"0", 16):
                self._read(size + 2)
            self._read(2)
        else:
            while self._more():
                self._rest = b""
        return status

    def _more(self):
        data = self._socket.recv(1 << 16)
        self._rest += data
        if not data:
            self.is_open = False
        return data

    def _read_until(self, end):
        while end not in self._rest:
            if not self._more():
                return b""
        found, _, self._rest = self._rest.partition(end)
        return found

    def _read(self, count):
        while len(self._rest) < count and self._more():
            pass
        self._rest = self._rest[count:]


def open_socket(port, path, parameters, subprotocol, headers):
    """The WebSocket of a new page or app, as a context."""
    query = "&".join(f"{name}={value}" for name, value in {"received": 0, **parameters}.items())
    # It may have frames that nobody reads: then the end of its closing is not seen.
    return connect(f"ws://127.0.0.1:{port}/viaduct/{path}?{query}", subprotocols=[subprotocol], additional_headers=headers, compression=None,
                   ping_interval=None, max_size=None, open_timeout=LIMIT_SECONDS, close_timeout=1)


class _Peer:
    """A page's socket, or that of a remote app."""

    def __init__(self, port, path, kind, parameters, subprotocol, headers):
        self.id = secrets.token_hex(16)
        self._closing = ExitStack()
        self._socket = self._closing.enter_context(open_socket(port, path, {kind: self.id, **parameters}, subprotocol, headers))
        self._calls = self._received = 0
        self.is_open = True

    def send(self, text):
        """Sends a frame, and waits until the server has read it: its answer to an unknown one behind it says so."""
        self._calls += 1
        mark = f"unknown{self._calls}"
        try:
            self._socket.send(text)
            self._socket.send(json.dumps({"type": mark}))
            while mark not in self._receive():
                pass
        except ConnectionClosed:
            self.is_open = False

    def settle(self, *frames):
        """Sends frames, and acknowledges all that has come: the server keeps nothing for it that would cost another request."""
        for frame in [*frames, {"type": "ack", "received": self._received}]:
            self.send(json.dumps(frame))

    def _receive(self):
        text = self._socket.recv(timeout=LIMIT_SECONDS)
        if json.loads(text).get("type") not in ("welcome", "ack"):
            self._received += 1
        return text

    def close(self):
        with suppress(ConnectionClosed):
            self._closing.close()
        self.is_open = False
