import json
from urllib.parse import urljoin, urlsplit

from playwright.sync_api import Error

REASONS = {400: "Bad Request", 401: "Unauthorized", 402: "Payment Required", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
           406: "Not Accessible", 407: "Proxy Authentication Required", 408: "Request Timeout", 409: "Conflict", 421: "Misdirected Request",
           422: "Unprocessable Entity", 428: "Precondition Required", 429: "Too Many Requests", 500: "Internal Server Error",
           501: "Not Implemented", 502: "Bad Gateway", 503: "Service Unavailable", 504: "Gateway Timeout", 505: "Http Version Not Supported"}
# A second visit from the web view's own navigation within this time goes nowhere (Session.kt:735), in milliseconds.
THROTTLE = 500


class AndroidSession:
    """Session.kt: one web view, and its current visit."""

    def __init__(self, view, navigator, script):
        self._view = view
        self._navigator = navigator
        self._script = script
        self.is_ready = self._is_cold_booting = self._is_pending = False
        self._location = self._destination = self._options = None
        # The fragment that gets the session's callbacks.
        self._callback = None
        self._identifier = self._cold_identifier = ""
        self._restorations = {}
        self._overridden = -THROTTLE - 1

    def visit(self, destination, options, reload=False):
        self._location, self._destination, self._options, self._callback = destination.url, destination, options, destination
        self._identifier = ""
        if reload:
            self._reset()
        if self._is_cold_booting:
            self._is_pending = True
        elif self.is_ready:
            self._visit_location()
        else:
            self._load(destination.url)

    def restore_current(self, destination):
        """A fragment whose visit is still the session's: nothing is loaded, and the page's components connect again."""
        if self._destination is not destination or not self.is_ready or destination not in self._restorations:
            return False
        self._callback = destination
        self._navigator.rendered(destination)
        self._view.call("turboNative.restoreCurrentVisit")
        return True

    def forget_callback(self):
        self._callback = None

    def override(self, kind, url):
        """TurboWebViewClient.shouldOverrideUrlLoading, DownloadListener and onCreateWindow. The page's side has the conditions."""
        if kind == "override":
            now, before = self._navigator._now, self._overridden
            self._overridden = now
            if now - before <= THROTTLE:
                return
        self._propose(url, {"action": "advance"})

    def receive(self, name, values):
        """A call of TurboSession by turbo.js."""
        callback = self._callback
        is_visit = bool(values) and values[0] == self._identifier
        if name == "visitProposedToLocation":
            self._propose(values[0], self._kept(json.loads(values[1])))
        elif name == "visitStarted":
            self._identifier = values[0]
        elif name == "visitRendered" and callback and (is_visit or values[0] == self._cold_identifier):
            self._navigator.rendered(callback)
        elif name == "visitCompleted" and is_visit:
            self._restorations[self._destination] = values[1]
            if callback:
                self._navigator.titled(callback)
        elif name == "pageLoaded":
            self._restorations[self._destination] = values[0]
        elif name == "pageInvalidated" and callback:
            self.visit(self._destination, self._options, reload=True)
        elif name == "turboIsReady":
            self._become_ready(values[0])
        elif name == "turboFailedToLoad":
            self._reset()
            if callback:
                self._navigator.fail(callback, "Turbo Not Present")
        elif name == "visitRequestFailedWithStatusCode":
            self._fail(values[1], values[2], values[3])
        elif name == "visitRequestFailedWithNonHttpStatusCode":
            self._resolve_redirect(*values)

    def receive_page(self, name):
        """WebViewClient: a document has begun or ended."""
        if name == "started":
            self._navigator.page_started()
            self._cold_identifier = self._identifier = ""
        elif name == "finished" and self._is_cold_booting:
            self._cold_identifier = self._identifier = "cold"
            if self._view.page.evaluate("window.turboNative == null"):
                self._view.run(self._script)
                self._navigator.page_finished()

    def _propose(self, url, options):
        if self._callback:
            self._navigator.route(url, options)

    @staticmethod
    def _kept(options):
        kept = {"action": options.get("action") or "advance"}
        if options.get("response"):
            kept["response"] = options["response"]
        return kept

    def _visit_location(self):
        restoration = self._restorations.get(self._destination) if self._options["action"] == "restore" else None
        options = self._options
        if options["action"] == "restore" and restoration is None:
            options = {**options, "action": "advance"}
            self._navigator.facts.append("mark incomplete")
        self._view.call("turboNative.visitLocationWithOptionsAndRestorationIdentifier", self._location, json.dumps(options), restoration or "")

    def _load(self, url):
        """visitLocationAsColdBoot. A redirect meanwhile is proposed as a replacement (Session.kt:660), and an error shows the error view."""
        self._is_cold_booting = True
        self._view.set_delegate("cold")
        try:
            answer = self._view.fetch(url)
        except Error as error:
            return self._fail_load("Connect" if "ECONNREFUSED" in str(error) else "Unknown")
        if 300 <= answer.status < 400 and "location" in answer.headers:
            self._reset()
            return self._propose(urljoin(url, answer.headers["location"]), {"action": "replace"})
        self._view.show(url, response=answer)
        if answer.status >= 400:
            self._fail_load(REASONS.get(answer.status, answer.status_text))

    def _fail_load(self, text):
        self._reset()
        self._view.set_delegate("none")
        if self._callback:
            self._navigator.fail(self._callback, text)

    def _become_ready(self, is_ready):
        self.is_ready, self._is_cold_booting = is_ready, False
        if not is_ready:
            self._reset()
            if self._callback:
                self._navigator.fail(self._callback, "Turbo Not Ready")
            return
        self._view.set_delegate("session")
        if self._is_pending:
            self._visit_location()
            self._is_pending = False
        else:
            self._view.call("turboNative.visitRenderedForColdBoot", self._cold_identifier)
            if self._callback:
                self._navigator.titled(self._callback)

    def _fail(self, identifier, has_snapshot, status):
        if identifier == self._identifier and self._callback:
            if has_snapshot:
                self._navigator.facts.append("failed, with the cached page")
            else:
                self._navigator.fail(self._callback, REASONS.get(status, ""))

    def _resolve_redirect(self, url, identifier, has_snapshot):
        """HttpRepository.kt: what was no answer for the page may be a redirect to another host."""
        try:
            answer = self._view.fetch(url, redirects=20)
        except Error:
            answer = None
        if answer and 200 <= answer.status < 300 and urlsplit(answer.url).hostname != urlsplit(url).hostname:
            if identifier == self._identifier and self._callback:
                self._navigator.cross_origin_redirect(answer.url)
        else:
            self._fail(identifier, has_snapshot, -1)

    def _reset(self):
        self._identifier = self._cold_identifier = ""
        self._restorations.clear()
        self._is_pending = self.is_ready = self._is_cold_booting = False
