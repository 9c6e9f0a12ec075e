import subprocess
from pathlib import Path

from harness.viaduct_server import REPOSITORY

# The time limit for compiling Viaduct's modules.
BUILD_SECONDS = 1800


def build_package(folder, *flags, environment=None):
    """Builds the Debian package and the tarball of the program under test."""
    printed = subprocess.check_output([REPOSITORY / "bin/package", *flags, folder], text=True, timeout=BUILD_SECONDS, env=environment)
    package, tarball = printed.splitlines()[-2:]
    return Path(package), Path(tarball)
