"""The last lines of a failed bin/test."""

import subprocess

from harness.viaduct_server import REPOSITORY

LOG = """\
◇ Test "a page has a name" started.
✘ Test "a page has a name" recorded an issue at PageTests.swift:3:5: Expectation failed
✘ Test run with 2 tests in 1 suite failed after 0.1 seconds with 1 issue.
Sources/Core/Page.swift:3:5: error: cannot find 'page' in scope
error: fatalError
FAILED Tests/Browser/test_page.py::test_a_page[chromium] - AssertionError
ERROR Tests/Browser/test_page.py::test_a_page[firefox]
The soak of 61 s with --seed 1 has failed.
2 passed in 3.00s
"""


def failures(tmp_path, log):
    file = tmp_path / "log"
    file.write_text(log)
    return subprocess.run([REPOSITORY / "bin/failures", file], capture_output=True, text=True, check=True).stdout.splitlines()


def test_what_failed_is_named(tmp_path):
    assert failures(tmp_path, LOG) == ["What failed:", *LOG.splitlines()[1:-1]]


def test_a_log_that_does_not_say_it_is_no_silence(tmp_path):
    assert failures(tmp_path, "2 passed in 3.00s\n") == ["What failed:", "No line of the log says it."]
