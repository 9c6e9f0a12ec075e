"""An app's components take the page to other places, and put native screens on top of it."""

import time

import pytest

from harness.app_page import AppPage, component
from harness.turbo import LATE_TURBO, TURBO

# How long a page waits for the end of a step back.
PATIENCE_SECONDS = 3
COMPONENT = """\
import HotwireNative
import UIKit

final class FormComponent: BridgeComponent {
    override class var name: String { "form" }

    private struct Data: Decodable {
        let calls: [String]
    }

    private var viewController: UIViewController? { delegate?.destination as? UIViewController }

    override func onReceive(message: Message) {
        guard let data: Data = message.data() else { return }
        viewController?.navigationItem.rightBarButtonItems = data.calls.map { call in
            UIBarButtonItem(title: call, primaryAction: UIAction(title: call) { [weak self] _ in self?.perform(call) })
        }
    }

    private func perform(_ call: String) {
        switch call {
        case "Back": Places.navigator.pop()
        case "Reload": Places.navigator.reload()
        case "Replace": Places.navigator.route(Places.url("/two"), options: VisitOptions(action: .replace))
        case "Pop and three":
            Places.navigator.pop()
            Places.navigator.route(Places.url("/three"))
        case "Pop, three and four":
            Places.navigator.pop()
            Places.navigator.route(Places.url("/three"))
            Places.navigator.route(Places.url("/four"))
        case "Pop and twenty":
            Places.navigator.pop()
            for number in 1...20 { Places.navigator.route(Places.url("/\\(number)")) }
        case "Three and back":
            Places.navigator.route(Places.url("/three"))
            Places.navigator.pop()
        case "Pop and clear":
            Places.navigator.pop()
            Places.navigator.clearAll()
        case "Clear and three":
            Places.navigator.clearAll()
            Places.navigator.route(Places.url("/three"))
        default: Places.navigator.route(Places.url("/\\(call.lowercased())"))
        }
    }
}
"""
PLACES = """\
import HotwireNative
import UIKit

@MainActor enum Places {
    private static let delegate = Decisions()
    static let navigator: Navigator = {
        Hotwire.loadPathConfiguration(from: [.data(Data(rules.utf8))])
        return Navigator(configuration: .init(name: "main", startLocation: url("/")), delegate: delegate)
    }()
    private static let rules = \"\"\"
        {"rules": [
          {"patterns": ["/numbers"], "properties": {"view_controller": "numbers"}},
          {"patterns": ["/sheet"], "properties": {"view_controller": "numbers", "context": "modal"}}
        ]}
        \"\"\"

    static func url(_ path: String) -> URL { URL(string: "https://shop.example\\(path)")! }
}

final class Decisions: NavigatorDelegate {
    func handle(proposal: VisitProposal, from navigator: Navigator) -> ProposalResult {
        if proposal.url.path == "/secret" { return .reject }
        switch proposal.viewController {
        case NumbersViewController.pathConfigurationIdentifier: return .acceptCustom(NumbersViewController(navigator))
        default: return .accept
        }
    }
}

final class NumbersViewController: UITableViewController, PathConfigurationIdentifiable {
    static var pathConfigurationIdentifier: String { "numbers" }

    private weak var navigator: NavigationHandler?

    init(_ navigator: NavigationHandler) {
        self.navigator = navigator
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Numbers"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        cell.textLabel?.text = "Row \\(indexPath.row + 1)"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigator?.route(Places.url("/two"))
    }
}
"""

class SlowPage(AppPage):
    """The page before it is there for all that an app asks for in one turn."""

    @property
    def html(self):
        time.sleep(1)
        return super().html


def calls(*names):
    return component("form", connect=("connect", {"calls": names}))


@pytest.fixture
def folder(tmp_path):
    folder = tmp_path / "Bridge"
    folder.mkdir()
    (folder / "FormComponent.swift").write_text(COMPONENT)
    (folder / "Places.swift").write_text(PLACES)
    return folder


@pytest.fixture
def show_late(run, tab, show, own_server):
    """Shows a page with these calls, the last of which is waited for, and with Turbo from then on."""

    def show_late(*names):
        run()
        show(calls(*names), title="Start", viaduct=own_server.url)
        tab.native("button", names[-1]).wait()
        tab.evaluate(LATE_TURBO)

    return show_late


def test_a_route_visits_on_the_page_s_own_site_and_pop_goes_back(run, tab, show, own_server):
    run()
    show(calls("Two", "Secret"), viaduct=own_server.url)
    tab.native("button", "Two").wait()
    tab.evaluate(LATE_TURBO)
    tab.native("button", "Secret").tap()
    tab.native("button", "Two").tap()
    tab.wait_until("() => location.pathname === '/two'")
    assert tab.evaluate("() => Turbo.visited") == [["/two", "advance", False]]
    tab.native("button", "Two").wait_gone()
    tab.evaluate("html => { document.querySelector('main').innerHTML = html }", calls("Back"))
    tab.native("button", "Back").tap()
    tab.wait_until("() => location.pathname === '/'")
    tab.native("button", "Two").wait()


@pytest.mark.any_browser
def test_a_visit_can_replace(run, tab, show, own_server):
    run()
    show(calls("Replace"), viaduct=own_server.url)
    tab.native("button", "Replace").wait()
    tab.evaluate(LATE_TURBO)
    before = tab.evaluate("() => history.length")
    tab.native("button", "Replace").tap()
    tab.wait_until("() => location.pathname === '/two'")
    assert tab.evaluate("() => [Turbo.visited, history.length]") == [[["/two", "replace", False]], before]


@pytest.mark.any_browser
def test_without_turbo_another_document_is_loaded(run, tab, show, app, own_server):
    run()
    app.add(AppPage(own_server.url, calls("Reload"), title="The second"), "/two")
    show(calls("Two"), viaduct=own_server.url)
    tab.native("button", "Two").tap()
    tab.native_text("The second").wait()
    tab.evaluate("() => { window.isOld = true }")
    tab.native("button", "Reload").tap()
    tab.wait_until("() => !window.isOld && document.querySelector('h1')?.textContent === 'The second'")


@pytest.mark.each_case
@pytest.mark.parametrize("call", ["Pop and three", "Clear and three"])
def test_a_route_in_the_turn_of_a_move_back_arrives(run, tab, show, app, own_server, call):
    run()
    for path in ("/two", "/three"):
        app.add(AppPage(own_server.url, calls(call), title=f"Page {path}"), path)
    show(calls("Two"), viaduct=own_server.url)
    tab.native("button", "Two").tap()
    tab.native("button", call).tap()
    tab.wait_until("() => location.pathname === '/three'")
    tab.native("button", call).wait()
    tab.evaluate("() => history.back()")
    tab.native("button", "Two").wait()


@pytest.mark.any_browser
def test_each_route_in_the_turn_of_a_move_back_makes_a_place(tab, show_late):
    show_late("Two")
    tab.evaluate("html => Turbo.write('/two', html)", calls("Pop, three and four"))
    tab.native("button", "Two").tap()
    tab.native("button", "Pop, three and four").tap()
    tab.wait_until("() => location.pathname === '/four'")
    tab.native("button", "Back to /three").tap()
    tab.wait_until("() => location.pathname === '/three'")
    tab.native("button", "Back to Start").tap()
    tab.wait_until("() => location.pathname === '/'")
    tab.native("button", "Two").wait()


def test_a_pop_and_a_clear_all_in_one_turn_lead_back_to_the_first_place(tab, show_late):
    show_late("Two")
    tab.evaluate("html => Turbo.write('/two', html)", calls("Three"))
    tab.evaluate("html => Turbo.write('/three', html)", calls("Pop and clear"))
    tab.native("button", "Two").tap()
    tab.native("button", "Three").tap()
    tab.native("button", "Pop and clear").tap()
    tab.wait_until("() => location.pathname === '/'")
    tab.native("button", "Two").tap()
    tab.native("button", "Three").wait()


def test_a_pop_and_a_clear_all_in_one_turn_lead_back_over_documents(run, tab, show, app, own_server):
    run()
    app.add(AppPage(own_server.url, calls("Three"), title="Second"), "/two")
    app.add(AppPage(own_server.url, calls("Pop and clear"), title="Third"), "/three")
    show(calls("Two"), viaduct=own_server.url)
    for name in ("Two", "Three", "Pop and clear", "Two"):
        tab.native("button", name).tap()
    tab.native("button", "Three").wait()
    assert tab.evaluate("() => location.pathname") == "/two"


@pytest.mark.any_browser
def test_of_many_moves_that_wait_for_a_document_the_first_seven_and_the_last_are_made(run, tab, show, app, own_server):
    run()
    headers = {"Cache-Control": "no-store"}
    app.add(AppPage(own_server.url, calls("Pop and twenty"), headers=headers, title="Second"), "/two")
    show(calls("Two"), viaduct=own_server.url, headers=headers)
    tab.native("button", "Two").tap()
    tab.native("button", "Pop and twenty").wait()
    app.add(SlowPage(own_server.url, calls("Two"), headers=headers, head=TURBO))
    tab.native("button", "Pop and twenty").tap()
    tab.wait_until("() => window.Turbo?.visited?.length === 8")
    assert [path for path, *_ in tab.evaluate("() => Turbo.visited")] == ["/1", "/2", "/3", "/4", "/5", "/6", "/7", "/20"]


@pytest.mark.each_case
@pytest.mark.parametrize("way", ["the app's visit", "a typed address"])
def test_a_page_that_is_kept_on_its_way_back_forgets_what_waits_there(run, tab, show, app, own_server, way):
    run()
    headers = {"Cache-Control": "no-store"}
    app.add(AppPage(own_server.url, calls("Pop and three", "Four"), headers=headers, title="Second"), "/two")
    fourth = app.add(AppPage(own_server.url, calls("Back"), title="Fourth"), "/four")
    show(calls("Two"), viaduct=own_server.url, headers=headers)
    tab.native("button", "Two").tap()
    tab.native("button", "Four").wait()
    app.keep("/")
    tab.native("button", "Pop and three").tap()
    time.sleep(PATIENCE_SECONDS + 0.2)
    if way == "the app's visit":
        tab.native("button", "Four").tap()
    else:
        tab.open(fourth)
    tab.native("button", "Back").wait()
    assert tab.evaluate("() => location.pathname") == "/four"


@pytest.mark.any_browser
def test_a_route_and_a_pop_in_one_turn_lead_back_to_the_first_place(tab, show_late):
    show_late("Three and back", "Two")
    tab.native("button", "Three and back").tap()
    tab.wait_until("() => Turbo.visited.length === 2 && location.pathname === '/'")
    assert [path for path, *_ in tab.evaluate("() => Turbo.visited")] == ["/three", "/"]
    tab.native("button", "Two").tap()
    tab.wait_until("() => location.pathname === '/two'")
    tab.native("button", "Back to Start").wait()


@pytest.mark.any_browser
@pytest.mark.parametrize("way", ["Numbers", "Sheet"])
def test_a_native_screen_of_the_delegate_s_is_shown_and_can_visit(run, tab, show, own_server, way):
    run()
    show(calls(way), viaduct=own_server.url)
    tab.native("button", way).wait()
    tab.evaluate(LATE_TURBO)
    tab.native("button", way).tap()
    tab.native("button", "Row 1").wait()
    assert tab.evaluate("() => Turbo.visited") == []
    tab.native("button", "Row 2").tap()
    tab.wait_until("() => location.pathname === '/two'")
    tab.native("button", "Row 1").wait_gone()
