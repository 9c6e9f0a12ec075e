import AppTestSupport
import Foundation
import Testing
import UIKit
import ViaductProtocol

@testable import HotwireNative
@testable import ViaductApp

extension EmbeddedSessionTests {
    /// The effects of a rule's presentation, and of a visit's action, on the places of a page: those of Hotwire Native iOS 1.2.2.
    @MainActor @Suite(.serialized) struct PresentationRuleTests {
        private static let rules = """
            {"rules":[
              {"patterns":["/new$","/edit$"],"properties":{"context":"modal"}},
              {"patterns":["/full$"],"properties":{"context":"modal","modal_style":"full"}},
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

        private func visit(_ path: String, replaces: Bool) -> PageMove {
            .visit("http://localhost\(path)", replaces: replaces)
        }

        @Test func `a replace action goes back to the place before, a replace presentation does not`() {
            let page = begin()
            defer { end(page) }
            page.go("/swap", "/two")
            page.propose("/swap")
            // A place on top of itself has no entry of its own in the browser's history.
            #expect(page.moves.suffix(2) == [.back(steps: 1, passing: true), .visit("http://localhost/swap", replaces: false, again: true)])
            page.visit("http://localhost/swap", action: "restore")
            #expect(page.moves.last == .visit("http://localhost/swap", replaces: false, again: true))
            let other = begin()
            defer { end(other) }
            other.go("/two")
            other.propose("/one", "replace")
            #expect(other.moves.last == .back(steps: 1))
        }

        @Test func `a modal page on top of another one has its style, as the stack was presented in it`() async throws {
            let page = begin()
            defer { end(page) }
            page.go("/new", "/full")
            #expect(try await page.screen().bar.modal?.style == "large")
        }

        @Test func `it has that style after a reload too, and when the page goes forward to it`() async throws {
            let page = begin()
            defer { end(page) }
            let behind = ["/one", "/new"].map { #"{"url":"http://localhost\#($0)","title":""}"# }.joined(separator: ",")
            page.send(#"{"type":"open","url":"http://localhost/full","title":"","platform":"ios","behind":[\#(behind)]}"#)
            #expect(try await page.screen().bar.modal?.style == "large")
            page.visit("http://localhost/new", action: "restore")
            page.visit("http://localhost/full", action: "restore")
            #expect(try await page.screen().bar.modal?.style == "large")
        }

        @Test func `a replace presentation ends what covers the page, and takes the place below`() {
            let page = begin()
            defer { end(page) }
            page.go("/list", "/new")
            page.propose("/swap")
            #expect(page.moves.suffix(2) == [.back(steps: 1, passing: true), visit("/swap", replaces: true)])
            page.visit("http://localhost/list", action: "restore")
            #expect(page.moves.last == visit("/swap", replaces: true))
        }

        @Test func `a replace action ends what covers the page, and leaves the place below`() async throws {
            let page = begin()
            defer { end(page) }
            page.go("/list", "/new")
            page.propose("/two", "replace")
            #expect(page.moves.last == visit("/two", replaces: true))
            page.visit("http://localhost/two", action: "replace")
            page.propose("/list")
            #expect(page.moves.last == .back(steps: 1))
        }

        @Test(arguments: ["advance", "replace"])
        func `the place below a covering one is visited anew`(action: String) {
            let page = begin()
            defer { end(page) }
            page.go("/list", "/new")
            page.propose("/list", action)
            #expect(page.moves.suffix(2) == [.back(steps: 1, passing: true), visit("/list", replaces: true)])
            page.visit("http://localhost/list", action: "restore")
            #expect(page.moves.last == visit("/list", replaces: true))
        }

        @Test func `a covering place that replaces leaves the page below, but takes the one that covers it`() {
            let page = begin()
            defer { end(page) }
            page.propose("/new", "replace")
            #expect(page.moves.last == visit("/new", replaces: false))
            page.go("/step")
            #expect(page.moves.last == visit("/step", replaces: false))
            page.propose("/edit", "replace")
            #expect(page.moves.last == visit("/edit", replaces: true))
            page.propose("/step")
            #expect(page.moves.last == visit("/step", replaces: true))
        }

        @Test(arguments: [("/two", "/two/"), ("/two/", "/two"), ("/caf%C3%A9", "/caf%c3%a9"), ("/two#a", "/two")])
        func `the current place is replaced by itself, however its path is written`(current: String, proposed: String) {
            let page = begin()
            defer { end(page) }
            page.visit("http://localhost\(current)")
            page.propose(proposed)
            #expect(page.moves.last == visit(proposed, replaces: true))
        }

        @Test func `the place before is gone back to, however its path is written`() {
            let page = begin(at: "/one/")
            defer { end(page) }
            page.go("/two")
            page.propose("/one")
            #expect(page.moves.last == .back(steps: 1))
        }

        @Test func `another query string is another place, unless the rule says that it is the same`() {
            let page = begin(at: "/posts?page=1")
            defer { end(page) }
            page.go("/posts?page=2")
            #expect(page.moves.last == visit("/posts?page=2", replaces: false))
            page.go("/search?q=a")
            page.propose("/search?q=b")
            #expect(page.moves.last == visit("/search?q=b", replaces: true))
            page.go("/two")
            page.propose("/search")
            #expect(page.moves.last == .back(steps: 1))
        }

        @Test func `a covering page that must not be swept away has no control that ends it`() async throws {
            let page = begin()
            defer { end(page) }
            page.go("/new")
            _ = try await page.screen()
            #expect(page.screens.last?.contains(#""dismiss""#) == true)
            page.go("/locked")
            #expect(try await page.screen().bar.modal?.style == "large")
            #expect(page.screens.last?.contains(#""dismiss""#) == false)
        }
    }
}
