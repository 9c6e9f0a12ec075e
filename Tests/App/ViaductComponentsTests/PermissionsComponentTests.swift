import AppTestSupport
import Testing
import ViaductComponents

@MainActor @Suite struct PermissionsComponentTests {
    let page = TestPage(BuiltInComponents.all)

    @Test(arguments: ["camera", "location", "notifications"], [(true, 1, "authorized"), (false, 0, "denied")])
    func `tells what the person allows`(subject: String, answer: (isAllowed: Bool, code: Int, text: String)) async throws {
        page.message("permissions", subject)
        let ask = try await page.answer(.permission, String(answer.isAllowed))
        #expect(ask.subject == subject)
        let reply = try await page.replies(1)[0]
        #expect(reply["code"] as? Int == answer.code)
        #expect(reply["text"] as? String == answer.text)
        page.message("permissions", subject)
        #expect(try await page.replies(2)[1]["code"] as? Int == answer.code)
    }

    @Test func `the person is asked again after the page is loaded again`() async throws {
        page.message("permissions", "camera")
        try await page.answer(.permission, "true")
        page.send(#"{"type":"open","url":"http://localhost/one","title":"One","platform":"ios"}"#)
        page.message("permissions", "camera")
        #expect(try await page.screen().asks.map(\.subject) == ["camera"])
    }

    @Test func `two who ask for the same are told by one answer`() async throws {
        page.message("permissions", "notifications")
        page.message("notification-token", "get")
        #expect(try await page.screen().asks.map(\.kind) == [.permission])
        try await page.answer(.permission, "true")
        #expect(try await page.replies(1)[0]["code"] as? Int == 1)
        try await page.wait(for: .token)
        #expect(try await page.screen().asks.count == 1)
    }

    @Test func `is undecided when the page goes on before an answer`() async throws {
        page.message("permissions", "camera")
        #expect(try await page.screen().asks.count == 1)
        page.visit("http://localhost/two")
        #expect(try await page.screen().asks.isEmpty)
        page.message("permissions", "camera")
        #expect(try await page.screen().asks.count == 1)
    }
}
