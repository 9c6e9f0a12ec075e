import AppTestSupport
import Foundation
@testable import HotwireNative
import Testing
import UIKit
@testable import ViaductApp
import ViaductProtocol

extension EmbeddedSessionTests {
    /// Visits that pages propose, and what becomes of them by an app's navigator and its path configuration.
    @MainActor @Suite(.serialized) struct ProposalTests {
        private static let rules = """
            {"settings":{},"rules":[
              {"patterns":["/new$","/edit$"],"properties":{"context":"modal","modal_style":"medium"}},
              {"patterns":["/home$"],"properties":{"presentation":"replace_root"}},
              {"patterns":["/gone$"],"properties":{"presentation":"none"}},
              {"patterns":["/news$"],"properties":{"title":"News","pull_to_refresh_enabled":false}},
              {"patterns":["/map$"],"properties":{"view_controller":"map"}}
            ]}
            """

        private final class MapViewController: UIViewController {}

        private final class Delegate: NavigatorDelegate {
            var urls: [URL] = []
            var failures: [Int?] = []

            func visitableDidFailRequest(
                _ visitable: any Visitable, error: HotwireNativeError, retryHandler: RetryBlock?
            ) {
                failures.append(error.statusCode)
                retryHandler?()
            }

            func handle(proposal: VisitProposal, from navigator: Navigator) -> ProposalResult {
                urls.append(proposal.url)
                return switch proposal.viewController {
                case "map": .acceptCustom(MapViewController())
                default: proposal.url.path.hasSuffix("secret") ? .reject : .accept
                }
            }
        }

        private func begin() -> TestPage {
            Hotwire.config.pathConfiguration.sources = [.data(Data(Self.rules.utf8))]
            DrawingComponent.draw = { _, _ in }
            return TestPage([DrawingComponent.self])
        }

        private func end(_ page: TestPage) {
            page.close()
            Hotwire.config = HotwireConfig()
        }

        /// As an app makes it, which knows another address of the page.
        private func appNavigator(_ delegate: any NavigatorDelegate) throws -> Navigator {
            let start = try #require(URL(string: "https://example.com/start"))
            return Navigator(
                configuration: Navigator.Configuration(name: "main", startLocation: start), delegate: delegate)
        }

        private func moves(of page: TestPage) -> [PageMove] {
            page.frames.compactMap { if case .move(let move) = $0 { move } else { nil } }
        }

        private func propose(_ path: String, _ action: String = "advance", on page: TestPage) {
            page.send(#"{"type":"propose","url":"http://localhost\#(path)","action":"\#(action)"}"#)
        }

        @Test func `pages propose only where the app may want something else`() {
            #expect(!EmbeddedApp(name: "A", platform: .ios, components: []).description.proposals)
            Hotwire.config.pathConfiguration.sources = [.data(Data(Self.rules.utf8))]
            defer { Hotwire.config = HotwireConfig() }
            let description = EmbeddedApp(name: "A", platform: .ios, components: []).description
            #expect(String(decoding: description.registration, as: UTF8.self).contains(#""proposals":true"#))
        }

        @Test func `the app's own delegate hears of visits that fail, and may try again`() throws {
            let page = begin()
            defer { end(page) }
            page.message("drawing", "draw")
            let delegate = Delegate()
            let navigator = try appNavigator(delegate)
            for status in [404, 200, 503, 0] { page.send(#"{"type":"failed","url":"http://localhost/one","status":\#(status)}"#) }
            #expect(delegate.failures == [404, 503, nil])
            #expect(moves(of: page) == [.reload, .reload, .reload])
            withExtendedLifetime(navigator) {}
        }

        private func texts(in element: Screen.Element) -> [String] {
            element.label.map { [$0.text] } ?? element.stack?.children.flatMap(texts) ?? []
        }

        private func fail(_ path: String, status: Int = 404, on page: TestPage) {
            page.visit("http://localhost\(path)", title: "The page before")
            page.send(#"{"type":"failed","url":"http://localhost\#(path)","status":\#(status)}"#)
        }

        @Test(arguments: [(404, "The server answered with the status 404."), (0, "The server answered with the status 0.")])
        func `an error view covers the place of a visit that has failed`(status: Int, text: String) async throws {
            let page = begin()
            defer { end(page) }
            fail("/two", status: status, on: page)
            let screen = try await page.screen()
            let view = try #require(screen.presented.first?.screen)
            #expect(view.style == .push)
            #expect(view.title.isEmpty)
            #expect(view.dismiss == nil)
            #expect(screen.bar.back == nil)
            #expect(view.content.flatMap(texts) == ["Error loading page", text])
            page.act(try #require(view.bar.back).control)
            #expect(moves(of: page) == [.back(steps: 1)])
            page.visit("http://localhost/one", action: "restore")
            #expect(try await page.screen().presented.isEmpty)
        }

        @Test func `an error view goes when the visit is tried again, or its answer is shown`() async throws {
            let page = begin()
            defer { end(page) }
            for (title, move) in [("Retry", PageMove.reload), ("Show the response", .response)] {
                fail("/two", on: page)
                try await page.tap(title)
                #expect(moves(of: page).last == move)
                #expect(try await page.screen().presented.isEmpty)
            }
        }

        @Test func `a place whose visit has failed has no title, until its answer is shown`() async throws {
            let page = begin()
            defer { end(page) }
            fail("/two", on: page)
            page.send(#"{"type":"failed","url":"http://localhost/two","status":404}"#)
            #expect(try await page.screen().bar.title == "")
            try await page.tap("Show the response")
            #expect(try await page.screen().bar.title == "The page before")
        }

        @Test func `a modal page that fails is closed like any other`() async throws {
            let page = begin()
            defer { end(page) }
            propose("/new", on: page)
            fail("/new", on: page)
            let view = try #require(try await page.screen().presented.first?.screen)
            #expect(view.style == .fullScreen)
            page.act(try #require(view.dismiss))
            #expect(moves(of: page).last == .back(steps: 1))
        }

        @Test func `the rules decide`() {
            let page = begin()
            defer { end(page) }
            page.visit("http://localhost/start")
            for path in ["/two", "/gone", "/recede_historical_location"] { propose(path, on: page) }
            propose("/three", "replace", on: page)
            #expect(
                moves(of: page) == [
                    .visit("http://localhost/two", replaces: false), .back(steps: 1),
                    .visit("http://localhost/three", replaces: true),
                ])
        }

        @Test(arguments: ["/two", "/new"])
        func `a place that replaces the root has nothing behind it`(current: String) async throws {
            let page = begin()
            defer { end(page) }
            page.visit("http://localhost/list")
            propose(current, on: page)
            page.visit("http://localhost\(current)")
            propose("/home", on: page)
            #expect(moves(of: page).last == .back(steps: 2))
            page.visit("http://localhost/one", action: "restore")
            #expect(moves(of: page).last == .visit("http://localhost/home", replaces: true))
            page.visit("http://localhost/home", action: "replace")
            #expect(try await page.screen().bar.back == nil)
            page.visit("http://localhost/two")
            #expect(try await page.screen().bar.back != nil)
            propose("/recede_historical_location", on: page)
            #expect(moves(of: page).last == .back(steps: 1))
        }

        @Test(arguments: [
            (UINavigationItem.BackButtonDisplayMode.minimal, ""), (.generic, "Back"), (.default, "One"),
        ])
        func `a way back to a page before the reload is shown as the app wants it`(
            mode: UINavigationItem.BackButtonDisplayMode, title: String
        ) async throws {
            Hotwire.config.backButtonDisplayMode = mode
            defer { Hotwire.config = HotwireConfig() }
            let page = TestPage([])
            page.send(
                #"{"type":"open","url":"http://localhost/two","title":"Two","platform":"ios","behind":[{"url":"http://localhost/one","title":"One"}]}"#)
            #expect(try await page.screen().bar.back?.title == title)
        }

        @Test func `places of other documents stay in the history, and nothing leads back to them`() async throws {
            let page = begin()
            defer { end(page) }
            page.send(
                #"{"type":"open","url":"http://localhost/two","title":"Two","platform":"ios","behind":[{"url":"http://localhost/one","title":"One"}]}"#)
            #expect(try await page.screen().bar.back?.title == "One")
            propose("/home", on: page)
            #expect(moves(of: page).last == .visit("http://localhost/home", replaces: true))
            page.visit("http://localhost/home", action: "replace")
            #expect(try await page.screen().bar.back == nil)
        }

        @Test func `the app's own delegate is asked in the app's own addresses, and may refuse or show a screen`() async throws {
            let page = begin()
            defer { end(page) }
            page.message("drawing", "draw")
            let delegate = Delegate()
            let navigator = try appNavigator(delegate)
            for path in ["/two?a=1", "/secret", "/map"] { propose(path, on: page) }
            #expect(
                delegate.urls.map(\.absoluteString) == [
                    "https://example.com/two?a=1", "https://example.com/secret", "https://example.com/map",
                ])
            #expect(moves(of: page) == [.visit("http://localhost/two?a=1", replaces: false)])
            #expect(try await page.screen().presented.last?.screen?.style == .push)
            withExtendedLifetime(navigator) {}
        }

        @Test func `a modal place covers the one below, and its end leads back there`() async throws {
            let page = begin()
            defer { end(page) }
            #expect(try await page.screen().bar.back == nil)
            propose("/new", on: page)
            page.visit("http://localhost/new")
            var bar = try await page.screen().bar
            #expect(bar.modal?.style == "medium")
            #expect(bar.back == nil)
            propose("/edit", on: page)
            page.visit("http://localhost/edit")
            bar = try await page.screen().bar
            #expect(bar.back?.title == "Title")
            page.act(try #require(bar.modal?.dismiss))
            #expect(moves(of: page).last == .back(steps: 2))
            page.visit("http://localhost/one", action: "restore")
            #expect(try await page.screen().bar.modal == nil)
        }

        @Test(arguments: [("resume", 2), ("refresh", 2), ("recede", 3)])
        func `turbo-rails' redirects end what covers the page first`(name: String, steps: Int) {
            let page = begin()
            defer { end(page) }
            page.visit("http://localhost/list")
            for path in ["/new", "/edit"] {
                propose(path, on: page)
                page.visit("http://localhost\(path)")
            }
            let before = moves(of: page).count
            propose("/\(name)_historical_location", on: page)
            let target = steps == 2 ? "http://localhost/list" : "http://localhost/one"
            page.visit(target, action: "restore")
            #expect(moves(of: page)[before...] == [.back(steps: steps)] + (name == "refresh" ? [.reload] : []))
        }

        @Test func `a place that is not modal takes that of the modal ones`() {
            let page = begin()
            defer { end(page) }
            page.visit("http://localhost/list")
            propose("/new", on: page)
            page.visit("http://localhost/new")
            propose("/two", on: page)
            #expect(moves(of: page).last == .visit("http://localhost/two", replaces: true))
            propose("/edit", on: page)
            page.visit("http://localhost/edit")
            propose("/two", on: page)
            #expect(moves(of: page).last == .back(steps: 1))
            page.visit("http://localhost/new", action: "restore")
            #expect(moves(of: page).last == .visit("http://localhost/two", replaces: true))
            page.visit("http://localhost/two", action: "replace")
            propose("/list", on: page)
            #expect(moves(of: page).last == .back(steps: 1))
        }

        @Test func `a native screen that nobody can make is an empty one, and the page is told when it goes`() async throws {
            let page = begin()
            defer { end(page) }
            propose("/map", on: page)
            let screen = try #require(try await page.screen().presented.last?.screen)
            #expect(screen.title == "map")
            page.act(try #require(screen.bar.back).control)
            #expect(try await page.screen().presented.isEmpty)
            #expect(moves(of: page) == [.restored])
        }

        @Test func `rules say the title of a page, and whether it can be pulled`() async throws {
            let page = begin()
            defer { end(page) }
            page.visit("http://localhost/news", title: "Document")
            #expect(try await page.screen().bar.title == "News")
            #expect(try await page.screen().pullToRefresh == false)
            page.visit("http://localhost/other", title: "Document")
            #expect(try await page.screen().bar.title == "Document")
            #expect(try await page.screen().pullToRefresh)
        }

        @Test func `the way back has the title of the place before, and goes there`() async throws {
            let page = begin()
            defer { end(page) }
            page.visit("http://localhost/two", title: "Two")
            let bar = try await page.screen().bar
            #expect(bar.back?.title == "One")
            page.act(try #require(bar.back).control)
            #expect(moves(of: page) == [.back(steps: 1)])
        }
    }
}
