import json
import threading
import time
import urllib.request
from collections import deque


class Trace:
    """Follows the trace of Viaduct's default room, in a thread of its own. While it does, pages and apps report the fates of messages."""

    def __init__(self, server_url, secret):
        self._events = deque()
        self._start = time.time() * 1000
        self._response = urllib.request.urlopen(
            urllib.request.Request(f"{server_url}/viaduct/api/trace", headers={"Authorization": f"Bearer {secret}"}))
        threading.Thread(target=self._read, daemon=True).start()

    def take(self):
        """The events since the last call."""
        # The thread adds at the end meanwhile.
        return [self._events.popleft() for _ in range(len(self._events))]

    def __len__(self):
        return len(self._events)

    def close(self):
        self._response.close()

    def _read(self):
        try:
            for line in self._response:
                if line.startswith(b"data:"):
                    event = json.loads(line[5:])
                    # The trace of earlier pages comes first.
                    if event.get("time", 0) >= self._start:
                        self._events.append(event)
        except (OSError, ValueError, AttributeError):
            return
