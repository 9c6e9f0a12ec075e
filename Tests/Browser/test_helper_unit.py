"""The helper for unit tests without a server, in Node's own test runner with jsdom's document."""

import os
import subprocess
import urllib.request

import pytest

from harness.app_server import APP
from harness.viaduct_server import REPOSITORY

# Where Debian has its packages: another Node than Debian's does not look there.
MODULES = ["/usr/share/nodejs", "/usr/lib/nodejs", "/usr/lib/x86_64-linux-gnu/nodejs"]


@pytest.mark.parametrize("library", ["prerelease", "strada_1_0", "bridge_1_2"])
def test_unit_tests_run_in_node(server, tmp_path, library):
    with urllib.request.urlopen(f"{server.url}/viaduct/test-adapter.js") as answer:
        (tmp_path / "test-adapter.mjs").write_bytes(answer.read())
    settings = {"TEST_ADAPTER": str(tmp_path / "test-adapter.mjs"), "LIBRARY": library, "APP": str(APP)}
    command = ["node", "--test", REPOSITORY / "Tests" / "Browser" / "helpers" / "unit_tests.mjs"]
    result = subprocess.run(command, capture_output=True, text=True, timeout=60,
                            env={**os.environ, "NODE_PATH": ":".join(MODULES), **settings})
    assert result.returncode == 0, result.stdout + result.stderr
