"""Measures what a developer waits for, on a clone of this repository's last commit: Benchmarks/waits [--write | --markdown].

In this order: the clone, `bin/dev` up to the first page in Chromium, the first component of an own app on that page, a saved file of that
app and of one with many files, and `bin/dev` again after a change of each kind. The packages that the scripts install are there already.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from statistics import median

import tables
from harness.chromium import Chromium
from harness.command import Command
from harness.form_component import edit, write_form
from harness.ports import free_port
from harness.waiting import wait_until

REPOSITORY = Path(__file__).resolve().parents[1]
RESULTS = REPOSITORY / "Benchmarks/waits.json"
BUILD_SECONDS = 1800
SAVES = 5
FILES = 40
CARD = """\
import HotwireNative
import UIKit

final class Card{number}Component: BridgeComponent {{
    override class var name: String {{ "card-{number}" }}
}}
"""
# A name of the change, a file, a text that it has once, and what comes in its place.
BODY, INTERFACE = "body", "interface"
CHANGES = [
    (f"`bin/dev` again after a changed {BODY} in the server", "Sources/Relay/ViaductRelay/Server/Server.swift", BODY),
    (f"`bin/dev` again after a changed {INTERFACE} in the server", "Sources/Relay/ViaductRelay/Server/Server.swift", INTERFACE),
    (f"`bin/dev` again after a changed {BODY} in UIKit", "Sources/Phone/Drawn/UIKit/Controllers/UIViewController.swift", BODY),
    (f"`bin/dev` again after a changed {INTERFACE} in UIKit", "Sources/Phone/Drawn/UIKit/Controllers/UIViewController.swift", INTERFACE),
    ("`bin/dev` again after a changed file in `public`", "public/viaduct/view/bar_button.js", None),
]
# In seconds, by the row.
GOALS = {"a clone to the first page": 130, "then to the first component of an own app": 60, "a saved file to its control": 0.5,
         f"a saved file of {FILES} to its control": 0.9, **{name: 25 for name, _, _ in CHANGES}}


class Waits:
    def __init__(self, folder):
        self._folder = folder
        self._clone = folder / "viaduct"
        self._seconds = {}
        self._port = free_port()

    def measure(self):
        browser = Chromium()
        try:
            with browser.new_tab() as tab:
                self._measure(tab)
        finally:
            browser.close()
        return self._seconds

    def _measure(self, tab):
        start = time.monotonic()
        subprocess.run(["git", "clone", "--quiet", REPOSITORY, self._clone], check=True)
        bridge = write_form(self._folder / "Bridge")
        with self._server(tab) as log:
            page = self._note("a clone to the first page", start)
            with self._app(bridge, tab):
                self._note("then to the first component of an own app", page)
                log.wait_for_line("The optimised build is ready", limit=BUILD_SECONDS)
            self._note("then to the optimised build, which is made beside that", page)
        with self._server(tab):
            with self._app(bridge, tab):
                self._save(tab, "a saved file to its control")
            for number in range(FILES - 1):
                (bridge / f"Card{number}Component.swift").write_text(CARD.format(number=number))
            with self._app(bridge, tab):
                self._save(tab, f"a saved file of {FILES} to its control")
        for name, file, kind in CHANGES:
            change(self._clone / file, kind)
            start = time.monotonic()
            with self._server(tab, "--quick"):
                self._note(name, start)

    @contextmanager
    def _server(self, tab, *flags):
        """`bin/dev`, once a page has its native controls."""
        command = ["bin/dev", *flags, "--listen", f"127.0.0.1:{self._port}"]
        server = Command(command, cwd=self._clone, env={**os.environ, "XDG_CACHE_HOME": str(self._folder / "cache")})
        try:
            server.wait_for_line("listening on", limit=BUILD_SECONDS)
            tab.open(f"http://127.0.0.1:{self._port}/demo/form.html")
            tab.native("button", "Save").wait()
            yield server
        finally:
            server.stop()

    @contextmanager
    def _app(self, folder, tab):
        """`viaduct app`, once a page has the control of its component."""
        self._title = re.search(r'title: "(\w+)"', (folder / "FormComponent.swift").read_text())[1]
        app = Command(["bin/viaduct", "app", folder, "--server", f"http://127.0.0.1:{self._port}"], cwd=self._clone,
                      env={**os.environ, "XDG_CACHE_HOME": str(self._folder / "cache")})
        try:
            app.wait_for_line("Connected to", limit=BUILD_SECONDS)
            tab.native("button", self._title).wait()
            yield
        finally:
            app.end()

    def _save(self, tab, name):
        """Saves a component with another title several times, and notes the median."""
        times = []
        for number in range(SAVES):
            # What the last save has started ends first.
            time.sleep(1)
            start = time.monotonic()
            title, self._title = self._title, f"Title{number}"
            edit(self._folder / "Bridge", f'"{title}"', f'"{self._title}"')
            tab.native("button", self._title).wait()
            times.append(time.monotonic() - start)
        self._keep(name, median(times))

    def _note(self, name, start):
        now = time.monotonic()
        self._keep(name, now - start)
        return now

    def _keep(self, name, seconds):
        self._seconds[name] = round(seconds, 2 if seconds < 10 else 0)
        print(f"{name}: {self._seconds[name]:g} s", file=sys.stderr, flush=True)


def change(file, kind):
    """Changes a source: a line in the body of its first method, or one more method for other files."""
    text = file.read_text()
    if kind is None:
        file.write_text(text + "\n// Changed.\n")
        return
    method = re.search(r"^    (?:public |package |open |override )*(?:init|func) ?\w*\([^{}]*\{\n", text, re.MULTILINE)
    if kind == BODY:
        place, line = method.end(), "        _ = Int.random(in: 0..<2)\n"
    else:
        place, line = method.start(), "    public func changed() {}\n\n"
    file.write_text(text[:place] + line + text[place:])


def markdown(results):
    """The table of docs/performance.md."""
    lines = [f"Measured on {results['machine']}.", "", "| what | seconds | goal |", "|---|---|---|"]
    lines += [f"| {name} | {seconds:g} | {GOALS.get(name, '')} |" for name, seconds in results["seconds"].items()]
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="write the results to waits.json, and the table into docs/performance.md")
    parser.add_argument("--markdown", action="store_true", help="print the table of waits.json, without measuring")
    arguments = parser.parse_args()
    if arguments.markdown:
        return print(markdown(json.loads(RESULTS.read_text())), end="")
    with tempfile.TemporaryDirectory() as folder:
        results = {"machine": tables.machine(), "seconds": Waits(Path(folder)).measure()}
    if arguments.write:
        RESULTS.write_text(json.dumps(results, indent=4) + "\n")
        tables.put("waits", markdown(results))
    print(markdown(results), end="")


if __name__ == "__main__":
    sys.exit(main())
