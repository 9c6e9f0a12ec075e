import codecs
import fcntl
import os
import pty
import re
import struct
import subprocess
import termios
import threading

from harness.waiting import LIMIT_SECONDS, wait_until


class Terminal:
    """A program in a terminal, as a person runs it. `columns` sets the terminal's width."""

    def __init__(self, command, columns=None, **options):
        self._controller, end = pty.openpty()
        if columns:
            fcntl.ioctl(end, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
        self._process = subprocess.Popen(
            command, stdin=end, stdout=end, stderr=end, start_new_session=True, close_fds=True,
            preexec_fn=lambda: os.close(os.open(os.ttyname(0), os.O_RDWR)), **options)
        os.close(end)
        self._text = ""
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    @property
    def text(self):
        """Everything that was shown, with the colour codes."""
        return self._text.replace("\r\n", "\n")

    def type(self, keys):
        os.write(self._controller, keys.encode())

    def wait_for(self, pattern, limit=LIMIT_SECONDS):
        """Waits for a text that matches, and returns the match."""

        def find():
            has_ended = not self._reader.is_alive()
            match = re.search(pattern, self.text)
            assert match or not has_ended, f"The program ended without {pattern} on the terminal, which shows:\n{self.text}"
            return match

        return wait_until(find, lambda: f"{pattern} on the terminal, which shows:\n{self.text}", limit)

    def close(self):
        self._process.kill()
        self._process.wait()
        os.close(self._controller)

    def wait_for_end(self):
        """Returns the exit status."""
        return self._process.wait(timeout=LIMIT_SECONDS)

    def _read(self):
        decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")
        try:
            while data := os.read(self._controller, 4096):
                self._text += decoder.decode(data)
        except OSError:
            return
