"""The client end of a WebSocket (RFC 6455), for hundreds of them in one loop."""

import asyncio
import os
import struct

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


def frame(opcode, payload):
    """One whole, masked frame."""
    size = len(payload)
    head = struct.pack("!BB", 0x80 | opcode, 0x80 | size) if size < 126 else (
        struct.pack("!BBH", 0x80 | opcode, 0x80 | 126, size) if size < 1 << 16 else struct.pack("!BBQ", 0x80 | opcode, 0x80 | 127, size))
    mask = os.urandom(4)
    key = (mask * (size // 4 + 1))[:size]
    return head + mask + (int.from_bytes(payload, "big") ^ int.from_bytes(key, "big")).to_bytes(size, "big")


class ClientSocket(asyncio.Protocol):
    """Calls `did_receive(socket, text)` and `did_close(socket, code)` of the link."""

    def __init__(self, link, port, path, subprotocols, headers=()):
        self._link = link
        self._input = bytearray()
        self._parts = []
        self._code = 1006
        self._transport = None
        self._has_ended = self.is_open = False
        lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Connection: Upgrade", "Upgrade: websocket",
                 "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
                 f"Sec-WebSocket-Protocol: {', '.join(subprotocols)}", *headers]
        self._request = "\r\n".join([*lines, "", ""]).encode()
        self._task = asyncio.ensure_future(self._connect(port))

    async def _connect(self, port):
        try:
            await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", port)
        except OSError:
            self._end()

    def connection_made(self, transport):
        self._transport = transport
        if self._has_ended:
            transport.abort()
        else:
            transport.write(self._request)

    def connection_lost(self, _):
        self._end()

    def _end(self):
        self.is_open = False
        if not self._has_ended:
            self._has_ended = True
            self._link.did_close(self, self._code)

    def write(self, text):
        self._transport.write(frame(TEXT, text.encode()))

    def close(self):
        """Closes without waiting for the other end, which may be paused."""
        self.is_open = False
        if self._transport:
            self._transport.write(frame(CLOSE, struct.pack("!H", 1000)))
            self._transport.close()
        else:
            self._end()

    def data_received(self, data):
        self._input += data
        if not self.is_open:
            head, end, rest = self._input.partition(b"\r\n\r\n")
            if not end or self._has_ended:
                return
            if b" 101 " not in head.splitlines()[0]:
                self._transport.abort()
                return
            self._input = rest
            self.is_open = True
        while self.is_open and (parsed := self._next()):
            self._handle(*parsed)

    def _next(self):
        buffer = self._input
        if len(buffer) < 2:
            return None
        size, start = buffer[1] & 0x7F, 2
        if size == 126 and len(buffer) >= 4:
            size, start = struct.unpack_from("!H", buffer, 2)[0], 4
        elif size == 127 and len(buffer) >= 10:
            size, start = struct.unpack_from("!Q", buffer, 2)[0], 10
        elif size > 125:
            return None
        if len(buffer) < start + size:
            return None
        first, payload = buffer[0], bytes(buffer[start:start + size])
        del buffer[:start + size]
        return first, payload

    def _handle(self, first, payload):
        opcode = first & 0x0F
        if opcode == PING:
            self._transport.write(frame(PONG, payload))
        elif opcode == CLOSE:
            self._code = struct.unpack("!H", payload[:2])[0] if len(payload) >= 2 else 1005
            self.is_open = False
            self._transport.write(frame(CLOSE, payload[:2]))
            self._transport.close()
        elif opcode <= TEXT:
            self._parts.append(payload)
            if first & 0x80:
                text = b"".join(self._parts).decode()
                self._parts = []
                self._link.did_receive(self, text)
