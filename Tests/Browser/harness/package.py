import subprocess
from pathlib import Path

from harness.viaduct_server import REPOSITORY

# The time limit for compiling Viaduct's modules.
BUILD_SECONDS = 1800


def build_package(folder):
    """Builds the Debian package and the tarball of the program under test."""
    printed = subprocess.check_output([REPOSITORY / "bin/package", folder], text=True, timeout=BUILD_SECONDS)
    package, tarball = printed.splitlines()[-2:]
    return Path(package), Path(tarball)
