from abc import ABC, abstractmethod
from urllib.parse import urlsplit

from reference.address import address

AGENTS = {
    "ios": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
           "Hotwire Native iOS; Turbo Native iOS; bridge-components: [{}]",
    "android": "Hotwire Native Android; Turbo Native Android; bridge-components: [{}]; Mozilla/5.0 (Linux; Android 15; Pixel 9) "
               "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36",
}
QUIET = 500
LIMIT = 15_000


class Phone(ABC):
    """The native side, written from the library's source. Its facts are lines of text, one kind a list.

    Work of the native side that comes later, such as the end of a transition, waits in `_later` with its time.
    """

    def __init__(self, start_url):
        self._host = urlsplit(start_url).hostname
        self._later = []
        self._next_turn = []
        self._now = 0
        self.facts = []

    @property
    @abstractmethod
    def page(self):
        """The page that a person sees and touches."""

    @property
    @abstractmethod
    def state(self):
        """The facts about what is shown now."""

    @abstractmethod
    def back(self):
        """A tap on Back, or the end of a modal by its last screen."""

    @abstractmethod
    def tap(self, title):
        """A tap on a native control."""

    def rest(self):
        """Takes the pointer away from links: a phone has none."""
        self.page.mouse.move(1, 790)

    @property
    @abstractmethod
    def moves(self):
        """The ways off this screen: `back`, `close`."""

    @property
    @abstractmethod
    def depth(self):
        """The number of screens on all stacks."""

    @abstractmethod
    def _views(self):
        """The web views."""

    @abstractmethod
    def _handle(self, view, handler, message):
        """Handles what a page said."""

    def close(self):
        self._context.close()

    def settle(self, quiet=QUIET):
        """Works until nothing has happened for a while."""
        still = waited = 0
        limit = max(LIMIT, 2 * quiet)
        front = None
        while (still < quiet or self._later) and waited < limit:
            self._turn()
            # A page behind another one draws no frames.
            if self.page is not front:
                front = self.page
                front.bring_to_front()
            busy = any(view.is_loading for view in self._views())
            for view in self._views():
                while event := view.next_event():
                    busy = True
                    self._handle(view, *event)
                    self._turn()
                while view.dialogs:
                    self.facts.append(view.dialogs.pop(0))
            due = [item for item in self._later if item[0] <= self._now]
            for item in due:
                self._later.remove(item)
                item[1]()
                self._turn()
                busy = True
            self._views()[0].wait(25)
            self._now += 25
            waited += 25
            still = 0 if busy else still + 25

    def _turn(self):
        """What UIKit does in the next turn of its loop, before a page answers."""
        while self._next_turn:
            self._next_turn.pop(0)()
        for view in self._views():
            view.flush()

    def _after(self, milliseconds, action):
        self._later.append((self._now + milliseconds, action))

    def _is_own(self, url):
        return urlsplit(url).hostname == self._host

    def _outside(self, url):
        self.facts.append(f"outside {url}")

    def _message(self, kind, message):
        where = (message["data"].get("metadata") or {}).get("url")
        self.facts.append(f"{kind} {message['component']} {message['event']} {address(where)}")
