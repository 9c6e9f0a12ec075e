import subprocess
from pathlib import Path

from harness.browser import FOREIGN_HOST, Browser
from harness.process_output import wait_for_line

PREFERENCES = f"""
user_pref("app.normandy.enabled", false);
user_pref("app.update.disabledForTesting", true);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.startup.page", 0);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("dom.disable_open_during_load", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("network.dns.localDomains", "{FOREIGN_HOST}");
user_pref("services.settings.server", "data:,");
user_pref("toolkit.telemetry.reportingpolicy.firstRun", false);
"""


class Firefox(Browser):
    """Firefox, which speaks BiDi itself: Debian has no geckodriver."""

    def _trust(self, authority, profile):
        self._import(authority, profile)

    def _start(self, profile):
        (Path(profile) / "user.js").write_text(PREFERENCES)
        return self._spawn(
            ["firefox-esr", "--headless", "--no-remote", "--remote-debugging-port", "0", "--remote-allow-system-access",
             "--profile", profile, "about:blank"], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)

    def _find_socket(self, process):
        return wait_for_line(process.stderr, r"WebDriver BiDi listening on (ws://\S+)")[1] + "/session"

    def _prepare_session(self):
        self._connection.call("session.new", capabilities={"alwaysMatch": {"unhandledPromptBehavior": {"default": "ignore"}}})
        parameters = {"moz:scope": "chrome"}
        self._window = self._connection.call("browsingContext.getTree", **parameters)["contexts"][0]["context"]
        # The socket opens before the window has tabs, and requesting a tab before that is an error.
        self._evaluate("""(async () => {
            while (!window.gBrowserInit?.delayedStartupFinished) await new Promise((wake) => setTimeout(wake, 10))
        })()""")

    def set_preferences(self, context, colour_scheme, reduced_motion, more_contrast):
        # BiDi has no command for this. Scripts in the browser's own window can set its preferences, but there is none for contrast.
        scheme = 0 if colour_scheme == "dark" else 1
        self._evaluate(f"""
            Services.prefs.setIntPref("layout.css.prefers-color-scheme.content-override", {scheme})
            Services.prefs.setIntPref("ui.prefersReducedMotion", {int(reduced_motion)})
        """)

    def _evaluate(self, expression):
        """Evaluates a script in the browser's own window, and waits for its promise."""
        answer = self._connection.call("script.evaluate", target={"context": self._window}, awaitPromise=True,
                                       expression=expression)
        assert answer["type"] == "success", answer
