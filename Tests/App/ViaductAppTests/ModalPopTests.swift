import AppTestSupport
import Foundation
import Testing
import UIKit
import ViaductProtocol

@testable import HotwireNative

extension EmbeddedSessionTests {
    /// Going back on a modal page's own stack, down to its first screen.
    @MainActor @Suite(.serialized) struct ModalPopTests {
        private let app = StackedScreenApp()

        private func stack() throws -> UINavigationController { try #require(app.navigator).activeNavigationController }

        private func restore(_ path: String, on page: TestPage) {
            page.visit("http://localhost\(path)", action: "restore")
        }

        @Test func `all pops end at the modal stack's first page`() throws {
            let page = app.begin()
            defer { app.end(page) }
            page.go("/two", "/new", "/cover")
            let stack = try stack()
            let covered = try #require(stack.children.first)
            #expect(stack.popToViewController(covered, animated: true) == nil)
            #expect(stack.popToRootViewController(animated: true)?.count == 1)
            #expect(page.moves.last == .back(steps: 1))
            restore("/new", on: page)
            let before = page.moves.count
            #expect(stack.popViewController(animated: true) == nil)
            #expect(stack.popToRootViewController(animated: true) == nil)
            #expect(page.moves.count == before)
            #expect(stack.viewControllers.count == 1)
        }

        @Test func `a native screen on the first page is popped without the page`() async throws {
            let page = app.begin()
            defer { app.end(page) }
            page.go("/two", "/new")
            let stack = try stack()
            let screen = UIViewController()
            stack.pushViewController(screen, animated: false)
            let before = page.moves.count
            #expect(stack.popToRootViewController(animated: false) == [screen])
            #expect(page.moves.dropFirst(before) == [.restored])
            #expect(stack.viewControllers.count == 1)
        }

        @Test func `the first screen of the sheet below is the first of the modal page's stack`() async throws {
            let page = app.begin()
            defer { app.end(page) }
            page.propose("/sheet")
            let sheet = try #require(app.navigator).modalRootViewController
            sheet.pushViewController(UITableViewController(), animated: false)
            page.go("/new", "/cover")
            #expect(try stack().popToRootViewController(animated: false)?.count == 3)
            #expect(page.moves.last == .back(steps: 2))
            restore("/one", on: page)
            #expect(try await page.topTitle() == "Map")
            #expect(sheet.viewControllers.count == 1)
        }

        @Test func `a covered native screen is not the one before a modal page`() throws {
            let page = app.begin()
            defer { app.end(page) }
            page.propose("/map")
            page.go("/new")
            let before = page.moves.count
            page.propose("/full")
            #expect(page.moves.count == before)
            #expect(try stack().viewControllers.last === app.map)
        }

        @Test func `the navigator's pop ends a modal stack of one page`() throws {
            let page = app.begin()
            defer { app.end(page) }
            page.go("/new")
            try #require(app.navigator).pop()
            #expect(page.moves.last == .back(steps: 1))
        }

        @Test func `clearing all after the end of a modal stack goes back to the start from there`() throws {
            let page = app.begin()
            defer { app.end(page) }
            page.go("/two", "/new")
            let before = page.moves.count
            try #require(app.navigator).pop()
            try #require(app.navigator).clearAll()
            #expect(page.moves[before...] == [.back(steps: 1)])
            restore("/two", on: page)
            #expect(page.moves[before...] == [.back(steps: 1), .back(steps: 1)])
        }

        @Test func `clearing all ends the modal stack, then goes back to the start`() throws {
            let page = app.begin()
            defer { app.end(page) }
            page.go("/two", "/new", "/cover")
            try #require(app.navigator).clearAll()
            #expect(page.moves.last == .back(steps: 2))
            restore("/two", on: page)
            #expect(page.moves.last == .back(steps: 1))
            restore("/one", on: page)
            #expect(page.moves.last == .back(steps: 1))
        }
    }
}
