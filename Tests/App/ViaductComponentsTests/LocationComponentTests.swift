import AppTestSupport
import Testing
import ViaductComponents

@MainActor @Suite struct LocationComponentTests {
    let page = TestPage(BuiltInComponents.all)

    @Test func `asks for permission, then for the place, and tells it`() async throws {
        let id = page.message("location", "get")
        #expect(try await page.answer(.permission, "true").subject == "location")
        try await page.answer(.location, #"{"latitude":52.5,"longitude":13.25}"#)
        let reply = try await page.replies(1)[0]
        #expect(reply.id == id)
        #expect(reply["latitude"] as? Double == 52.5)
        #expect(reply["longitude"] as? Double == 13.25)
        #expect(try await page.screen().asks.isEmpty)
        #expect(page.settled == [id])
    }

    @Test func `permission is asked once`() async throws {
        page.message("location", "get")
        try await page.answer(.permission, "true")
        try await page.answer(.location, #"{"latitude":1,"longitude":2}"#)
        page.message("location", "get")
        try await page.answer(.location, #"{"latitude":3,"longitude":4}"#)
        #expect(try await page.replies(2).map { $0["latitude"] as? Double } == [1, 3])
    }

    @Test(arguments: ["false", nil])
    func `who does not allow it tells no place, then and later`(answer: String?) async throws {
        page.message("location", "get")
        try await page.answer(.permission, answer)
        #expect(try await page.replies(1)[0].data == "{}")
        page.message("location", "get")
        #expect(try await page.replies(2)[1].data == "{}")
        #expect(try await page.screen().asks.isEmpty)
    }

    @Test(arguments: [nil, "null", #"{"latitude":"x"}"#])
    func `a place that is not told is none`(answer: String?) async throws {
        page.message("location", "get")
        try await page.answer(.permission, "true")
        try await page.answer(.location, answer)
        #expect(try await page.replies(1)[0].data == "{}")
    }
}
