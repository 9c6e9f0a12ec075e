import re
import subprocess
import threading

from harness.waiting import LIMIT_SECONDS, wait_until


class Command:
    """A running command of `viaduct`, and the lines of its output."""

    def __init__(self, command, **options):
        self.lines = []
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **{"text": True, **options})
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def wait_for_line(self, pattern, limit=LIMIT_SECONDS):
        """Waits for a line that matches, and returns the match."""

        def find():
            has_ended = not self._reader.is_alive()
            match = next(filter(None, (re.search(pattern, line) for line in list(self.lines))), None)
            assert match or not has_ended, f"The command ended without a line {pattern}:\n" + "\n".join(self.lines)
            return match

        return wait_until(find, f"a line {pattern} of the command", limit)

    @property
    def process(self):
        """The process id."""
        return self._process.pid

    def finish(self):
        """Waits for the end, and returns the exit status."""
        status = self._process.wait(timeout=300)
        self._reader.join(timeout=LIMIT_SECONDS)
        return status

    def stop(self):
        self._process.terminate()
        assert self._process.wait(timeout=LIMIT_SECONDS) == 0

    def end(self):
        """Ends the process, if it is still running."""
        self._process.kill()
        self._process.wait()

    def _read(self):
        for line in self._process.stdout:
            self.lines.append(line.rstrip("\n"))
