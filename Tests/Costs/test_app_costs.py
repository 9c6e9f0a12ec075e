"""Every frame that a server can send to an app's process, in its worst shapes."""

import json
import os
import queue
import shutil
import subprocess
import threading
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.server import serve

from cost import check, compare
from counted_program import LIMIT_SECONDS, REPOSITORY, CountedProgram, environment
from json_shapes import Schemas, write
from server import TOKEN

PROGRAM = os.environ["VIADUCT_BINARY"]
SCHEMAS = Schemas(REPOSITORY / "public/viaduct/schema")
FRAMES = "frames.json"
PAGE = "0123456789abcdef" * 2
OPEN = {"page": PAGE, "frame": {"type": "open", "url": "http://localhost/", "title": "Home", "platform": "ios"}}
COMPONENT = """
import HotwireNative

final class EchoComponent: BridgeComponent {
    override class var name: String { "echo" }
    override func onReceive(message: Message) { reply(with: message) }
}
"""


def frames():
    """The frames to an app by their names: an envelope is one for each frame of a page."""
    definitions = SCHEMAS[FRAMES]["$defs"]
    for part in definitions["ToApp"]["anyOf"]:
        name = part["$ref"].rpartition("/")[2]
        if name != "Envelope":
            yield pytest.param(definitions[name], id=f"ToApp {name}")
    for part in definitions["FromPage"]["anyOf"]:
        envelope = {"type": "object", "required": ["page", "frame"], "properties": {"page": {"const": PAGE}, "frame": part}}
        yield pytest.param(envelope, id=f"ToApp Envelope of {part['$ref'].rpartition('/')[2]}")


class Server:
    """The server's end of an app's socket."""

    def __init__(self):
        self._sockets = queue.Queue()
        self._server = serve(self._accept, "127.0.0.1", 0, subprotocols=["viaduct.app.1"], max_size=None, compression=None, ping_interval=None)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.port = self._server.socket.getsockname()[1]
        self._socket = None
        self._received = self._probes = 0

    def _accept(self, socket):
        is_over = threading.Event()
        self._sockets.put((socket, is_over))
        is_over.wait()

    def welcome(self):
        """Takes the app's next socket, as a server without a session of it does."""
        if self._socket:
            self._is_over.set()
        self._socket, self._is_over = self._sockets.get(timeout=LIMIT_SECONDS)
        self._received = 0
        self._send({"type": "welcome", "received": 0, "resumed": False})
        while self._receive()["type"] != "register":
            pass
        self.settle()

    def settle(self):
        """Opens the page, and acknowledges all that has come."""
        self.send(json.dumps(OPEN))
        self._send({"type": "ack", "received": self._received})

    def send(self, text):
        """Sends a frame, and waits until the app has handled it: it answers a probe behind it. Opens a socket that it has closed again."""
        try:
            self._socket.send(text)
            self._probes += 1
            self._send({"type": "probe", "page": PAGE, "number": self._probes})
            while self._receive().get("number") != self._probes:
                pass
        except ConnectionClosed:
            self.welcome()

    def close(self):
        self._is_over.set()
        self._server.shutdown()

    def _send(self, frame):
        self._socket.send(json.dumps(frame))

    def _receive(self):
        frame = json.loads(self._socket.recv(timeout=LIMIT_SECONDS))
        if frame.get("type") != "ack":
            self._received += 1
        return {"type": "", **frame}


@pytest.fixture(scope="module")
def app(tmp_path_factory):
    """An app that `viaduct app` has built, under callgrind, and its server."""
    folder, server = tmp_path_factory.mktemp("app"), Server()
    (folder / "Bridge").mkdir()
    (folder / "Bridge/EchoComponent.swift").write_text(COMPONENT)
    command = subprocess.Popen([PROGRAM, "app", folder / "Bridge", "--server", f"http://127.0.0.1:{server.port}"], cwd=REPOSITORY,
                               env=environment(VIADUCT_TOKEN=TOKEN, XDG_CACHE_HOME=str(REPOSITORY / ".build/tests")))
    server.welcome()
    (process,) = [child for children in Path(f"/proc/{command.pid}/task").glob("*/children") for child in children.read_text().split()]
    shutil.copy(Path(f"/proc/{process}/exe").resolve(), folder / "app")
    command.terminate()
    command.wait(timeout=LIMIT_SECONDS)
    program = CountedProgram([folder / "app"], VIADUCT_TOKEN=TOKEN)
    server.welcome()
    yield program, server
    program.stop()
    server.close()


@pytest.mark.parametrize("schema", list(frames()))
def test_a_frame_to_an_app_costs_in_proportion_to_its_size(request, app, schema, record):
    program, server = app
    name = request.node.callspec.id

    def measure(value):
        server.settle()
        before = program.count()
        server.send(write({**value, "page": PAGE} if value.get("page") == "a" else value))
        return program.count() - before

    check(name, [compare(name, shape, measure) for shape in SCHEMAS.shapes(schema, FRAMES)], record)
