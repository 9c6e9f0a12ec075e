import AppTestSupport
import HotwireNative
import Testing
import UIKit
import ViaductProtocol

@testable import ViaductApp

/// A tap that has crashed the app is recognized in its next run, and is not mistaken for another.
@MainActor @Suite struct PlacedActionTests {
    final class AskingComponent: BridgeComponent {
        override class var name: String { "asking" }

        override func onReceive(message: Message) {
            guard let controller = delegate?.destination as? UIViewController else { return }
            if message.event == "rows" {
                controller.navigationController?.pushViewController(RowsController(), animated: true)
                return
            }
            let alert = UIAlertController(title: message.event, message: nil, preferredStyle: .alert)
            for title in ["OK", "OK", "Later"] {
                alert.addAction(UIAlertAction(title: title, style: .default) { [weak self] _ in self?.reply(with: message) })
            }
            controller.present(alert, animated: true)
        }
    }

    final class RowsController: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    }

    private func makePage(url: String = "http://localhost/one") -> TestPage { TestPage([AskingComponent.self], url: url) }

    private func action(_ page: TestPage, _ control: String?) throws -> PlacedAction {
        let session = try #require(page.holders.first as? EmbeddedSession)
        return try #require(session.action(on: control ?? "", value: nil))
    }

    /// The first button of the alert that the event opens.
    private func okay(_ page: TestPage, in event: String) async throws -> String {
        page.message("asking", event)
        return try #require(try await page.screen().presented.last?.alert?.actions.first).control
    }

    @Test func `a button that has crashed the app is kept away in its own alert only, and only on its own page`() async throws {
        let page = makePage()
        let deleting = try await okay(page, in: "Delete?")
        page.app.markCrashed(try action(page, deleting).key, because: "It crashed.")
        page.act(deleting)
        #expect(page.replies.isEmpty)
        #expect(page.notices.map(\.code) == ["app-component-crashed"])
        #expect(page.notices.map(\.cause) == ["VD-APP-7"])
        page.act(try await okay(page, in: "Sent"))
        #expect(page.replies.count == 1)
        page.visit("http://localhost/two")
        page.act(try await okay(page, in: "Delete?"))
        #expect(page.replies.count == 2)
        #expect(page.notices.map(\.code) == ["app-component-crashed"])
    }

    @Test func `it is the same in another run of the app, whatever the page's query is`() async throws {
        let (page, later) = (makePage(), makePage(url: "http://localhost/one?later=1"))
        later.message("asking", "Another")
        try await later.tap("Later")
        let (first, second) = (try await okay(page, in: "Delete?"), try await okay(later, in: "Delete?"))
        #expect(first != second)
        #expect(try action(page, first).key == action(later, second).key)
    }

    @Test func `controls with one name, rows of a list, and a tap and an input are not the same`() async throws {
        let page = makePage()
        let okay = try await okay(page, in: "Delete?")
        let buttons = try #require(try await page.screen().presented.last?.alert).actions.map(\.control)
        var keys = try buttons.map { try action(page, $0).key }
        let session = try #require(page.holders.first as? EmbeddedSession)
        keys.append(try #require(session.action(on: okay, value: "1")).key)
        try await page.tap("Later")
        page.message("asking", "rows")
        let list = try #require(try await page.screen().presented.last?.screen?.content.first?.list)
        let rows = try list.sections.flatMap(\.rows).map { try action(page, $0.control) }
        #expect(rows.count == 3)
        keys += rows.map(\.key)
        #expect(Set(keys).count == 7)
        #expect(rows.last?.text == "a tap on “row [0, 2]” of UITableView of RowsController")
    }
}
