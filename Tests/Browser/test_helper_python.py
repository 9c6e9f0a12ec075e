"""The helper for pytest, in a project of its own with Playwright and with Selenium."""

import os
import shutil
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from harness.app_page import AppPage

PROJECT = Path(__file__).parent / "helpers"


@pytest.mark.parametrize("tool", [pytest.param("playwright", marks=pytest.mark.slow), "selenium"])
def test_tests_run_in_python(native_pages, proxy, app, tmp_path, tool):
    with urllib.request.urlopen(f"{proxy.url}/viaduct/helpers/viaduct.py") as answer:
        (tmp_path / "viaduct.py").write_bytes(answer.read())
    shutil.copy(PROJECT / "python_conftest.py", tmp_path / "conftest.py")
    shutil.copy(PROJECT / "python_tests.py", tmp_path / "test_notes.py")
    app.add(AppPage(proxy.url, native_pages["/form"]), "/form")
    command = [sys.executable, "-m", "pytest", "--strict-markers", "-p", "no:cacheprovider", "-q", "--rootdir", tmp_path, tmp_path]
    result = subprocess.run(command, capture_output=True, text=True, timeout=240, cwd=tmp_path,
                            env={**os.environ, "TOOL": tool, "VIADUCT_URL": proxy.url, "APP_URL": app.url})
    assert result.returncode == 0, result.stdout + result.stderr
