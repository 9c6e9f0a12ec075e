import AppTestSupport
import Testing
import ViaductComponents

@MainActor @Suite struct AlertComponentTests {
    let page = TestPage(BuiltInComponents.all)
    let data = #"{"title":"Delete?","description":"For good.","destructive":true,"confirm":"Delete","dismiss":"Keep"}"#

    @Test func `it asks with both buttons`() async throws {
        page.message("alert", "show", data)
        let alert = try #require(try await page.screen().presented.first?.alert)
        #expect(alert.title == "Delete?")
        #expect(alert.message == "For good.")
        #expect(alert.actions.map(\.title) == ["Keep", "Delete"])
        #expect(alert.actions.map(\.style) == [.cancel, .destructive])
    }

    @Test func `only a confirmation is answered`() async throws {
        page.message("alert", "show", data)
        try await page.tap("Keep")
        page.message("alert", "show", data)
        try await page.dismiss()
        #expect(page.replies.isEmpty)
        let id = page.message("alert", "show", data)
        try await page.tap("Delete")
        #expect(page.replies.map(\.id) == [id])
    }

    @Test func `nulls mean the usual texts`() async throws {
        page.message("alert", "show", #"{"title":"Sure?","description":null,"destructive":false,"confirm":null}"#)
        let alert = try #require(try await page.screen().presented.first?.alert)
        #expect(alert.message == nil)
        #expect(alert.actions.map(\.title) == ["Cancel", "OK"])
        #expect(alert.actions.map(\.style) == [.cancel, .default])
    }
}
