import json
from contextlib import ExitStack

from websockets.sync.client import connect

COMMAND_LIMIT_SECONDS = 60


class BidiError(Exception):
    """The browser answered a command with an error."""


class ScriptError(Exception):
    """A script evaluated in the page threw an error."""


class BidiConnection:
    """A WebDriver BiDi socket: commands, and the events that arrive between their answers."""

    def __init__(self, url):
        self._stack = ExitStack()
        self._socket = self._stack.enter_context(connect(url, max_size=None, compression=None, ping_interval=None))
        self._last_id = 0
        self._listeners = {}

    def call(self, method, /, limit_seconds=COMMAND_LIMIT_SECONDS, **parameters):
        """Sends a command and returns its result, which is a dictionary. An answer after the limit is ignored."""
        self._last_id += 1
        self._socket.send(json.dumps({"id": self._last_id, "method": method, "params": parameters}))
        while True:
            message = json.loads(self._socket.recv(timeout=limit_seconds))
            if message["type"] == "event":
                self._tell(message)
            elif message["id"] == self._last_id:
                if message["type"] == "error":
                    raise BidiError(f"{method}: {message['error']}: {message['message']}")
                return message["result"]

    def listen(self, event, listener):
        """Subscribes to an event, in every tab: `listener` gets its parameters while a later command waits."""
        self._listeners[event] = listener
        self.call("session.subscribe", events=[event])

    def close(self):
        self._stack.close()

    def _tell(self, message):
        listener = self._listeners.get(message["method"])
        if listener:
            listener(message["params"])
