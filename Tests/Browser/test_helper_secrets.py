"""The helpers' secret: that of a server on this machine is found, and goes to no other."""

import json
import os
import re
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

viaduct.Native(Tab(), "t")
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


# For each URL: the host that the tool reads in it, and whether the tool looks for a secret.
RULES = {
    "python": [sys.executable, "-B", "-c", f"""
import json, sys
from pathlib import Path
sys.path.insert(0, "{FOLDER}")
import viaduct
Path.read_text = lambda *_, **__: "kept"
def found(url):
    try: return [viaduct.urlsplit(url).hostname, viaduct._own_token(url) == "kept"]
    except ValueError: return [None, False]
print(json.dumps([found(url) for url in json.load(sys.stdin)]))
"""],
    "playwright": [DRIVER / "node", "--input-type=module", "-e", f"""
import {{ readFileSync }} from "node:fs"
const rule = readFileSync("{FOLDER}/viaduct.playwright.js", "utf8").match(/if \\(!\\/(.+)\\/\\.test\\(hostname\\)\\) return/)[1]
const found = url => URL.canParse(url) ? [new URL(url).hostname, new RegExp(rule).test(new URL(url).hostname)] : [null, false]
console.log(JSON.stringify(JSON.parse(readFileSync(0, "utf8")).map(found)))
"""],
    "ruby": ["ruby", "-r", "json", "-r", "uri", "-r", FOLDER / "viaduct", "-e", """
class File
  def self.readable?(_) = true
  def self.read(*) = "kept"
end
puts JSON.generate(JSON.parse($stdin.read).map { |url|
  begin [URI(url).hostname, Viaduct.send(:kept_token, URI(url)) == "kept"]
  rescue URI::InvalidURIError, NoMethodError then [nil, false] end })
"""],
}
# The rows are those of the server's own tests.
ROWS = json.loads((REPOSITORY / "Tests/Browser/harness/authorities.json").read_text())


@pytest.mark.parametrize("tool", RULES)
def test_an_address_that_only_ends_like_this_machine_gets_no_secret(tool):
    urls = [f"http://{row['authority']}/" for row in ROWS]
    ended = subprocess.run(
        RULES[tool], input=json.dumps(urls), stdout=subprocess.PIPE, text=True, timeout=60, check=True, env={**os.environ, "XDG_RUNTIME_DIR": "/run"})
    found = json.loads(ended.stdout)
    assert len(found) == len(ROWS) > 100
    for row, (host, is_found) in zip(ROWS, found):
        # A parser may make another host of it, to which the request goes then: http://a@localhost/ goes to localhost.
        label, number = "[A-Za-z0-9_-]{1,63}", r"(0|[1-9]\d{0,2})"
        is_loopback = re.fullmatch(rf"({label}\.)*localhost|127\.{number}\.{number}\.{number}|::1|\[::1\]", host or "", re.ASCII | re.IGNORECASE)
        assert not is_found or is_loopback, row
        assert is_found or not row["isLoopback"], row


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
