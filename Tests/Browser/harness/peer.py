import json
import secrets
import select
import socket
import struct
import time

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
WAIT_SECONDS = 60


class Closed(Exception):
    """The server has closed the socket, with this `code` and `reason`."""

    def __init__(self, code, reason):
        super().__init__(f"{code}: {reason}")
        self.code = code
        self.reason = reason


class Peer:
    """The client end of one of the server's WebSockets. It reads only on request, and can send what no browser would."""

    frames_per_ack = 16

    def __init__(self, server, path, subprotocol, *headers, receive_buffer=None, tls=None):
        self._socket = socket.socket()
        if receive_buffer:
            self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._socket.settimeout(WAIT_SECONDS)
        self._socket.connect(("127.0.0.1", server.port))
        if tls:
            self._socket = tls.wrap(self._socket)
        self._input = b""
        lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{server.port}", "Connection: Upgrade", "Upgrade: websocket",
                 "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
                 f"Sec-WebSocket-Protocol: {subprotocol}", *headers]
        self._socket.sendall("\r\n".join([*lines, "", ""]).encode())
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self._read(1)
        assert b" 101 " in head.splitlines()[0]
        self._counted = 0
        self._deadline = float("inf")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    @classmethod
    def app(cls, server, room="default"):
        secret = f"Authorization: Bearer {server.secret_file.read_text().strip()}"
        return cls(server, f"/viaduct/app?app={secrets.token_hex(16)}&room={room}", "viaduct.app.1", secret)

    def register(self, name, **members):
        """Registers this app without components, and waits until the server has read that."""
        self.send({"type": "register", "name": name, "platform": "ios", "components": [], **members})
        self.receive(lambda frame: frame.get("type") in ("ack", "welcome"))

    def send(self, *frames):
        for frame in frames:
            self.send_pieces(json.dumps(frame).encode())

    def send_pieces(self, *pieces, missing=0):
        """Sends one message. With `missing` bytes, it never ends."""
        self._send_head(0x80 | TEXT, sum(map(len, pieces)) + missing)
        for piece in pieces:
            self._socket.sendall(piece)

    def receive(self, is_wanted):
        """Reads and acknowledges frames until one matches, and returns it."""
        self._deadline = time.monotonic() + WAIT_SECONDS
        while True:
            frame = self._receive()
            if is_wanted(frame):
                return frame

    def receive_waiting(self):
        """Reads and acknowledges the frames that have arrived."""
        while self._input or select.select([self._socket], [], [], 0)[0]:
            if not self._answer_ping():
                self._receive()

    def send_close(self, code):
        self._send_head(0x80 | CLOSE, 2)
        self._socket.sendall(struct.pack(">H", code))

    def ends_cleanly(self):
        """Waits until the server has ended the connection. Returns whether it has done so without a reset, or a frame."""
        try:
            return not self._input and not self._socket.recv(1)
        except ConnectionError:
            return False

    def close(self):
        self._socket.close()

    def _receive(self):
        frame = json.loads(self._read_message())
        if frame.get("type") not in ("welcome", "ack"):
            self._counted += 1
            if self._counted % self.frames_per_ack == 0:
                self.send({"type": "ack", "received": self._counted})
        return frame

    def _answer_ping(self):
        """Answers a ping if it is next, because nothing may follow it for a while. Returns whether there was one."""
        self._input = self._input or self._socket.recv(65536)
        if self._input[:1] != bytes([0x80 | PING]):
            return False
        _, length = self._read(2)
        self._pong(self._read(length))
        return True

    def _pong(self, payload):
        self._send_head(0x80 | PONG, len(payload))
        self._socket.sendall(payload)

    def _send_head(self, opcode, length):
        head = bytes([opcode]) + (struct.pack(">BH", 0xFE, length) if 125 < length < 65536 else
                                  bytes([0x80 | length]) if length < 126 else struct.pack(">BQ", 0xFF, length))
        # Masked by zeros.
        self._socket.sendall(head + bytes(4))

    def _read_message(self):
        message = b""
        while True:
            head, length = self._read(2)
            if length == 126:
                (length,) = struct.unpack(">H", self._read(2))
            elif length == 127:
                (length,) = struct.unpack(">Q", self._read(8))
            payload = self._read(length)
            if head & 15 == CLOSE:
                raise Closed(int.from_bytes(payload[:2]), payload[2:].decode())
            # Pings would let it wait for ever.
            assert time.monotonic() < self._deadline, "The frame that is wanted has not come."
            if head & 15 == PING:
                self._pong(payload)
                continue
            message += payload
            if head & 0x80:
                return message

    def _read(self, count):
        pieces = [self._input]
        missing = count - len(self._input)
        while missing > 0:
            piece = self._socket.recv(65536)
            if not piece:
                raise Closed(None, "")
            pieces.append(piece)
            missing -= len(piece)
        data = b"".join(pieces)
        self._input = data[count:]
        return data[:count]
