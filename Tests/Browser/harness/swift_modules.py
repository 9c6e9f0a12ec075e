"""Viaduct's modules in Swift, which `viaduct app` and a package of one's own are built on: those of the Swift tests (bin/test)."""

import os

from harness.viaduct_server import REPOSITORY

CACHE = REPOSITORY / ".build" / "tests"
# Where `viaduct app` has them.
SCRATCH = CACHE / "viaduct" / "runtime"
# With another environment they would be built once more.
ENVIRONMENT = {**os.environ, "XDG_CACHE_HOME": str(CACHE), "WARNINGS_AS_ERRORS": "1"}
