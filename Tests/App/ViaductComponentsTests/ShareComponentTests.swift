import AppTestSupport
import Testing
import ViaductComponents
import ViaductProtocol

@MainActor @Suite struct ShareComponentTests {
    let page = TestPage(BuiltInComponents.all)

    @Test(arguments: [
        ("share", #"{"url":"http://example.com/a"}"#, [["url": "http://example.com/a"]]),
        ("share", #"{"url":"/a?b=1"}"#, [["url": "http://localhost/a?b=1"]]),
        ("share", "{}", [["url": "http://localhost/one"]]),
        (
            "share", #"{"url":"http://example.com/","title":"T","text":"X"}"#,
            [["text": "T"], ["text": "X"], ["url": "http://example.com/"]]
        ),
        (
            "shareUrl", #"{"title":"T","url":"http://example.com/","description":"D"}"#,
            [["text": "T"], ["text": "D"], ["url": "http://example.com/"]]
        ),
    ])
    func `what is shared`(event: String, data: String, items: [[String: String]]) async throws {
        page.message("share", event, data)
        let sheet = try #require(try await page.screen().presented.first?.share)
        #expect(sheet.items.map(members) == items)
        try await page.dismiss(value: #"{"activity":"copy"}"#)
        #expect(try await page.screen().presented.isEmpty)
        #expect(page.replies.isEmpty)
    }

    @Test func `connect shows a button that opens the sheet as often as it is tapped`() async throws {
        page.message("share", "connect", ##"{"url":"http://example.com/","color":"#0000FF"}"##)
        #expect(try await page.screen().bar.rightButtons.first?.image == .init(symbol: "square.and.arrow.up"))
        #expect(try await page.screen().bar.rightButtons.first?.tint == "#0000FF")
        for _ in 1...2 {
            try await page.tap("Share")
            #expect(try await page.screen().presented.first?.share?.items.map(members) == [["url": "http://example.com/"]])
            try await page.dismiss(value: "null")
        }
        page.message("share", "disconnect")
        #expect(try await page.screen().bar.right.isEmpty)
    }

    private func members(_ item: Screen.ShareItem) -> [String: String] {
        let members = ["url": item.url, "text": item.text, "image": item.image, "name": item.name, "data": item.data]
        return members.compactMapValues(\.self)
    }
}
