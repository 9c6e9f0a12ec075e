import os
import shutil
import subprocess
import tempfile
import warnings
from abc import ABC, abstractmethod
from contextlib import contextmanager

from harness.bidi_connection import BidiConnection
from harness.tab import Tab
from harness.waiting import LIMIT_SECONDS

PHONE_WIDTH = 390
DESKTOP_WIDTH = 1440
# A tab that is not closed by then is one that Chromium never closes.
CLOSE_SECONDS = 10
# A web host name that the browsers resolve to this machine. Its pages are foreign to every loopback host.
FOREIGN_HOST = "foreign.test"


class Browser(ABC):
    """A real browser in a process of its own, driven over WebDriver BiDi."""

    def __init__(self, authority=None):
        """`authority`: an additional certificate authority to trust."""
        self._profile = tempfile.mkdtemp(prefix="viaduct-browser-")
        if authority:
            self._trust(authority, self._profile)
        self._process = self._start(self._profile)
        try:
            self._connection = BidiConnection(self._find_socket(self._process))
        except BaseException:
            self._process.kill()
            raise
        self._prepare_session()
        self._tabs = {}
        self._connection.listen("log.entryAdded", self._add_entry)

    @abstractmethod
    def _start(self, profile):
        """Starts the process. Its output contains the driver's address."""

    @abstractmethod
    def _trust(self, authority, profile):
        """Adds a certificate authority to the profile before the start."""

    @abstractmethod
    def _find_socket(self, process):
        """Returns the URL of the BiDi socket, with its path."""

    @abstractmethod
    def _prepare_session(self):
        """Makes the socket's session ready for commands."""

    @abstractmethod
    def set_preferences(self, context, colour_scheme, reduced_motion, more_contrast):
        """Sets the person's preferences, which the browser reports to pages."""

    @contextmanager
    def warnings(self, tab):
        """Yields a list that gets the browser's own warnings about a tab's pages. It stays empty in a browser without them."""
        yield []

    @contextmanager
    def tasks(self, tab):
        """Yields a list that has the tasks of a page's main thread at the end: the duration and the processor time of each, in ms.

        On a busy machine the duration says nothing about the page. The list is empty in a browser that does not report tasks.
        """
        yield []

    @contextmanager
    def new_tab(self):
        """A tab with a profile of its own, as wide as a phone, which is closed at the end."""
        profile = self._connection.call("browser.createUserContext")["userContext"]
        with self._new_tab_of(profile) as tab:
            try:
                yield tab
            finally:
                self._remove(profile)

    @contextmanager
    def new_tab_beside(self, tab):
        """A tab with another tab's profile, and so its cookies, until that tab is closed."""
        tree = self._connection.call("browsingContext.getTree", root=tab.context)["contexts"]
        with self._new_tab_of(tree[0]["userContext"]) as beside:
            yield beside

    @contextmanager
    def _new_tab_of(self, profile):
        context = self._connection.call("browsingContext.create", type="tab", userContext=profile)["context"]
        tab = self._tabs[context] = Tab(self, self._connection, context)
        try:
            tab.resize(PHONE_WIDTH)
            tab.prefer()
            yield tab
        finally:
            self._tabs.pop(context, None)

    def _remove(self, profile):
        """Closes a profile's tabs. A tab that the browser fails to close, as Chromium rarely does, stays open until the browser ends."""
        try:
            self._connection.call("browser.removeUserContext", limit_seconds=CLOSE_SECONDS, userContext=profile)
        except TimeoutError:
            warnings.warn("the browser did not close a tab", stacklevel=1)

    def end_log(self, tab):
        """Processes the tab's log entries up to now, and ignores later ones."""
        self.catch_up()
        self._tabs.pop(tab.context, None)

    def tab_urls(self):
        """The addresses of all open tabs."""
        return [tab["url"] for tab in self._connection.call("browsingContext.getTree")["contexts"]]

    def catch_up(self):
        """Processes the events that the browser has sent until now."""
        self._connection.call("session.status")

    def close(self):
        self._connection.close()
        self._process.terminate()
        self._process.wait(timeout=LIMIT_SECONDS)
        shutil.rmtree(self._profile, ignore_errors=True)

    def _add_entry(self, entry):
        tab = self._tabs.get(entry["source"].get("context"))
        if tab:
            tab.entries.append(entry)

    @staticmethod
    def _import(authority, folder):
        """Adds an authority to a database of NSS."""
        for arguments in [["-N", "--empty-password"], ["-A", "-n", "authority", "-t", "C,,", "-i", authority.certificate]]:
            subprocess.run(["certutil", "-d", f"sql:{folder}", *arguments], check=True, capture_output=True)

    @staticmethod
    def _spawn(arguments, variables=None, **options):
        environment = {**os.environ, "LANG": "en_US.UTF-8", **(variables or {})}
        return subprocess.Popen(arguments, env=environment, text=True, **options)
