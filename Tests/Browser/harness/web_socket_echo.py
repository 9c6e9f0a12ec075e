import base64
import hashlib
import struct

MAGIC = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
TEXT, CLOSE = 1, 8


def echo(request):
    """Accepts a WebSocket, and echoes each short text until the other side closes."""
    assert (request.headers["Upgrade"], request.headers["Connection"].lower()) == ("websocket", "upgrade")
    key = request.headers["Sec-WebSocket-Key"]
    accept = base64.b64encode(hashlib.sha1((key + MAGIC).encode()).digest()).decode()
    protocol = request.headers["Sec-WebSocket-Protocol"]
    lines = ["HTTP/1.1 101 Switching Protocols", "Upgrade: websocket", "Connection: Upgrade", f"Sec-WebSocket-Accept: {accept}"]
    if protocol:
        lines.append(f"Sec-WebSocket-Protocol: {protocol}")
    request.write("\r\n".join([*lines, "", ""]).encode())
    while True:
        head = request.body.read(2)
        if len(head) < 2 or head[0] & 15 == CLOSE:
            return
        length = head[1] & 127
        if length == 126:
            (length,) = struct.unpack(">H", request.body.read(2))
        mask, data = request.body.read(4), request.body.read(length)
        text = bytes(byte ^ mask[index % 4] for index, byte in enumerate(data))
        size = bytes([length]) if length < 126 else b"\x7e" + struct.pack(">H", length)
        request.write(bytes([128 | TEXT]) + size + text)
