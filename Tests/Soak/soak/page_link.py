"""The page's end of a link, as public/viaduct/adapter/page_link.js has it: Tests/Browser/test_soak_link.py compares the two."""

import json
import random
import secrets

FRAMES_PER_ACK = 32
ACK_SECONDS = 1
MAXIMUM_UNACKNOWLEDGED = 1 << 20
LARGE_FRAME = 256 << 10
MAXIMUM_LARGE = 32 << 20


class Backoff:
    """The pauses between two attempts to connect."""

    SHORTEST, LONGEST = 0.5, 10

    def __init__(self):
        self.reset()

    def reset(self):
        self._failures = 0

    @property
    def delay(self):
        self._failures += 1
        ceiling = min(self.LONGEST, self.SHORTEST * 2 ** self._failures)
        return self.SHORTEST + random.random() * (ceiling - self.SHORTEST)


class PageLink:
    """Counts, keeps and repeats frames across sockets.

    `connect(id, received, link)` returns a socket with `write(text)`, `close()` and `is_open`, which calls `did_receive` and
    `did_close`. `later(seconds, function)` returns a timer with `cancel()`. The delegate has `did_begin(lost)`, `did_receive(frame)`,
    `did_change(connected)` and `did_overflow()`.
    """

    def __init__(self, connect, later, delegate, make_id=lambda: secrets.token_hex(16)):
        self._connect_socket, self._later, self._delegate, self._make_id = connect, later, delegate, make_id
        self._backoff = Backoff()
        self._socket = self._reconnect_timer = self._ack_timer = None
        self._is_welcome = self._was_refused = False
        # Whether the page is too busy to acknowledge anything.
        self.is_mute = False
        self._renew()

    def start(self):
        self._connect()

    @property
    def is_connected(self):
        """Whether the server has welcomed this socket."""
        return self._socket is not None and self._is_welcome

    @property
    def unacknowledged_bytes(self):
        """Those of its frames that are not large."""
        return self._size

    def send(self, frame):
        text = json.dumps(frame, separators=(",", ":"))
        self._count(text, 1)
        if self._size > MAXIMUM_UNACKNOWLEDGED or self._large_size > MAXIMUM_LARGE:
            self._delegate.did_overflow()
            self._renew()
            if self._socket:
                self._socket.close()
            return
        self._unacknowledged.append(text)
        self._write(text)

    def leave(self):
        """Ends the session for good."""
        self._write_now('{"type":"bye"}')
        socket, self._socket = self._socket, None
        for timer in (self._reconnect_timer, self._ack_timer):
            if timer:
                timer.cancel()
        if socket:
            socket.close()

    def _count(self, text, sign):
        if len(text) > LARGE_FRAME:
            self._large_size += sign * len(text)
        else:
            self._size += sign * len(text)

    def _renew(self):
        self.id = self._make_id()
        self.established = False
        self._restart()

    def _restart(self):
        self._received = self._received_at_last_ack = self._acknowledged = 0
        self._unacknowledged = []
        self._size = self._large_size = 0

    def _connect(self):
        if self._reconnect_timer:
            self._reconnect_timer.cancel()
        self._is_welcome = False
        self._socket = self._connect_socket(self.id, self._received, self)

    def did_close(self, socket, code, reason=""):
        if socket is not self._socket:
            return
        if code > 4001:
            if not self._was_refused:
                self._delegate.did_receive({"type": "notice", "level": "warning", "code": "app-refused", "text": f"{reason} Trying again."})
            self._was_refused = True
        self._socket = None
        self._delegate.did_change(False)
        self._reconnect_timer = self._later(self._backoff.delay * (3 if self._was_refused else 1), self._connect)

    def did_receive(self, socket, text):
        if socket is not self._socket:
            return
        frame = json.loads(text)
        if frame.get("type") == "welcome":
            self._welcome(frame["received"], frame["resumed"])
        elif frame.get("type") == "ack":
            self._acknowledge(frame["received"])
        else:
            self._received += 1
            self._acknowledge_soon(len(text) > LARGE_FRAME)
            self._delegate.did_receive(frame)

    def _welcome(self, received, resumed):
        self._backoff.reset()
        self._was_refused = False
        self._is_welcome = True
        if resumed:
            self._acknowledge(received)
            self._received_at_last_ack = self._received
            for text in self._unacknowledged:
                self._write(text)
        else:
            lost = [json.loads(text) for text in self._unacknowledged]
            self._restart()
            self.established = True
            self._delegate.did_begin(lost)
        self._delegate.did_change(True)

    def _acknowledge(self, received):
        news = max(received - self._acknowledged, 0)
        for text in self._unacknowledged[:news]:
            self._count(text, -1)
        del self._unacknowledged[:news]
        self._acknowledged = received

    def _acknowledge_soon(self, now):
        if self.is_mute:
            return
        if now or self._received - self._received_at_last_ack >= FRAMES_PER_ACK:
            self._send_ack()
        elif not self._ack_timer:
            self._ack_timer = self._later(ACK_SECONDS, self._send_ack)

    def _send_ack(self):
        if self._ack_timer:
            self._ack_timer.cancel()
        self._ack_timer = None
        self._received_at_last_ack = self._received
        self._write(json.dumps({"type": "ack", "received": self._received}, separators=(",", ":")))

    def _write(self, text):
        if self._is_welcome:
            self._write_now(text)

    def _write_now(self, text):
        if self.established and self._socket and self._socket.is_open:
            self._socket.write(text)
