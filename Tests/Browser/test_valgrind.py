"""The release program under valgrind: no message makes it read what it has not written, or write where it must not."""

import subprocess

import pytest

from harness.raw_page import RawPage
from harness.viaduct_server import REPOSITORY, ViaductServer

pytestmark = [pytest.mark.any_browser, pytest.mark.slow]

MESSAGES = 1000
# By the components that a page has without an app. Each page sends them in turn.
EVENTS = [
    ("text-size", "connect", {}), ("form", "connect", {"submitTitle": "Save"}), ("menu", "display", {"title": "Sort", "items": [{"title": "A", "index": 0}]}),
    ("button", "connect", {"title": "é"}), ("alert", "show", {"title": "T", "actions": []}), ("unknown", "connect", {"list": list(range(100))}),
]


def test_a_thousand_messages_make_no_memory_error(tmp_path):
    report = tmp_path / "valgrind"
    valgrind = ["valgrind", "--quiet", "--error-exitcode=99", f"--log-file={report}", f"--suppressions={REPOSITORY}/Tests/Sanitizers/valgrind.supp"]
    server = ViaductServer(under=valgrind)
    page = None
    for number in range(MESSAGES):
        # Pages come and go, too.
        if number % 100 == 0:
            if page:
                page.close()
            page = RawPage(server).open()
        page.message(*EVENTS[number % len(EVENTS)])
    page.wait_until_handled()
    page.close()
    try:
        server.stop()
    finally:
        text = report.read_text()
    assert text == ""


def test_valgrind_sees_a_memory_error(tmp_path):
    source = tmp_path / "wrong.c"
    source.write_text("#include <stdlib.h>\nint main(int n, char **a) { int *p = malloc(4); return p[n] > 0; }")
    program = tmp_path / "wrong"
    subprocess.run(["clang", "-O0", "-g", "-o", program, source], check=True)
    ended = subprocess.run(["valgrind", "--quiet", "--error-exitcode=99", program], capture_output=True, text=True)
    assert ended.returncode == 99
    assert "Invalid read" in ended.stderr
