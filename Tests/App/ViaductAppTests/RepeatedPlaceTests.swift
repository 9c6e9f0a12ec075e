import AppTestSupport
import Foundation
import Testing
import UIKit
import ViaductProtocol

@testable import HotwireNative
@testable import ViaductApp

extension EmbeddedSessionTests {
    /// Neighbouring places with the same URL, each with a back button of its own, as Hotwire Native iOS 1.2.2 stacks them.
    @MainActor @Suite(.serialized) struct RepeatedPlaceTests {
        private let app = StackedScreenApp()

        private func controllers() throws -> [UIViewController] {
            try #require(app.navigator).rootViewController.viewControllers
        }

        private func visit(_ path: String, _ action: String, on page: TestPage) {
            page.send(#"{"type":"visit","url":"http://localhost\#(path)","title":"Again","action":"\#(action)","again":true}"#)
        }

        /// A page over two native screens on itself.
        private func begin() -> TestPage {
            let page = app.begin()
            page.propose("/map")
            page.propose("/chart")
            page.propose("/one")
            return page
        }

        @Test func `a page that is visited over native screens on itself leads back to them`() async throws {
            let page = begin()
            defer { app.end(page) }
            #expect(page.moves.last == .visit("http://localhost/one", replaces: false, again: true))
            visit("/one", "advance", on: page)
            #expect(try await page.screen().presented.isEmpty)
            #expect(try controllers().count == 4)
            page.act(try #require(try await page.screen().bar.back).control)
            #expect(page.moves.last == .back(steps: 1))
            visit("/one", "restore", on: page)
            #expect(try await page.topTitle() == "Chart")
            #expect(try controllers().count == 3)
        }

        @Test func `its place has components of its own`() async throws {
            DrawingComponent.draw = { destination, _ in destination.navigationItem.title = "Drawn" }
            let page = begin()
            defer { app.end(page) }
            visit("/one", "advance", on: page)
            page.message("drawing", "draw")
            #expect(try await page.screen().bar.title == "Drawn")
            visit("/one", "restore", on: page)
            page.propose("/map")
            page.propose("/one")
            #expect(try await page.screen().bar.title == "Again")
        }

        @Test func `going back to the start goes past all of its places`() async throws {
            let page = begin()
            defer { app.end(page) }
            visit("/one", "advance", on: page)
            page.propose("/map")
            page.propose("/chart")
            page.propose("/one")
            visit("/one", "advance", on: page)
            #expect(try controllers().count == 7)
            try #require(app.navigator).rootViewController.popToRootViewController(animated: false)
            #expect(page.moves.last == .back(steps: 2))
            visit("/one", "restore", on: page)
            #expect(try controllers().count == 1)
        }

        @Test func `a place further on goes back to the one that it was sent to`() async throws {
            let page = begin()
            defer { app.end(page) }
            visit("/one", "advance", on: page)
            page.go("/two")
            let first = try #require(try controllers().first)
            try #require(app.navigator).rootViewController.popToViewController(first, animated: false)
            #expect(page.moves.last == .back(steps: 2))
            page.visit("http://localhost/one", action: "restore")
            #expect(try controllers() == [first])
        }

        @Test func `a screen is gone back to from the place that a step back leads to`() throws {
            let page = app.begin()
            defer { app.end(page) }
            page.go("/two", "/three")
            let first = try #require(try controllers().first)
            let navigator = try #require(app.navigator)
            let before = page.moves.count
            navigator.pop()
            navigator.rootViewController.popToViewController(first, animated: false)
            #expect(page.moves[before...] == [.back(steps: 1)])
            page.visit("http://localhost/two", action: "restore")
            #expect(page.moves[before...] == [.back(steps: 1), .back(steps: 1)])
        }

        @Test func `one that replaces a place on top of itself is another one`() async throws {
            let page = app.begin()
            defer { app.end(page) }
            page.go("/two")
            let navigator = try #require(app.navigator)
            let url = try #require(URL(string: "https://example.com/one"))
            navigator.route(VisitProposal(url: url, options: VisitOptions(), properties: ["presentation": "replace"]))
            #expect(page.moves.suffix(2) == [.back(steps: 1, passing: true), .visit("http://localhost/one", replaces: false, again: true)])
            page.visit("http://localhost/one", action: "restore")
            #expect(page.moves.last == .visit("http://localhost/one", replaces: false, again: true))
            visit("/one", "advance", on: page)
            #expect(try controllers().count == 2)
            page.act(try #require(try await page.screen().bar.back).control)
            #expect(page.moves.last == .back(steps: 1))
            visit("/one", "restore", on: page)
            #expect(try controllers().count == 1)
        }

        @Test func `a page that takes the place of a screen in its place is seen`() async throws {
            let page = app.begin()
            defer { app.end(page) }
            page.go("/swap")
            page.propose("/instead")
            #expect(try await page.topTitle() == "Map")
            page.propose("/swap")
            #expect(page.moves.last == .visit("http://localhost/swap", replaces: true))
            #expect(try await page.screen().presented.isEmpty)
            #expect(try controllers().count == 2)
        }

        @Test func `after a reload each of them is there`() async throws {
            let page = app.begin()
            defer { app.end(page) }
            let map = #"{"url":"http://localhost/map","title":"Map"}"#
            let behind = #"{"url":"http://localhost/one","title":"One","stacked":[\#(map)]}"#
            page.send(#"{"type":"open","url":"http://localhost/one","title":"One","platform":"ios","behind":[\#(behind)]}"#)
            #expect(try await page.screen().presented.isEmpty)
            page.act(try #require(try await page.screen().bar.back).control)
            visit("/one", "restore", on: page)
            #expect(try await page.topTitle() == "Map")
        }

        @Test func `nothing leads back from a root that a native screen replaces, also when the page came again`() async throws {
            let page = app.begin()
            defer { app.end(page) }
            page.go("/two")
            page.propose("/start")
            page.visit("http://localhost/one", action: "restore")
            #expect(try await page.topTitle() == "Map")
            page.propose("/one")
            #expect(page.moves.last == .visit("http://localhost/one", replaces: false, again: true))
            visit("/one", "advance", on: page)
            #expect(try controllers().count == 2)
            page.act(try #require(try await page.screen().bar.back).control)
            visit("/one", "restore", on: page)
            let screen = try #require(try await page.screen().presented.last?.screen)
            #expect(screen.title == "Map")
            #expect(screen.bar.back == nil)
        }

        @Test(arguments: ["restore", "replace"])
        func `a page that claims another place where there is none stays`(action: String) async throws {
            let page = app.begin()
            defer { app.end(page) }
            for _ in 0..<3 { visit("/one", action, on: page) }
            #expect(try controllers().count == 1)
            #expect(try await page.screen().bar.back == nil)
        }
    }
}
