"""`bin/test --quick` runs the tests that a change touches: Tests/Quick/touched.py."""

import importlib.util
import subprocess
import sys

import pytest

from harness.viaduct_server import REPOSITORY

SCRIPT = REPOSITORY / "Tests/Quick/touched.py"


@pytest.fixture(scope="module")
def quick():
    described = importlib.util.spec_from_file_location("touched", SCRIPT)
    module = importlib.util.module_from_spec(described)
    described.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def select(quick):
    targets = quick.package_targets()
    texts = {
        "Tests/Browser/test_menus.py": "from harness.menu_page import MenuPage",
        "Tests/Browser/test_looks.py": "LOOKS = 'public/viaduct/view/look.css'",
        "Tests/Browser/test_scripts.py": "run('bin/looks')",
    }
    return lambda *files: quick.touched(files, targets, texts)


def of(kind, lines):
    return {line.partition(" ")[2] for line in lines if line.startswith(f"{kind} ")}


def test_the_tests_of_a_module_and_of_all_above_it_are_run(select):
    assert of("swift", select("Sources/Relay/ViaductProxy/Any.swift")) >= {"ViaductProxyTests", "ViaductTests"}
    assert not of("swift", select("Sources/Relay/ViaductProxy/Any.swift")) & {"UIKitTests", "LWSTests", "ViaductProtocolTests"}
    assert of("swift", select("Sources/Core/ViaductProtocol/Any.swift")) >= {"ViaductProtocolTests", "ViaductRelayTests", "ViaductAppTests"}


def test_the_tests_of_a_changed_test_target_are_run_alone(select):
    assert of("swift", select("Tests/Core/LWSTests/Any.swift")) == {"LWSTests"}


def test_a_changed_package_touches_every_swift_test(select):
    targets = {path.name for path in (REPOSITORY / "Tests").glob("**/*Tests") if any("@Test" in one.read_text() for one in path.glob("**/*.swift"))}
    assert of("swift", select("Package.swift")) == targets


@pytest.mark.parametrize("file, tests", [
    ("Tests/Browser/test_menus.py", {"test_menus"}), ("Tests/Browser/harness/menu_page.py", {"test_menus"}),
    ("Tests/Browser/harness/menu.py", set()), ("public/viaduct/view/menu.js", {"test_menus"}), ("public/viaduct/view/look.css", {"test_looks"}),
    ("bin/looks", {"test_looks", "test_scripts"}), ("docs/looks.md", {"test_looks"}), ("docs/other.md", set()),
    ("Sources/Relay/ViaductRelay/Looks.swift", set()),
])
def test_a_file_touches_the_browser_tests_that_have_its_name_or_name_it(select, file, tests):
    assert of("browser", select(file)) == {f"Tests/Browser/{name}.py" for name in tests}


def test_swift_that_exists_is_linted(select):
    assert of("lint", select("Package.swift", "Sources/Gone.swift", "docs/ci.md")) == {"Package.swift"}


def test_quick_runs_what_is_marked_and_what_is_touched():
    command = [sys.executable, "-m", "pytest", "--config-file", "Tests/Browser/pytest.ini", "--rootdir", ".", "--collect-only"]
    listed = subprocess.run([*command, "--quick=Tests/Browser/test_layouts.py"], cwd=REPOSITORY, check=True, capture_output=True, text=True).stdout
    files = {line.partition("::")[0] for line in listed.splitlines() if "::" in line}
    assert "Tests/Browser/test_layouts.py" in files and "Tests/Browser/test_menus.py" in files and "Tests/Browser/test_tls.py" not in files
    tests = [line for line in listed.splitlines() if "::" in line and "test_layouts" not in line]
    # In four minutes, beside a build.
    assert 15 <= len(tests) <= 60, tests
    assert not [test for test in tests if "[firefox" in test]
