import AppTestSupport
import Foundation
import HotwireNative
import Testing
import ViaductProtocol

@testable import ViaductApp

extension EmbeddedSessionTests {
    /// What modal pages and refreshes leave below them, on both platforms.
    @MainActor @Suite(.serialized) struct PlaceBelowTests {
        private static let rules = """
            {"rules":[{"patterns":["/new$"],"properties":{"context":"modal"}},
            {"patterns":["/edit/new$"],"properties":{"presentation":"replace"}},
            {"patterns":["/again$"],"properties":{"presentation":"refresh"}}]}
            """

        private func begin(_ platform: Platform) -> TestPage {
            let page = TestPage([], platform: platform, paths: PathConfiguration(sources: [.data(Data(Self.rules.utf8))]))
            page.visit("http://localhost/list", title: "List")
            page.visit("http://localhost/gate", title: "Gate")
            return page
        }

        private func propose(_ path: String, _ action: String, redirected: Bool = false, on page: TestPage) {
            let member = redirected ? #","redirected":true"# : ""
            page.send(#"{"type":"propose","url":"http://localhost\#(path)","action":"\#(action)"\#(member)}"#)
        }

        private func isTold(_ page: TestPage) -> Bool { page.notices.contains { $0.cause == "VD-MODAL-1" } }

        @Test(arguments: Platform.allCases)
        func `a page that redirects to a modal one is gone when that is closed`(platform: Platform) async throws {
            let page = begin(platform)
            defer { page.close() }
            propose("/new", "replace", redirected: true, on: page)
            #expect(page.moves == [.visit("http://localhost/new", replaces: true)])
            #expect(isTold(page) == (platform == .ios))
            page.visit("http://localhost/new", title: "New", action: "replace")
            let dismiss = try #require(try await page.screen().bar.modal?.dismiss)
            page.act(dismiss)
            #expect(page.moves.last == .back(steps: 1))
            page.visit("http://localhost/list", title: "List", action: "restore")
            #expect(try await page.screen().bar.title == "List")
            #expect(try await page.screen().bar.modal == nil)
        }

        @Test(arguments: [(Platform.ios, "/new", "replace"), (.ios, "/edit/new", "advance"), (.android, "/new", "advance")])
        func `the page below stays where a phone keeps it`(platform: Platform, path: String, action: String) {
            let page = begin(platform)
            defer { page.close() }
            propose(path, action, on: page)
            #expect(page.moves == [.visit("http://localhost\(path)", replaces: false)])
            #expect(!isTold(page))
        }

        @Test(arguments: [("/new", "replace"), ("/edit/new", "advance")])
        func `a modal page on Android takes the place of the page that it replaces`(path: String, action: String) {
            let page = begin(.android)
            defer { page.close() }
            propose(path, action, on: page)
            #expect(page.moves == [.visit("http://localhost\(path)", replaces: true)])
            #expect(!isTold(page))
        }

        @Test(arguments: [(Platform.ios, "Gate"), (.android, "Gate!")])
        func `the page below a modal one has its title again where nothing has rendered`(platform: Platform, title: String) async throws {
            let page = begin(platform)
            defer { page.close() }
            propose("/new", "advance", on: page)
            page.visit("http://localhost/new", title: "New")
            page.visit("http://localhost/gate", title: "New", action: "restore")
            page.send(#"{"type":"title","title":"Gate!"}"#)
            #expect(try await page.screen().bar.title == title)
            // What comes later is a title of its own.
            page.send(#"{"type":"title","title":"Later"}"#)
            #expect(try await page.screen().bar.title == "Later")
        }

        @Test(arguments: [(Platform.ios, [PageMove.back(steps: 1)]), (.android, [.reload])])
        func `a rule that refreshes goes back first, but not on Android`(platform: Platform, moves: [PageMove]) {
            let page = begin(platform)
            defer { page.close() }
            propose("/again", "advance", on: page)
            #expect(page.moves == moves)
        }

        @Test func `on Android it refreshes the page below the modal ones`() {
            let page = begin(.android)
            defer { page.close() }
            propose("/new", "advance", on: page)
            page.visit("http://localhost/new", title: "New")
            propose("/again", "advance", on: page)
            #expect(page.moves.last == .back(steps: 1))
            page.visit("http://localhost/gate", title: "Gate", action: "restore")
            #expect(page.moves.last == .reload)
        }

        @Test func `a first page that redirects to a modal one leaves nothing to close`() async throws {
            let page = TestPage([], paths: PathConfiguration(sources: [.data(Data(Self.rules.utf8))]))
            defer { page.close() }
            propose("/new", "replace", redirected: true, on: page)
            #expect(page.moves == [.visit("http://localhost/new", replaces: true)])
            page.visit("http://localhost/new", title: "New", action: "replace")
            #expect(try await page.screen().bar.modal == nil)
        }

        @Test func `a redirect from one modal page to another keeps the page below both`() {
            let page = begin(.ios)
            defer { page.close() }
            propose("/new", "advance", on: page)
            page.visit("http://localhost/new", title: "New")
            propose("/other/new", "replace", redirected: true, on: page)
            #expect(page.moves.last == .visit("http://localhost/other/new", replaces: true))
            #expect(!isTold(page))
        }
    }
}
