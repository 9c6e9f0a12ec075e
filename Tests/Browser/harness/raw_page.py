import json
import secrets

from websockets.sync.client import connect


class RawPage:
    """A page that says what no browser would: its frames are sent as they are given."""

    def __init__(self, port):
        self._socket = connect(
            f"ws://127.0.0.1:{port}/viaduct/socket?page={secrets.token_hex(16)}&platform=ios",
            origin="http://localhost", subprotocols=["viaduct.page.1"], compression=None, max_size=None,
            max_queue=None, ping_interval=None)
        self.url = "http://localhost/page"
        self._last_id = 0
        self._received = 0
        self.send({"type": "open", "url": self.url, "title": "Page", "platform": "ios"})

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._socket.close()

    def send(self, frame):
        """Sends a frame, and acknowledges what has come meanwhile."""
        while self._receive(seconds=0):
            pass
        self._socket.send(json.dumps(frame))

    def message(self, component, event, data=None):
        """Sends a message to a component, and returns its id."""
        self._last_id += 1
        message = {
            "id": str(self._last_id), "component": component, "event": event,
            "data": {**(data or {}), "metadata": {"url": self.url}},
        }
        self.send({"type": "message", "message": message})
        return message["id"]

    def visit(self, url, action="advance"):
        self.url = url
        self.send({"type": "visit", "url": url, "title": "Page", "action": action})

    def wait_for(self, kind, condition=lambda frame: True):
        """The next frame of that kind for which the condition is true."""
        while True:
            frame = self._receive(seconds=60)
            assert frame, f"No frame “{kind}” has come"
            if frame["type"] == kind and condition(frame):
                return frame

    def wait_until_handled(self):
        """Waits until the server has handled all that was sent."""
        id = self.message("text-size", "connect")
        self.wait_for("reply", lambda frame: frame["message"]["id"] == id)

    def _receive(self, seconds):
        try:
            frame = json.loads(self._socket.recv(timeout=seconds))
        except TimeoutError:
            return None
        if frame["type"] not in ("welcome", "ack"):
            self._received += 1
            self._socket.send(json.dumps({"type": "ack", "received": self._received}))
        return frame
