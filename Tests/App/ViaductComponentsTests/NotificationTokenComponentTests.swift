import AppTestSupport
import Testing
import ViaductComponents

@MainActor @Suite struct NotificationTokenComponentTests {
    let page = TestPage(BuiltInComponents.all)

    @Test(arguments: ["connect", "get"])
    func `tells the token, which stays the same`(event: String) async throws {
        page.message("notification-token", event)
        #expect(try await page.answer(.permission, "true").subject == "notifications")
        try await page.answer(.token, #""00ff7a""#)
        #expect(try await page.replies(1)[0].data == #"{"token":"00ff7a"}"#)
        page.message("notification-token", "get")
        #expect(try await page.replies(2)[1].data == #"{"token":"00ff7a"}"#)
    }

    @Test func `tells nothing to a page that has not asked, or where it is refused`() async throws {
        let other = TestPage(BuiltInComponents.all)
        other.message("notification-token", "get")
        try await other.answer(.permission, "false")
        page.message("notification-token", "get")
        try await page.answer(.permission, "true")
        try await page.answer(.token, #""01""#)
        #expect(try await page.replies(1).count == 1)
        #expect(other.replies.isEmpty)
    }
}
