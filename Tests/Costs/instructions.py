"""Counts the instructions of what people do most: Benchmarks/instructions [--write | --markdown].

A message, a page and its `open`, a screen, a visit, a tap and a start are counted under callgrind, as differences of one process' count
while it runs. Without an argument it prints them beside those in Benchmarks/instructions.json. --write puts them there and into
docs/performance.md.
"""

import argparse
import json
import os
import platform
import re
import secrets
import subprocess
import sys
from contextlib import ExitStack, contextmanager

import tables
from counted_program import LIMIT_SECONDS, REPOSITORY, CountedProgram
from server import TOKEN, CountedServer, open_socket, unused_port

FILE = REPOSITORY / "Benchmarks/instructions.json"
ECHO_PROGRAMS = REPOSITORY / ".build/release"
URL = "http://127.0.0.1/"
# Bytes of a frame `message`, as in Benchmarks/load.c.
SIZE = 315
# With these the trace of a page has all the events that it keeps.
WARM_UP = 1000
MESSAGES = 400
# Of all others.
TIMES = 20
ROWS = 200
# The goals that are reached. They never rise, whatever the file says.
CEILINGS = {}


class Page:
    """A page's socket. It takes every frame, and acknowledges as the adapter does."""

    def __init__(self, port, room="default", app="Viaduct"):
        self._received = 0
        self._closing = ExitStack()
        parameters = {"page": secrets.token_hex(16), "room": room}
        self._socket = self._closing.enter_context(open_socket(port, "socket", parameters, "viaduct.page.1", {"Origin": URL.rstrip("/")}))
        # An app in a process of its own joins a moment after its start, and wants an `open` of its own.
        name = None
        while name != app:
            name = self.wait_for("app")["name"]
            self.send(type="open", url=URL, title="", platform="ios")
        self.wait_for("screen")

    def send(self, **frame):
        self._socket.send(json.dumps(frame, separators=(",", ":")))

    def message(self, component, data, event="connect"):
        content = {"metadata": {"url": URL}, **data}
        self.send(type="message", message={"id": "1", "component": component, "event": event, "data": content})

    def wait_for(self, kind):
        """Returns the next frame of a type."""
        while True:
            frame = json.loads(self._socket.recv(timeout=LIMIT_SECONDS))
            if frame["type"] not in ("welcome", "ack"):
                self._received += 1
                if self._received % 32 == 0:
                    self.acknowledge()
            assert frame["type"] != "notice" or frame["level"] == "info", frame
            if frame["type"] == kind:
                return frame

    def exchange(self, component):
        """Sends a message, and takes its reply."""
        frame = {"type": "message", "message": {"id": "1", "component": component, "event": "connect", "data": {"metadata": {"url": URL}, "text": ""}}}
        frame["message"]["data"]["text"] = "x" * (SIZE - len(json.dumps(frame, separators=(",", ":"))))
        self.send(**frame)
        self.wait_for("reply")

    def acknowledge(self):
        self.send(type="ack", received=self._received)

    def close(self):
        self.send(type="bye")
        # The server closes the socket too: nobody waits for this end's closing.
        self._socket.socket.close()


class EchoProgram(CountedProgram):
    """One of the programs with the component of Benchmarks/Echo, under callgrind."""

    def __init__(self, name, *arguments, line, **more):
        super().__init__([ECHO_PROGRAMS / name, *arguments], **more)
        self.line = next(filter(None, (re.search(line, text.decode()) for text in self.process.stdout)))


def measure(program):
    """The counts by their names, of a built `viaduct`."""
    counts = {}
    with _stopped(EchoProgram("EchoServer", "127.0.0.1:0", REPOSITORY / "public", line=r"listening on \S+:(\d+)")) as server:
        counts["message to an echo"] = _messages(server, Page(server.line[1], app="Echo"), "echo")
    with _stopped(CountedServer(program)) as server:
        counts["start"] = server.count()
        Page(server.port).close()
        page = Page(server.port)
        counts["message to text-size"] = _messages(server, page, "text-size")
        counts["page that comes, opens and goes"] = _average(server, lambda _: Page(server.port).close())
        counts["visit, and back"] = _average(server, lambda _: _visit(page))
        counts[f"screen of {ROWS} rows, and its answer"] = _average(server, lambda _: _show_rows(page))
        page.message("form", {"submitTitle": "Save"})
        control = _controls(page.wait_for("screen"))["Save"]
        counts["tap"] = _average(server, lambda _: (page.send(type="action", control=control), page.wait_for("reply")))
    with _stopped(CountedServer(program)) as server, _app(server.port):
        counts["message through an app: server"] = _messages(server, Page(server.port, "app", "Echo"), "echo")
    with _server(program) as port, _stopped(EchoProgram("EchoApp", f"http://127.0.0.1:{port}", "app", line="Connected", VIADUCT_TOKEN=TOKEN)) as app:
        counts["message through an app: app"] = _messages(app, Page(port, "app", "Echo"), "echo")
    return counts


def read():
    """The counts of the file for this processor and this compiler; `None` when it has none."""
    return json.loads(FILE.read_text()).get(machine()) if FILE.exists() else None


def machine():
    version = subprocess.run(["swift", "--version"], check=True, capture_output=True, text=True).stdout
    number = re.search(r"Swift version (\S+)", version)[1]
    return f"{platform.machine()}, Swift {number}"


def markdown(known):
    """The table of docs/performance.md."""
    lines = ["| what | instructions | at most |", "|---|---|---|"]
    for name, count in known.items():
        ceiling = CEILINGS.get(name)
        lines.append(f"| {name} | {_spaced(count['now'])} | {_spaced(ceiling) if ceiling else ''} |")
    return "\n".join(lines) + "\n"


def _spaced(count):
    return f"{count:,}".replace(",", " ")


def _messages(counted, page, component):
    for _ in range(WARM_UP):
        page.exchange(component)
    before = counted.count()
    for _ in range(MESSAGES):
        page.exchange(component)
    return (counted.count() - before) // MESSAGES


def _average(counted, act):
    act(None)
    before = counted.count()
    for number in range(TIMES):
        act(number)
    return (counted.count() - before) // TIMES


def _visit(page):
    for url, action in [(f"{URL}other", "advance"), (URL, "restore")]:
        page.send(type="visit", url=url, title="Other", action=action)
        page.wait_for("screen")


def _show_rows(page):
    page.message("menu", {"title": "Rows", "items": [{"title": f"Row {index}", "index": index} for index in range(ROWS)]}, "display")
    controls = _controls(page.wait_for("screen"))
    page.send(type="action", control=controls["Row 1"])
    page.wait_for("screen")


def _controls(value):
    """The ids of the controls in a screen, by their titles."""
    found = {}
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else []:
        found |= _controls(inner)
    if isinstance(value, dict) and "control" in value and "title" in value:
        found[value["title"]] = value["control"]
    return found


@contextmanager
def _stopped(counted):
    try:
        yield counted
    finally:
        counted.stop()


@contextmanager
def _running(*command):
    environment = {**os.environ, "VIADUCT_TOKEN": TOKEN}
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    try:
        yield process
    finally:
        process.terminate()
        process.wait()


@contextmanager
def _server(program):
    port = unused_port()
    with _running(program, "serve", "--listen", f"127.0.0.1:{port}", "--public", REPOSITORY / "public", "--log-level", "error") as process:
        assert any(b"listening on" in line for line in process.stdout)
        yield port


@contextmanager
def _app(port):
    with _running(ECHO_PROGRAMS / "EchoApp", f"http://127.0.0.1:{port}", "app") as process:
        assert any(b"Connected" in line for line in process.stdout)
        yield


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="write the counts into the file")
    parser.add_argument("--markdown", action="store_true", help="print the file's counts as a table")
    arguments = parser.parse_args()
    known = read() or {}
    if arguments.markdown:
        return print(markdown(known), end="")
    for name, count in measure(os.environ["VIADUCT_BINARY"]).items():
        former = known.get(name)
        print(f"{name:40}{count:12}" + (f"{former['now']:12}{count / former['now'] - 1:+8.1%}" if former else ""))
        known[name] = {"now": count, "best": min(count, former["best"]) if former else count}
    if arguments.write:
        everything = json.loads(FILE.read_text()) if FILE.exists() else {}
        FILE.write_text(json.dumps({**everything, machine(): known}, indent=4) + "\n")
        tables.put("instructions", markdown(known))


if __name__ == "__main__":
    sys.exit(main())
