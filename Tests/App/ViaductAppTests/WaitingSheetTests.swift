import AppTestSupport
import Testing
import UIKit
import ViaductProtocol

extension EmbeddedSessionTests {
    /// Native sheets below a modal page.
    @MainActor @Suite(.serialized) struct WaitingSheetTests {
        private let app = StackedScreenApp()

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
