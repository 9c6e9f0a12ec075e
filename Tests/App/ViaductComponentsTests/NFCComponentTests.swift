import AppTestSupport
import Testing
import ViaductComponents

@MainActor @Suite struct NFCComponentTests {
    let page = TestPage(BuiltInComponents.all)

    @Test(arguments: ["read", "scan"], [("text", "Grüße", "text"), ("url", "https://example.test/é", "url"), ("other", "x", "unknown")])
    func `tells what a tag bears`(event: String, record: (type: String, value: String, read: String)) async throws {
        page.message("nfc", event)
        let ask = try await page.answer(.nfc, #"{"type":"\#(record.type)","value":"\#(record.value)"}"#)
        #expect(ask.mode == "read")
        let reply = try await page.replies(1)[0]
        #expect(reply["type"] as? String == record.read)
        #expect((reply["value"] as? String)?.removingPercentEncoding == record.value)
        #expect(try await page.screen().asks.isEmpty)
    }

    @Test(arguments: [("Hello", "text"), ("https://www.example.test/", "url")])
    func `shows what is written, and tells that it was`(value: String, type: String) async throws {
        page.message("nfc", "write", #"{"value":"\#(value)"}"#)
        let ask = try await page.answer(.nfc, #"{"type":"none","value":""}"#)
        #expect(ask.mode == "write")
        #expect(ask.values == [value])
        let reply = try await page.replies(1)[0]
        #expect(reply["type"] as? String == type)
        #expect(reply["value"] as? String == value)
    }

    @Test(arguments: ["read", "write"])
    func `who cancels has read and written nothing`(event: String) async throws {
        page.message("nfc", event, #"{"value":"Hello"}"#)
        try await page.answer(.nfc, nil)
        for _ in 0..<5 { await page.turn() }
        #expect(page.replies.isEmpty)
        #expect(try await page.screen().asks.isEmpty)
    }
}
