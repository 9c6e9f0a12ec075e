"""The builds of an app with many files: progress in the first one, and after a save the work of one file and a fast linker."""

import shutil
import subprocess
from pathlib import Path

import pytest

from harness.app_command import AppCommand
from harness.waiting import wait_until

FILES = 40
SOURCE = """\
import HotwireNative
import UIKit

final class Card{number}Component: BridgeComponent {{
    override class var name: String {{ "card-{number}" }}

    override func onReceive(message: Message) {{
        print("one")
    }}
}}
"""


@pytest.fixture
def folder(tmp_path):
    folder = tmp_path / "Cards"
    folder.mkdir()
    for number in range(FILES):
        (folder / f"Card{number}Component.swift").write_text(SOURCE.format(number=number))
    return folder


@pytest.fixture
def run(folder, tmp_path):
    """Starts the app, without a server. Its cache is empty."""
    commands = []

    def run(**environment):
        commands.append(AppCommand(folder, "--server", "http://127.0.0.1:9", XDG_CACHE_HOME=str(tmp_path / "cache"), **environment))
        return commands[-1]

    yield run
    for command in commands:
        command.end()


def objects(tmp_path):
    return {file.name: file.stat().st_mtime_ns for file in Path(tmp_path / "cache").glob("viaduct/apps/*/Objects/*.o")}


def wait_for_second_build(command):
    wait_until(lambda: len([line for line in command.lines if "Built in" in line]) == 2, "the second build", limit=120)


def test_the_first_build_of_many_files_shows_how_many_are_compiled(run):
    command = run()
    command.wait_for_line("Built in")
    shown = [line for line in command.lines if line.startswith(("Building", "Compiling", "Built"))]
    assert shown[0] == "Building the components…"
    assert shown[1].startswith("Compiling: ") and shown[1].endswith(f" of {FILES + 1} files")
    assert shown[-1].startswith("Built in")


def test_a_saved_file_is_compiled_without_the_others(run, folder, tmp_path):
    command = run()
    command.wait_for_line("Built in")
    before = objects(tmp_path)
    assert len(before) == FILES + 1
    count = len(command.lines)
    source = folder / "Card7Component.swift"
    source.write_text(source.read_text().replace('"one"', '"two"'))
    wait_for_second_build(command)
    after = objects(tmp_path)
    changed = {name for name in after if after[name] != before[name]}
    assert len(changed) == 1 and changed.pop().endswith("-Card7Component.swift.o")
    assert not any(line.startswith("Compiling") for line in command.lines[count:])


def test_an_app_is_linked_by_llvms_linker_where_the_toolchain_has_it(run, tmp_path):
    """It takes half the time of the default one."""
    run().wait_for_line("Built in")
    [program] = (tmp_path / "cache").glob("viaduct/apps/*/build-*/App")
    comment = subprocess.run(["readelf", "--string-dump", ".comment", program], capture_output=True, text=True, check=True).stdout
    toolchain = Path(shutil.which("swiftc")).resolve().parent
    assert ("Linker: LLD" in comment) == (toolchain / "ld.lld").exists()
