import os
import shutil
import subprocess
import sys
from pathlib import Path

import playwright

from harness.viaduct_server import REPOSITORY

DRIVER = Path(playwright.__file__).parent / "driver"


def run_playwright(test, folder, server):
    """Runs a test that the console has copied, with Playwright's runner as far as Debian has it."""
    shutil.copy(REPOSITORY / "public/viaduct/helpers/viaduct.playwright.js", folder)
    runner = folder / "node_modules/@playwright/test"
    runner.mkdir(parents=True, exist_ok=True)
    shutil.copy(REPOSITORY / "Tests/Browser/helpers/playwright_runner.mjs", runner / "index.mjs")
    (runner / "package.json").write_text('{"name":"@playwright/test","exports":"./index.mjs"}')
    (folder / "package.json").write_text('{"type":"module"}')
    (folder / "copied.test.js").write_text(test)
    return _run([DRIVER / "node", "--test", "copied.test.js"], folder, server, PLAYWRIGHT=f"{DRIVER}/package/index.mjs")


def run_capybara(test, folder, server):
    """Runs a system test that the console has copied."""
    example = REPOSITORY / "docs/examples/capybara/system_test"
    (folder / "application_system_test_case.rb").write_text(f'require "{example}"\nApplicationSystemTestCase = SystemTest\n')
    (folder / "copied_test.rb").write_text(test)
    return _run(["ruby", "-I", folder, folder / "copied_test.rb"], folder, server)


def run_python(test, folder, server):
    """Runs a test that the console has copied, with pytest and Playwright."""
    shutil.copy(REPOSITORY / "public/viaduct/helpers/viaduct.py", folder)
    shutil.copy(REPOSITORY / "Tests/Browser/helpers/python_conftest.py", folder / "conftest.py")
    (folder / "copied_test.py").write_text(test)
    command = [sys.executable, "-m", "pytest", "--strict-markers", "-p", "no:cacheprovider", "-p", "no:xdist", "-q", "--rootdir", folder, "copied_test.py"]
    return _run(command, folder, server, TOOL="playwright", PYTEST_ADDOPTS="")


# By what the console calls each.
LANGUAGES = {"Playwright test": run_playwright, "Python test": run_python, "Capybara test": run_capybara}


def _run(command, folder, server, **environment):
    secret = server.secret_file.read_text().strip()
    environment = {**os.environ, "VIADUCT_URL": server.url, "VIADUCT_TOKEN": secret, **environment}
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=120, env=environment)
