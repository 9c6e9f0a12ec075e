"""All shell scripts of the project, checked by shellcheck."""

import subprocess

from harness.viaduct_server import REPOSITORY


def shell_scripts():
    """Returns the files with a shell's shebang line, among those that git would commit."""
    listed = subprocess.check_output(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=REPOSITORY)
    for name in sorted(filter(None, listed.decode().split("\0"))):
        path = REPOSITORY / name
        if path.is_file() and path.open("rb").readline(64).startswith((b"#!/bin/sh", b"#!/bin/bash", b"#!/usr/bin/env bash")):
            yield path


def test_shellcheck_finds_nothing():
    scripts = list(shell_scripts())
    assert {REPOSITORY / "bin" / name for name in ["build", "dev", "test"]} <= set(scripts)
    checked = subprocess.run(["shellcheck", *scripts], capture_output=True, text=True)
    assert (checked.returncode, checked.stdout) == (0, "")


def test_shellcheck_sees_an_unquoted_variable(tmp_path):
    script = tmp_path / "script"
    script.write_text("#!/bin/sh\nrm $1\n")
    assert "SC2086" in subprocess.run(["shellcheck", script], capture_output=True, text=True).stdout


def test_what_a_script_builds_has_its_libraries():
    for script in (REPOSITORY / "bin").iterdir():
        # Printed commands are not run.
        commands = [line for line in script.read_text().splitlines() if not line.lstrip().startswith(("#", "echo"))]
        builds = [number for number, line in enumerate(commands) if "swift build" in line]
        installs = [number for number, line in enumerate(commands) if "bin/install-build-packages" in line]
        if builds:
            assert installs and installs[0] < builds[0], f"{script.name} builds before it calls bin/install-build-packages."
