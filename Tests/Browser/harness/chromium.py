import json
import os
import shutil
import subprocess
import urllib.request
from contextlib import contextmanager
from pathlib import Path

from harness.browser import FOREIGN_HOST, Browser
from harness.ports import free_port
from harness.process_output import wait_for_line
from harness.waiting import wait_until


class Chromium(Browser):
    """Chromium behind chromedriver, which starts it and translates BiDi."""

    _home = None

    def _trust(self, authority, profile):
        # Whatever its profile, it reads the user's certificate database.
        self._home = f"{profile}-home"
        database = Path(self._home) / ".pki" / "nssdb"
        database.mkdir(parents=True)
        self._import(authority, database)

    def _start(self, profile):
        # For port 0 it takes a free one of IPv6, which another program may have over IPv4.
        return self._spawn(["chromedriver", f"--port={free_port()}"], {"HOME": self._home} if self._home else {}, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)

    def _find_socket(self, process):
        port = wait_for_line(process.stdout, r"successfully on port (\d+)")[1]
        self._driver = f"http://127.0.0.1:{port}/session"
        # Disables internal pages that each window loads for its address bar and its toolbar: they cost more than most pages of a test. A limit
        # of processes for pages, which each profile reaches at once, keeps the browser from starting more in reserve: a tenth of all work.
        internal = ["InitialWebUI", "PreloadTopChromeWebUI", "WebUILocationBar", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup",
                    "WebUIOmniboxPopup", "WebUIReloadButton", "WebUISplitTabsButton", "WebUIToolbar"]
        arguments = ["--headless=new", f"--user-data-dir={self._profile}", "--disable-dev-shm-usage", "--disable-gpu",
                     f"--disable-features={','.join(internal)}", "--renderer-process-limit=1",
                     "--auto-accept-this-tab-capture", "--window-size=1440,1040",
                     f"--host-resolver-rules=MAP {FOREIGN_HOST} 127.0.0.1"]
        if os.geteuid() == 0:
            arguments.append("--no-sandbox")
        session = self._ask_driver("POST", self._driver, {"capabilities": {"alwaysMatch": {
            "webSocketUrl": True, "unhandledPromptBehavior": "ignore",
            "goog:chromeOptions": {"binary": "/usr/bin/chromium", "args": arguments}}}})
        self._session = f"{self._driver}/{session['sessionId']}"
        return session["capabilities"]["webSocketUrl"]

    def _prepare_session(self):
        """Chromedriver has made the session already."""

    def set_preferences(self, context, colour_scheme, reduced_motion, more_contrast):
        session = self._connection.call("goog:cdp.getSession", context=context)["session"]
        features = [{"name": "prefers-reduced-motion", "value": "reduce" if reduced_motion else "no-preference"},
                    {"name": "prefers-contrast", "value": "more" if more_contrast else "no-preference"}]
        # Every frame of the page gets them, whatever the page around it says.
        if colour_scheme:
            features.append({"name": "prefers-color-scheme", "value": colour_scheme})
        self._connection.call(
            "goog:cdp.sendCommand", session=session, method="Emulation.setEmulatedMedia", params={"features": features})

    @contextmanager
    def warnings(self, tab):
        warnings = []
        self._connection.listen("goog:cdp.Log.entryAdded", lambda event: warnings.append(event["params"]["entry"]["text"]))
        session = self._connection.call("goog:cdp.getSession", context=tab.context)["session"]
        self._connection.call("goog:cdp.sendCommand", session=session, method="Log.enable")
        yield warnings
        self.catch_up()

    @contextmanager
    def tasks(self, tab):
        tasks, events, ends = [], [], []
        self._connection.listen("goog:cdp.Tracing.dataCollected", lambda event: events.extend(event["params"]["value"]))
        self._connection.listen("goog:cdp.Tracing.tracingComplete", ends.append)
        session = self._connection.call("goog:cdp.getSession", context=tab.context)["session"]

        def trace(verb, **parameters):
            self._connection.call("goog:cdp.sendCommand", session=session, method=f"Tracing.{verb}", params=parameters)

        trace("start", transferMode="ReportEvents", traceConfig={"includedCategories": ["toplevel", "blink.user_timing"]})
        try:
            yield tasks
            # It identifies the page's thread.
            tab.evaluate("() => void performance.mark('viaduct')")
        finally:
            trace("end")
        wait_until(lambda: self.catch_up() or ends, "the trace of the browser")
        thread = next((event["pid"], event["tid"]) for event in events if event["name"] == "viaduct")
        tasks += [(event["dur"] / 1000, event["tdur"] / 1000) for event in events
                  if (event["pid"], event["tid"]) == thread and event["name"].endswith("RunTask") and "tdur" in event]

    def close(self):
        self._ask_driver("DELETE", self._session)
        super().close()
        if self._home:
            shutil.rmtree(self._home, ignore_errors=True)

    @staticmethod
    def _ask_driver(method, url, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(url, data, {"Content-Type": "application/json"}, method=method)
        with urllib.request.urlopen(request, timeout=60) as response:
            return json.load(response)["value"]
