import base64
import json
import re
from contextlib import contextmanager
from pathlib import Path

from harness.bidi_connection import BidiError, ScriptError
from harness.locator import Locator
from harness.waiting import LIMIT_SECONDS, wait_until

ELEMENTS = (Path(__file__).parent / "elements.js").read_text()

# Firefox reports blocked resources, and requests that end with the page or its server, in the same way as script errors.
FIREFOX_REPORTS = re.compile(
    r"Content-Security-Policy:|Firefox can’t establish a connection|The connection to ws:"
    r"|Cross-Origin Request Blocked:|The resource at “.*” was blocked due to its Cross-Origin-Resource-Policy"
    r"|The resource from “.*” was blocked due to MIME type")


class Tab:
    """A tab, used as a person uses it: with the pointer and the keyboard."""

    def __init__(self, browser, connection, context):
        self._browser = browser
        self._connection = connection
        self._context = context
        self.entries = []

    @property
    def context(self):
        """The browser's id of the tab."""
        return self._context

    # Navigation

    def open(self, url):
        self._connection.call("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def reload(self):
        self._connection.call("browsingContext.reload", context=self._context, wait="complete")

    def back(self):
        self._connection.call("browsingContext.traverseHistory", context=self._context, delta=-1)

    @property
    def url(self):
        return self.look("() => location.href")

    def frames(self):
        """The frames in the page, as the browser reports them: their `context`, `url` and `children`."""
        return self._connection.call("browsingContext.getTree", root=self._context)["contexts"][0]["children"]

    def frame(self, context):
        """Returns a frame as a tab of its own."""
        return Tab(self._browser, self._connection, context)

    def activate(self):
        """Brings the tab to the front. Only there is it drawn, and only there do keys work as for a person."""
        self._connection.call("browsingContext.activate", context=self._context)

    # Looking

    def native(self, role, name=None):
        """An element of the native screen, by its role and accessible name."""
        return Locator(self, f"the native {role} “{name or ''}”", role=role, name=name)

    def native_text(self, text):
        """A text on the native screen."""
        return Locator(self, f"the native text “{text}”", text=text)

    def page(self, css):
        """An element of the web page, by a selector."""
        return Locator(self, f"the page's {css}", css=css)

    @property
    def console(self):
        """The lines that the page wrote to the console: `"<level>: <text>"` each."""
        self.look("() => null")
        self._browser.catch_up()
        return [f"{entry['level']}: {entry['text']}" for entry in self.entries if entry["type"] == "console"]

    def what_is_there(self):
        """What a person sees of the screen, and the console, for the message of a test that waits in vain."""
        names = self.look("() => inventory()")
        return f"but on the screen: {', '.join(names) or 'nothing'}; on the console: {self.console or 'nothing'}"

    @property
    def uncaught_errors(self):
        """The errors that the scripts threw."""
        self._browser.catch_up()
        texts = [entry["text"] for entry in self.entries if entry["type"] == "javascript"]
        return [text for text in texts if not FIREFOX_REPORTS.match(text)]

    @property
    def replies(self):
        """The replies that the fixture components' callbacks received."""
        return self.evaluate("() => window.replies")

    def wait_for_replies(self, count):
        wait_until(
            lambda: len(self.replies) >= count, lambda: f"{count} replies, there are {self.replies} at {self.url}, {self.what_is_there()}")
        assert len(self.replies) == count
        return self.replies

    def wait_for_console(self, text):
        wait_until(lambda: any(text in line for line in self.console), lambda: f"“{text}” in the console: {self.console}")

    def wait_until(self, function, what=None, limit=LIMIT_SECONDS):
        """Waits until a JavaScript function returns a true value, in a document that has a body."""
        has_body = "document.readyState !== 'loading' || document.body"
        condition = f"async () => Boolean(({has_body}) && await ({function})())"
        return wait_until(lambda: self.evaluate(condition), what or function, limit)

    def wait_for_screen(self):
        """Waits until the native screen is drawn, which moves the page down a little."""
        self.wait_until("() => document.querySelector('viaduct-screen')?.shadowRoot.querySelector('nav')?.checkVisibility()")

    def screenshot(self, path):
        data = self._connection.call("browsingContext.captureScreenshot", context=self._context)["data"]
        Path(path).write_bytes(base64.b64decode(data))

    # Doing

    def move_to(self, x, y):
        """Moves the mouse to a point."""
        self._perform({"type": "pointer", "id": "pointer", "parameters": {"pointerType": "mouse"}, "actions": [
            {"type": "pointerMove", "x": int(x), "y": int(y)}]})

    def tap_at(self, x, y):
        self._perform({"type": "pointer", "id": "pointer", "parameters": {"pointerType": "mouse"}, "actions": [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]})

    def hold_at(self, x, y, milliseconds=700):
        """Presses the pointer at a point for the given time."""
        self._perform({"type": "pointer", "id": "pointer", "parameters": {"pointerType": "mouse"}, "actions": [
            {"type": "pointerMove", "x": int(x), "y": int(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pause", "duration": milliseconds},
            {"type": "pointerUp", "button": 0},
        ]})

    def click_right_at(self, x, y):
        self._perform({"type": "pointer", "id": "pointer", "parameters": {"pointerType": "mouse"}, "actions": [
            {"type": "pointerMove", "x": int(x), "y": int(y)},
            {"type": "pointerDown", "button": 2},
            {"type": "pointerUp", "button": 2},
        ]})

    def scroll_at(self, x, y, delta):
        """Turns the wheel at a point, by a number of pixels."""
        self._perform({"type": "wheel", "id": "wheel", "actions": [
            {"type": "scroll", "x": int(x), "y": int(y), "deltaX": 0, "deltaY": delta}]})

    def drag(self, start, end, pointer="mouse"):
        """Presses the mouse, or a finger (`touch`), at a point, moves it to the other, and releases it."""
        points = [{"type": "pointerMove", "x": int(x), "y": int(y), "duration": 50} for x, y in (start, end)]
        self._perform({"type": "pointer", "id": pointer, "parameters": {"pointerType": pointer}, "actions": [
            points[0], {"type": "pointerDown", "button": 0}, points[1], {"type": "pointerUp", "button": 0},
        ]})

    def press(self, *keys):
        """Presses keys one after the other."""
        self._perform({"type": "key", "id": "keyboard", "actions": [
            {"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]})

    def press_together(self, *keys):
        """Presses a chord, such as Shift and Tab."""
        down = [{"type": "keyDown", "value": key} for key in keys]
        up = [{"type": "keyUp", "value": key} for key in reversed(keys)]
        self._perform({"type": "key", "id": "keyboard", "actions": down + up})

    def type(self, text):
        self.press(*text)

    def choose_files(self, *paths):
        """Chooses files for the one file input of the native screen."""
        self.choose_files_of("() => document.querySelector('viaduct-screen').shadowRoot.querySelector('input[type=file]')", *paths)

    def choose_files_of(self, find, *paths):
        """Chooses files for the file input that a JavaScript function returns."""
        self.wait_until(find, "a file input")
        input = self._connection.call(
            "script.callFunction", target={"context": self._context}, awaitPromise=False, functionDeclaration=find)
        self._connection.call(
            "input.setFiles", context=self._context, element=input["result"], files=[str(path) for path in paths])

    def resize(self, width, height=800, density=1):
        self._connection.call(
            "browsingContext.setViewport", context=self._context, viewport={"width": width, "height": height},
            devicePixelRatio=density)

    def fill_window(self):
        """Makes the viewport fill the window, as for a person."""
        self._connection.call("browsingContext.setViewport", context=self._context, viewport=None)

    @contextmanager
    def offline(self):
        """The page's requests get no answer meanwhile. Its open sockets stay."""
        self._connection.call("emulation.setNetworkConditions", contexts=[self._context], networkConditions={"type": "offline"})
        yield
        self._connection.call("emulation.setNetworkConditions", contexts=[self._context], networkConditions=None)

    def prefer(self, colour_scheme="light", reduced_motion=False):
        """Sets the person's preferences until the tab is closed. `None` is the browser's own scheme, which is light."""
        self._preferred = (colour_scheme, reduced_motion)
        self._browser.set_preferences(self._context, colour_scheme, reduced_motion, more_contrast=False)
        seen = """() => [matchMedia("(prefers-color-scheme: dark)").matches,
            matchMedia("(prefers-reduced-motion: reduce)").matches]"""
        wait_until(lambda: self.evaluate(seen) == [colour_scheme == "dark", reduced_motion], "the page to know it")

    def prefer_more_contrast(self):
        """Sets the preference for more contrast until the next `prefer`. Returns whether the browser supports that."""
        self._browser.set_preferences(self._context, *self._preferred, more_contrast=True)
        return self.evaluate("() => matchMedia('(prefers-contrast: more)').matches")

    def evaluate(self, function, *arguments):
        """Calls a JavaScript function in the page. Arguments and result are JSON; a promise is awaited."""
        result = self._connection.call(
            "script.callFunction", target={"context": self._context}, awaitPromise=True,
            functionDeclaration=f"async json => JSON.stringify(await ({function})(...JSON.parse(json))) ?? 'null'",
            arguments=[{"type": "string", "value": json.dumps(arguments)}])
        if result["type"] == "exception":
            raise ScriptError(result["exceptionDetails"]["text"])
        return json.loads(result["result"]["value"])

    def look(self, function, *arguments):
        """As `evaluate`, for a function that changes nothing and may use those of elements.js. Waits for a document."""
        text = f"(...args) => {{ {ELEMENTS}\nreturn ({function})(...args) }}"
        return wait_until(lambda: {"value": self.evaluate(text, *arguments)}, "the document")["value"]

    def run(self, script):
        """Evaluates the text of a whole script in the page."""
        self._connection.call(
            "script.evaluate", target={"context": self._context}, awaitPromise=False, expression=script)

    def run_before_pages(self, function):
        """Calls a JavaScript function in every document to come, before its own scripts."""
        self._connection.call("script.addPreloadScript", contexts=[self._context], functionDeclaration=function)

    def _perform(self, source):
        self._connection.call("input.performActions", context=self._context, actions=[source])
