import AppTestSupport
import Testing
import UIKit
import ViaductComponents

extension EmbeddedSessionTests {
    /// The messages that a page need not send again after its session was lost.
    @MainActor @Suite struct SettlementTests {
        let page = TestPage(BuiltInComponents.all)

        @Test func `a message is settled when what it presented was answered`() async throws {
            let id = page.message("menu", "display", #"{"items":[{"title":"One"}]}"#)
            _ = try await page.screen()
            #expect(page.settled.isEmpty)
            try await page.tap("One")
            await page.turn()
            #expect(page.settled == [id])
            await page.turn()
            #expect(page.settled == [id])
        }

        @Test func `a message is settled when what it presented was dismissed`() async throws {
            let id = page.message("share", "share", #"{"url":"/"}"#)
            try await page.dismiss(value: "null")
            await page.turn()
            #expect(page.settled == [id])
        }

        @Test func `a message that comes while something is presented has no part in it`() async throws {
            let id = page.message("alert", "show", #"{"title":"Sure?"}"#)
            page.message("form", "connect", #"{"submitTitle":"Save"}"#)
            try await page.dismiss()
            await page.turn()
            #expect(page.settled == [id])
        }

        @Test func `what a tap presents settles nothing`() async throws {
            page.message("share", "connect", #"{"url":"/"}"#)
            try await page.tap("Share")
            try await page.dismiss(value: "null")
            await page.turn()
            #expect(page.settled.isEmpty)
        }
    }
}
