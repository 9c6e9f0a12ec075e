"""The pages that Viaduct itself serves, as a newcomer opens them: nothing in them is reported as a mistake."""

import time
from contextlib import ExitStack

import pytest

from harness.chromium import Chromium
from harness.doctor import doctor
from harness.firefox import Firefox
from harness.sample_app import SampleApp
from harness.trace_reader import TraceReader
from harness.viaduct_server import REPOSITORY

PUBLIC = REPOSITORY / "public"
DEMO = ["/", *(f"/demo/{page.name}" for page in sorted(PUBLIC.glob("demo/*.html")))]
SAMPLE = ["/", "/notes/new"]
# The longest time after which a page is judged is 30 s: a document that waits for Turbo, on iOS.
REST_SECONDS = 40
BUTTON = "() => document.querySelector('viaduct-screen').shadowRoot.querySelector('.viaduct-button').ariaLabel"


@pytest.fixture
def sample():
    sample = SampleApp()
    yield sample.server
    sample.stop()


@pytest.fixture
def profiles(pytestconfig):
    """The platform and the opener of tabs of each profile: iOS in Chromium, Android in Firefox, and the other two with `--all`."""
    with ExitStack() as stack:

        def profile(browser):
            first = stack.enter_context(browser.new_tab())

            def open_tab(url):
                tab = stack.enter_context(browser.new_tab_beside(first))
                # Wide enough for two phones.
                tab.resize(1440, 900)
                tab.open(url)
                return tab

            return open_tab

        chromium, firefox = browsers = [Chromium(), Firefox()]
        for browser in browsers:
            stack.callback(browser.close)
        pairs = [("ios", chromium), ("android", firefox)]
        if pytestconfig.getoption("--all"):
            pairs += [("ios", firefox), ("android", chromium)]
        yield [(platform, profile(browser)) for platform, browser in pairs]


@pytest.mark.any_browser
def test_no_page_of_viaduct_s_own_has_a_finding_after_a_while(profiles, own_server, sample):
    readers = [TraceReader(server) for server in (own_server, sample)]
    pages, devices = [], []
    for platform, open_tab in profiles:
        for server, paths in ((own_server, DEMO), (sample, SAMPLE)):
            query = f"viaduct_platform={platform}&viaduct_menu=on"
            pages += [(f"{platform} {path}", open_tab(f"{server.url}{path}?{query}")) for path in paths]
        devices.append(("the device page", open_tab(f"http://localhost:{own_server.port}/viaduct/device?phones={platform}")))
    time.sleep(REST_SECONDS)
    found = []
    for name, tab in pages + devices:
        found += [(name, line) for line in tab.console + tab.uncaught_errors if not line.startswith(("info", "debug"))]
    found += [(name, label) for name, tab in pages if (label := tab.look(BUTTON)) != "Viaduct"]
    for reader in readers:
        assert len(reader.of_kind("app", "native")) > len(SAMPLE)
        frames = [event["frame"] for event in reader.events if "frame" in event]
        found += [frame for frame in frames if frame["type"] == "event" or frame.get("level") in ("warning", "error")]
        found += [frame for frame in frames if frame.get("state") in ("dropped", "missing", "threw")]
        reader.end()
    assert found == []


@pytest.mark.any_browser
def test_the_doctor_is_content_on_a_fresh_start(own_server, sample):
    for server, paths in ((own_server, ["/", "/demo/button.html", "/viaduct/device"]), (sample, ["/"])):
        address = server.url.removeprefix("http://")
        assert doctor("--listen", address)[0] == 0
        for path in paths:
            status, found = doctor("--listen", address, f"http://localhost:{server.port}{path}")
            assert (path, status, [finding for finding in found.values() if finding["level"] != "fine"]) == (path, 0, [])
