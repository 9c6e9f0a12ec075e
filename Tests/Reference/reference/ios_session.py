from urllib.parse import urljoin, urlsplit

from playwright.sync_api import Error

from reference.swift_url import swift_url

TEXTS = {0: "A network error occurred.", -1: "A network timeout occurred.", -2: "The server returned an invalid content type."}
REDIRECT_ERROR = "The operation couldn’t be completed. (HotwireNative.RedirectHandlerError error {}.)"


class Visit:
    def __init__(self, screen, options, url, is_cold):
        self.screen, self.options, self.url, self.is_cold = screen, options, url, is_cold
        self.state, self.identifier = "initialized", None


class IOSSession:
    """Session.swift with its visits (ColdBootVisit.swift, JavaScriptVisit.swift): one web view, and the screen that owns it."""

    def __init__(self, view, navigator):
        self.view = view
        self._navigator = navigator
        self._is_initialized = False
        self.is_snapshot_cache_stale = False
        self._current = self._topmost = self._previous = None
        # The delegates of WebViewBridge.
        self._cold_visit = self._script_visit = None
        self.activated = None

    def visit(self, screen, options):
        if self._current:
            self._cancel(self._current)
        visit = self._current = Visit(screen, options, self._url_of(screen), not self._is_initialized)
        self._activate(screen)
        visit.state = "started"
        if visit.is_cold:
            self._cold_visit = visit
            self._load(visit)
        else:
            self._script_visit = visit
            self._call_visit(visit)

    def reload(self):
        if self._topmost:
            self._is_initialized = False
            self.visit(self._topmost.screen, {"action": "advance"})
            self._topmost = self._current

    # Session: VisitableDelegate

    def will_appear(self, screen):
        previous, self._previous = self._previous, None
        topmost, current = self._topmost, self._current
        if not topmost or not current:
            return
        if self.is_snapshot_cache_stale:
            self.view.call("turboNative.clearSnapshotCache")
            self.is_snapshot_cache_stale = False
        if screen is current.screen:
            has_html = (current.options.get("response") or {}).get("responseHTML") is not None
            if current.state == "started" or has_html and current.state == "completed":
                self._topmost = current
                return
        if screen is not topmost.screen:
            self.visit(screen, {"action": "restore"})
        elif topmost.screen is not self.activated and previous and screen is previous.screen:
            self.visit(screen, {"action": "restore"})

    def did_appear(self, screen):
        current, topmost = self._current, self._topmost
        if current and screen is current.screen:
            self._topmost = current
            if current.state != "failed":
                self._activate(screen)
        elif topmost and screen is topmost.screen and topmost.state == "completed":
            self.visit(screen, {"action": "restore"})

    def will_disappear(self, screen):
        self._previous = self._topmost

    def did_disappear(self, screen):
        if self._previous:
            self.view.call("turboNative.cacheSnapshot")
        if self.activated is screen:
            self._deactivate()

    # What the page's turbo.js says

    def receive(self, name, data):
        visit = self._script_visit
        is_visit = visit is not None and visit.identifier == data.get("identifier")
        if name == "visitProposed":
            options = data.get("options") or {}
            kept = {"action": options.get("action") or "advance"}
            if response := options.get("response"):
                kept["response"] = {key: response[key] for key in ("statusCode", "responseHTML") if response.get(key) is not None}
            self._navigator.route(swift_url(data["location"]), kept)
        elif name == "visitStarted" and visit:
            visit.identifier = data["identifier"]
        elif name == "visitRendered" and is_visit:
            self._render(visit)
        elif name == "visitCompleted" and is_visit:
            self._complete(visit, data.get("restorationIdentifier"))
        elif name == "visitRequestFailed" and is_visit:
            status = data["statusCode"]
            self._fail(visit, TEXTS.get(status, f"There was an HTTP error ({status})."))
        elif name == "visitRequestFailedWithNonHttpStatusCode":
            self._resolve_redirect(swift_url(data["location"]), data["identifier"])
        elif name == "pageLoaded" and self._cold_visit:
            self._render(self._cold_visit)
            self._complete(self._cold_visit, data.get("restorationIdentifier"))
        elif name == "pageInvalidated":
            self.reload()
        elif name == "formSubmissionFinished":
            self._navigator.form_finished(self)
        elif name == "pageLoadFailed" and self._current and not self._is_initialized:
            self._cancel(self._current)
            self._navigator.fail(self._current.screen, "The page could not be loaded due to a configuration error.")

    # Visits

    def _call_visit(self, visit):
        options = {key: value for key, value in visit.options.items() if value is not None}
        self.view.call("turboNative.visitLocationWithOptionsAndRestorationIdentifier", visit.url, options, visit.screen.restoration)

    def _load(self, visit):
        """ColdBootVisit.swift: a redirect to another host is proposed, an answer other than 2xx is an error."""
        self.view.set_delegate("cold")
        response = visit.options.get("response") or {}
        if response.get("responseHTML") and 200 <= response["statusCode"] < 300:
            return self.view.show(visit.url, body=response["responseHTML"])
        url = visit.url
        for _ in range(20):
            try:
                answer = self.view.fetch(url)
            except Error as error:
                refused = "ECONNREFUSED" in str(error)
                return self._fail(visit, "Could not connect to the server." if refused else "The network connection was lost.")
            if not 300 <= answer.status < 400 or "location" not in answer.headers:
                break
            url = urljoin(url, answer.headers["location"])
            if urlsplit(url).hostname != urlsplit(visit.url).hostname:
                return self._navigator.route(url)
        if not 200 <= answer.status < 300:
            return self._fail(visit, f"There was an HTTP error ({answer.status}).")
        self.view.show(url, response=answer)

    def _cancel(self, visit):
        if visit.state != "started":
            return
        visit.state = "canceled"
        if visit.is_cold:
            self.view.stop()
        else:
            self.view.call("turboNative.cancelVisitWithIdentifier", visit.identifier or "(pending)")

    def _render(self, visit):
        # Only a screen that has the web view learns the title.
        visit.screen.title = self.view.title if visit.screen is self.activated else ""
        visit.screen.is_resolved = True

    def _complete(self, visit, restoration):
        if visit.state != "started":
            return
        visit.state = "completed"
        if visit.is_cold:
            self._is_initialized = True
            self.view.set_delegate("session")
        if restoration is not None:
            visit.screen.restoration = restoration

    def _fail(self, visit, text):
        if visit.state != "started":
            return
        visit.state = "failed"
        if visit.is_cold:
            self.view.set_delegate("none")
        self._navigator.fail(visit.screen, text)

    def _resolve_redirect(self, url, identifier):
        """Session.swift:263 and RedirectHandler.swift: what was no answer for the page may be a redirect to another host."""
        visit = self._current
        try:
            answer = self.view.fetch(url, redirects=20)
        except Error:
            text = REDIRECT_ERROR.format(0)
        else:
            if not 200 <= answer.status < 300:
                text = REDIRECT_ERROR.format(1)
            elif urlsplit(answer.url).hostname != urlsplit(url).hostname:
                if visit and visit.identifier == identifier:
                    self._navigator.cross_origin_redirect(answer.url)
                return
            else:
                text = "There was an HTTP error (0)."
        if visit and not visit.is_cold and visit.identifier == identifier:
            self._fail(visit, text)

    # The screen that has the web view

    def _url_of(self, screen):
        if screen.left_url is not None and not screen.is_resolved:
            return screen.left_url
        if screen.is_resolved:
            return self.view.url if screen is self.activated else screen.url
        return screen.url

    def _activate(self, screen):
        if self.activated is not screen:
            if self.activated:
                self._deactivate()
            self.activated = screen

    def _deactivate(self):
        """VisitableViewController.swift:85: a screen that is left keeps the web view's URL of this moment."""
        self.activated.left_url = self.view.url
        self.activated.is_resolved = False
        self.activated = None
