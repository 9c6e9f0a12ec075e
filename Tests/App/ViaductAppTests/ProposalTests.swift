import AppTestSupport
import Foundation
import Testing
import UIKit
import ViaductProtocol

@_spi(HotwireNativeMain) @testable import HotwireNative
@testable import ViaductApp

extension EmbeddedSessionTests {
    /// Visits that pages propose, and the decisions of an app's navigator and path configuration.
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

        @Test func `pages propose as on a phone, and in a browser's way only where the app may want something else`() {
            #expect(EmbeddedApp(name: "A", platform: .ios, components: []).description.proposals)
            #expect(!EmbeddedApp(name: "A", platform: .ios, components: [], navigation: .browser).description.proposals)
            Hotwire.config.pathConfiguration.sources = [.data(Data(Self.rules.utf8))]
            defer { Hotwire.config = HotwireConfig() }
            let description = EmbeddedApp(name: "A", platform: .ios, components: [], navigation: .browser).description
            #expect(String(decoding: description.registration, as: UTF8.self).contains(#""proposals":true"#))
        }

        @Test(arguments: [false, true])
        func `the library's main pops the screen of a form that has redirected, and 1_2_2 does not`(isMain: Bool) {
            Hotwire.isMain = isMain
            defer { Hotwire.isMain = false }
            let page = begin()
            defer { end(page) }
            page.visit("http://localhost/start")
            page.go("/form")
            let made = page.moves.count
            page.send(#"{"type":"propose","url":"http://localhost/list","action":"advance","redirected":true}"#)
            #expect(page.moves.dropFirst(made).contains(.back(steps: 1)) == isMain)
        }

        @Test func `the rules decide`() {
            let page = begin()
            defer { end(page) }
            page.visit("http://localhost/start")
            for path in ["/two", "/gone", "/recede_historical_location"] { page.propose(path) }
            page.visit("http://localhost/one", action: "restore")
            page.propose("/three", "replace")
            #expect(
                page.moves == [
                    .visit("http://localhost/two", replaces: false), .back(steps: 1),
                    .visit("http://localhost/three", replaces: true),
                ])
        }

        @Test(arguments: ["/two", "/new"])
        func `a place that replaces the root has nothing behind it`(current: String) async throws {
            let page = begin()
            defer { end(page) }
            page.visit("http://localhost/list")
            page.propose(current)
            page.visit("http://localhost\(current)")
            page.propose("/home")
            #expect(page.moves.suffix(2) == [.back(steps: 2, passing: true), .visit("http://localhost/home", replaces: true)])
            page.visit("http://localhost/one", action: "restore")
            #expect(page.moves.last == .visit("http://localhost/home", replaces: true))
            page.visit("http://localhost/home", action: "replace")
            #expect(try await page.screen().bar.back == nil)
            page.visit("http://localhost/two")
            #expect(try await page.screen().bar.back != nil)
            page.propose("/recede_historical_location")
            #expect(page.moves.last == .back(steps: 1))
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
                #"{"type":"open","url":"http://localhost/two","title":"Two","platform":"ios","behind":[{"url":"http://localhost/one","title":"One"}]}"#
            )
            #expect(try await page.screen().bar.back?.title == title)
        }

        @Test func `places of other documents stay in the history, and nothing leads back to them`() async throws {
            let page = begin()
            defer { end(page) }
            page.send(
                #"{"type":"open","url":"http://localhost/two","title":"Two","platform":"ios","behind":[{"url":"http://localhost/one","title":"One"}]}"#
            )
            #expect(try await page.screen().bar.back?.title == "One")
            page.propose("/home")
            #expect(page.moves.last == .visit("http://localhost/home", replaces: true))
            page.visit("http://localhost/home", action: "replace")
            #expect(try await page.screen().bar.back == nil)
        }

        @Test func `the app's own delegate is asked in the app's own addresses, and may refuse or show a screen`() async throws {
            let page = begin()
            defer { end(page) }
            page.message("drawing", "draw")
            let delegate = Delegate()
            // Created as by an app that knows the page by another address.
            let start = try #require(URL(string: "https://example.com/start"))
            let navigator = Navigator(configuration: Navigator.Configuration(name: "main", startLocation: start), delegate: delegate)
            for path in ["/two?a=1", "/secret", "/map"] { page.propose(path) }
            #expect(
                delegate.urls.map(\.absoluteString) == [
                    "https://example.com/two?a=1", "https://example.com/secret", "https://example.com/map",
                ])
            #expect(page.moves == [.visit("http://localhost/two?a=1", replaces: false)])
            #expect(try await page.screen().presented.last?.screen?.style == .push)
            withExtendedLifetime(navigator) {}
        }

        @Test func `a modal place covers the one below, and its end leads back there`() async throws {
            let page = begin()
            defer { end(page) }
            #expect(try await page.screen().bar.back == nil)
            page.propose("/new")
            page.visit("http://localhost/new")
            var bar = try await page.screen().bar
            #expect(bar.modal?.style == "medium")
            #expect(bar.back == nil)
            page.propose("/edit")
            page.visit("http://localhost/edit")
            bar = try await page.screen().bar
            #expect(bar.back?.title == "Title")
            page.act(try #require(bar.modal?.dismiss))
            #expect(page.moves.last == .back(steps: 2))
            page.visit("http://localhost/one", action: "restore")
            #expect(try await page.screen().bar.modal == nil)
        }

        @Test(arguments: [("resume", 2), ("refresh", 2), ("recede", 3)])
        func `turbo-rails' redirects end what covers the page first`(name: String, steps: Int) {
            let page = begin()
            defer { end(page) }
            page.visit("http://localhost/list")
            for path in ["/new", "/edit"] {
                page.propose(path)
                page.visit("http://localhost\(path)")
            }
            let before = page.moves.count
            page.propose("/\(name)_historical_location")
            let target = steps == 2 ? "http://localhost/list" : "http://localhost/one"
            page.visit(target, action: "restore")
            #expect(page.moves[before...] == [.back(steps: steps)] + (name == "refresh" ? [.refresh(isUncached: true)] : []))
        }

        @Test func `a place that is not modal takes that of the modal ones`() {
            let page = begin()
            defer { end(page) }
            page.visit("http://localhost/list")
            page.propose("/new")
            page.visit("http://localhost/new")
            page.propose("/two")
            #expect(page.moves.last == .visit("http://localhost/two", replaces: true))
            page.propose("/edit")
            page.visit("http://localhost/edit")
            page.propose("/two")
            #expect(page.moves.suffix(2) == [.back(steps: 1, passing: true), .visit("http://localhost/two", replaces: true)])
            page.visit("http://localhost/new", action: "restore")
            #expect(page.moves.last == .visit("http://localhost/two", replaces: true))
            page.visit("http://localhost/two", action: "replace")
            page.propose("/list")
            #expect(page.moves.last == .back(steps: 1))
        }

        @Test func `a native screen that nobody can make is an empty one, and the page is told when it goes`() async throws {
            let page = begin()
            defer { end(page) }
            page.propose("/map")
            let screen = try #require(try await page.screen().presented.last?.screen)
            #expect(screen.title == "map")
            page.act(try #require(screen.bar.back).control)
            #expect(try await page.screen().presented.isEmpty)
            #expect(page.moves == [.restored])
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
            #expect(page.moves == [.back(steps: 1)])
        }
    }
}
