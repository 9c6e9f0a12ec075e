import AppTestSupport
import Testing

@MainActor @Suite struct ButtonComponentTests {
    let page = TestPage([ButtonComponent.self])

    @Test func `the guide's button clicks its link at every tap`() async throws {
        let id = page.message("button", "connect", #"{"title":"Profile"}"#)
        #expect(try await page.screen().bar.rightButtons.map(\.title) == ["Profile"])
        try await page.tap("Profile")
        try await page.tap("Profile")
        #expect(page.replies.map(\.id) == [id, id])
        #expect(page.replies.first?["title"] as? String == "Profile")
    }
}
