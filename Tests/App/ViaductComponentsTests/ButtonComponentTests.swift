import AppTestSupport
import Testing
import ViaductComponents

@MainActor @Suite struct ButtonComponentTests {
    let page = TestPage(BuiltInComponents.all)

    @Test(arguments: [
        ("connect", #"{"title":"Profile"}"#), ("connect", #"{"title":"Profile","image":"person","side":"right"}"#),
        ("right", #"{"title":"Profile","iosImage":"person","androidImage":"person","color":"red;}"}"#),
    ])
    func `a tap on a button on the right answers its message`(event: String, data: String) async throws {
        let id = page.message("button", event, data)
        #expect(try await page.screen().bar.rightButtons.map(\.title) == ["Profile"])
        try await page.tap("Profile")
        #expect(page.replies.map(\.id) == [id])
        #expect(page.replies.map(\.event) == [event])
    }

    @Test(arguments: [("left", #"{"title":"Close"}"#), ("connect", #"{"title":"Close","side":"left"}"#)])
    func `a button can be on the left`(event: String, data: String) async throws {
        page.message("button", event, data)
        let screen = try await page.screen()
        #expect(screen.bar.leftButtons.map(\.title) == ["Close"])
        #expect(screen.bar.right.isEmpty)
    }

    @Test func `the way back stays beside a button on the left`() async throws {
        page.visit("/second")
        #expect(try await page.screen().bar.back != nil)
        page.message("button", "left", #"{"title":"Close"}"#)
        #expect(try await page.screen().bar.back != nil)
    }

    @Test(arguments: [
        #"{"title":"Photo","iosImage":"photo"}"#, #"{"title":"Photo","image":"photo"}"#,
        #"{"title":"Photo","imageName":"photo","iconName":"add"}"#,
    ])
    func `an image is a symbol by name`(data: String) async throws {
        page.message("button", "connect", data)
        #expect(try await page.screen().bar.rightButtons.first?.image == .init(symbol: "photo"))
    }

    @Test func `a colour that is none is ignored`() async throws {
        page.message("button", "right", #"{"title":"A","color":"red;}"}"#)
        #expect(try await page.screen().bar.rightButtons.first?.tint == nil)
    }

    @Test(arguments: [("#f00", "#FF0000"), ("#12345678", "#12345678")])
    func `short colours and colours with alpha are understood`(color: String, tint: String) async throws {
        page.message("button", "right", #"{"title":"A","color":"\#(color)"}"#)
        #expect(try await page.screen().bar.rightButtons.first?.tint == .init(tint))
    }

    @Test func `buttons on both sides answer their own messages`() async throws {
        let left = page.message("button", "left", #"{"title":"Close"}"#)
        let right = page.message("button", "right", #"{"title":"Profile"}"#)
        try await page.tap("Close")
        try await page.tap("Profile")
        #expect(page.replies.map(\.id) == [left, right])
    }

    @Test func `the next button on a side takes the place of the last one`() async throws {
        page.message("button", "right", #"{"title":"Old"}"#)
        page.message("button", "right", #"{"title":"New"}"#)
        #expect(try await page.screen().bar.rightButtons.map(\.title) == ["New"])
    }

    @Test func `disconnect takes this component's buttons away and no others`() async throws {
        page.message("form", "connect", #"{"submitTitle":"Save"}"#)
        page.message("button", "left", #"{"title":"Close"}"#)
        page.message("button", "right", #"{"title":"Profile"}"#)
        page.message("button", "disconnect")
        let screen = try await page.screen()
        #expect(screen.bar.left.isEmpty)
        #expect(screen.bar.rightButtons.map(\.title) == ["Save"])
    }
}
