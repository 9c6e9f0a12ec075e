"""The documents' shell blocks, typed to the letter: each line starts what it promises, or succeeds."""

import os
import re
import shutil
from dataclasses import dataclass
from pathlib import Path

import pytest

from harness.app_command import CACHE
from harness.ports import free_port
from harness.proxied_app import ProxiedApp
from harness.proxy_client import ProxyClient
from harness.terminal import Terminal
from harness.viaduct_server import PROGRAM, REPOSITORY, process_options
from harness.waiting import wait_until

# The reason why lines with this start are not run.
NOT_RUN = {
    "Benchmarks/instructions ": "counts instructions; bin/cost-test --few does the same",
    "Benchmarks/memory ": "takes the heap apart; bin/cost-test --few does the same",
    "bin/browser-test ": "would run this test in itself",
    "bin/cost-test ": "counts instructions for minutes; bin/test --all runs it",
    "bin/fuzz ": "compiles all modules once more; bin/test --all runs it",
    "bin/sanitize ": "compiles all modules once more; bin/test --all runs it",
    "bin/package ": "builds a package; test_apt_repository.py does",
    "bin/rails ": "needs Ruby and an app in Rails",
    "bin/swift-test ": "compiles all modules once more; bin/test runs it",
    "bin/test ": "would run this test in itself",
    "curl https://viaduct.example.internal/": "needs a team's server; test_booted_service.py has one",
    "docker ": "needs Docker",
    "export VIADUCT_TOKEN=": "a token of one's own",
    "gpg ": "makes a key; test_apt_repository.py has another",
    "sudo ": "needs root; test_booted_service.py has one for docs/team.md",
    "swift ": "compiles all modules once more",
    "viaduct --app http://localhost:3000 --listen 0.0.0.0:443 ": "needs a certificate; test_tls.py has one",
    "viaduct --listen unix:/run/viaduct/": "needs a folder of root's; test_tls_browsers.py has another",
    **{f"viaduct {name} --server https://viaduct.example.internal ": f"needs a team's server; {test} has one" for name, test in {
        "app": "test_tls_apps.py", "link": "test_entry_links.py", "open": "test_guarded_pages.py", "trace": "IdentityEndTests"}.items()},
}
# The time limit for a start: bin/dev builds first, unless its program is the one under test.
START_SECONDS = 600
COMPONENT = REPOSITORY / "docs/examples/FormApp/Sources/FormComponent.swift"
PAGE = "<!doctype html><title>My app</title>"
RECORDING = """\
{"viaduct":"0.1.0","version":1,"time":0,"room":"default","masked":[]}
{"n":0,"page":"01234567","from":"page","kind":"open","time":0,"frame":{"type":"open","url":"http://localhost/","title":"Home","platform":"ios"}}
"""


@dataclass
class Block:
    """The commands of a shell block, and its place in a document."""

    path: Path
    number: int
    text: str

    @property
    def lines(self):
        lines = self.text.replace("\\\n", "").splitlines()
        return [line.strip() for line in lines if line.strip() and not line.strip().startswith("#")]

    @property
    def lines_to_run(self):
        return [line for line in self.lines if not any(f"{line} ".startswith(start) for start in NOT_RUN)]

    def __str__(self):
        return f"{self.path.relative_to(REPOSITORY)}:{self.number}"


def blocks():
    # The examples in explanations are a user's own lines; CommandDocumentTests checks their flags.
    documents = sorted(set((REPOSITORY / "docs").glob("*.md")) - {REPOSITORY / "docs/troubleshooting.md"})
    for path in [REPOSITORY / "README.md", REPOSITORY / "CONTRIBUTING.md", *documents]:
        text = path.read_text()
        for match in re.finditer(r"^ *```(?:sh|bash|shell|console)\n(.*?)^ *```$", text, re.MULTILINE | re.DOTALL):
            yield Block(path, text.count("\n", 0, match.start()) + 1, match[1])


BLOCKS = list(blocks())


@pytest.fixture
def web_app():
    app = ProxiedApp()
    app.add("/", PAGE)
    app.add("/configurations/ios_v1.json", '{"settings": {}, "rules": []}', content_type="application/json")
    yield app
    app.close()


@pytest.fixture
def folder(tmp_path):
    """Viaduct's folder as a reader has it: with a web page and the program, which is also on the `PATH`."""
    folder = tmp_path / "viaduct"
    for name in ["docs", "config"]:
        shutil.copytree(REPOSITORY / name, folder / name)
    (folder / "index.html").write_text(PAGE)
    for name in ["before", "after", "session"]:
        (folder / f"{name}.jsonl").write_text(RECORDING)
    programs = {"bin/dev": REPOSITORY / "bin/dev", "bin/viaduct": PROGRAM, "path/viaduct": PROGRAM}
    for program, target in programs.items():
        file = folder / program
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f'#!/bin/sh\nexec "{target}" "$@"\n')
        file.chmod(0o755)
    return folder


@pytest.fixture
def type_line(folder):
    """Types a line into a shell: `type_line(line, **variables)`."""
    terminals = []

    def type_line(line, **variables):
        environment = process_options()["env"] | {
            "PATH": f"{folder / 'path'}:{os.environ['PATH']}", "XDG_CACHE_HOME": str(CACHE), "NO_COLOR": "1", **variables}
        terminals.append(Terminal(["bash", "-c", line], cwd=folder, env=environment))
        return terminals[-1]

    yield type_line
    for terminal in terminals:
        terminal.close()


def wait_for_start(line, terminal, web_app):
    """Waits for the output that a long-running line promises. Returns whether the line is one."""
    if line.startswith("bin/dev"):
        port = terminal.wait_for(r"Local +http://127\.0\.0\.1:(\d+)\n", START_SECONDS)[1]
        page = ProxyClient(int(port)).ask(headers={"sec_fetch_dest": "document"}).body.decode()
        assert "/viaduct/adapter.js" in page
        assert ("My app" in page) == ("--app" in line)
        if "--path-configuration" in line:
            wait_until(lambda: any("ios_v1.json" in request.uri for request in web_app.requests), "the path configuration")
    elif "viaduct app " in line:
        terminal.wait_for("Connected to", START_SECONDS)
    elif "viaduct replay " in line:
        terminal.wait_for("Connected to")
    elif "viaduct record " in line:
        terminal.wait_for("Recording the room")
    elif "http.server" in line:
        terminal.wait_for("Serving HTTP")
    else:
        return False
    return True


@pytest.mark.parametrize("block", [
    pytest.param(block, marks=pytest.mark.slow) if block.path.name in ("other-frameworks.md", "testing-other.md") else block
    for block in BLOCKS if block.lines_to_run
], ids=str)
def test_the_lines_of_a_block_do_what_they_promise(block, folder, type_line, web_app, server):
    port = free_port() if "bin/dev" in block.text else server.port
    ports = {"3000": web_app.port, "4000": port, "8000": free_port() if "http.server" in block.text else web_app.port,
             "8080": free_port()}
    running = []
    for line in block.lines_to_run:
        for components in re.findall(r"\.\./my-\S+", line):
            (folder / components).mkdir(parents=True)
            shutil.copy(COMPONENT, folder / components)
        line = re.sub(r"\b(3000|4000|8000|8080)\b", lambda match: str(ports[match[0]]), line)
        # By default it would use the reader's own server.
        line = re.sub(r"viaduct (app|record|replay|diff(?= --platforms)) ", rf"viaduct \1 --server http://127.0.0.1:{port} ", line)
        for file in re.findall(r"--out (\S+)", line):
            (folder / file).unlink()
        terminal = type_line(line, VIADUCT_LISTEN=f"127.0.0.1:{port}")
        if wait_for_start(line, terminal, web_app):
            running.append(terminal)
        else:
            assert terminal.wait_for_end() == 0, terminal.text
    for terminal in reversed(running):
        terminal.type("\x03")
        assert terminal.wait_for_end() == 0, terminal.text


@pytest.mark.parametrize("start", NOT_RUN)
def test_what_is_not_run_still_stands_in_a_document(start):
    assert any(f"{line} ".startswith(start) for block in BLOCKS for line in block.lines)
