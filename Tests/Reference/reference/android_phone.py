import json

from reference.address import address
from reference.android_session import AndroidSession
from reference.components import Components
from reference.phone import AGENTS, Phone
from reference.web_view import WebView


class Destination:
    """A HotwireWebFragment: its location, and what it shows."""

    def __init__(self, url, options, context):
        self.url, self.options, self.is_modal = url, options, context == "modal"
        self.is_new = True
        self.title = ""
        self.error = None
        self.components = Components()


class AndroidPhone(Phone):
    """Hotwire Native Android 1.3.1: one web view, and one stack of fragments (Navigator.kt, NavigatorRule.kt, HotwireWebFragmentDelegate.kt)."""

    def __init__(self, browser, url, scripts, rules):
        super().__init__(url)
        self._rules = rules
        self._context = browser.new_context(
            user_agent=AGENTS["android"].format(" ".join(Components.NAMES)), viewport={"width": 402, "height": 800})
        self._view = WebView(self._context, "android")
        self._session = AndroidSession(self._view, self, scripts.read("android_turbo.js"))
        self._bridge_script = scripts.read("android_bridge.js")
        self._is_bridge_ready = False
        # The fragment that has the web view, whose BridgeDelegate gets messages.
        self._attached = None
        self._stack = [Destination(url, {"action": "advance"}, rules.context(url))]
        self._start(self._stack[-1])
        self.settle()

    # What a person does and sees

    @property
    def page(self):
        return self._view.page

    @property
    def depth(self):
        return len(self._stack)

    @property
    def state(self):
        top = self._stack[-1]
        back = "yes" if self.moves == ["back"] else "-"
        facts = [f"at {address(self._view.url)} title {self._view.title}",
                 f"depth {self.depth}{' modal' if top.is_modal and self.depth > 1 else ''}",
                 f"bar {top.title or '-'} back {back} left {top.components.drawn('left')} right {top.components.drawn('right')}"]
        if top.error is not None:
            facts.append(" | ".join(["error Error loading page", *([top.error] if top.error else [])]))
        if top.components.sheet:
            facts.append(f"sheet {' | '.join(map(str, top.components.sheet))}")
        return facts

    def back(self):
        """HotwireFragmentDelegate.kt: the arrow of the toolbar pops."""
        self.pop()

    close_modal = back

    @property
    def moves(self):
        # The same arrow, whose icon is the app's.
        return ["back"] if len(self._stack) > 1 and not self._stack[-1].components.sheet else []

    def tap(self, title):
        reply = self._stack[-1].components.tap(title)
        if reply:
            self._reply(reply)

    def _reply(self, message):
        self._view.call("nativeBridge.replyWith", json.dumps(message))

    @property
    def taps(self):
        return self._stack[-1].components.titles

    # Navigator

    def route(self, url, options=None):
        """Navigator.kt:130."""
        options = {"action": "advance", **(options or {})}
        if not self._is_own(url):
            return self._outside(url)
        mode, presentation = self._rule(url, options)
        if mode == "dismiss":
            self._dismiss(url, options)
        elif mode == "refresh":
            self._refresh(self._stack[-1])
        elif mode == "to modal":
            self._leave()
            if presentation == "replace":
                self._stack.pop()
            self._push(url, options)
        elif mode == "in context":
            self._navigate(url, options, presentation)

    def pop(self):
        if len(self._stack) > 1:
            self._leave()
            self._stack.pop()
            self._start(self._stack[-1])

    def cross_origin_redirect(self, url):
        self.pop()
        self.route(url)

    def _rule(self, url, options):
        """NavigatorRule.kt: the mode and the presentation of a proposal."""
        now = self._stack[-1]
        before = self._stack[-2] if len(self._stack) > 1 else None
        is_modal = self._rules.context(url) == "modal"
        presentation = self._rules.presentation(url)
        if presentation != "default":
            if not before and presentation in ("pop", "clear_all"):
                presentation = "none"
        else:
            same = lambda other: other is not None and self._rules.are_same(url, url, other.url)
            if same(now) and not before:
                presentation = "replace_root"
            elif same(before) or now.is_modal and not is_modal:
                presentation = "pop"
            elif same(now) or options["action"] == "replace":
                presentation = "replace"
            else:
                presentation = "push"
        if now.is_modal and not is_modal and presentation != "replace_root":
            return "dismiss", presentation
        if not now.is_modal and is_modal and presentation != "replace_root":
            return "to modal", presentation
        return {"refresh": "refresh", "none": "none"}.get(presentation, "in context"), presentation

    def _navigate(self, url, options, presentation):
        """Navigator.kt:230."""
        self._leave()
        if presentation == "pop":
            self._stack.pop()
            self._start(self._stack[-1])
        elif presentation == "replace":
            self._stack.pop()
            self._push(url, options)
        elif presentation == "push":
            self._push(url, options)
        elif presentation == "replace_root":
            self._stack.clear()
            # Navigator.kt:370: the visit's options are not saved for it.
            self._push(url, {"action": "advance"})
        elif presentation == "clear_all":
            del self._stack[1:]
            self._start(self._stack[-1])

    def _dismiss(self, url, options):
        """Navigator.kt:287: the fragment below gets the result of the modal ones, and routes it."""
        before = self._stack[-2] if len(self._stack) > 1 else None
        action = "replace" if before and self._rules.are_same(url, url, before.url) else "advance"
        self._leave()
        while len(self._stack) > 1:
            self._stack.pop()
            if not self._stack[-1].is_modal:
                break
        below = self._stack[-1]
        result = {**options, "action": action}
        mode, _ = self._rule(url, result)
        if mode in ("none", "refresh"):
            self._start(below)
        if mode != "none":
            self.route(url, result)

    def _push(self, url, options):
        self._stack.append(Destination(url, options, self._rules.context(url)))
        self._start(self._stack[-1])

    def _leave(self):
        """HotwireWebFragmentDelegate.prepareNavigation: no callback of the session, no web view."""
        self._session.forget_callback()
        self._attached = None

    def _start(self, destination):
        """HotwireWebFragmentDelegate.attachWebViewAndVisit."""
        destination.error = None
        if not (not destination.is_new and self._session.restore_current(destination)):
            options = destination.options if destination.is_new else {"action": "restore"}
            destination.is_new = False
            self._session.visit(destination, options)
        self._attached = destination
        if self._session.is_ready and not self._is_bridge_ready:
            self._view.run(self._bridge_script)

    def _refresh(self, destination):
        self._session.visit(destination, {"action": "advance"}, reload=True)

    # SessionCallback

    def page_started(self):
        self._is_bridge_ready = False

    def page_finished(self):
        self._view.run(self._bridge_script)

    def rendered(self, destination):
        destination.title = self._view.title
        destination.error = None

    def titled(self, destination):
        destination.title = self._view.title

    def fail(self, destination, text):
        destination.error = text
        self.facts.append(f"failed {text}")

    # What a page says

    def _views(self):
        return [self._view]

    def _handle(self, view, handler, message):
        if handler == "turbo":
            self._session.receive(message["name"], message["values"])
        elif handler == "page":
            self._session.receive_page(message["name"])
        elif handler == "bridge":
            self._handle_bridge(message["name"], message["values"])
        elif handler == "policy":
            self._session.override(message["kind"], message["url"])

    def _handle_bridge(self, name, values):
        """Bridge.kt, BridgeDelegate.kt:83: a message belongs when its URL is the web view's."""
        if name == "bridgeDidInitialize" and self._attached:
            self._view.call("nativeBridge.register", list(Components.NAMES))
        elif name == "bridgeDidUpdateSupportedComponents":
            self._is_bridge_ready = True
        elif name == "bridgeDidReceiveMessage":
            message = json.loads(values[0])
            if self._attached and (message["data"].get("metadata") or {}).get("url") == self._view.url:
                self._message("message", message)
                self._attached.components.receive(message)
            else:
                self._message("dropped", message)
