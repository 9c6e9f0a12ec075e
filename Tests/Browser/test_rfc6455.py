"""RFC 6455 by the case numbers of the Autobahn test suite (0.8.2, without its measurements, 9, and compression, 12 and 13).

A page's socket answers a text that is no frame by a notice, in place of the suite's echo. docs/protocol.md names the cases
that do not pass.
"""

import re
import socket
import struct
import time
from itertools import count

import pytest

from harness.viaduct_server import REPOSITORY

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
# The numbers of a section's cases in the suite.
SECTIONS = {
    "1.1": 8, "1.2": 8, "2": 11, "3": 7, "4.1": 5, "4.2": 5, "5": 20, "6.1": 3, "6.2": 4, "6.3": 2, "6.4": 4, "6.5": 5, "6.6": 11, "6.7": 4,
    "6.8": 2, "6.9": 4, "6.10": 3, "6.11": 5, "6.12": 8, "6.13": 5, "6.14": 10, "6.15": 1, "6.16": 3, "6.17": 5, "6.18": 5, "6.19": 5,
    "6.20": 7, "6.21": 8, "6.22": 34, "6.23": 7, "7.1": 6, "7.3": 6, "7.5": 1, "7.7": 13, "7.9": 9, "7.13": 2, "10.1": 1}
NUMBERS = [f"{section}.{number}" for section, last in SECTIONS.items() for number in range(1, last + 1)]
WAIT_SECONDS = 8
GREEK = "κόσμε".encode().replace("ό".encode(), "\u1f79".encode())
UTF8 = "Hello-µ@ßöäüàá-UTF-8!!".encode()
WRONG = GREEK + b"\xed\xa0\x80edited"
TOO_HIGH = GREEK + b"\xf4\x90\x80\x80edited"
ALL = 1 << 20


def frame(opcode, payload=b"", fin=True, reserved=0, size=None):
    size = len(payload) if size is None else size
    first = fin << 7 | reserved << 4 | opcode
    head = struct.pack("!BB", first, 0x80 | size) if size < 126 else (
        struct.pack("!BBH", first, 0xFE, size) if size < 1 << 16 else struct.pack("!BBQ", first, 0xFF, size))
    mask = b"\x37\xfa\x21\x3d"
    return head + mask + bytes(byte ^ mask[index % 4] for index, byte in enumerate(payload))


def fragments(payload, size):
    """A text in fragments of so many bytes."""
    parts = [payload[start:start + size] for start in range(0, len(payload), size)]
    return [frame(CONTINUATION if index else TEXT, part, fin=index == len(parts) - 1) for index, part in enumerate(parts)]


def close(code, reason=b""):
    return frame(CLOSE, struct.pack("!H", code) + reason)


class Case:
    """What is sent, in writes of `chop` bytes, and what has to come: pongs and answers in order, and how the connection ends."""

    def __init__(self, *frames, chop=None, wait=(), comes=(), ends=1000, loses=()):
        self.frames, self.chop, self.wait, self.comes = frames, chop, wait, list(comes)
        # The close code; `None` for any or none.
        self.ends = ends
        # What may come, or may not, before the connection fails.
        self.loses = list(loses)


ANSWER = "answer"


def valid(*frames, **options):
    return Case(*frames, comes=[ANSWER], **options)


def fails(*frames, code=None, loses=(), **options):
    return Case(*frames, ends=("fails", code), loses=loses, **options)


def text_cases():
    def utf8(number):
        return b"".join([chr(number).encode()])

    surrogates = [b"\xed\xa0\x80", b"\xed\xad\xbf", b"\xed\xae\x80", b"\xed\xaf\xbf", b"\xed\xb0\x80", b"\xed\xbe\x80", b"\xed\xbf\xbf"]
    cut = [b"\xc0", b"\xe0\x80", b"\xf0\x80\x80", b"\xf8\x80\x80\x80", b"\xfc\x80\x80\x80\x80",
           b"\xdf", b"\xef\xbf", b"\xf7\xbf\xbf", b"\xfb\xbf\xbf\xbf", b"\xfd\xbf\xbf\xbf\xbf"]
    lonely = [(0xC0, 0xDF), (0xE0, 0xEF), (0xF0, 0xF7), (0xF8, 0xFB), (0xFC, 0xFD)]
    return {
        "6.5": [*(f"hello{sign}world".encode() for sign in "$¢€\U00024b62"), GREEK],
        "6.6": [GREEK[:size] for size in range(1, len(GREEK) + 1)],
        "6.7": [utf8(number) for number in (0, 0x80, 0x800, 0x10000)],
        "6.8": [b"\xf8\x88\x80\x80\x80", b"\xfc\x84\x80\x80\x80\x80"],
        "6.9": [utf8(number) for number in (0x7F, 0x7FF, 0xFFFF, 0x10FFFF)],
        "6.10": [b"\xf7\xbf\xbf\xbf", b"\xfb\xbf\xbf\xbf\xbf", b"\xfd\xbf\xbf\xbf\xbf\xbf"],
        "6.11": [*(utf8(number) for number in (0xD7FF, 0xE000, 0xFFFD, 0x10FFFF)), b"\xf4\x90\x80\x80"],
        "6.12": [b"\x80", b"\xbf", *((b"\x80\xbf" * 3)[:size] for size in range(2, 7)), bytes(range(0x80, 0xBF))],
        "6.13": [b"".join(bytes([first, 0x20]) for first in range(*ends)) for ends in lonely],
        "6.14": cut,
        "6.15": [b"".join(cut)],
        "6.16": [b"\xfe", b"\xff", b"\xfe\xfe\xff\xff"],
        "6.17": [b"\xc0\xaf", b"\xe0\x80\xaf", b"\xf0\x80\x80\xaf", b"\xf8\x80\x80\x80\xaf", b"\xfc\x80\x80\x80\x80\xaf"],
        "6.18": [b"\xc1\xbf", b"\xe0\x9f\xbf", b"\xf0\x8f\xbf\xbf", b"\xf8\x87\xbf\xbf\xbf", b"\xfc\x83\xbf\xbf\xbf\xbf"],
        "6.19": [b"\xc0\x80", b"\xe0\x80\x80", b"\xf0\x80\x80\x80", b"\xf8\x80\x80\x80\x80", b"\xfc\x80\x80\x80\x80\x80"],
        "6.20": surrogates,
        "6.21": [high + low for high in surrogates[:4] for low in (surrogates[4], surrogates[6])],
        "6.22": [utf8(plane << 16 | last) for plane in range(17) for last in (0xFFFE, 0xFFFF)],
        "6.23": [utf8(number) for number in range(0xFFF9, 0x10000)],
    }


def is_utf8(payload):
    try:
        payload.decode()
        return True
    except UnicodeDecodeError:
        return False


def make_cases():
    cases = {}
    numbers = {}

    def add(section, *more):
        for case in more:
            number = numbers.setdefault(section, count(1))
            cases[f"{section}.{next(number)}"] = case

    sizes = [0, 125, 126, 127, 128, 65535, 65536]
    add("1.1", *(valid(frame(TEXT, b"*" * size)) for size in sizes), valid(frame(TEXT, b"*" * 65536), chop=997))
    add("1.2", *(valid(frame(BINARY, b"\xfe" * size)) for size in sizes), valid(frame(BINARY, b"\xfe" * 65536), chop=997))
    pings = [b"payload-%d" % number for number in range(10)]
    add("2", *(Case(frame(PING, payload), comes=[payload]) for payload in (
        b"", b"Hello, world!", b"\x00\xff\xfe\xfd\xfc\xfb\x00\xff", b"\xfe" * 125)))
    add("2", fails(frame(PING, b"\xfe" * 126)), Case(frame(PING, b"\xfe" * 125), chop=1, comes=[b"\xfe" * 125]))
    add("2", Case(frame(PONG)), Case(frame(PONG, b"unsolicited pong payload")),
        Case(frame(PONG, b"unsolicited pong payload"), frame(PING, b"ping payload"), comes=[b"ping payload"]))
    add("2", Case(*(frame(PING, payload) for payload in pings), comes=pings), Case(*(frame(PING, payload) for payload in pings), chop=1, comes=pings))
    hello = frame(TEXT, b"Hello, world!")
    add("3", fails(frame(TEXT, b"Hello, world!", reserved=1), code=1002))
    add("3", *(fails(hello, frame(TEXT, b"Hello, world!", reserved=reserved), frame(PING), code=1002, loses=[ANSWER], chop=chop)
               for reserved, chop in ((2, None), (3, ALL), (4, 1))))
    add("3", fails(frame(BINARY, b"\x00\xff" * 4, reserved=5), code=1002), fails(frame(PING, b"Hello, world!", reserved=6), code=1002),
        fails(frame(CLOSE, reserved=7), code=1002))
    for section, opcode in (("4.1", 3), ("4.2", 11)):
        add(section, fails(frame(opcode), code=1002), fails(frame(opcode + 1, b"reserved opcode payload"), code=1002), *(
            fails(hello, frame(opcode + more, payload), frame(PING), code=1002, loses=[ANSWER], chop=chop)
            for more, payload, chop in ((2, b"", None), (3, b"reserved opcode payload", ALL), (4, b"reserved opcode payload", 1))))
    first, last = frame(TEXT, b"fragment1", fin=False), frame(CONTINUATION, b"fragment2")
    add("5", fails(frame(PING, b"fragment1", fin=False), last, code=1002), fails(frame(PONG, b"fragment1", fin=False), last, code=1002))
    add("5", *(valid(first, last, chop=chop) for chop in (None, ALL, 1)))
    add("5", *(Case(first, frame(PING, b"ping payload"), last, comes=[b"ping payload", ANSWER], chop=chop) for chop in (None, ALL, 1)))
    nothing = b"non-continuation payload"
    add("5", *(fails(frame(CONTINUATION, nothing, fin=fin), hello, code=1002, chop=chop) for fin in (True, False) for chop in (None, ALL, 1)))
    add("5", fails(first, last, frame(CONTINUATION, nothing, fin=False), hello, code=1002, loses=[ANSWER]))
    add("5", *(fails(*[frame(CONTINUATION, b"fragment1", fin=fin), frame(TEXT, b"fragment2", fin=False), frame(CONTINUATION, b"fragment3")] * 2,
                     code=1002) for fin in (False, True)))
    add("5", fails(first, frame(TEXT, b"fragment2"), code=1002))
    halves = (first, frame(CONTINUATION, b"fragment2", fin=False), frame(PING, b"pongme 1!")), (
        frame(CONTINUATION, b"fragment3", fin=False), frame(CONTINUATION, b"fragment4", fin=False), frame(PING, b"pongme 2!"),
        frame(CONTINUATION, b"fragment5"))
    add("5", *(Case(*halves[0], *halves[1], wait=[3], comes=[b"pongme 1!", b"pongme 2!", ANSWER], chop=chop) for chop in (None, ALL)))
    add("6.1", valid(frame(TEXT)), *(
        valid(frame(TEXT, fin=False), frame(CONTINUATION, middle, fin=False), frame(CONTINUATION)) for middle in (b"", b"middle frame payload")))
    add("6.2", valid(frame(TEXT, UTF8)), valid(*fragments(UTF8, 10)), valid(*fragments(UTF8, 1)), valid(*fragments(GREEK, 1)))
    add("6.3", fails(frame(TEXT, WRONG), code=1007), fails(*fragments(WRONG, 1), code=1007))
    for cuts in ((11, 15), (12, 13)):
        parts = TOO_HIGH[:cuts[0]], TOO_HIGH[cuts[0]:cuts[1]], TOO_HIGH[cuts[1]:]
        # The last part is not sent: the connection fails before.
        add("6.4", fails(frame(TEXT, parts[0], fin=False), frame(CONTINUATION, parts[1], fin=False), code=1007, wait=[1]))
    for cuts in ((11, 15), (12, 13)):
        whole = frame(TEXT, TOO_HIGH)
        head = len(whole) - len(TOO_HIGH)
        add("6.4", fails(whole[:head + cuts[0]], whole[head + cuts[0]:head + cuts[1]], code=1007, wait=[1]))
    for section, payloads in text_cases().items():
        add(section, *(valid(frame(TEXT, payload)) if is_utf8(payload) else fails(frame(TEXT, payload), code=1007) for payload in payloads))
    ends = close(1000)
    add("7.1", valid(hello), Case(ends, frame(CLOSE)), Case(ends, frame(PING)), Case(ends, hello),
        Case(first, ends, last), Case(frame(TEXT, b"BAsd7&jh23" * 26214), hello, ends, frame(PING), loses=[ANSWER, ANSWER]))
    add("7.3", Case(frame(CLOSE), ends=None), fails(frame(CLOSE, b"a"), code=1002), Case(ends), Case(close(1000, b"Hello World!")),
        Case(close(1000, b"*" * 123)), fails(close(1000, b"*" * 124)))
    add("7.5", fails(close(1000, WRONG), code=1007))
    add("7.7", *(Case(close(code), ends=code) for code in (1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 3999, 4000, 4999)))
    add("7.9", *(fails(close(code), code=1002) for code in (0, 999, 1004, 1005, 1006, 1016, 1100, 2000, 2999)))
    add("7.13", Case(close(5000), ends=None), Case(close(65535), ends=None))
    add("10.1", valid(*fragments(b"*" * 65536, 1300)))
    return cases


CASES = make_cases()


def named():
    """The cases that docs/protocol.md says do not pass: numbers, and sections as a whole."""
    text = (REPOSITORY / "docs" / "protocol.md").read_text()
    section = text[text.index("### RFC 6455"):text.index("## Page → server")]
    numbers = {number for group in re.findall(r"\(((?:\d+\.)+\d+(?:, (?:\d+\.)+\d+)*)\)", section) for number in group.split(", ")}
    return {number for number in NUMBERS if number in numbers or number.rpartition(".")[0] in numbers}


class Socket:
    """The bytes of a page's socket."""

    def __init__(self, port):
        self._socket = socket.create_connection(("127.0.0.1", port), timeout=WAIT_SECONDS)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        lines = [f"GET /viaduct/socket?page={time.monotonic_ns():032x} HTTP/1.1", f"Host: 127.0.0.1:{port}", f"Origin: http://127.0.0.1:{port}",
                 "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
                 "Sec-WebSocket-Protocol: viaduct.page.1"]
        self._socket.sendall("\r\n".join([*lines, "", ""]).encode())
        self._input = b""
        while b"\r\n\r\n" not in self._input:
            self._input += self._socket.recv(65536)
        self._input = self._input.partition(b"\r\n\r\n")[2]
        # Pongs and answers, and the close code: 0 for a connection that has ended without.
        self.events, self.code = [], None

    def send(self, data, chop):
        for start in range(0, len(data), chop or ALL):
            try:
                self._socket.sendall(data[start:start + (chop or ALL)])
            except OSError:
                return

    def read(self, is_enough):
        """Reads until it is enough, or the connection has ended."""
        end = time.monotonic() + WAIT_SECONDS
        while not is_enough() and self.code is None and time.monotonic() < end:
            try:
                data = self._socket.recv(65536)
            except OSError:
                data = b""
            if not data:
                self.code = 0
                return
            self._input += data
            while self._take():
                pass

    def _take(self):
        buffer = self._input
        if len(buffer) < 2:
            return False
        size, start = buffer[1], 2
        if size == 126:
            if len(buffer) < 4:
                return False
            size, start = struct.unpack_from("!H", buffer, 2)[0], 4
        if len(buffer) < start + size:
            return False
        opcode, payload = buffer[0] & 0x0F, buffer[start:start + size]
        self._input = buffer[start + size:]
        if opcode == PONG:
            self.events.append(payload)
        elif opcode == CLOSE:
            self.code = struct.unpack("!H", payload[:2])[0] if payload else 1005
        elif b'"bad-frame"' in payload:
            self.events.append(ANSWER)
        return True

    def end(self):
        self._socket.close()


def run(case, port):
    """Why the case does not pass; `None` when it does."""
    peer = Socket(port)
    try:
        if case.chop is None and not case.wait:
            peer.send(b"".join(case.frames), None)
        else:
            for number, data in enumerate(case.frames):
                if number in case.wait:
                    expected = [event for event in case.comes[:1] if event != ANSWER]
                    peer.read(lambda: peer.events == expected)
                    if expected and peer.events != expected:
                        return f"{peer.events} came, not {expected}"
                peer.send(data, case.chop)
        if isinstance(case.ends, tuple):
            peer.read(lambda: False)
            if peer.code is None:
                return "the connection goes on"
            if case.ends[1] and peer.code not in (case.ends[1], 0):
                return f"it ended with {peer.code}"
            return None if peer.events in (case.loses, []) else f"{peer.events} came before the end"
        peer.read(lambda: len(peer.events) >= len(case.comes))
        if peer.code is None:
            peer.send(close(1000), None)
            peer.read(lambda: False)
        if peer.events != case.comes and peer.events != case.comes + case.loses:
            return f"{peer.events} came, not {case.comes}"
        return None if case.ends in (None, peer.code) else f"it ended with {peer.code}, not {case.ends}"
    finally:
        peer.end()


@pytest.mark.parametrize("number", NUMBERS)
def test_each_case_passes_or_is_named(server, number):
    fault = run(CASES[number], server.port)
    if number in named():
        pytest.skip(f"named in docs/protocol.md: {fault or 'passes this time'}")
    assert fault is None


def test_there_is_a_case_for_each_number():
    assert sorted(CASES) == sorted(NUMBERS)
    assert len(NUMBERS) == 247
