"""The tables of docs/performance.md, each between its marks, and the machine that they were measured on."""

import os
import platform
import re
from pathlib import Path

DOCUMENT = Path(__file__).resolve().parents[1] / "docs/performance.md"


def put(name, table):
    """Replaces a table."""
    DOCUMENT.write_text(_marked(name).sub(lambda marks: marks[1] + table + marks[2], DOCUMENT.read_text()))


def find(name):
    """A table as it stands in the document."""
    return _marked(name).search(DOCUMENT.read_text())[0].partition("\n")[2].rpartition("<!--")[0]


def _marked(name):
    return re.compile(rf"(<!-- {name} -->\n).*?(<!-- end of {name} -->)", re.DOTALL)


def machine():
    text = Path("/proc/cpuinfo").read_text()
    name = re.search(r"^model name\s*: (.+)$", text, re.MULTILINE)
    return f"{os.cpu_count()} cores of {name[1] if name else platform.machine()}"
