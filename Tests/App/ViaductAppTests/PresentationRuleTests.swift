import AppTestSupport
import Foundation
@testable import HotwireNative
import Testing
import UIKit
@testable import ViaductApp
import ViaductProtocol

extension EmbeddedSessionTests {
    /// The effects of a rule's presentation, and of a visit's action, on the places of a page: those of Hotwire Native iOS 1.2.2.
    @MainActor @Suite(.serialized) struct PresentationRuleTests {
        private static let rules = """
            {"rules":[
              {"patterns":["/new$","/edit$"],"properties":{"context":"modal"}},
              {"patterns":["/locked$"],"properties":{"context":"modal","modal_dismiss_gesture_enabled":false}},
              {"patterns":["/swap$"],"properties":{"presentation":"replace"}},
              {"patterns":["/step$"],"properties":{"presentation":"replace","context":"modal"}},
              {"patterns":["/search"],"properties":{"query_string_presentation":"replace"}}
            ]}
            """

        private func begin(at path: String = "/one") -> TestPage {
            Hotwire.config.pathConfiguration.sources = [.data(Data(Self.rules.utf8))]
            return TestPage([], url: "http://localhost\(path)")
        }

        private func end(_ page: TestPage) {
            page.close()
            Hotwire.config = HotwireConfig()
        }

        private func moves(of page: TestPage) -> [PageMove] {
            page.frames.compactMap { if case .move(let move) = $0 { move } else { nil } }
        }

        private func propose(_ path: String, _ action: String = "advance", on page: TestPage) {
            page.send(#"{"type":"propose","url":"http://localhost\#(path)","action":"\#(action)"}"#)
        }

        /// Follows the page to places that it proposes.
        private func go(_ paths: String..., on page: TestPage) {
            for path in paths {
                propose(path, on: page)
                page.visit("http://localhost\(path)")
            }
        }

        private func visit(_ path: String, replaces: Bool) -> PageMove {
            .visit("http://localhost\(path)", replaces: replaces)
        }

        @Test func `a replace action goes back to the place before, a replace presentation does not`() {
            let page = begin()
            defer { end(page) }
            go("/swap", "/two", on: page)
            propose("/swap", on: page)
            #expect(moves(of: page).last == visit("/swap", replaces: true))
            let other = begin()
            defer { end(other) }
            go("/two", on: other)
            propose("/one", "replace", on: other)
            #expect(moves(of: other).last == .back(steps: 1))
        }

        @Test func `a replace presentation ends what covers the page, and takes the place below`() {
            let page = begin()
            defer { end(page) }
            go("/list", "/new", on: page)
            propose("/swap", on: page)
            #expect(moves(of: page).last == .back(steps: 1))
            page.visit("http://localhost/list", action: "restore")
            #expect(moves(of: page).last == visit("/swap", replaces: true))
        }

        @Test func `a replace action ends what covers the page, and leaves the place below`() async throws {
            let page = begin()
            defer { end(page) }
            go("/list", "/new", on: page)
            propose("/two", "replace", on: page)
            #expect(moves(of: page).last == visit("/two", replaces: true))
            page.visit("http://localhost/two", action: "replace")
            propose("/list", on: page)
            #expect(moves(of: page).last == .back(steps: 1))
        }

        @Test(arguments: ["advance", "replace"])
        func `the place below a covering one is visited anew`(action: String) {
            let page = begin()
            defer { end(page) }
            go("/list", "/new", on: page)
            propose("/list", action, on: page)
            #expect(moves(of: page).last == .back(steps: 1))
            page.visit("http://localhost/list", action: "restore")
            #expect(moves(of: page).last == visit("/list", replaces: true))
        }

        @Test func `a covering place that replaces leaves the page below, but takes the one that covers it`() {
            let page = begin()
            defer { end(page) }
            propose("/new", "replace", on: page)
            #expect(moves(of: page).last == visit("/new", replaces: false))
            go("/step", on: page)
            #expect(moves(of: page).last == visit("/step", replaces: false))
            propose("/edit", "replace", on: page)
            #expect(moves(of: page).last == visit("/edit", replaces: true))
            propose("/step", on: page)
            #expect(moves(of: page).last == visit("/step", replaces: true))
        }

        @Test(arguments: [("/two", "/two/"), ("/two/", "/two"), ("/caf%C3%A9", "/caf%c3%a9"), ("/two#a", "/two")])
        func `the current place is replaced by itself, however its path is written`(current: String, proposed: String) {
            let page = begin()
            defer { end(page) }
            page.visit("http://localhost\(current)")
            propose(proposed, on: page)
            #expect(moves(of: page).last == visit(proposed, replaces: true))
        }

        @Test func `the place before is gone back to, however its path is written`() {
            let page = begin(at: "/one/")
            defer { end(page) }
            go("/two", on: page)
            propose("/one", on: page)
            #expect(moves(of: page).last == .back(steps: 1))
        }

        @Test func `another query string is another place, unless the rule says that it is the same`() {
            let page = begin(at: "/posts?page=1")
            defer { end(page) }
            go("/posts?page=2", on: page)
            #expect(moves(of: page).last == visit("/posts?page=2", replaces: false))
            go("/search?q=a", on: page)
            propose("/search?q=b", on: page)
            #expect(moves(of: page).last == visit("/search?q=b", replaces: true))
            go("/two", on: page)
            propose("/search", on: page)
            #expect(moves(of: page).last == .back(steps: 1))
        }

        @Test func `a covering page that must not be swept away has no control that ends it`() async throws {
            let page = begin()
            defer { end(page) }
            go("/new", on: page)
            _ = try await page.screen()
            #expect(page.screens.last?.contains(#""dismiss""#) == true)
            go("/locked", on: page)
            #expect(try await page.screen().bar.modal?.style == "large")
            #expect(page.screens.last?.contains(#""dismiss""#) == false)
        }
    }
}
