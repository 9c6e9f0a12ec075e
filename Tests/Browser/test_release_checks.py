"""The release build keeps Swift's checks of exclusive access (SE-0176): a violation ends the program, and corrupts nothing.

And the program has Swift's libraries in itself, which takes a third off a start.
"""

import re
import subprocess
from pathlib import Path

import pytest

from harness.viaduct_server import PROGRAM, REPOSITORY

pytestmark = pytest.mark.any_browser

CHECK = "swift_beginAccess"
# Modules without any variable that a check would be for: all their types are values.
PLAIN = {"ViaductCommands", "ViaductProtocol"}
VIOLATION = """
final class Counter { var value = 0 }
@inline(never) func change(_ value: inout Int, _ body: () -> Void) { body(); value += 1 }
let counter = Counter()
change(&counter.value) { counter.value += 1 }
"""


def has_checks(*files):
    return CHECK in subprocess.run(["nm", "--undefined-only", *files], capture_output=True, text=True, check=True).stdout


def modules():
    """Returns the modules of the server, which are built beside the program."""
    sources = REPOSITORY / "Sources"
    wings = [folder for wing in ["Core", "App", "Relay"] for folder in (sources / wing).iterdir()]
    names = {folder.name for folder in [*wings, sources / "viaduct"] if any(folder.glob("**/*.swift"))}
    return sorted(names - PLAIN)


@pytest.mark.parametrize("module", modules())
def test_each_module_of_the_release_build_checks_exclusive_access(module):
    objects = list((Path(PROGRAM).parent / f"{module}.build").glob("*.o"))
    assert objects, f"{module} is not beside {PROGRAM}: bin/build"
    assert has_checks(*objects)


def test_no_flag_turns_checks_off():
    files = [REPOSITORY / "Package.swift", REPOSITORY / "Dockerfile", *(REPOSITORY / "bin").iterdir(), *(REPOSITORY / "Sources/App/ViaductBuilder").glob("*.swift")]
    for file in files:
        assert not re.search(r"-Ounchecked|enforce-exclusivity|\bunchecked\b.*unsafeFlags", file.read_text()), file


@pytest.mark.parametrize("flags, is_checked", [([], True), (["-enforce-exclusivity=unchecked"], False)])
def test_a_violation_ends_a_program_with_the_checks_alone(tmp_path, flags, is_checked):
    source, program, compiled = tmp_path / "main.swift", tmp_path / "main", tmp_path / "main.o"
    source.write_text(VIOLATION)
    subprocess.run(["swiftc", "-O", *flags, "-c", source, "-o", compiled], check=True)
    subprocess.run(["swiftc", "-O", *flags, source, "-o", program], check=True)
    ended = subprocess.run([program], capture_output=True, text=True, env={"SWIFT_BACKTRACE": "enable=no"})
    assert (ended.returncode != 0, has_checks(compiled)) == (is_checked, is_checked)


def test_the_program_loads_no_library_of_swift_s():
    needed = subprocess.run(["readelf", "--dynamic", "--wide", PROGRAM], capture_output=True, text=True, check=True).stdout
    libraries = re.findall(r"\(NEEDED\).*\[(.+)\]", needed)
    assert "libwebsockets.so.17" in libraries
    assert not [name for name in libraries if re.match(r"lib(swift|_?Foundation|dispatch|BlocksRuntime)", name)]
