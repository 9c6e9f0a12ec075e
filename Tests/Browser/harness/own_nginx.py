import re
import subprocess

from harness.ports import free_port
from harness.proxy_client import ProxyClient
from harness.viaduct_server import PROGRAM
from harness.waiting import LIMIT_SECONDS, wait_until


class OwnNginx:
    """An nginx with the configuration that `viaduct nginx-config` prints, once it answers."""

    def __init__(self, folder, *flags):
        self.port = free_port()
        command = [PROGRAM, "nginx-config", *flags, "--listen", f"127.0.0.1:{self.port}", "--folder", folder / "files"]
        self.configuration = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        (folder / "viaduct.conf").write_text(self.configuration)
        start = re.search(r"^# To start it as viaduct\.conf: (.+)$", self.configuration, re.MULTILINE)[1]
        self._process = subprocess.Popen(["sh", "-c", f"exec {start}"], cwd=folder)
        wait_until(self._answers, "nginx")

    def stop(self):
        self._process.terminate()
        assert self._process.wait(timeout=LIMIT_SECONDS) == 0

    def _answers(self):
        try:
            return ProxyClient(self.port).ask().status
        except ConnectionError:
            return None
