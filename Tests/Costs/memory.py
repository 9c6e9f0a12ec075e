"""Finds what an idle page holds in the server's heap: Benchmarks/memory [--write].

Each page has opened, has its screen, and has acknowledged what it got, as the adapter does. Under massif, the heap with many pages less
that with few is divided by the pages between, and assigned to the source file that has asked for it. --write puts the table into
docs/performance.md.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

import tables
from counted_program import LIMIT_SECONDS, REPOSITORY, environment
from instructions import Page
from server import LIMITS, TOKEN, unused_port

# The goal is 8 MB of resident memory for a thousand pages, of which an eighth is the allocator's: 7 000. This never rises.
CEILING = 9_000
FEW, MANY = 20, 220
# Smaller parts are one row.
SMALL = 100
OTHERS = "all others, of less than 100 each"
# Of massif: `n3: 4116 0x4D2FD15: function (file.swift:12)`, indented by its depth.
NODE = re.compile(r"^( *)n(\d+): (\d+) (.*)$")
SOURCE = re.compile(r"\((\w+\.swift):\d+\)$")
LIBRARY = re.compile(r"\(in \S*/lib([\w-]+)\.so[.\d]*\)$")
# They allocate for others.
SERVANTS = re.compile(r"swift|_?Foundation|c$|stdc\+\+|dispatch")


def measure(program):
    """The bytes of the heap for an idle page, by the source file or the library that holds them, the largest first."""
    port = unused_port()
    command = ["valgrind", "--tool=massif", "--massif-out-file=/dev/null", "--threshold=0.02", "--depth=40", program, "serve",
               "--listen", f"127.0.0.1:{port}", "--public", REPOSITORY / "public", "--log-level", "error", *LIMITS]
    server = subprocess.Popen(list(map(str, command)), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=tempfile.gettempdir(),
                              env=environment(VIADUCT_TOKEN=TOKEN))
    try:
        assert any(b"listening on" in line for line in server.stdout)
        pages = [_idle_page(port) for _ in range(FEW)]
        few = _snapshot(server.pid)
        pages += [_idle_page(port) for _ in range(MANY - FEW)]
        many = _snapshot(server.pid)
        for page in pages:
            page.close()
    finally:
        server.kill()
        server.wait()
    many.subtract(few)
    return {name: size // (MANY - FEW) for name, size in many.most_common() if size >= MANY - FEW}


def markdown(sizes):
    """The table of docs/performance.md."""
    large = {name: size for name, size in sizes.items() if size >= SMALL}
    rows = [*large.items(), (OTHERS, sum(sizes.values()) - sum(large.values())), ("all", sum(sizes.values()))]
    return "\n".join(["| who holds it | bytes |", "|---|---|", *(f"| {name} | {size} |" for name, size in rows)]) + "\n"


def _idle_page(port):
    page = Page(port)
    page.acknowledge()
    return page


def _snapshot(process):
    # What the last page has sent is on its way.
    time.sleep(1)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "snapshot"
        subprocess.run(["vgdb", f"--pid={process}", "detailed_snapshot", file], check=True, capture_output=True, timeout=LIMIT_SECONDS)
        return read(file.read_text(errors="replace"))


def read(text):
    """The bytes by their holders. A node has those of its children, and the rest is of callers that massif does not name."""
    sizes = Counter()
    path = []
    for line in text.splitlines():
        if not (match := NODE.match(line)):
            continue
        depth, size, name = len(match[1]), int(match[3]), match[4]
        path[depth:] = [name]
        holder = _holder(path)
        sizes[holder] += size
        if depth > 0:
            sizes[_holder(path[:-1])] -= size
    return sizes


def _holder(path):
    """The first frame of ours, or of a library that keeps what it allocates."""
    for name in path:
        if source := SOURCE.search(name):
            return source[1]
        if (library := LIBRARY.search(name)) and not SERVANTS.match(library[1]):
            return library[1]
    return "unnamed"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="write the table into docs/performance.md")
    arguments = parser.parse_args()
    table = markdown(measure(os.environ["VIADUCT_BINARY"]))
    print(table, end="")
    if arguments.write:
        tables.put("memory", table)


if __name__ == "__main__":
    sys.exit(main())
