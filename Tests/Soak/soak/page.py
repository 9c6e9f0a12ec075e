"""A page that sends numbered messages, and checks that each arrives once and in order."""

import asyncio
import time
from collections import Counter, deque

from soak.page_link import PageLink
from soak.socket import ClientSocket

MESSAGES_OF_A_VISIT = 48
# As in public/viaduct/adapter/visit_messages.js.
BYTES_OF_A_VISIT = 512 << 10
SMALL = 120


class Wrong(Exception):
    """What was promised does not hold."""


class Page:
    """What adapter.js does with a link, for one component. It is told of the messages that may be lost, and sends them again."""

    def __init__(self, number, server, room, records):
        self.number, self.server, self.room = number, server, room
        self._records = records
        # Why the page may lose its session now, or its app: whatever else it loses is wrong.
        self.licences = Counter()
        self.told = Counter()
        self.sent = self.arrived = 0
        # The number of the newest message, and how often another app has come.
        self.last = self.told_changes = 0
        self.app = None
        self._begin_document()

    def _begin_document(self):
        self._visit = 0
        self._has_met = self._has_begun = False
        self._sizes = {}
        # The messages of the visit, and those of them that are not answered in this session of this app.
        self.messages = []
        self.unanswered = deque()
        self._answered_here = 0
        self.link = PageLink(self._connect, asyncio.get_running_loop().call_later, self)

    def start(self):
        self.link.start()

    def _connect(self, id, received, link):
        path = f"/viaduct/socket?page={id}&room={self.room}&received={received}"
        return ClientSocket(
            link, self.server.road.port, path, ["viaduct.page.1", f"viaduct.key.{self.server.token}"],
            [f"Origin: http://127.0.0.1:{self.server.road.port}"])

    @property
    def name(self):
        return f"page {self.number} ({self.server.name}/{self.room}, {self.link.id[:8]})"

    @property
    def is_ready(self):
        """Whether the page is connected, and its app is there."""
        return self.link.is_connected and self._has_met

    @property
    def has_own_app(self):
        """Whether the page talks to the app of its room, if that has one."""
        return self.room == "default" or self.app in (self.room, "Echo")

    @property
    def _url(self):
        return f"http://127.0.0.1/{self.number}/{self._visit}"

    def send(self, size=SMALL):
        """Sends the next message."""
        is_long = len(self.messages) >= MESSAGES_OF_A_VISIT or self._kept_bytes() > BYTES_OF_A_VISIT // 2
        if is_long and not self.unanswered and self.link.established:
            self._visit += 1
            self.messages.clear()
            self._answered_here = 0
            self.link.send({"type": "visit", "url": self._url, "title": "", "action": "replace"})
        self.last += 1
        self.sent += 1
        self.messages.append(self.last)
        self._sizes[self.last] = size
        while self._kept_bytes() > BYTES_OF_A_VISIT:
            self.messages.pop(0)
        self.unanswered.append(self.last)
        if self.link.established:
            self._send(self.last)

    def _kept_bytes(self):
        return sum(self._sizes[number] + SMALL for number in self.messages)

    def _send(self, number):
        data = {"n": number, "pad": "x" * self._sizes[number], "metadata": {"url": self._url}}
        self.link.send({"type": "message", "message": {"id": str(number), "component": "echo", "event": "ping", "data": data}})

    def leave(self):
        """Ends the document, and opens another one."""
        self._tell("page’s end")
        self.link.leave()
        self._begin_document()
        self.link.start()

    def _tell(self, cause):
        self.told[cause] += len(self.unanswered)
        self._records.tell(cause, len(self.unanswered))

    def did_begin(self, lost):
        self.link.is_mute = False
        if self._has_begun:
            self._lose_session()
        self._has_begun = True
        self._has_met = False
        self._tell_everything()

    def _lose_session(self):
        for licence, cause in (("overflow", "overflow"), ("server", "lost session"), ("away", "lost session")):
            if self.licences[licence]:
                self.licences[licence] -= 1
                return self._tell(cause)
        self._wrong("has lost its session, and nothing that may end one had happened")

    def _tell_everything(self):
        self._answered_here = 0
        self.link.send({"type": "open", "url": self._url, "title": "", "platform": "ios", "behind": []})
        self.link.send({"type": "visit", "url": self._url, "title": "", "action": "replace"})
        self.unanswered = deque(self.messages)
        for number in self.messages:
            self._send(number)

    def did_change(self, connected):
        pass

    def did_overflow(self):
        if not self.licences["overflow"]:
            self._wrong("has more unacknowledged than it may keep")

    def did_receive(self, frame):
        kind = frame["type"]
        if kind == "reply":
            self._take(frame["message"])
        elif kind == "app":
            if self._has_met:
                if not self.licences["app"]:
                    self._wrong(f"has got “{frame['name']}” in the place of “{self.app}”, and its app was not killed")
                self.told_changes += 1
                self._tell("lost app")
                self._tell_everything()
            self._has_met = True
            self.app = frame["name"]
        elif kind == "notice" and frame["level"] != "info" and frame.get("component"):
            self._wrong(f"was told that a message has no effect: {frame['text']}")

    def _take(self, message):
        data = message["data"]
        number = data["n"]
        self._answered_here += 1
        if not self.unanswered or self.unanswered[0] != number or message["id"] != str(number):
            wanted = self.unanswered[0] if self.unanswered else None
            what = "twice, or too late" if number not in self.unanswered else "before its turn"
            return self._wrong(f"got the reply to message {number} {what}; the next one is that to {wanted}")
        if data["count"] != self._answered_here:
            return self._wrong(f"message {number} was the component’s number {data['count']}, and is number {self._answered_here} of the page")
        if len(data["pad"]) != self._sizes[number]:
            return self._wrong(f"the reply to message {number} has {len(data['pad'])} of {self._sizes[number]} bytes")
        self.unanswered.popleft()
        self.arrived += 1

    def _wrong(self, what):
        self._records.wrong(f"{time.monotonic() - self._records.start:7.2f} s: {self.name}: {what}")
