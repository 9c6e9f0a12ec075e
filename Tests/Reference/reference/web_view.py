import json
from pathlib import Path

from playwright.sync_api import Error

SCRIPT = (Path(__file__).parent / "phone_page.js").read_text()
# A transition of the phone ends so much later than it begins, in milliseconds.
TRANSITION = 400
CALLS = """calls => {
  for (const [path, values] of calls) {
    const names = path.split(".")
    const last = names.pop()
    // A page without the function throws, which nobody hears.
    try { names.reduce((owner, name) => owner[name], window)[last](...values) } catch {}
  }
}"""


class WebView:
    """A web view of the phone: a page of Chromium with the library's own scripts.

    What the page says is kept until `next_event`, since Playwright calls back while it waits.
    """

    def __init__(self, context, platform, document_start="", document_end=""):
        self._context = context
        self._events = []
        self._calls = []
        self.dialogs = []
        self.page = context.new_page()
        self.page.expose_binding("nativeSide", self._receive)
        at_end = f"addEventListener('DOMContentLoaded', () => {{ {document_end} }})" if document_end else ""
        self.page.add_init_script(f"{SCRIPT}({json.dumps(platform)})\nif (window === top) {{ {document_start}\n{at_end} }}")
        self.page.on("dialog", self._answer)
        self._pending = set()
        self.page.on("request", lambda request: self._pending.add(request))
        for event in "requestfinished", "requestfailed":
            self.page.on(event, lambda request: self._pending.discard(request))

    @property
    def url(self):
        return self.page.url

    @property
    def is_loading(self):
        return bool(self._pending)

    @property
    def title(self):
        return self._evaluate("() => document.title") or ""

    def call(self, path, *values):
        """Calls a function of the page at the end of the native side's turn: the calls of a turn reach a page one behind the other."""
        self._calls.append([path, list(values)])

    def flush(self):
        calls, self._calls = self._calls, []
        if calls:
            self._evaluate(CALLS, calls)

    def run(self, script):
        self.flush()
        self._evaluate(script)

    def stop(self):
        self.flush()
        self._evaluate("() => window.stop()")

    def set_delegate(self, state):
        """Tells the page's side whose policy counts: `cold`, `session` or `none`."""
        self.flush()
        self._evaluate("state => { sessionStorage.phone = state }", state)

    def fetch(self, url, redirects=0):
        """Requests a document as the native side does. Raises `playwright.sync_api.Error` without an answer."""
        return self._context.request.get(url, max_redirects=redirects, headers={"Accept": "text/html,application/xhtml+xml"})

    def show(self, url, response=None, body=None):
        """Loads a document whose answer is here already."""
        self.set_delegate("cold")
        answer = {"response": response} if response else {"body": body, "content_type": "text/html; charset=utf-8"}
        self.page.route(url.partition("#")[0], lambda route: route.fulfill(**answer), times=1)
        try:
            self.page.goto(url, wait_until="commit")
        except Error as error:
            self._events.append(("page", {"name": "failed", "values": [str(error)]}))
        finally:
            self.page.unroute_all()

    def next_event(self):
        return self._events.pop(0) if self._events else None

    def wait(self, milliseconds):
        self.page.wait_for_timeout(milliseconds)

    def _receive(self, source, handler, text):
        is_main = source["frame"] == self.page.main_frame
        if is_main or handler == "policy":
            self._events.append((handler, json.loads(text)))

    def _answer(self, dialog):
        self.dialogs.append(f"{dialog.type} {dialog.message}")
        dialog.accept()

    def _evaluate(self, *values):
        try:
            return self.page.evaluate(*values)
        except Error:
            return None
