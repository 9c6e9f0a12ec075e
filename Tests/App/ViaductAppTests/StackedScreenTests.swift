import AppTestSupport
import Foundation
@testable import HotwireNative
import Testing
import UIKit
@testable import ViaductApp
import ViaductProtocol

extension EmbeddedSessionTests {
    /// Native screens in the middle of the stack.
    @MainActor @Suite(.serialized) struct StackedScreenTests {
        private static let rules = """
            {"rules":[
              {"patterns":["/new$"],"properties":{"context":"modal"}},
              {"patterns":["/swap$"],"properties":{"presentation":"replace"}},
              {"patterns":["/sheet$"],"properties":{"context":"modal","view_controller":"map"}},
              {"patterns":["/map$"],"properties":{"view_controller":"map"}},
              {"patterns":["/chart$"],"properties":{"view_controller":"chart","zoom":5}}
            ]}
            """

        private final class MapViewController: UIViewController {
            var events: [String] = []

            override func viewWillAppear(_ animated: Bool) { events.append("will appear") }
            override func viewDidDisappear(_ animated: Bool) { events.append("did disappear") }
        }

        private final class ChartViewController: UIViewController {}

        private final class SceneDelegate: UIResponder, UIWindowSceneDelegate, NavigatorDelegate {
            private let start = URL(string: "https://example.com/one") ?? URL(filePath: "/")
            private(set) var navigator: Navigator?
            private(set) var proposals: [VisitProposal] = []
            private(set) var map: MapViewController?

            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                navigator = Navigator(configuration: .init(name: "main", startLocation: start), delegate: self)
                navigator?.start()
            }

            func handle(proposal: VisitProposal, from navigator: Navigator) -> ProposalResult {
                proposals.append(proposal)
                switch proposal.viewController {
                case "map":
                    let map = MapViewController()
                    map.title = "Map"
                    self.map = map
                    return .acceptCustom(map)
                case "chart":
                    let chart = ChartViewController()
                    chart.title = "Chart"
                    return .acceptCustom(chart)
                default: return .accept
                }
            }
        }

        private let delegate = SceneDelegate()

        private func begin() -> TestPage {
            Hotwire.config.pathConfiguration.sources = [.data(Data(Self.rules.utf8))]
            AppLaunch.makeSceneDelegate = { [delegate] in delegate }
            return TestPage([DrawingComponent.self])
        }

        private func end(_ page: TestPage) {
            page.close()
            AppLaunch.makeSceneDelegate = nil
            Hotwire.config = HotwireConfig()
        }

        private func moves(of page: TestPage) -> [PageMove] {
            page.frames.compactMap { if case .move(let move) = $0 { move } else { nil } }
        }

        private func propose(_ path: String, _ action: String = "advance", on page: TestPage) {
            page.send(#"{"type":"propose","url":"http://localhost\#(path)","action":"\#(action)"}"#)
        }

        private func go(_ path: String, on page: TestPage) {
            propose(path, on: page)
            page.visit("http://localhost\(path)")
        }

        private func back(to path: String, on page: TestPage) async throws {
            page.act(try #require(try await page.screen().bar.back).control)
            #expect(moves(of: page).last == .back(steps: 1))
            page.visit("http://localhost\(path)", action: "restore")
        }

        private func top(of page: TestPage) async throws -> String? {
            try await page.screen().presented.last?.screen?.title
        }

        private func stacked(of page: TestPage) -> [[StackedScreen]] {
            page.frames.compactMap { if case .stacked(let screens) = $0 { screens } else { nil } }
        }

        // MARK: In one session

        @Test(arguments: [("/map", "/two"), ("/sheet", "/new")])
        func `a page that was visited over a native screen, or a modal one over a sheet, leads back to it`(
            screen: String, path: String
        ) async throws {
            let page = begin()
            defer { end(page) }
            propose(screen, on: page)
            let map = try #require(delegate.map)
            go(path, on: page)
            #expect(try await page.screen().presented.isEmpty)
            #expect(try await page.screen().bar.back?.title == "Map")
            try await back(to: "/one", on: page)
            #expect(try await top(of: page) == "Map")
            #expect(delegate.map === map)
            #expect(map.events == ["will appear", "did disappear", "will appear"])
            try await page.dismiss()
            #expect(try await page.screen().presented.isEmpty)
            #expect(moves(of: page).contains(.restored) == (screen == "/map"))
        }

        @Test func `a modal page that is closed over a native screen leaves it there`() async throws {
            let page = begin()
            defer { end(page) }
            propose("/map", on: page)
            go("/new", on: page)
            #expect(try await page.screen().presented.isEmpty)
            page.act(try #require(try await page.screen().bar.modal?.dismiss))
            page.visit("http://localhost/one", action: "restore")
            #expect(try await top(of: page) == "Map")
        }

        @Test func `a page below its native screens hears nothing, until it is revealed`() async throws {
            DrawingComponent.draw = { destination, _ in destination.navigationItem.title = "Drawn" }
            let page = begin()
            defer { end(page) }
            propose("/map", on: page)
            go("/two", on: page)
            try await back(to: "/one", on: page)
            page.message("drawing", "draw")
            page.act(try #require(try await page.screen().presented.last?.screen?.bar.back).control)
            #expect(try await page.screen().bar.title == "Title")
            #expect(!page.notices.contains { $0.code == "inactive" })
            page.message("drawing", "draw")
            #expect(try await page.screen().bar.title == "Drawn")
        }

        @Test func `a visit of the page below a native screen goes back to it, one of another native screen stacks that`() async throws {
            let page = begin()
            defer { end(page) }
            propose("/map", on: page)
            propose("/chart", on: page)
            #expect(try await page.screen().presented.count == 2)
            propose("/map", on: page)
            #expect(try await top(of: page) == "Map")
            #expect(try await page.screen().presented.count == 1)
            propose("/one", on: page)
            #expect(try await page.screen().presented.isEmpty)
            #expect(moves(of: page) == [.restored])
        }

        @Test(arguments: [("/swap", "advance"), ("/two", "replace")])
        func `a place that replaces a native screen leaves the page below that`(path: String, action: String) async throws {
            let page = begin()
            defer { end(page) }
            propose("/map", on: page)
            #expect(try await top(of: page) == "Map")
            propose(path, action, on: page)
            #expect(moves(of: page).last == .visit("http://localhost\(path)", replaces: false))
            #expect(stacked(of: page).last == [])
            page.visit("http://localhost\(path)")
            #expect(try await page.screen().bar.back?.title == "One")
            try await back(to: "/one", on: page)
            #expect(try await page.screen().presented.isEmpty)
        }

        @Test func `a native screen that is not modal ends the modal page first, and a modal one comes on top of it`() async throws {
            let page = begin()
            defer { end(page) }
            go("/new", on: page)
            propose("/map", on: page)
            #expect(moves(of: page).last == .back(steps: 1))
            page.visit("http://localhost/one", action: "restore")
            #expect(try await top(of: page) == "Map")
        }

        @Test func `from a modal page, a visit of the page below a native screen ends that too, and another one does not`()
            async throws
        {
            let page = begin()
            defer { end(page) }
            propose("/map", on: page)
            go("/new", on: page)
            propose("/two", on: page)
            #expect(moves(of: page).last == .visit("http://localhost/two", replaces: true))
            page.visit("http://localhost/two", action: "replace")
            #expect(try await page.screen().bar.back?.title == "Map")
            try await back(to: "/one", on: page)
            go("/new", on: page)
            propose("/one", on: page)
            #expect(moves(of: page).last == .back(steps: 1))
            page.visit("http://localhost/one", action: "restore")
            #expect(try await page.screen().presented.isEmpty)
        }

        @Test func `going back to the start, or to a screen below, ends the native screens on the way`() async throws {
            let page = begin()
            defer { end(page) }
            propose("/map", on: page)
            propose("/chart", on: page)
            let map = try #require(delegate.map)
            go("/two", on: page)
            let navigation = try #require(delegate.navigator).rootViewController
            navigation.popToViewController(map, animated: false)
            #expect(moves(of: page).last == .back(steps: 1))
            page.visit("http://localhost/one", action: "restore")
            #expect(try await top(of: page) == "Map")
            go("/two", on: page)
            navigation.popToRootViewController(animated: false)
            page.visit("http://localhost/one", action: "restore")
            #expect(try await page.screen().presented.isEmpty)
            #expect(stacked(of: page).last == [])
        }

        @Test func `the end of a modal page ends the sheet below it too`() async throws {
            let page = begin()
            defer { end(page) }
            propose("/sheet", on: page)
            go("/new", on: page)
            page.act(try #require(try await page.screen().bar.modal?.dismiss))
            page.visit("http://localhost/one", action: "restore")
            #expect(try await page.screen().presented.isEmpty)
            propose("/sheet", on: page)
            go("/new", on: page)
            propose("/two", on: page)
            #expect(moves(of: page).last == .visit("http://localhost/two", replaces: true))
            page.visit("http://localhost/two", action: "replace")
            try await back(to: "/one", on: page)
            #expect(try await page.screen().presented.isEmpty)
        }

        @Test func `a modal page that replaces takes the place of the sheet's screen`() async throws {
            let page = begin()
            defer { end(page) }
            propose("/sheet", on: page)
            propose("/new", "replace", on: page)
            page.visit("http://localhost/new")
            #expect(try await page.screen().bar.back == nil)
            page.act(try #require(try await page.screen().bar.modal?.dismiss))
            page.visit("http://localhost/one", action: "restore")
            #expect(try await page.screen().presented.isEmpty)
        }

        @Test(arguments: ["/new", "/sheet"])
        func `a modal place behind what the app itself presents is not shown, and the developer learns why`(path: String) async throws {
            DrawingComponent.draw = { destination, _ in
                let shown = UIViewController()
                shown.title = "Own"
                destination.present(shown, animated: false)
            }
            let page = begin()
            defer { end(page) }
            page.message("drawing", "draw")
            propose(path, on: page)
            #expect(moves(of: page).isEmpty)
            #expect(try await top(of: page) == "Own")
            #expect(page.notices.contains { $0.text.contains("\(path) is not shown, as on a phone") })
        }

        // MARK: In another session

        @Test func `a document's native screens are made once, however often it names them`() async throws {
            let page = begin()
            defer { end(page) }
            for _ in 1...3 { page.send(#"{"type":"stacked","screens":[\#(Self.chart)]}"#) }
            #expect(try await top(of: page) == "Chart")
            page.act(try #require(try await page.screen().presented.last?.screen?.bar.back).control)
            #expect(try await page.screen().presented.isEmpty)
        }

        @Test func `the page is told of the native screens on its place`() async throws {
            let page = begin()
            defer { end(page) }
            propose("/chart", on: page)
            _ = try await page.screen()
            let properties = #"{"view_controller":"chart","zoom":5}"#
            #expect(stacked(of: page) == [[StackedScreen(url: "http://localhost/chart", title: "Chart", properties: properties)]])
        }

        private func reopen(at path: String, behind: String, on page: TestPage) {
            page.send(#"{"type":"open","url":"http://localhost\#(path)","title":"Two","platform":"ios","behind":[\#(behind)]}"#)
        }

        private static let chart = #"{"url":"http://localhost/chart","title":"Chart","properties":{"zoom":7,"kept":true}}"#

        @Test func `after a restart the way back asks the app again`() async throws {
            let page = begin()
            defer { end(page) }
            reopen(at: "/two", behind: #"{"url":"http://localhost/one","title":"One","stacked":[\#(Self.chart)]}"#, on: page)
            #expect(try await page.screen().bar.back?.title == "Chart")
            try await back(to: "/one", on: page)
            #expect(try await top(of: page) == "Chart")
            let proposal = try #require(delegate.proposals.last)
            #expect(proposal.url.absoluteString == "https://example.com/chart")
            #expect(proposal.properties["zoom"] as? Int == 5)
            #expect(proposal.properties["kept"] as? Bool == true)
            page.send(#"{"type":"open","url":"http://localhost/one","title":"One","platform":"ios"}"#)
            page.send(#"{"type":"stacked","screens":[\#(Self.chart)]}"#)
            #expect(try await top(of: page) == "Chart")
        }

        @Test(arguments: [#"{"url":"http://localhost/unknown","title":"Chart"}"#, #"{"title":"Chart"}"#])
        func `a screen that nobody answers is skipped with a notice, and the page keeps it`(screen: String) async throws {
            let page = begin()
            defer { end(page) }
            reopen(at: "/two", behind: #"{"url":"http://localhost/one","title":"One","stacked":[\#(screen)]}"#, on: page)
            try await back(to: "/one", on: page)
            #expect(try await page.screen().presented.isEmpty)
            #expect(page.notices.contains { $0.code == "skipped-screen" && $0.text.contains("“Chart”") })
            #expect(stacked(of: page).isEmpty)
        }

        @Test func `a skipped screen stays with the page when others on its place come and go`() async throws {
            let page = begin()
            defer { end(page) }
            _ = try await page.screen()
            let lost = #"{"url":"http://localhost/unknown","title":"Lost"}"#
            page.send(#"{"type":"stacked","screens":[\#(Self.chart),\#(lost)]}"#)
            propose("/map", on: page)
            _ = try await page.screen()
            #expect(stacked(of: page).last?.map(\.title) == ["Chart", "Lost", "Map"])
            page.act(try #require(try await page.screen().presented.last?.screen?.bar.back).control)
            _ = try await page.screen()
            #expect(stacked(of: page).last?.map(\.title) == ["Chart", "Lost"])
            page.act(try #require(try await page.screen().presented.last?.screen?.bar.back).control)
            _ = try await page.screen()
            #expect(stacked(of: page).last == [])
        }

        @Test func `screens that were made again are told again, so that the page counts afresh`() async throws {
            let page = begin()
            defer { end(page) }
            // As the app itself tells it.
            let chart = #"{"url":"http://localhost/chart","title":"Chart","properties":{"zoom":7}}"#
            page.send(#"{"type":"stacked","screens":[\#(chart)]}"#)
            #expect(try await top(of: page) == "Chart")
            #expect(stacked(of: page).map { $0.map(\.title) } == [["Chart"]])
        }
    }
}
