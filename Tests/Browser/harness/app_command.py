import os

from harness.command import Command
from harness.viaduct_server import PROGRAM, REPOSITORY

# How long the components may take to compile, beside other builds.
BUILD_SECONDS = 120
# The tests leave the cache of who runs them as it is.
CACHE = REPOSITORY / ".build" / "tests"


class AppCommand(Command):
    """`viaduct app` on a folder, and what it has written; with these variables of the environment beside the others."""

    def __init__(self, folder, *arguments, **environment):
        environment = {**os.environ, "XDG_CACHE_HOME": str(CACHE), **environment}
        super().__init__([PROGRAM, "app", folder, *arguments], cwd=REPOSITORY, env=environment)

    def wait_for_line(self, pattern, limit=BUILD_SECONDS):
        return super().wait_for_line(pattern, limit)

    def wait_until_connected(self):
        self.wait_for_line("Connected to")
