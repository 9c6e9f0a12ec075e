import AppTestSupport
import Testing
import ViaductComponents

@MainActor @Suite struct DocumentScannerComponentTests {
    let page = TestPage(BuiltInComponents.all)
    /// The first bytes of a JPEG; nothing else is read.
    let images = ["/9j/4AAQ", "/9j/4BBB"]

    @Test func `sends the image of each page`() async throws {
        let id = page.message("document-scanner", "scan")
        let ask = try await page.answer(.image, #"{"images":["\#(images[0])","\#(images[1])"]}"#)
        #expect(ask.maximum == 0)
        #expect(page.replies.map { $0["imageData"] as? String } == images)
        #expect(page.replies.map(\.id) == [id, id])
        #expect(try await page.screen().presented.isEmpty)
    }

    @Test(arguments: [nil, #"{"images":[]}"#, #"{"images":["AAAA"]}"#])
    func `nothing comes without an image`(answer: String?) async throws {
        page.message("document-scanner", "scan")
        try await page.answer(.image, answer)
        #expect(page.replies.isEmpty)
        #expect(try await page.screen().presented.isEmpty)
        #expect(try await page.screen().asks.isEmpty)
    }
}
