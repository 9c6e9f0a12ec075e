import AppTestSupport
import Foundation
import Testing
import UIKit
import ViaductProtocol

@testable import HotwireNative
@testable import ViaductApp

extension EmbeddedSessionTests {
    /// Native screens in the middle of the stack.
    @MainActor @Suite(.serialized) struct StackedScreenTests {
        private let app = StackedScreenApp()

        @Test(arguments: [("/map", "/two"), ("/sheet", "/new")])
        func `a page that was visited over a native screen, or a modal one over a sheet, leads back to it`(
            screen: String, path: String
        ) async throws {
            let page = app.begin()
            defer { app.end(page) }
            page.propose(screen)
            let map = try #require(app.map)
            page.go(path)
            #expect(try await page.screen().presented.isEmpty)
            #expect(try await page.screen().bar.back?.title == "Map")
            try await page.goBack(to: "/one")
            #expect(try await page.topTitle() == "Map")
            #expect(app.map === map)
            #expect(map.events == ["will appear", "did disappear", "will appear"])
            try await page.dismiss()
            #expect(try await page.screen().presented.isEmpty)
            #expect(page.moves.contains(.restored) == (screen == "/map"))
        }

        @Test func `of several native screens only the top one goes and comes with the page on top of them`() async throws {
            let page = app.begin()
            defer { app.end(page) }
            page.propose("/map")
            page.propose("/chart")
            for _ in 0..<5 { await page.turn() }
            let (map, chart) = (try #require(app.map), try #require(app.chart))
            #expect(map.events == ["will appear", "did disappear"])
            page.go("/two")
            #expect(chart.events == ["will appear", "did disappear"])
            try await page.goBack(to: "/one")
            #expect(try await page.topTitle() == "Chart")
            #expect(chart.events == ["will appear", "did disappear", "will appear"])
            #expect(map.events == ["will appear", "did disappear"])
        }

        @Test func `a visit and a step back in one turn leave the native screen that was on top`() async throws {
            let page = app.begin()
            defer { app.end(page) }
            page.propose("/map")
            let navigator = try #require(app.navigator)
            navigator.route(URL(string: "https://example.com/two") ?? URL(filePath: "/"))
            navigator.pop()
            #expect(page.moves == [.visit("http://localhost/two", replaces: false), .back(steps: 1)])
            page.visit("http://localhost/two")
            try await page.goBack(to: "/one")
            #expect(try await page.topTitle() == "Map")
            #expect(app.map?.events == ["will appear", "did disappear", "will appear"])
        }

        @Test func `a step back takes the native screen that was pushed after a visit in one turn`() async throws {
            let page = app.begin()
            defer { app.end(page) }
            page.propose("/map")
            let navigator = try #require(app.navigator)
            navigator.route(URL(string: "https://example.com/two") ?? URL(filePath: "/"))
            let last = UIViewController()
            navigator.rootViewController.pushViewController(last, animated: false)
            #expect(navigator.rootViewController.popViewController(animated: false) === last)
            #expect(page.moves == [.visit("http://localhost/two", replaces: false)])
        }

        @Test func `a place that is pushed once more below a native screen is not on top of that`() async throws {
            let page = app.begin()
            defer { app.end(page) }
            page.propose("/map")
            let stack = try #require(app.navigator).rootViewController
            let next = VisitableViewController(url: URL(string: "https://example.com/two") ?? URL(filePath: "/"))
            stack.pushViewController(next, animated: false)
            let last = UIViewController()
            stack.pushViewController(last, animated: false)
            stack.pushViewController(next, animated: false)
            #expect(stack.popViewController(animated: false) === last)
            #expect(page.moves == [.visit("https://example.com/two", replaces: false)])
        }

        @Test func `a modal page that is closed over a native screen leaves it there`() async throws {
            let page = app.begin()
            defer { app.end(page) }
            page.propose("/map")
            page.go("/new")
            #expect(try await page.screen().presented.isEmpty)
            page.act(try #require(try await page.screen().bar.modal?.dismiss))
            page.visit("http://localhost/one", action: "restore")
            #expect(try await page.topTitle() == "Map")
        }

        @Test func `a page below its native screens hears nothing, until it is revealed`() async throws {
            DrawingComponent.draw = { destination, _ in destination.navigationItem.title = "Drawn" }
            let page = app.begin()
            defer { app.end(page) }
            page.propose("/map")
            page.go("/two")
            try await page.goBack(to: "/one")
            page.watch(true)
            page.message("drawing", "draw")
            // It reconnects when it is revealed.
            #expect(page.fates.map(\.state) == [.ignored])
            page.act(try #require(try await page.screen().presented.last?.screen?.bar.back).control)
            #expect(try await page.screen().bar.title == "Title")
            #expect(!page.notices.contains { $0.code == "inactive" })
            page.message("drawing", "draw")
            #expect(try await page.screen().bar.title == "Drawn")
        }

        @Test func `a visit of the page below a native screen goes back to it, one of another native screen stacks that`() async throws {
            let page = app.begin()
            defer { app.end(page) }
            page.propose("/map")
            page.propose("/chart")
            #expect(try await page.screen().presented.count == 2)
            page.propose("/map")
            #expect(try await page.topTitle() == "Map")
            #expect(try await page.screen().presented.count == 1)
            page.propose("/one")
            #expect(try await page.screen().presented.isEmpty)
            #expect(page.moves == [.restored])
        }

        @Test(arguments: [("/swap", "advance"), ("/two", "replace")])
        func `a place that replaces a native screen leaves the page below that`(path: String, action: String) async throws {
            let page = app.begin()
            defer { app.end(page) }
            page.propose("/map")
            #expect(try await page.topTitle() == "Map")
            page.propose(path, action)
            #expect(page.moves.last == .visit("http://localhost\(path)", replaces: false))
            #expect(page.stacked.last == [])
            page.visit("http://localhost\(path)")
            #expect(try await page.screen().bar.back?.title == "One")
            try await page.goBack(to: "/one")
            #expect(try await page.screen().presented.isEmpty)
        }

        @Test(arguments: [("/two", false), ("/swap", true)])
        func `from a native sheet, a replace action leaves the page below, a replace presentation does not`(path: String, replaces: Bool) throws {
            let page = app.begin()
            defer { app.end(page) }
            page.propose("/sheet")
            let url = try #require(URL(string: "https://example.com\(path)"))
            try #require(app.navigator).route(url, options: VisitOptions(action: .replace))
            #expect(page.moves.last == .visit("http://localhost\(path)", replaces: replaces))
        }

        @Test func `a native screen that is not modal ends the modal page first, and a modal one comes on top of it`() async throws {
            let page = app.begin()
            defer { app.end(page) }
            page.go("/new")
            page.propose("/map")
            #expect(page.moves.last == .back(steps: 1))
            page.visit("http://localhost/one", action: "restore")
            #expect(try await page.topTitle() == "Map")
        }

        @Test func `from a modal page, a visit of the page below a native screen ends that too, and another one does not`()
            async throws
        {
            let page = app.begin()
            defer { app.end(page) }
            page.propose("/map")
            page.go("/new")
            page.propose("/two")
            #expect(page.moves.last == .visit("http://localhost/two", replaces: true))
            page.visit("http://localhost/two", action: "replace")
            #expect(try await page.screen().bar.back?.title == "Map")
            try await page.goBack(to: "/one")
            page.go("/new")
            page.propose("/one")
            #expect(page.moves.last == .back(steps: 1))
            page.visit("http://localhost/one", action: "restore")
            #expect(try await page.screen().presented.isEmpty)
        }

        @Test func `going back to the start, or to a screen below, ends the native screens on the way`() async throws {
            let page = app.begin()
            defer { app.end(page) }
            page.propose("/map")
            page.propose("/chart")
            let map = try #require(app.map)
            page.go("/two")
            let navigation = try #require(app.navigator).rootViewController
            navigation.popToViewController(map, animated: false)
            #expect(page.moves.last == .back(steps: 1))
            page.visit("http://localhost/one", action: "restore")
            #expect(try await page.topTitle() == "Map")
            page.go("/two")
            navigation.popToRootViewController(animated: false)
            page.visit("http://localhost/one", action: "restore")
            #expect(try await page.screen().presented.isEmpty)
            #expect(page.stacked.last == [])
        }

        @Test func `a native screen is gone back to from the place that a step back leads to`() async throws {
            let page = app.begin()
            defer { app.end(page) }
            page.propose("/map")
            let map = try #require(app.map)
            page.go("/two", "/three")
            let navigator = try #require(app.navigator)
            let before = page.moves.count
            navigator.pop()
            navigator.rootViewController.popToViewController(map, animated: false)
            page.visit("http://localhost/two", action: "restore")
            #expect(page.moves[before...] == [.back(steps: 1), .back(steps: 1)])
            page.visit("http://localhost/one", action: "restore")
            #expect(try await page.topTitle() == "Map")
        }

        @Test(arguments: ["/new", "/sheet"])
        func `a modal place behind what the app itself presents is not shown, and the developer learns why`(path: String) async throws {
            DrawingComponent.draw = { destination, _ in
                let shown = UIViewController()
                shown.title = "Own"
                destination.present(shown, animated: false)
            }
            ComponentLog.install { _ in }
            let page = app.begin()
            defer { app.end(page) }
            page.message("drawing", "draw")
            page.propose(path)
            #expect(page.moves.isEmpty)
            #expect(try await page.topTitle() == "Own")
            #expect(page.notices.contains { $0.cause == "VD-PRESENT-3" && $0.text.contains("\(path) is not shown, as on a phone") })
        }
    }
}
