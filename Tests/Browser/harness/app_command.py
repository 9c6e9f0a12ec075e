import re
import subprocess
import threading

from harness.swift_modules import ENVIRONMENT
from harness.viaduct_server import PROGRAM, REPOSITORY
from harness.waiting import wait_until


class AppCommand:
    """`viaduct app` on a folder, and what it has written."""

    def __init__(self, folder, *arguments):
        command = [PROGRAM, "app", folder, *arguments]
        self.lines = []
        self._process = subprocess.Popen(
            command, cwd=REPOSITORY, env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def wait_for_line(self, pattern, limit=15):
        """Waits for a line that matches, and returns the match."""

        def find():
            has_ended = not self._reader.is_alive()
            match = next(filter(None, (re.search(pattern, line) for line in list(self.lines))), None)
            assert match or not has_ended, f"viaduct app ended without a line {pattern}:\n" + "\n".join(self.lines)
            return match

        return wait_until(find, f"a line {pattern} of viaduct app", limit)

    @property
    def process(self):
        """Its id."""
        return self._process.pid

    def finish(self):
        """Waits for the end, and returns the exit status."""
        return self._process.wait(timeout=300)

    def stop(self):
        self._process.terminate()
        assert self._process.wait(timeout=10) == 0

    def _read(self):
        for line in self._process.stdout:
            self.lines.append(line.rstrip("\n"))
