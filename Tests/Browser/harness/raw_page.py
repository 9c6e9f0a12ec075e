import secrets
from collections import deque

from harness.peer import Peer


class RawPage(Peer):
    """A page that can send what no browser would: its frames are sent unchanged."""

    frames_per_ack = 1

    def __init__(self, server, room="default", receive_buffer=None, tls=None, headers=()):
        self.id = secrets.token_hex(16)
        super().__init__(
            server, f"/viaduct/socket?page={self.id}&room={room}", "viaduct.page.1", *headers, receive_buffer=receive_buffer,
            tls=tls)
        self.url = "http://localhost/page"
        # The newest frames that have arrived.
        self.frames = deque(maxlen=100)
        self._last_id = 0

    def open(self):
        """Sends the document's `open`, as a page does at first and after a change of the app."""
        self.send({"type": "open", "url": self.url, "title": "Page", "platform": "ios"})
        return self

    def message(self, component, event, data=None):
        """Sends a message to a component, and returns its id. Acknowledges the frames that have arrived meanwhile."""
        self.receive_waiting()
        self._last_id += 1
        message = {
            "id": str(self._last_id), "component": component, "event": event,
            "data": {**(data or {}), "metadata": {"url": self.url}},
        }
        self.send({"type": "message", "message": message})
        return message["id"]

    def visit(self, url, action="advance"):
        self.receive_waiting()
        self.url = url
        self.send({"type": "visit", "url": url, "title": "Page", "action": action})

    def wait_for(self, kind, condition=lambda frame: True):
        """Waits for the next frame of the kind that meets the condition, and returns it."""
        return self.receive(lambda frame: frame["type"] == kind and condition(frame))

    def wait_for_button(self, title):
        """Waits for a screen with the button in its bar, and returns the button's control."""
        def button(frame):
            return next((item for item in frame["screen"]["bar"]["right"] if item["title"] == title), None)

        return button(self.wait_for("screen", button))["control"]

    def wait_until_handled(self):
        """Waits until the server has handled all that was sent."""
        id = self.message("text-size", "connect")
        self.wait_for("reply", lambda frame: frame["message"]["id"] == id)

    def _receive(self):
        frame = super()._receive()
        self.frames.append(frame)
        return frame
