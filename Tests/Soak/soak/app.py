"""A remote app with the component “echo”, which answers in order after a pause: python -m soak.app PORT ROOM NAME."""

import asyncio
import os
import sys
from collections import deque

from soak.page_link import MAXIMUM_UNACKNOWLEDGED, PageLink
from soak.socket import ClientSocket

PAUSE_SECONDS = 0.4
# After the server's end all pages send all of their messages again, and many replies are due at once.
MOST_BYTES = MAXIMUM_UNACKNOWLEDGED // 2
RETRY_SECONDS = 0.02


class App:
    def __init__(self, port, room, name):
        self._port, self._room, self._name = port, room, name
        self._pages = {}
        self._replies = deque()
        self._link = PageLink(self._connect, asyncio.get_running_loop().call_later, self)
        self._link.start()

    def _connect(self, id, received, link):
        path = f"/viaduct/app?app={id}&room={self._room}&received={received}"
        return ClientSocket(link, self._port, path, ["viaduct.app.1"], [f"Authorization: Bearer {os.environ['VIADUCT_TOKEN']}"])

    def did_begin(self, lost):
        self._pages = {}
        self._link.send({"type": "register", "name": self._name, "platform": "ios", "components": ["echo"]})
        print("Connected to the server.", flush=True)

    def did_change(self, connected):
        pass

    def did_overflow(self):
        print("Too much was not acknowledged by the server. The session begins again.", flush=True)

    def did_receive(self, frame):
        page = frame.get("page")
        if frame.get("type") == "gone":
            self._pages.pop(page, None)
        elif page:
            self._take(page, frame["frame"])

    def _take(self, page, frame):
        if frame["type"] == "open" or frame["type"] == "visit" and self._pages[page]["url"] != frame["url"]:
            self._pages[page] = {"url": frame["url"], "count": 0}
        elif frame["type"] == "message":
            place = self._pages[page]
            place["count"] += 1
            message = frame["message"]
            message["data"] = {"n": message["data"]["n"], "count": place["count"], "pad": message["data"]["pad"]}
            # Timers of one loop with the same pause fire in order.
            asyncio.get_running_loop().call_later(PAUSE_SECONDS, self._reply, page, place, message)

    def _reply(self, page, place, message):
        self._replies.append((page, place, message))
        if len(self._replies) == 1:
            self._send_replies()

    def _send_replies(self):
        """Sends what the server has room for, and the rest later."""
        while self._replies and self._link.unacknowledged_bytes < MOST_BYTES:
            page, place, message = self._replies.popleft()
            if self._pages.get(page) is place:
                self._link.send({"page": page, "frame": {"type": "reply", "message": message}})
        if self._replies:
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self._send_replies)


async def main():
    app = App(int(sys.argv[1]), *sys.argv[2:4])
    await asyncio.Event().wait()
    del app


if __name__ == "__main__":
    asyncio.run(main())
