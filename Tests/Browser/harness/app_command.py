import os

from harness.command import Command
from harness.viaduct_server import PROGRAM, REPOSITORY

# The time limit for compiling the components, beside other builds.
BUILD_SECONDS = 120
# The tests do not touch the user's own cache.
CACHE = REPOSITORY / ".build" / "tests"


class AppCommand(Command):
    """A running `viaduct app` on a folder, and its output. `environment` is added to the tests' own variables."""

    def __init__(self, folder, *arguments, **environment):
        environment = {**os.environ, "XDG_CACHE_HOME": str(CACHE), **environment}
        super().__init__([PROGRAM, "app", folder, *arguments], cwd=REPOSITORY, env=environment)

    def wait_for_line(self, pattern, limit=BUILD_SECONDS):
        return super().wait_for_line(pattern, limit)

    def wait_until_connected(self):
        self.wait_for_line("Connected to")
