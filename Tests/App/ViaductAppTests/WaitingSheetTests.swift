import AppTestSupport
import Testing
import UIKit
import ViaductProtocol

extension EmbeddedSessionTests {
    /// Native sheets below a modal page.
    @MainActor @Suite(.serialized) struct WaitingSheetTests {
        private let app = StackedScreenApp()

        /// Begins with a component that records its events.
        private func beginWithEcho() -> TestPage {
            let page = app.begin()
            page.message("echo", "connect")
            EchoComponent.log = []
            return page
        }

        private func present(_ sheet: String, on page: TestPage) async {
            page.propose(sheet)
            for _ in 0..<5 { await page.turn() }
        }

        @Test(arguments: ["/new", "/cover"])
        func `a page below a full-screen sheet hears nothing until that goes, whatever page comes on top of it`(path: String) async throws {
            let page = beginWithEcho()
            defer { app.end(page) }
            await present("/full", on: page)
            #expect(EchoComponent.log == ["willDisappear"])
            page.go(path)
            #expect(try await page.screen().bar.modal?.style == "full")
            try await page.goBack(to: "/one")
            #expect(try await page.topTitle() == "Map")
            #expect(app.map?.events == ["will appear", "did disappear", "will appear"])
            page.message("echo", "connect")
            #expect(EchoComponent.log == ["willDisappear"])
            #expect(!page.notices.contains { $0.code == "inactive" })
            #expect(!page.moves.contains(.restored))
            try await page.dismiss()
            #expect(EchoComponent.log == ["willDisappear", "willAppear", "didAppear"])
            #expect(page.moves.last == .restored)
            page.message("echo", "connect")
            #expect(EchoComponent.log.last == "connect")
        }

        @Test(arguments: ["/new", "/cover"])
        func `a page below a sheet that leaves it in sight hears nothing at all`(path: String) async throws {
            let page = beginWithEcho()
            defer { app.end(page) }
            await present("/sheet", on: page)
            page.go(path)
            #expect(try await page.screen().bar.modal?.style == "large")
            try await page.goBack(to: "/one")
            try await page.dismiss()
            #expect(EchoComponent.log.isEmpty)
        }

        @Test func `the end of a modal page on a full-screen sheet reveals the page below once`() async throws {
            let page = beginWithEcho()
            defer { app.end(page) }
            await present("/full", on: page)
            page.go("/new")
            page.act(try #require(try await page.screen().bar.modal?.dismiss))
            page.visit("http://localhost/one", action: "restore")
            #expect(EchoComponent.log == ["willDisappear", "willAppear", "didAppear"])
            #expect(try await page.screen().presented.isEmpty)
        }

        @Test(arguments: ["/sheet", nil])
        func `a native screen below a modal page hears nothing, with a sheet between them or without`(sheet: String?) async throws {
            let page = app.begin()
            defer { app.end(page) }
            await present("/map", on: page)
            let map = try #require(app.map)
            if let sheet { await present(sheet, on: page) }
            page.go("/new")
            page.visit("http://localhost/one", action: "restore")
            #expect(try await page.topTitle() == "Map")
            #expect(map.events == ["will appear"])
        }

        @Test func `a native screen below a full-screen sheet hears nothing of the page on top of that`() async throws {
            let page = app.begin()
            defer { app.end(page) }
            await present("/map", on: page)
            let map = try #require(app.map)
            await present("/full", on: page)
            #expect(map.events == ["will appear", "did disappear"])
            page.go("/new")
            page.visit("http://localhost/one", action: "restore")
            #expect(map.events == ["will appear", "did disappear"])
            try await page.dismiss()
            #expect(map.events == ["will appear", "did disappear", "will appear"])
        }

        @Test func `what a sheet presents ends with the next page, and the sheet does not`() async throws {
            let page = app.begin()
            defer { app.end(page) }
            await present("/sheet", on: page)
            let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
            app.map?.present(alert, animated: false)
            page.go("/new")
            #expect(try await page.screen().presented.isEmpty)
            try await page.goBack(to: "/one")
            #expect(try await page.screen().presented.count == 1)
        }

        @Test func `the end of a modal page ends the sheet below it too`() async throws {
            let page = app.begin()
            defer { app.end(page) }
            page.propose("/sheet")
            page.go("/new")
            page.act(try #require(try await page.screen().bar.modal?.dismiss))
            page.visit("http://localhost/one", action: "restore")
            #expect(try await page.screen().presented.isEmpty)
            page.propose("/sheet")
            page.go("/new")
            page.propose("/two")
            #expect(page.moves.last == .visit("http://localhost/two", replaces: true))
            page.visit("http://localhost/two", action: "replace")
            try await page.goBack(to: "/one")
            #expect(try await page.screen().presented.isEmpty)
        }

        @Test func `a modal page that replaces takes the place of the sheet's screen`() async throws {
            let page = app.begin()
            defer { app.end(page) }
            page.propose("/sheet")
            page.propose("/new", "replace")
            page.visit("http://localhost/new")
            #expect(try await page.screen().bar.back == nil)
            page.act(try #require(try await page.screen().bar.modal?.dismiss))
            page.visit("http://localhost/one", action: "restore")
            #expect(try await page.screen().presented.isEmpty)
        }
    }
}
