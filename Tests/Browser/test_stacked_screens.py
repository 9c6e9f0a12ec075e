"""Native screens in the middle of the stack: the page keeps them with its places."""

import json
import os
import signal

import pytest

from harness import keys
from harness.app_page import AppPage
from harness.form_component import write_form
from harness.processes import children
from harness.turbo import TURBO
from harness.viaduct_server import ViaductServer
from harness.waiting import wait_until

RULES = {"settings": {}, "rules": [
    {"patterns": ["/map$"], "properties": {"view_controller": "map", "title": "Map"}},
    {"patterns": ["/instead$"], "properties": {"presentation": "replace", "view_controller": "instead", "title": "Instead"}},
    {"patterns": ["/new$"], "properties": {"context": "modal"}},
    {"patterns": ["^/$"], "properties": {"presentation": "replace"}},
]}


# An app with a native screen.
APP = """\
import HotwireNative
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate, NavigatorDelegate {
    private lazy var navigator = Navigator(
        configuration: .init(name: "main", startLocation: URL(string: "https://shop.example")!), delegate: self)

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        navigator.start()
    }

    func handle(proposal: VisitProposal, from navigator: Navigator) -> ProposalResult {
        guard proposal.url.path == "/map" else { return .accept }
        let map = UIViewController()
        map.title = "Map"
        return .acceptCustom(map)
    }
}
"""


@pytest.fixture
def rules(tmp_path):
    file = tmp_path / "ios.json"
    file.write_text(json.dumps(RULES))
    return ["--path-configuration", str(file)]


@pytest.fixture
def server(rules):
    server = ViaductServer(*rules)
    yield server
    server.stop()


def visit_over_map(tab):
    """Navigates from a page to a native screen, and from there to another page."""
    tab.wait_until("() => Turbo.isNative")
    tab.evaluate("() => Turbo.visit('/map')")
    tab.native("button", "Back to Start").wait()
    tab.evaluate("() => Turbo.visit('/two')")
    tab.native("button", "Back to Map").wait()


@pytest.fixture
def page(tab, show, server):
    """A page that was visited over a native screen."""
    show(head=TURBO, title="Start")
    visit_over_map(tab)
    return tab


def go_back(page):
    page.native("button", "Back to Map").tap()
    page.native("button", "Back to Map").wait_gone()


def test_the_way_back_leads_to_it(page):
    go_back(page)
    page.native("button", "Back to Start").tap()
    page.native("button", "Back to Start").wait_gone()


def test_a_modal_page_that_is_closed_reveals_it(page):
    go_back(page)
    page.native("button", "Back to Start").wait()
    page.evaluate("() => Turbo.visit('/new')")
    page.native("button", "Close").tap()
    page.native("button", "Back to Start").wait()


@pytest.mark.any_browser
def test_it_outlives_a_server_that_is_killed(page, server):
    server.kill()
    page.native_text("Reconnecting…").wait()
    server.start()
    page.native_text("Reconnecting…").wait_gone()
    go_back(page)
    page.native("button", "Back to Start").wait()


@pytest.mark.any_browser
def test_where_nobody_has_it_any_more_it_is_skipped_with_a_notice(page, server):
    server.kill()
    page.native_text("Reconnecting…").wait()
    other = ViaductServer(address=server.url.removeprefix("http://"))
    try:
        page.native_text("Reconnecting…").wait_gone()
        go_back(page)
        page.wait_for_console("The native screen “Map” on the way back was skipped")
        page.native("button", "Back to Map").wait_gone()
    finally:
        other.stop()
        server.start()


@pytest.fixture
def places(tab, app, server):
    """A page at a reloadable address, reached from another page."""
    for path, title in [("/", "Start"), ("/two", "Two")]:
        app.add(AppPage(viaduct=server.url, head=TURBO, title=title), path)
    tab.open(f"{app.url}/")
    tab.wait_until("() => Turbo.isNative")
    tab.evaluate("() => Turbo.visit('/two')")
    tab.native("button", "Back to Start").wait()
    return tab


def test_in_the_place_of_a_page_it_leads_past_that_also_after_a_reload_and_a_server_that_is_killed(places, server):
    places.evaluate("() => Turbo.visit('/instead')")
    shown = places.native("dialog", "Instead").wait()
    places.reload()
    shown.wait()
    server.kill()
    places.native_text("Reconnecting…").wait()
    server.start()
    places.native_text("Reconnecting…").wait_gone()
    shown.wait()
    places.press(keys.ESCAPE)
    places.wait_until("() => location.pathname === '/'")
    shown.wait_gone()
    places.native("button", "Back to Start").wait_gone()


def propose(page, path):
    """Proposes a visit that may be to the page's own address, as an app does: Turbo itself would load the page again at its place."""
    page.evaluate("""path => {
        Object.defineProperty(Turbo.navigator, "location", { value: undefined, configurable: true })
        Turbo.visit(path)
    }""", path)


def test_a_place_with_the_url_of_the_one_below_has_a_way_back_of_its_own(places):
    places.evaluate("() => Turbo.visit('/instead')")
    shown = places.native("dialog", "Instead").wait()
    back = places.native("button", "Back to Instead")
    propose(places, "/two")
    back.wait()
    shown.wait_gone()
    places.reload()
    back.tap()
    shown.wait()
    places.wait_until("() => Turbo.isNative")
    propose(places, "/two")
    back.wait()
    # The browser's own button skips it.
    places.evaluate("() => history.back()")
    places.wait_until("() => location.pathname === '/' && Turbo.isNative")
    # The start replaces a page on top of itself.
    start = places.native("button", "Back to /")
    propose(places, "/two")
    start.wait()
    places.evaluate("() => Turbo.visit('/')")
    places.wait_until("() => location.pathname === '/'")
    start.tap()
    start.wait_gone()


@pytest.fixture
def folder(tmp_path):
    folder = write_form(tmp_path / "App")
    (folder / "SceneDelegate.swift").write_text(APP)
    return folder


@pytest.fixture
def command(run):
    return run()


@pytest.fixture
def page_of_app(tab, show, own_server, command):
    """A page that was visited over a native screen of the app's own."""
    show(viaduct=own_server.url, head=TURBO, title="Start")
    visit_over_map(tab)
    return tab


def kill_app(command):
    """Kills the app's process at once, whatever it is doing."""
    (process,) = children(command.process)
    os.kill(process, signal.SIGKILL)


@pytest.mark.any_browser
def test_it_outlives_an_app_that_is_killed(page_of_app, command):
    kill_app(command)
    answers = "The app “App” answers form."
    wait_until(lambda: sum(answers in line for line in page_of_app.console) == 2, "the app that was started again")
    back = page_of_app.native("button", "Back to Map")
    back.tap()
    # The screen may still be that of the app that was killed.
    is_told = lambda: any("VD-TAP-1" in line for line in page_of_app.console)
    wait_until(lambda: back.count == 0 or is_told(), "the way back, or a word of a tap that came too soon")
    if back.count > 0:
        back.tap()
        back.wait_gone()
    page_of_app.native("dialog", "Map").wait()


@pytest.mark.slow
@pytest.mark.any_browser
def test_it_is_skipped_with_a_notice_where_the_next_build_of_the_app_does_not_have_it(page_of_app, command, folder):
    kill_app(command)
    (folder / "SceneDelegate.swift").write_text(APP.replace('"/map"', '"/elsewhere"'))
    form = (folder / "FormComponent.swift").read_text()
    (folder / "ButtonComponent.swift").write_text(form.replace("FormComponent", "ButtonComponent").replace('"form"', '"button"'))
    wait_until(lambda: any("answers button, form" in line for line in page_of_app.console), "the next build", limit=60)
    go_back(page_of_app)
    page_of_app.wait_for_console("The native screen “Map” on the way back was skipped")
    page_of_app.native("button", "Back to Map").wait_gone()
