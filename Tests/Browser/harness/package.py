import subprocess
from pathlib import Path

from harness.viaduct_server import REPOSITORY

# How long Viaduct's modules may take to compile.
BUILD_SECONDS = 1800


def build_package(folder):
    """The Debian package and the tarball of the program under test."""
    printed = subprocess.check_output([REPOSITORY / "bin/package", folder], text=True, timeout=BUILD_SECONDS)
    package, tarball = printed.splitlines()[-2:]
    return Path(package), Path(tarball)
