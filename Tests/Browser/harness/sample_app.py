import subprocess
import sys

from harness.ports import free_port
from harness.proxy_client import ProxyClient
from harness.viaduct_server import REPOSITORY, ViaductServer
from harness.waiting import wait_until


class SampleApp:
    """The sample web app of compose.yaml, and a server in front of it."""

    FOLDER = REPOSITORY / "docs/examples/sample-app"

    def __init__(self):
        self._port = free_port()
        self._app = subprocess.Popen(
            [sys.executable, self.FOLDER / "app.py", str(self._port), REPOSITORY / "public/demo"], stderr=subprocess.DEVNULL)
        wait_until(self._answers, "the sample app")
        self.server = ViaductServer("--app", f"http://127.0.0.1:{self._port}")

    def stop(self):
        self.server.stop()
        self._app.terminate()
        self._app.wait()

    def _answers(self):
        try:
            return ProxyClient(self._port).ask().status == 200
        except ConnectionRefusedError:
            return False
