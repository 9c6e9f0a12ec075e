import pytest

from harness.app_page import AppPage
from harness.app_server import AppServer
from harness.chromium import Chromium
from harness.firefox import Firefox
from harness.viaduct_server import ViaductServer
from harness.wire import Wire

BROWSERS = {"chromium": Chromium, "firefox": Firefox}


def pytest_terminal_summary(terminalreporter):
    """Shows what was measured."""
    for report in terminalreporter.stats.get("passed", []):
        for name, value in report.user_properties:
            terminalreporter.write_line(f"{name} {value}")


@pytest.fixture(scope="session", params=BROWSERS)
def browser(request):
    browser = BROWSERS[request.param]()
    yield browser
    browser.close()


@pytest.fixture
def tab(browser):
    """A fresh tab, in which no script may fail."""
    with browser.new_tab() as tab:
        yield tab
        assert tab.uncaught_errors == []


@pytest.fixture(scope="session")
def shared_server():
    server = ViaductServer()
    yield server
    server.stop()


@pytest.fixture
def server(shared_server):
    """The server, which all tests share."""
    return shared_server


@pytest.fixture
def own_server():
    """A server that the test may stop and start."""
    server = ViaductServer()
    yield server
    server.stop()


@pytest.fixture
def wire(server):
    """A connection to the server that the test may cut."""
    wire = Wire(server.port)
    yield wire
    wire.cut()


@pytest.fixture
def app():
    """The tests' web app, on another port than Viaduct."""
    app = AppServer()
    yield app
    app.close()


@pytest.fixture
def show(tab, app, server):
    """Opens a page of the app with this body in the tab: `show(body, **options of AppPage)`.

    With `has_screen=False` it does not wait for the native screen.
    """

    def show(body="", has_screen=True, **options):
        tab.open(app.add(AppPage(options.pop("viaduct", server.url), body, **options)))
        if has_screen:
            tab.wait_for_screen()

    return show
