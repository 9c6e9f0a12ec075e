"""Pages that are broken in one way each fail a strict test, through each helper, and a page that is whole passes."""

import json
import os
import subprocess
import sys

import pytest
from playwright.sync_api import sync_playwright

from harness.app_page import AppPage
from harness.broken_pages import PAGES, SAVE
from harness.copied_test import DRIVER
from harness.viaduct_server import REPOSITORY

RUNNERS = REPOSITORY / "Tests/Browser/helpers"
# A page that is whole, though an image, a script of another host and an icon are missing.
WHOLE = """
<img src="/missing.png"><script src="http://127.0.0.2:1/other.js"></script><link rel="icon" href="/missing.ico">
<link rel="stylesheet" href="/missing.css">
"""


def slice_of(position, count):
    """Every page that this helper takes without `--all`, so that together they take all."""
    return PAGES[position::count]


def fail(page, failures):
    """Why the page passed, or failed for another reason; `None` for a page that failed as it should."""
    text = failures.get(page.path)
    return None if text and page.says in text else f"{page.name}: {text or 'green'}"


@pytest.fixture
def broken(proxied, request):
    """The pages to open, for the tests' runners."""
    pages = PAGES if request.config.getoption("--all") else slice_of(*request.param)
    for page in pages:
        page.serve(proxied)
    # Without an icon of its own, the browser asks for one.
    proxied.add("/whole/", AppPage("", SAVE + WHOLE, adapter_place="none").html.replace('<link rel="icon" href="data:,">', ""))
    return pages


RUNNING = {
    "python": [sys.executable, RUNNERS / "broken_pages.py"],
    "selenium": [sys.executable, RUNNERS / "broken_pages.py"],
    "playwright": [DRIVER / "node", RUNNERS / "broken_pages.mjs"],
    "capybara": ["ruby", RUNNERS / "broken_pages.rb"],
}


@pytest.mark.parametrize("tool, broken", [(tool, (position, len(RUNNING))) for position, tool in enumerate(RUNNING)], indirect=["broken"])
def test_no_broken_page_passes_a_strict_test(broken, proxy, tool):
    steps = [{"path": page.path, "act": page.act} for page in broken]
    settings = {"PLAYWRIGHT": f"{DRIVER}/package/index.mjs", "VIADUCT_URL": proxy.url, "TOOL": tool}
    result = subprocess.run(
        RUNNING[tool], input=json.dumps([*steps, {"path": "/whole/", "act": ""}]), capture_output=True, text=True, timeout=300,
        env={**os.environ, **settings})
    assert result.returncode == 0, result.stdout + result.stderr
    failures = json.loads(result.stdout.splitlines()[-1])
    assert [text for text in (fail(page, failures) for page in broken) if text] == []
    assert failures["/whole/"] is None
