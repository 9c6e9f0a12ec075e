import threading
import time

from harness.processes import memory, schedule
from harness.raw_page import RawPage
from harness.waiting import wait_until

PAUSE_SECONDS = 0.01


class LoadWatch:
    """A page that keeps talking to a server while something else happens to the server: `with LoadWatch(server) as watch`.

    `slowest` is its longest round trip in seconds, without the time in which the machine let the server or the page wait for a
    processor; `peak` the server's largest resident memory in bytes.
    """

    def __init__(self, server):
        self._process = server.process
        self._page = RawPage(server).open()
        self._title = 0
        self._isOver = threading.Event()
        self._thread = threading.Thread(target=self._run)
        self._error = None
        self.round_trips = 0
        self.slowest = 0
        self.peak = 0
        self._ask()

    def __enter__(self):
        self._thread.start()
        return self

    def __exit__(self, *_):
        self._isOver.set()
        self._thread.join()
        self._page.close()
        if self._error:
            raise self._error

    @property
    def memory(self):
        """Bytes that are resident now."""
        return memory(self._process)

    def let_pass(self):
        """Waits for the end of the next round trip."""
        done = self.round_trips
        wait_until(lambda: self.round_trips > done or not self._thread.is_alive(), "a round trip")

    def _run(self):
        try:
            while not self._isOver.wait(PAUSE_SECONDS):
                waited, start = self._waited(), time.monotonic()
                self._ask()
                self.slowest = max(self.slowest, time.monotonic() - start - (self._waited() - waited))
                self.peak = max(self.peak, self.memory)
                self.round_trips += 1
        except Exception as error:
            self._error = error

    def _ask(self):
        """Sends a message, and waits for the resulting screen."""
        self._title += 1
        title = f"Save {self._title}"
        self._page.message("form", "connect", {"submitTitle": title})
        self._page.wait_for_button(title)

    def _waited(self):
        """The seconds that the server and this thread were ready to run but had no processor."""
        return schedule(self._process)[1] + schedule("thread-self")[1]
