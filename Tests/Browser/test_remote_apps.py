"""Apps in processes of their own: pages switch to them and back."""

import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from threading import Event
from urllib.request import urlopen

import pytest

from harness.app_page import AppPage, component
from harness.example_app import EXAMPLE, ExampleApp
from harness.peer import Peer
from harness.viaduct_server import PROGRAM, REPOSITORY
from harness.waiting import wait_until

SAVE = component("form", connect=("connect", {"submitTitle": "Save"}))
OTHER = component("button", connect=("connect", {"title": "Profile"}))
SUPPORTED = "() => document.documentElement.dataset.bridgeComponents"
IS_LOADED_ANEW = "() => !window.isOld && document.readyState === 'complete'"


class HeldPage(AppPage):
    """A page that answers only while its gate is open."""

    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.gate = Event()
        self.gate.set()

    @property
    def html(self):
        self.gate.wait(60)
        return super().html


@contextmanager
def example(server, *arguments, **options):
    app = ExampleApp(server, *arguments, **options)
    try:
        yield app
    finally:
        app.close()


def adapter(server):
    with urlopen(f"{server.url}/viaduct/adapter.js") as response:
        return response.read().decode()


def wait_for_built_in_components(tab):
    """Waits for the reload: the page was loaded without the built-in components, so it reloads when they are back."""
    tab.wait_until("() => navigator.userAgent.includes('overflow-menu') && document.readyState === 'complete'")
    tab.native("button", "Save").wait()


def mark(tab):
    tab.evaluate("() => { window.isOld = true }")


@pytest.fixture(scope="session")
def swift_example(request, tmp_path_factory):
    """The documentation's Swift package. With `--all` it is built as a reader would, which compiles Viaduct's modules again.

    In a folder of its own: another package beside Viaduct's would be planned with the first one's manifest.
    Otherwise its manifest is read, with the products that it wants of Viaduct's, and its sources are compiled.
    """
    package = EXAMPLE.parent / "FormApp"
    options = ["--package-path", package, "--scratch-path", REPOSITORY / ".build" / "example"]
    if request.config.getoption("--all"):
        subprocess.run(["swift", "build", *options], check=True)
        return [REPOSITORY / ".build" / "example" / "debug" / "FormApp"]
    subprocess.run(["swift", "package", *options, "show-dependencies"], check=True)
    program = tmp_path_factory.mktemp("example") / "FormApp"
    built = Path(PROGRAM).resolve().parent
    modules = [built / "Modules", *(file.parent for file in (REPOSITORY / "Sources").rglob("module.modulemap"))]
    subprocess.run(
        ["swiftc", "-swift-version", "5", "-parse-as-library", *(f"-I{folder}" for folder in modules),
         *package.glob("Sources/*.swift"), "-L", built, "-lViaductRuntime", "-Xlinker", f"-rpath={built}", "-o", program],
        check=True)
    return [program]


@pytest.fixture(params=["python", "swift"])
def example_command(request):
    """An example's name as an app, and the command that runs it."""
    if request.param == "python":
        return "python", [sys.executable, EXAMPLE]
    return "form", request.getfixturevalue("swift_example")


@pytest.mark.any_browser
def test_the_examples_are_apps(tab, show, own_server, example_command):
    name, command = example_command
    app = subprocess.Popen([*command, own_server.url])
    try:
        wait_until(lambda: f'"name":"{name}"' in adapter(own_server), "the app")
        show(SAVE, viaduct=own_server.url)
        tab.native("button", "Save").tap()
        assert tab.wait_for_replies(1)[0]["event"] == "connect"
        tab.native("button", "Save").tap()
        tab.wait_for_replies(2)
    finally:
        app.terminate()
        app.wait()


@pytest.mark.slow
@pytest.mark.any_browser
def test_a_frame_of_an_app_that_no_page_knows_is_told_in_the_console(tab, show, own_server):
    app = Peer.app(own_server)
    app.send({"type": "register", "name": "a", "platform": "ios", "components": ["form"]})
    show(SAVE, viaduct=own_server.url, has_screen=False)
    page = app.receive(lambda frame: "page" in frame)["page"]
    app.send({"page": page, "frame": {"type": "unheard-of"}})
    tab.wait_for_console("The page knows no frame “unheard-of”")
    app.close()


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1"])
def test_no_page_becomes_an_app_not_even_with_the_secret(tab, app, server, host):
    """The page is of another loopback origin, which may use the server as a page."""
    address = app.add(AppPage(server.url, libraries=[], adapter_place="none"))
    tab.open(address.replace("127.0.0.1", host))
    path = f"ws://127.0.0.1:{server.port}/viaduct/"
    digits = "0123456789abcdef" * 2
    connect = """(address, protocol) => new Promise(resolve => {
        const socket = new WebSocket(address, protocol)
        socket.onopen = () => { socket.close(); resolve("open") }
        socket.onerror = () => resolve("refused")
    })"""
    assert tab.evaluate(connect, f"{path}socket?page={digits}", "viaduct.page.1") == "open"
    for query in ("", f"&token={server.secret_file.read_text().strip()}"):
        assert tab.evaluate(connect, f"{path}app?app={digits}{query}", "viaduct.app.1") == "refused"


@pytest.mark.any_browser
def test_an_open_page_goes_over_to_an_app_and_back_without_loading_again(tab, show, own_server):
    show(SAVE + OTHER, viaduct=own_server.url)
    tab.native("button", "Profile").wait()
    mark(tab)
    with example(own_server):
        tab.native("button", "Profile").wait_gone()
        tab.native("button", "Save").tap()
        tab.wait_for_replies(1)
        assert tab.evaluate(SUPPORTED) == "form"
        assert "bridge-components: [form]" in tab.evaluate("() => navigator.userAgent")
    tab.native("button", "Profile").wait()
    tab.native("button", "Save").tap()
    tab.wait_for_replies(2)
    assert "menu" in tab.evaluate(SUPPORTED)
    assert tab.evaluate("() => window.isOld")


@pytest.mark.any_browser
def test_a_page_loads_again_for_components_that_it_was_loaded_without(tab, show, own_server):
    show(SAVE, viaduct=own_server.url)
    tab.native("button", "Save").wait()
    mark(tab)
    with example(own_server, ["form", "brand-new"]):
        tab.wait_until(IS_LOADED_ANEW)
        tab.wait_until("() => navigator.userAgent.includes('[form brand-new]')")
        tab.native("button", "Save").tap()
        tab.wait_for_replies(1)
    wait_for_built_in_components(tab)


@pytest.mark.parametrize("edits, options", [(True, {}), (False, {"reload": "ask"})])
def test_a_page_asks_before_it_loads_again(tab, show, own_server, edits, options):
    show(SAVE + "<form><input id='name' aria-label='Name'></form>", viaduct=own_server.url)
    tab.native("button", "Save").wait()
    mark(tab)
    if edits:
        tab.page("#name").tap()
        tab.type("Ada")
    with example(own_server, ["form", "brand-new"], **options):
        tab.native("button", "Load again").wait()
        assert "brand-new" in tab.native("alert").text
        assert tab.evaluate("() => window.isOld")
        tab.native("button", "Load again").tap()
        tab.wait_until(IS_LOADED_ANEW)
        tab.native("button", "Save").wait()
    wait_for_built_in_components(tab)


@pytest.mark.slow
@pytest.mark.any_browser
def test_a_page_that_loads_again_is_not_asked_to_do_so(tab, app, own_server):
    page = HeldPage(own_server.url, SAVE)
    tab.open(app.add(page))
    tab.native("button", "Save").wait()
    mark(tab)
    page.gate.clear()
    with Peer.app(own_server) as peer:
        peer.send({"type": "register", "name": "Peer", "platform": "ios", "components": ["form", "brand-new"]})
        page_id = peer.receive(lambda frame: frame.get("frame", {}).get("type") == "open")["page"]
        for frame in ({"type": "handlers", "names": []}, {"type": "evaluate", "call": "1", "script": "1"}):
            peer.send({"page": page_id, "frame": frame})
        peer.receive(lambda frame: frame.get("frame", {}).get("type") == "result")
        page.gate.set()
        tab.wait_until(IS_LOADED_ANEW)
        assert [line for line in tab.console if "The page loads again" in line]
        assert not [line for line in tab.console if "Load it again" in line]


@pytest.mark.any_browser
def test_a_page_that_may_not_load_again_says_what_it_lacks(tab, show, own_server):
    show(SAVE, viaduct=own_server.url)
    tab.native("button", "Save").wait()
    mark(tab)
    with example(own_server, ["form", "brand-new"], reload="never"):
        tab.wait_for_console("loaded without brand-new")
        tab.wait_for_console("/viaduct/errors/VD-COMPONENT-5")
        tab.native("button", "Save").tap()
        tab.wait_for_replies(1)
        assert tab.evaluate("() => window.isOld")


@pytest.mark.any_browser
def test_what_happens_to_the_app_is_told_in_the_page(tab, show, own_server):
    show(SAVE, viaduct=own_server.url)
    tab.native("button", "Save").wait()
    with example(own_server) as app:
        tab.wait_until("() => document.documentElement.dataset.bridgeComponents === 'form'")
        app.tell("error", "app-build-failed", "Form.swift:3:5: error: cannot find 'x' in scope")
        assert tab.native("status").wait().text == "Form.swift:3:5: error: cannot find 'x' in scope"
        tab.native("button", "Save").tap()
        tab.wait_for_replies(1)
        tab.native("button", "Close").tap()
        tab.native("status").wait_gone()
