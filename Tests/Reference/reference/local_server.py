import threading

from harness.app_server import Listener


class LocalServer:
    """An HTTP server on a free port of this machine, in a thread of its own."""

    def __init__(self, handler):
        self._server = Listener(("127.0.0.1", 0), handler)
        threading.Thread(target=self._server.serve_forever, args=[0.05], daemon=True).start()

    @property
    def url(self):
        return f"http://127.0.0.1:{self._server.server_port}"

    def close(self):
        self._server.shutdown()
        self._server.server_close()
