import json
import tempfile
from pathlib import Path

import pytest

from harness import runtime_folder
from harness.app_command import AppCommand
from harness.app_page import AppPage, component
from harness.app_server import AppServer
from harness.asks import COMPONENTS as ASKING_COMPONENTS, LOCATION
from harness.authority import Authority
from harness.chromium import Chromium
from harness.configured_server import RULES, configured_server
from harness.console import Console
from harness.contract import Contract
from harness.firefox import Firefox
from harness.phones import Phones
from harness.proxied_app import ProxiedApp
from harness.proxy_client import ProxyClient
from harness.trace_reader import TraceReader
from harness.turbo import TURBO
from harness.viaduct_server import REPOSITORY, ViaductServer
from harness.wire import Wire

GALLERY = Path(__file__).parent / "gallery"
GALLERY_COMPONENTS = ("asks", "bar", "focus", "inputs", "layouts", "list", "looks", "screens", "sharing", "sketch", "verdicts")
BROWSERS = {"chromium": Chromium, "firefox": Firefox}


def pytest_addoption(parser):
    parser.addoption("--all", action="store_true", help="every case in both browsers, and what takes minutes")
    parser.addoption(
        "--quick", metavar="FILE,…", help="only what is marked quick, in the first browser, and what these files have, relative to the repository")


def pytest_collection_modifyitems(config, items):
    """Leaves out what `--all` has more: what is slow, what the first browser shows for both, and the further cases of a test in a browser.

    Both platforms are no further cases in the first browser.
    """
    if config.getoption("--all"):
        return
    first, *_ = BROWSERS
    quick = config.getoption("--quick")
    seen = set()

    def is_needless(item):
        if item.get_closest_marker("slow"):
            return True
        parameters = item.callspec.params if hasattr(item, "callspec") else {}
        browser = parameters.get("browser")
        if quick is not None and str(item.path.relative_to(REPOSITORY)) not in quick.split(","):
            if not item.get_closest_marker("quick") or browser not in (first, None):
                return True
        if browser is None:
            return False
        if browser != first and item.get_closest_marker("any_browser"):
            return True
        test = (item.path, item.originalname, browser, parameters.get("platform") if browser == first else None)
        is_further_case = test in seen
        seen.add(test)
        return is_further_case and not (browser == first and item.get_closest_marker("each_case"))

    needless = [item for item in items if is_needless(item)]
    config.hook.pytest_deselected(items=needless)
    items[:] = [item for item in items if item not in needless]


def pytest_terminal_summary(terminalreporter):
    """Prints the measurements."""
    for report in terminalreporter.stats.get("passed", []):
        for name, value in report.user_properties:
            terminalreporter.write_line(f"{name} {value}")


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_teardown(item):
    """Closes the tab's log before a test's servers stop, because its page may still load from them."""
    funcargs = getattr(item, "funcargs", {})
    # A picture's tab has a browser of its own.
    if {"tab", "browser"} <= set(funcargs):
        funcargs["browser"].end_log(funcargs["tab"])


def pytest_unconfigure():
    runtime_folder.remove()


@pytest.fixture(scope="session", params=BROWSERS)
def browser(request):
    browser = BROWSERS[request.param]()
    yield browser
    browser.close()


@pytest.fixture
def tab(browser):
    """A fresh tab. The test fails if one of its scripts throws."""
    with browser.new_tab() as tab:
        yield tab
        assert tab.uncaught_errors == []


@pytest.fixture
def second(browser):
    """A tab of its own for the console."""
    with browser.new_tab() as tab:
        yield tab
        assert tab.uncaught_errors == []


@pytest.fixture(scope="module")
def tls_folder():
    """A folder with a short path, for certificates and sockets."""
    with tempfile.TemporaryDirectory(prefix="v") as folder:
        yield Path(folder)


@pytest.fixture(scope="module")
def authority(tls_folder):
    """The tests' own certificate authority, which no program trusts by default."""
    return Authority(tls_folder / "own")


@pytest.fixture(scope="module")
def browser_server():
    """A server that leaves visits to the browser."""
    server = ViaductServer("--navigation", "browser")
    yield server
    server.stop()


@pytest.fixture(scope="session")
def shared_server():
    server = ViaductServer()
    yield server
    server.stop()


@pytest.fixture
def server(shared_server):
    """The server that all tests share."""
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
def reader(own_server):
    """A reader of the trace of `own_server`, so that pages report to it."""
    reader = TraceReader(own_server)
    yield reader
    reader.end()


@pytest.fixture
def own_wire(own_server):
    """A connection to `own_server` that the test may cut."""
    wire = Wire(own_server.port)
    yield wire
    wire.cut()


@pytest.fixture
def app():
    """The tests' web app, on another port than Viaduct."""
    app = AppServer()
    yield app
    app.close()


@pytest.fixture
def phones(tab, server):
    """The device page with an iPhone and an Android phone."""
    return Phones(tab, server)


@pytest.fixture
def contract(tmp_path):
    return Contract(tmp_path)


@pytest.fixture
def short_folder():
    """A folder with a short path, because the paths of sockets are limited."""
    with tempfile.TemporaryDirectory(prefix="v") as folder:
        yield Path(folder)


@pytest.fixture(scope="session")
def shared_proxy():
    app = ProxiedApp()
    versions = {"1.2": {"components": ["form"], "agent": "MyApp/1.2"}}
    server = ViaductServer("--app", app.url, environment={"VIADUCT_VERSIONS": json.dumps(versions)})
    yield app, server
    server.stop()
    app.close()


@pytest.fixture
def proxied(shared_proxy):
    """A web app behind Viaduct's proxy. The test defines its answers by path."""
    app, _ = shared_proxy
    app.forget()
    return app


@pytest.fixture
def proxy(shared_proxy):
    """Viaduct, in front of `proxied`."""
    return shared_proxy[1]


@pytest.fixture
def native_pages(proxied):
    """The pages behind the proxy for the tests in `helpers`: their bodies by path."""
    items = [{"title": title, "index": index} for index, title in enumerate(["Date", "Name"])]
    bodies = {"/form": component("form", connect=("connect", {"submitTitle": "Save"})),
              "/menu": component("menu", click=("display", {"title": "Sort", "items": items}), label="Sort"),
              "/location": LOCATION}
    for path, body in bodies.items():
        proxied.add(path, AppPage("", body, components=("form", "menu", "location"), adapter_place="none").html)
    return bodies


@pytest.fixture
def get(proxy, proxied):
    """Requests a path from the proxy: `get(path, **headers)`, with underscores for hyphens; by default as a navigation."""

    def get(path="/", method="GET", body=None, **headers):
        client = ProxyClient(proxy.port)
        return client.ask(path, method, body, {"sec_fetch_dest": "document", **headers})

    return get


@pytest.fixture
def show_proxied(tab, proxied, proxy):
    """Opens a page of the app behind the proxy in the tab: `show_proxied(body, **options of AppPage)`."""

    def show_proxied(body="", path="/", headers=(), content_type="text/html; charset=utf-8", **options):
        page = AppPage("", body, adapter_place="none", **options)
        proxied.add(path, page.html, headers=headers, content_type=content_type)
        tab.open(proxy.url + path)

    return show_proxied


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


@pytest.fixture(scope="module")
def configured(tmp_path_factory):
    """A server with the path configuration RULES."""
    server = configured_server(tmp_path_factory.mktemp("paths"), RULES)
    yield server
    server.stop()


@pytest.fixture
def configured_page(tab, show, configured):
    """A page with Turbo whose visits the path configuration RULES decides about."""
    show(viaduct=configured.url, head=TURBO, title="Start")
    # Until the app has connected, visits continue as in any browser.
    tab.wait_until("() => Turbo.isNative")
    return tab


@pytest.fixture
def ask(tab, show):
    """Shows a component of `harness.asks` and presses its button: `ask(markup)`."""

    def ask(body):
        show(body, components=ASKING_COMPONENTS)
        tab.page("main > button").tap()

    return ask


@pytest.fixture(scope="session")
def gallery_app(shared_server):
    """Swift components for features that no built-in component shows, in a room of their own."""
    command = AppCommand(GALLERY, "--server", shared_server.url, "--room", "gallery")
    command.wait_until_connected()
    yield command
    command.stop()


@pytest.fixture
def gallery(gallery_app, tab, show):
    """Opens a page and lets a component of the gallery show something: `gallery(name, event)`."""

    def gallery(name, event="show", body=""):
        show(component(name, click=(event, {}), label="Open") + body, query="?room=gallery", components=GALLERY_COMPONENTS)
        tab.page("main > button").tap()

    return gallery


@pytest.fixture
def run(folder, own_server):
    """Starts `viaduct app` on the test module's `folder`: `run(*arguments)`. Request it before the tab, which then closes first."""
    commands = []

    def run(*arguments):
        command = AppCommand(folder, "--server", own_server.url, *arguments)
        commands.append(command)
        command.wait_until_connected()
        return command

    yield run
    for command in commands:
        command.stop()


@pytest.fixture
def console(browser, own_server):
    """The console of `own_server`, in a tab of its own. The test fails if one of its scripts throws."""
    with browser.new_tab() as tab:
        yield Console(tab, own_server)
        assert tab.uncaught_errors == []
