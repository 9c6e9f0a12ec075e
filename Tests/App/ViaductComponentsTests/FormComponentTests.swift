import AppTestSupport
import Testing
import ViaductComponents

@MainActor @Suite struct FormComponentTests {
    let page = TestPage(BuiltInComponents.all)

    @Test(arguments: [
        #"{"submitTitle":"Save"}"#, ##"{"title":"Save","color":"#FF0000"}"##, #"{"title":"Save","color":null}"#,
    ])
    func `a tap on the submit button answers connect`(data: String) async throws {
        let id = page.message("form", "connect", data)
        try await page.tap("Save")
        try await page.tap("Save")
        #expect(page.replies.map(\.id) == [id, id])
        #expect(page.replies.allSatisfy { $0.event == "connect" })
    }

    @Test func `the button has the page's colour`() async throws {
        page.message("form", "connect", ##"{"title":"Save","color":"#804f9f"}"##)
        #expect(try await page.screen().bar.rightButtons.first?.tint == "#804F9F")
    }

    @Test(arguments: [
        ("submitDisabled", "submitEnabled"), ("disableSubmit", "enableSubmit"), ("submitStart", "submitEnd"),
    ])
    func `the page disables and enables the button`(disable: String, enable: String) async throws {
        page.message("form", "connect", #"{"submitTitle":"Save"}"#)
        page.message("form", disable)
        #expect(try await page.screen().bar.rightButtons.map(\.enabled) == [false])
        try await page.tap("Save")
        #expect(page.replies.isEmpty)
        page.message("form", enable)
        #expect(try await page.screen().bar.rightButtons.map(\.enabled) == [true])
    }

    @Test func `two buttons are told apart by the event of the reply`() async throws {
        let id = page.message(
            "form", "connect", #"{"submitButton":{"title":"Save"},"cancelButton":{"title":"Discard"}}"#)
        let screen = try await page.screen()
        #expect(screen.bar.leftButtons.map(\.title) == ["Discard"])
        #expect(screen.bar.rightButtons.map(\.title) == ["Save"])
        try await page.tap("Save")
        try await page.tap("Discard")
        #expect(page.replies.map(\.event) == ["submit", "cancel"])
        #expect(page.replies.map(\.id) == [id, id])
    }

    @Test func `a second connect replaces both buttons`() async throws {
        page.message("form", "connect", #"{"submitButton":{"title":"Save"},"cancelButton":{"title":"Discard"}}"#)
        page.message("form", "connect", #"{"submitTitle":"Send"}"#)
        let screen = try await page.screen()
        #expect(screen.bar.left.isEmpty)
        #expect(screen.bar.rightButtons.map(\.title) == ["Send"])
    }

    @Test func `disconnect takes the buttons away`() async throws {
        page.message("form", "connect", #"{"submitButton":{"title":"Save"},"cancelButton":{}}"#)
        #expect(try await page.screen().bar.leftButtons.map(\.title) == ["Cancel"])
        page.message("form", "disconnect")
        let screen = try await page.screen()
        #expect(screen.bar.left.isEmpty)
        #expect(screen.bar.right.isEmpty)
    }
}
