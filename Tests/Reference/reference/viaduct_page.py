import time
from contextlib import ExitStack

from harness.bidi_connection import BidiError, ScriptError
from harness.waiting import wait_until

from reference.address import address
from reference.trace import Trace

QUIET = 0.9
LIMIT = 20
OWN = "Viaduct, not on a phone"


class ViaductPage:
    """The same app in a browser, behind Viaduct: the same facts, from the trace and from what the browser has."""

    def __init__(self, browser, server, path, platform):
        self.facts = []
        self._stack = ExitStack()
        self._browser = browser
        self._is_android = platform == "android"
        self._messages = {}
        self._screen = {}
        self._trace = Trace(server.url, server.secret_file.read_text().strip())
        self._stack.callback(self._trace.close)
        self._prompts = []
        self.tab = self._stack.enter_context(browser.new_tab())
        self._listen()
        # What is opened outside is a fact of the trace. A tab in front would keep this one from being drawn.
        browser._connection.call("script.addPreloadScript", functionDeclaration="() => { window.open = () => window }", contexts=[self.tab.context])
        separator = "&" if "?" in path else "?"
        self.tab.open(f"{server.url}{path}{separator}viaduct_platform={platform}")
        wait_until(lambda: self._take() or self._screen, "Viaduct's first screen")
        self.settle()

    def close(self):
        self._stack.close()

    # What a person does and sees

    @property
    def _bar(self):
        """The bar in front: an error view is a screen with its own."""
        bars = [shown["bar"] for shown in self._screen.get("presented", []) if shown["kind"] == "screen" and shown.get("bar", {}).get("back")]
        return bars[-1] if bars else self._screen.get("bar", {})

    @property
    def state(self):
        bar = self._bar
        titles = lambda side: sorted(item.get("title", "") for item in bar.get(side, []) if item.get("control"))
        back = bar.get("back", {}).get("title")
        if self._is_android:
            back = "yes" if self.moves else None
        facts = [f"at {address(self.tab.url)} title {self._evaluate('() => document.title')}",
                 f"depth {self.depth}{' modal' if bar.get('modal') else ''}",
                 f"bar {bar.get('title') or '-'} back {back or '-'} left {titles('left')} right {titles('right')}"]
        for shown in self._screen.get("presented", []):
            if shown["kind"] == "sheet":
                facts.append(f"sheet {' | '.join([shown.get('title') or 'None', *(action['title'] for action in shown['actions'])])}")
            elif shown["kind"] == "alert":
                facts.append(f"alert {' | '.join([shown.get('title') or '', *(action['title'] for action in shown['actions'])])}")
            else:
                facts.append(_error(shown))
        return facts + [_error(overlay) for overlay in self._screen.get("overlays", [])]

    @property
    def depth(self):
        """The number of places that the tab keeps, and of native screens on top of the last one."""
        places = self._evaluate("() => JSON.parse(sessionStorage.getItem('viaduct:visited'))?.places.length")
        return places or 0

    def back(self):
        if "back" not in self._bar:
            return self.close_modal()
        name = self._bar["back"]["title"]
        labels = [f"Back to {name}", "Back", "Navigate up"]
        self._tap_native(next(label for label in labels if self.tab.native("button", label).count))

    @property
    def moves(self):
        """The ways off this screen that are drawn, and that no sheet covers."""
        if any(shown["kind"] == "sheet" for shown in self._screen.get("presented", [])):
            return []
        bar = self._bar
        drawn = [move for move, drawn in (("back", bar.get("back")), ("close", bar.get("modal", {}).get("dismiss"))) if drawn]
        return ["back"] if drawn and self._is_android else drawn

    def close_modal(self):
        self._tap_native("Close")

    def tap(self, title):
        self._tap_native(title)

    @property
    def taps(self):
        bar = self._screen.get("bar", {})
        shown = [item["title"] for side in ("left", "right") for item in bar.get(side, []) if item.get("title")]
        sheets = [action["title"] for sheet in self._screen.get("presented", []) for action in sheet.get("actions", [])]
        retries = ["Retry" for fact in self.state if fact.startswith("error ") and fact.endswith("| Retry")]
        return sheets or retries or shown

    def click(self, selector):
        self.tab.page(selector).wait(3)
        # Out from under the bar, which is a part of the page here.
        self._evaluate(f"() => document.querySelector({selector!r}).scrollIntoView({{ block: 'center' }})")
        self.tab.page(selector).tap()

    def rest(self):
        """Takes the pointer away from links: a phone has none."""
        self.tab.move_to(1, 790)

    def hover(self, selector):
        rect = self.tab.page(selector).rect
        self.tab.move_to(rect["x"] + 3, rect["y"] + 3)

    def evaluate(self, script):
        self.tab.evaluate(f"() => {{ {script} }}")

    def choices(self, script):
        return self.tab.evaluate(script)

    def settle(self, quiet=QUIET):
        """Waits until nothing has happened for a while."""
        last = start = time.monotonic()
        while time.monotonic() - last < quiet and time.monotonic() - start < LIMIT:
            self._browser.catch_up()
            if self._take():
                last = time.monotonic()
            time.sleep(0.025)

    # Facts

    def _take(self):
        events = self._trace.take()
        for event in events:
            self._read(event)
        while self._prompts:
            prompt = self._prompts.pop(0)
            self.facts.append(f"{prompt['type']} {prompt['message']}")
        return bool(events)

    def _read(self, event):
        kind, frame = event["kind"], event.get("frame") or {}
        if kind == "message" and event["from"] == "page":
            message = frame["message"]
            where = (message["data"].get("metadata") or {}).get("url")
            text = f"{message['component']} {message['event']} {address(where)}"
            self._messages[message["id"]] = len(self.facts), text
            self.facts.append(f"message {text}")
        elif kind == "fate" and frame.get("state") in ("dropped", "ignored") and event.get("id") in self._messages:
            index, text = self._messages[event["id"]]
            if index < len(self.facts) and self.facts[index] == f"message {text}":
                self.facts[index] = f"dropped {text}"
        elif kind == "screen":
            self._screen = frame["screen"]
        elif kind == "failed":
            self.facts.append(f"failed {frame.get('status')}")
        elif kind == "move" and frame.get("action") == "outside":
            self.facts.append(f"outside {frame['url']}")

    def _listen(self):
        connection = self._browser._connection
        connection.listen("browsingContext.userPromptOpened", self._open_prompt)

    def _open_prompt(self, event):
        self._prompts.append(event)
        # The answer waits until the command under way has its own.
        self._browser._connection._socket.send(
            '{"id": 0, "method": "browsingContext.handleUserPrompt", "params": {"context": "%s", "accept": true}}' % event["context"])

    def _tap_native(self, label):
        self.tab.native("button", label).tap()

    def _evaluate(self, function):
        try:
            return self.tab.evaluate(function)
        except (BidiError, ScriptError):
            return None


def _error(view):
    """The error view, as far as it is the phone's: what Viaduct adds says so."""
    texts = _texts(view)
    return f"error {' | '.join(texts[:texts.index(OWN)] if OWN in texts else texts)}"


def _texts(part):
    """The texts and the buttons of a drawn element, from the top."""
    if isinstance(part, list):
        return [text for item in part for text in _texts(item)]
    if not isinstance(part, dict):
        return []
    own = [part[key] for key in ("text", "title") if part.get(key) and part.get("kind") in ("label", "button", None)]
    return own[:1] + [text for key in ("content", "children") for text in _texts(part.get(key, []))]
