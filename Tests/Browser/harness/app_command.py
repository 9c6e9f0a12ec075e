import os
import re
import subprocess
import threading

from harness.viaduct_server import PROGRAM, REPOSITORY
from harness.waiting import LIMIT_SECONDS, wait_until

# How long the components may take to compile, beside other builds.
BUILD_SECONDS = 120
# The tests leave the cache of who runs them as it is.
CACHE = REPOSITORY / ".build" / "tests"


class AppCommand:
    """`viaduct app` on a folder, and what it has written; with these variables of the environment beside the others."""

    def __init__(self, folder, *arguments, **environment):
        command = [PROGRAM, "app", folder, *arguments]
        self.lines = []
        environment = {**os.environ, "XDG_CACHE_HOME": str(CACHE), **environment}
        self._process = subprocess.Popen(
            command, cwd=REPOSITORY, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def wait_for_line(self, pattern, limit=BUILD_SECONDS):
        """Waits for a line that matches, and returns the match."""

        def find():
            has_ended = not self._reader.is_alive()
            match = next(filter(None, (re.search(pattern, line) for line in list(self.lines))), None)
            assert match or not has_ended, f"viaduct app ended without a line {pattern}:\n" + "\n".join(self.lines)
            return match

        return wait_until(find, f"a line {pattern} of viaduct app", limit)

    def wait_until_connected(self):
        self.wait_for_line("Connected to")

    @property
    def process(self):
        """Its id."""
        return self._process.pid

    def finish(self):
        """Waits for the end, and returns the exit status."""
        return self._process.wait(timeout=300)

    def stop(self):
        self._process.terminate()
        assert self._process.wait(timeout=LIMIT_SECONDS) == 0

    def _read(self):
        for line in self._process.stdout:
            self.lines.append(line.rstrip("\n"))
