"""The helper for pytest, in a project of its own whose suite is strict. helpers/cases.json has its words."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from harness.app_page import AppPage
from harness.viaduct_server import REPOSITORY

PROJECT = Path(__file__).parent / "helpers"
INI = "[pytest]\nviaduct_strict = true\n"


@pytest.fixture
def project(tmp_path):
    shutil.copy(REPOSITORY / "public/viaduct/helpers/viaduct.py", tmp_path)
    shutil.copy(PROJECT / "python_conftest.py", tmp_path / "conftest.py")
    shutil.copy(PROJECT / "python_tests.py", tmp_path / "test_notes.py")
    (tmp_path / "pytest.ini").write_text(INI)
    return tmp_path


def test_a_suite_is_strict_and_its_failures_show_their_cause(native_pages, proxy, app, project):
    app.add(AppPage(proxy.url, native_pages["/form"]), "/form")
    command = [sys.executable, "-B", "-m", "pytest", "--strict-markers", "-p", "no:cacheprovider", "-q", "-rA", project]
    environment = {name: value for name, value in os.environ.items() if name != "VIADUCT_REPORTS"}
    result = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=240, cwd=project,
        env={**environment, "VIADUCT_URL": proxy.url, "APP_URL": app.url})
    output = result.stdout
    outcomes = re.findall(r"^(PASSED|FAILED|ERROR) \S*::(\w+)", output, re.MULTILINE)
    assert "4 failed, 6 passed, 1 skipped" in output, output
    assert all((outcome == "FAILED") == name.startswith("test_fails") for outcome, name in outcomes), output

    failures = {name: text for name, text in re.findall(r"^_+ (test_fails\w+) _+\n(.*?)(?=^_{5,}|^={5,})", output, re.MULTILINE | re.DOTALL)}
    cause = "An error of the page: Uncaught Error: it is broken ("
    assert len(failures) == 4
    for name in ("test_fails_at_its_end", "test_fails_for_another_reason"):
        assert failures[name].count(cause) == 1
        [path] = re.findall(rf"^Report: (.*{name}-[0-9a-f]{{8}}\.html)$", failures[name], re.MULTILINE)
        html = Path(path).read_text()
        assert Path(path).parent == project / "viaduct-reports" and name in html and cause in html
    assert "the reason" in failures["test_fails_for_another_reason"]
    # Its own frames are left out.
    call = failures["test_fails_in_a_call"]
    assert "viaduct.py:" not in call and re.search(r"^test_notes\.py:\d+: AssertionError$", call, re.MULTILINE)
    gone = failures["test_fails_while_the_server_is_gone"]
    assert "the reason" in gone and "There is no report: No answer of Viaduct at http://127.0.0.1:1: " in gone
