from playwright.sync_api import Error

from reference.address import address
from reference.components import Components
from reference.ios_session import IOSSession
from reference.phone import AGENTS, Phone
from reference.swift_url import swift_url
from reference.web_view import TRANSITION, WebView


class Screen:
    """A HotwireWebViewController: its URL, and what it shows."""

    def __init__(self, url):
        self.url = url
        self.left_url = None
        self.is_resolved = False
        self.title = ""
        self.error = None
        self.restoration = None
        self.components = Components()


class IOSPhone(Phone):
    """Hotwire Native iOS 1.2.2: the Navigator with its two sessions (Navigator.swift, NavigationHierarchyController.swift)."""

    def __init__(self, browser, url, scripts, rules):
        super().__init__(url)
        self._rules = rules
        self._context = browser.new_context(user_agent=AGENTS["ios"].format(" ".join(Components.NAMES)), viewport={"width": 402, "height": 800})
        self._main = self._session(scripts)
        self._modal = None
        self._scripts = scripts
        self._modal = self._session(scripts)
        self._stack, self._modals = [], []
        self._is_presented = self._is_dismissed = False
        # The screens between which a session moves in the next turn: the one that is shown, and the one that will be.
        self._moves = {}
        self.route(url)
        self.settle()

    def _session(self, scripts):
        view = WebView(self._context, "ios", scripts.read("ios_bridge.js"), scripts.read("ios_turbo.js"))
        return IOSSession(view, self)

    # What a person does and sees

    @property
    def page(self):
        return self._active.view.page

    @property
    def depth(self):
        return len(self._stack) + len(self._modals)

    @property
    def state(self):
        screens = self._modals or self._stack
        top, view = screens[-1], self._active.view
        back = screens[-2].title or "Back" if len(screens) > 1 else None
        facts = [f"at {address(view.url)} title {view.title}",
                 f"depth {self.depth}{' modal' if self._modals else ''}",
                 f"bar {top.title or '-'} back {back or '-'} left {top.components.drawn('left')} right {top.components.drawn('right')}"]
        if top.error:
            facts.append(f"error Error loading page | {top.error} | Retry")
        if top.components.sheet:
            facts.append(f"sheet {' | '.join(map(str, top.components.sheet))}")
        return facts

    @property
    def moves(self):
        screens = self._modals or self._stack
        if screens[-1].components.sheet:
            return []
        return (["back"] if len(screens) > 1 else []) + (["close"] if self._modals else [])

    def back(self):
        if self._modals:
            self._pop_modal()
        elif len(self._stack) > 1:
            self._pop_main()

    def close_modal(self):
        """Swipes the modal screens down."""
        if self._modals:
            self._dismiss()

    def tap(self, title):
        top = (self._modals or self._stack)[-1]
        if title == "Retry":
            top.error = None
            return self._active.reload()
        reply = top.components.tap(title)
        if reply:
            self._active.view.call("nativeBridge.replyWith", reply)

    @property
    def taps(self):
        top = (self._modals or self._stack)[-1]
        return ["Retry"] if top.error else top.components.titles

    # Navigator

    def route(self, url, options=None):
        """Navigator.swift:73: another host opens outside, by AppNavigationRouteDecisionHandler."""
        if not self._is_own(url):
            return self._outside(url)
        options = {"action": "advance", **(options or {})}
        screen = Screen(url)
        if self._rules.is_historical(url) and self._is_presented:
            self._dismiss()
        presentation, context = self._rules.presentation(url), self._rules.context(url)
        if presentation == "default":
            self._navigate(screen, context, options)
        elif presentation == "pop":
            self.pop()
        elif presentation == "replace":
            self._replace(screen, context, options)
        elif presentation == "refresh":
            self._refresh(self._rules.is_historical(url))
        elif presentation == "clear_all":
            self._clear_all()
        elif presentation == "replace_root":
            self._main.visit(screen, {"action": "replace"})
            self._dismiss()
            self._set_main([screen])

    def pop(self):
        """NavigationHierarchyController.swift:62."""
        if self._is_presented and not self._is_dismissed:
            self._pop_modal()
        else:
            self._pop_main()

    def reload(self):
        for session in self._main, self._modal:
            session.reload()

    def cross_origin_redirect(self, url):
        self.pop()
        self.route(url)

    def form_finished(self, session):
        if session is self._modal:
            self._main.is_snapshot_cache_stale = True

    def fail(self, screen, text):
        screen.error = text
        self.facts.append(f"failed {text}")

    # The stacks

    @property
    def _active(self):
        return self._modal if self._modals else self._main

    def _navigate(self, screen, context, options):
        """NavigationHierarchyController.swift:98."""
        if context == "default":
            self._main.visit(screen, options)
            was_modal = self._is_presented and not self._is_dismissed
            self._dismiss()
            self._push_or_replace(self._stack, self._main, screen, options, was_modal)
        else:
            self._modal.visit(screen, options)
            if self._is_presented and not self._is_dismissed:
                self._push_or_replace(self._modals, self._modal, screen, options, False)
            else:
                self._present(screen)

    def _push_or_replace(self, stack, session, screen, options, was_modal):
        """NavigationHierarchyController.swift:126."""
        same = lambda other: self._rules.are_same(screen.url, other.url, screen.url)
        if stack and same(stack[-1]):
            self._swap(stack, session, screen)
        elif len(stack) > 1 and same(stack[-2]):
            self._pop(stack, session)
        elif options["action"] == "advance" or was_modal:
            old = stack[-1] if stack else None
            stack.append(screen)
            self._move(session, old, screen)
        else:
            self._swap(stack, session, screen)

    def _replace(self, screen, context, options):
        """NavigationHierarchyController.swift:164."""
        if context == "default":
            self._main.visit(screen, options)
            self._dismiss()
            self._swap(self._stack, self._main, screen)
        else:
            self._modal.visit(screen, options)
            if self._is_presented:
                self._swap(self._modals, self._modal, screen)
            else:
                self._present(screen)

    def _refresh(self, is_historical):
        """NavigationHierarchyController.swift:189."""
        if is_historical:
            return self._restore(self._main, self._stack)
        if self._is_presented:
            if len(self._modals) == 1:
                self._dismiss()
                return self._restore(self._main, self._stack)
            self._pop(self._modals, self._modal)
            return self._restore(self._modal, self._modals)
        self._pop_main()
        self._restore(self._main, self._stack)

    def _clear_all(self):
        """NavigationHierarchyController.swift:74."""
        self._dismiss()
        if len(self._stack) > 1:
            old, self._stack[1:] = self._stack[-1], []
            self._move(self._main, old, self._stack[0])
        self._restore(self._main, self._stack)

    def _restore(self, session, stack):
        if stack:
            session.visit(stack[-1], {"action": "restore"})

    def _pop_main(self):
        if len(self._stack) > 1:
            self._pop(self._stack, self._main)

    def _pop_modal(self):
        if len(self._modals) == 1:
            self._dismiss()
        else:
            self._pop(self._modals, self._modal)

    def _pop(self, stack, session):
        old = stack.pop()
        self._move(session, old, stack[-1])

    def _swap(self, stack, session, screen):
        old = stack.pop() if stack else None
        stack.append(screen)
        self._move(session, old, screen, 0)

    def _set_main(self, stack):
        old = self._stack[-1] if self._stack else None
        self._stack[:] = stack
        self._move(self._main, old, stack[-1], 0)

    def _present(self, screen):
        """A sheet: the screen below neither disappears nor appears again."""
        old = self._modals[-1] if self._modals else None
        self._modals[:] = [screen]
        self._is_presented = True
        self._move(self._modal, old, screen)

    def _dismiss(self):
        if not self._is_presented or self._is_dismissed:
            return
        top = self._modals[-1]
        self._modals.clear()
        self._is_dismissed = True
        self._modal.will_disappear(top)

        def end():
            self._is_presented = self._is_dismissed = False
            self._modal.did_disappear(top)

        self._after(TRANSITION, end)

    def _move(self, session, old, new, duration=TRANSITION):
        """Shows another screen. UIKit begins in the next turn, once for all changes of a turn: only the last screen appears."""
        if session in self._moves:
            self._moves[session] = self._moves[session][0], new
            return
        self._moves[session] = old, new
        self._next_turn.append(lambda: self._begin(session, duration))

    def _begin(self, session, duration):
        old, new = self._moves.pop(session)
        if old is new:
            return
        if old:
            session.will_disappear(old)
        session.will_appear(new)

        def end():
            if old:
                session.did_disappear(old)
            session.did_appear(new)

        self._after(duration, end)

    # What a page says

    def _views(self):
        return [session.view for session in (self._main, self._modal) if session]

    def _handle(self, view, handler, message):
        session = self._main if view is self._main.view else self._modal
        if handler == "bridge":
            self._handle_bridge(session, message)
        elif handler == "turbo":
            session.receive(message["name"], message["data"])
        elif handler == "policy":
            self._decide(session, message["kind"], swift_url(message["url"]))

    def _handle_bridge(self, session, message):
        """BridgeDelegate.swift:117: a message belongs when its URL is the web view's."""
        screen = session.activated
        if message == "ready":
            if screen:
                session.view.call("nativeBridge.register", list(Components.NAMES))
        elif screen and (message["data"].get("metadata") or {}).get("url") == session.view.url:
            self._message("message", message)
            screen.components.receive(message)
        else:
            self._message("dropped", message)

    def _decide(self, session, kind, url):
        """The handlers of HotwireConfig.swift: reload, new window, external, link activated. The page's side has the conditions."""
        if kind == "reload":
            self.reload()
        else:
            self.route(url)
