import shutil

import pytest

pytest_plugins = ["viaduct"]


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args):
    """Debian's Chromium where it is installed, else Playwright's own."""
    return {**browser_type_launch_args, "executable_path": shutil.which("chromium")}
