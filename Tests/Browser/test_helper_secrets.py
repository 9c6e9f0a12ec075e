"""The helpers' secret: that of a server on this machine is found, and goes to no other."""

import os
import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from harness import runtime_folder
from harness.copied_test import DRIVER
from harness.viaduct_server import REPOSITORY

FOLDER = REPOSITORY / "public/viaduct/helpers"
# Each calls a verb at VIADUCT_URL.
PYTHON = f"""
import sys
sys.path.insert(0, "{FOLDER}")
import viaduct

class Tab:
    def goto(self, address): pass
    def evaluate(self, script): pass

viaduct.Native(Tab(), "t").idle()
"""
NODE = f"""
import {{ fixtures, Native }} from "{FOLDER}/viaduct.playwright.js"
await new Native("t", fixtures.viaductURL[0], fixtures.viaductToken[0]).idle()
"""
TOOLS = {
    "python": [sys.executable, "-B", "-c", PYTHON],
    "playwright": [DRIVER / "node", "--input-type=module", "-e", NODE],
    "ruby": ["ruby", "-r", FOLDER / "viaduct", "-e", "Viaduct::Phone.new(:ios).call('idle')"],
}


class Ear(ThreadingHTTPServer):
    """Listens on all addresses of the machine, and keeps the secrets that it is told."""

    def __init__(self):
        super().__init__(("", 0), EarHandler)
        self.secrets = []
        threading.Thread(target=self.serve_forever, daemon=True).start()


class EarHandler(BaseHTTPRequestHandler):
    def do_POST(self):
        self.server.secrets.append(self.headers["Authorization"])
        self.rfile.read(int(self.headers["Content-Length"]))
        self.send_response(200)
        self.send_header("Content-Length", "2")
        self.end_headers()
        self.wfile.write(b"{}")

    def log_message(self, *_):
        pass


@pytest.fixture
def ear():
    ear = Ear()
    path = runtime_folder.PATH / "viaduct" / f"{ear.server_port}.token"
    path.parent.mkdir(exist_ok=True, mode=0o700)
    path.write_text("kept\n")
    yield ear
    path.unlink()
    ear.shutdown()
    ear.server_close()


def call(tool, status=0, **environment):
    """Calls a verb, and returns what the tool prints."""
    result = subprocess.run(TOOLS[tool], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=60, env={**os.environ, **environment})
    assert result.returncode == status, result.stdout
    return result.stdout


@pytest.mark.parametrize("tool", TOOLS)
def test_a_secret_that_a_server_has_written_down_goes_to_this_machine_only(ear, tool):
    # Linux connects 0.0.0.0 with this machine, so it stands for the address of another one.
    for host in ["localhost", "127.0.0.1", "127.8.9.10", "0.0.0.0"]:
        call(tool, VIADUCT_URL=f"http://{host}:{ear.server_port}/")
    assert ear.secrets == ["Bearer kept", "Bearer kept", "Bearer kept", None]


@pytest.mark.parametrize("tool", TOOLS)
def test_a_secret_of_the_environment_goes_straight_to_the_server_that_it_names(ear, tool):
    proxies = {name: "http://127.0.0.1:1" for name in ("http_proxy", "HTTP_PROXY", "all_proxy")}
    call(tool, VIADUCT_URL=f"http://0.0.0.0:{ear.server_port}", VIADUCT_TOKEN="given", **proxies)
    call(tool, VIADUCT_URL=f"http://127.0.0.1:{ear.server_port}", VIADUCT_TOKEN="")
    assert ear.secrets == ["Bearer given", "Bearer kept"]


@pytest.mark.parametrize("tool", TOOLS)
def test_a_secret_for_a_server_with_a_certificate_goes_nowhere_else(ear, tool):
    url = f"https://127.0.0.1:{ear.server_port}"
    assert f"No answer of Viaduct at {url}: " in call(tool, status=1, VIADUCT_URL=url, VIADUCT_TOKEN="given")
    assert ear.secrets == []
