import AppTestSupport
import Foundation
import Testing
import UIKit
import ViaductProtocol

@testable import HotwireNative
@testable import ViaductApp

extension EmbeddedSessionTests {
    /// Native screens that replace a page, as in Hotwire Native iOS 1.2.2.
    @MainActor @Suite(.serialized) struct ReplacedPageTests {
        private let app = StackedScreenApp()

        private func controllers() throws -> [UIViewController] {
            try #require(app.navigator).activeNavigationController.viewControllers
        }

        /// Goes back from the visible native screen to another place.
        private func goBack(to path: String, on page: TestPage) async throws {
            page.act(try #require(try await page.screen().presented.last?.screen?.bar.back).control)
            #expect(page.moves.last == .back(steps: 1))
            page.visit("http://localhost\(path)", action: "restore")
        }

        @Test(arguments: [("/instead", "advance"), ("/map", "replace")])
        func `the way back leads past the page`(path: String, action: String) async throws {
            let page = app.begin()
            defer { app.end(page) }
            page.go("/two")
            page.propose(path, action)
            #expect(try await page.topTitle() == "Map")
            #expect(try await page.screen().presented.last?.screen?.bar.back?.title == "One")
            #expect(try controllers().count == 2)
            #expect(try controllers().last === app.map)
            try await goBack(to: "/one", on: page)
            #expect(try await page.screen().presented.isEmpty)
            #expect(try await page.screen().bar.back == nil)
        }

        @Test func `nothing leads back from the first place`() async throws {
            let page = app.begin()
            defer { app.end(page) }
            page.propose("/instead")
            let screen = try #require(try await page.screen().presented.last?.screen)
            #expect(screen.title == "Map")
            #expect(screen.bar.back == nil)
            #expect(screen.dismiss == nil)
            #expect(try controllers() == [try #require(app.map)])
            let navigator = try #require(app.navigator)
            navigator.pop()
            navigator.rootViewController.popToRootViewController(animated: false)
            #expect(page.moves.isEmpty)
            #expect(try await page.topTitle() == "Map")
        }

        @Test func `each step back is that of a phone when other screens and pages came on top`() async throws {
            let page = app.begin()
            defer { app.end(page) }
            page.go("/two")
            page.propose("/instead")
            page.propose("/chart")
            page.go("/three")
            #expect(try controllers().count == 4)
            try await page.goBack(to: "/two")
            #expect(try await page.topTitle() == "Chart")
            page.act(try #require(try await page.screen().presented.last?.screen?.bar.back).control)
            #expect(try await page.topTitle() == "Map")
            try await goBack(to: "/one", on: page)
            #expect(try await page.screen().presented.isEmpty)
        }

        @Test func `the start of the stack is the screen in its place, with nothing on top`() async throws {
            let page = app.begin()
            defer { app.end(page) }
            page.propose("/instead")
            let map = try #require(app.map)
            page.propose("/chart")
            page.go("/two")
            try #require(app.navigator).rootViewController.popToRootViewController(animated: false)
            #expect(page.moves.last == .back(steps: 1))
            page.visit("http://localhost/one", action: "restore")
            _ = try await page.screen()
            #expect(try controllers() == [map])
            page.propose("/chart")
            try #require(app.navigator).rootViewController.popToRootViewController(animated: false)
            #expect(try controllers() == [map])
        }

        @Test func `another native screen takes the place in turn`() async throws {
            let page = app.begin()
            defer { app.end(page) }
            page.go("/two")
            page.propose("/instead")
            page.propose("/instead/chart")
            #expect(try await page.topTitle() == "Chart")
            #expect(try controllers().count == 2)
            #expect(page.stacked.last?.map(\.title) == ["Chart"])
            try await goBack(to: "/one", on: page)
            #expect(try await page.screen().presented.isEmpty)
        }

        @Test(arguments: [("/swap", "advance"), ("/three", "replace")])
        func `a page takes the place in turn, and nothing is left there`(path: String, action: String) async throws {
            let page = app.begin()
            defer { app.end(page) }
            page.go("/two")
            page.propose("/instead")
            page.propose(path, action)
            #expect(page.moves.last == .visit("http://localhost\(path)", replaces: true))
            page.visit("http://localhost\(path)", action: "replace")
            #expect(try await page.screen().presented.isEmpty)
            #expect(try controllers().count == 2)
            try await page.goBack(to: "/one")
            #expect(try await page.screen().presented.isEmpty)
        }

        @Test func `the page before is gone back to, and the replaced one is visited anew`() throws {
            let page = app.begin()
            defer { app.end(page) }
            page.go("/two")
            page.propose("/instead")
            page.propose("/two")
            #expect(page.moves.last == .visit("http://localhost/two", replaces: false, again: true))
            page.propose("/one")
            #expect(page.moves.last == .back(steps: 1))
        }

        @Test func `closing ends the modal stack whose first page it stands for`() async throws {
            let page = app.begin()
            defer { app.end(page) }
            page.go("/new")
            page.propose("/new/instead")
            let screen = try #require(try await page.screen().presented.last?.screen)
            #expect(screen.title == "Map")
            #expect(screen.bar.back == nil)
            #expect(screen.style == .fullScreen)
            #expect(try controllers() == [try #require(app.map)])
            try await page.dismiss()
            #expect(page.moves.last == .back(steps: 1))
            page.visit("http://localhost/one", action: "restore")
            #expect(try await page.screen().presented.isEmpty)
        }

        @Test func `from a modal page it ends that, and takes the place below`() async throws {
            let page = app.begin()
            defer { app.end(page) }
            page.go("/two", "/new")
            page.propose("/instead")
            #expect(page.moves.last == .back(steps: 1))
            page.visit("http://localhost/two", action: "restore")
            #expect(try await page.topTitle() == "Map")
            try await goBack(to: "/one", on: page)
        }

        @Test func `a pop from a modal page over it goes one place further`() throws {
            let page = app.begin()
            defer { app.end(page) }
            page.go("/two")
            page.propose("/instead")
            page.go("/new")
            page.propose("/recede_historical_location")
            #expect(page.moves.last == .back(steps: 2))
        }

        @Test func `with the root's place it takes that of all others`() async throws {
            let page = app.begin()
            defer { app.end(page) }
            page.go("/two", "/new")
            page.propose("/start")
            #expect(page.moves.last == .back(steps: 2))
            page.visit("http://localhost/one", action: "restore")
            #expect(try await page.topTitle() == "Map")
            #expect(try controllers() == [try #require(app.map)])
        }

        private static let map = #"{"url":"http://localhost/map","title":"Map","replaces":true}"#

        private func reload(_ screen: String, on page: TestPage) {
            let behind = #"{"url":"http://localhost/one","title":"One"}"#
            page.send(#"{"type":"open","url":"http://localhost/two","title":"Two","platform":"ios","behind":[\#(behind)]}"#)
            page.send(#"{"type":"stacked","screens":[\#(screen)]}"#)
        }

        @Test func `the page keeps it, so that it is in its place after a reload`() async throws {
            let page = app.begin()
            defer { app.end(page) }
            page.go("/two")
            page.propose("/instead")
            _ = try await page.screen()
            #expect(page.stacked.last?.map(\.replaces) == [true])
            reload(Self.map, on: page)
            #expect(try await page.topTitle() == "Map")
            #expect(try controllers().count == 2)
            #expect(page.stacked.last?.map(\.replaces) == [true])
            try await goBack(to: "/one", on: page)
        }

        @Test func `a place further back has it again`() async throws {
            let page = app.begin()
            defer { app.end(page) }
            let behind = #"{"url":"http://localhost/one","title":"One","stacked":[\#(Self.map)]}"#
            page.send(#"{"type":"open","url":"http://localhost/two","title":"Two","platform":"ios","behind":[\#(behind)]}"#)
            #expect(try await page.screen().bar.back?.title == "Map")
            try await page.goBack(to: "/one")
            #expect(try await page.topTitle() == "Map")
            #expect(try controllers() == [try #require(app.map)])
        }

        @Test func `the page is shown where nobody answers it any more`() async throws {
            let page = app.begin()
            defer { app.end(page) }
            reload(Self.map.replacing("/map", with: "/unknown"), on: page)
            #expect(try await page.screen().presented.isEmpty)
            #expect(page.notices.contains { $0.cause == "VD-SCREEN-1" })
            #expect(try controllers().count == 2)
            #expect(page.stacked.isEmpty)
            try await page.goBack(to: "/one")
        }
    }
}
