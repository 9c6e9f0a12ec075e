import AppTestSupport
import Testing
import ViaductComponents

@MainActor @Suite struct ReviewPromptComponentTests {
    @Test(arguments: ["prompt", "connect"])
    func `asks for stars, and tells the page nothing`(event: String) async throws {
        let page = TestPage(BuiltInComponents.all)
        let id = page.message("review-prompt", event)
        try await page.answer(.review, #"{"stars":5}"#)
        #expect(try await page.screen().asks.isEmpty)
        #expect(page.replies.isEmpty)
        // A component that connects stays, and an app that begins anew needs its message.
        #expect(page.settled == (event == "connect" ? [] : [id]))
    }
}
