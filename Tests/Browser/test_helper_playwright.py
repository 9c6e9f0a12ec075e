"""The helper for Playwright in JavaScript, with the browser driver of Playwright and the server's proxy."""

import os
import subprocess

from harness.copied_test import DRIVER
from harness.viaduct_server import REPOSITORY

TESTS = REPOSITORY / "Tests" / "Browser" / "helpers" / "playwright_tests.mjs"


def test_tests_run_with_playwright(native_pages, proxy):
    helper = REPOSITORY / "public/viaduct/helpers/viaduct.playwright.js"
    settings = {"PLAYWRIGHT": f"{DRIVER}/package/index.mjs", "HELPER": str(helper), "VIADUCT_URL": proxy.url}
    result = subprocess.run([DRIVER / "node", "--test", TESTS], capture_output=True, text=True, timeout=120, env={**os.environ, **settings})
    assert result.returncode == 0, result.stdout + result.stderr
