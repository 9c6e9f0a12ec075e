import contextlib
import importlib.util
import threading
from pathlib import Path

from websockets.exceptions import ConnectionClosed

EXAMPLE = Path(__file__).resolve().parents[3] / "docs/examples/form_app.py"


class ExampleApp:
    """The documentation's app in Python, connected to a server. A test may add components to its list."""

    def __init__(self, server, components=("form",), **registration):
        spec = importlib.util.spec_from_file_location("form_app", EXAMPLE)
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        self._connection = contextlib.ExitStack()
        self._socket = self._connection.enter_context(module.connect_to(server.url))
        self._app = module.FormApp(self._socket)
        self._app.components = list(components)
        self._registration = registration
        self._send = self._app.send
        self._app.send = self._send_with_registration
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    @property
    def pages(self):
        """What the app knows of each page, by the page's id."""
        return self._app.pages

    def close(self):
        """Ends the app cleanly, if its server still runs."""
        with contextlib.suppress(ConnectionClosed):
            self._send({"type": "bye"})
            self._connection.close()
        self._thread.join()

    def tell(self, level, code, text):
        self._send({"type": "status", "level": level, "code": code, "text": text})

    def send(self, frame):
        """Sends a frame that the documentation's app never sends."""
        self._send(frame)

    def _run(self):
        try:
            self._app.run()
        except ConnectionClosed:
            pass

    def _send_with_registration(self, frame):
        self._send({**frame, **self._registration} if frame.get("type") == "register" else frame)
