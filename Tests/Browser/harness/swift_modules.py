"""Viaduct's modules in Swift, which `viaduct app` is built on: those of the Swift tests (bin/test)."""

import os

from harness.viaduct_server import REPOSITORY

# With another environment they would be built once more.
ENVIRONMENT = {**os.environ, "XDG_CACHE_HOME": str(REPOSITORY / ".build" / "tests"), "WARNINGS_AS_ERRORS": "1"}
