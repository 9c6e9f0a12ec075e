import json
import threading
import urllib.request


class Trace:
    """Follows the trace of Viaduct's default room, in a thread of its own. While it does, pages and apps report the fates of messages."""

    def __init__(self, server_url):
        self._events = []
        self._response = urllib.request.urlopen(f"{server_url}/viaduct/api/trace")
        threading.Thread(target=self._read, daemon=True).start()

    def take(self):
        """The events since the last call."""
        taken, self._events[:] = list(self._events), []
        return taken

    def __len__(self):
        return len(self._events)

    def close(self):
        self._response.close()

    def _read(self):
        try:
            for line in self._response:
                if line.startswith(b"data:"):
                    self._events.append(json.loads(line[5:]))
        except (OSError, ValueError, AttributeError):
            return
