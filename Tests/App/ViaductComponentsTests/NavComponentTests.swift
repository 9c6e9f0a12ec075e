import AppTestSupport
import Testing
import ViaductComponents

@MainActor @Suite struct NavComponentTests {
    let page = TestPage(BuiltInComponents.all)

    @Test func `a choice in the menu answers with its index`() async throws {
        let id = page.message(
            "nav", "connect",
            #"{"title":"More","image":"ellipsis","side":"left","items":[{"title":"Edit","image":"pencil","index":4,"state":"on"},{"title":"Archive"},{"title":"Delete","destructive":true,"state":"mixed","index":7}]}"#
        )
        let menu = try #require(try await page.screen().bar.leftButtons.first?.menu)
        #expect(menu.actions.map(\.destructive) == [false, false, true])
        #expect(menu.actions.map(\.state) == [.on, .off, .mixed])
        try await page.tap("Delete")
        try await page.tap("Archive")
        #expect(page.replies.map(\.data) == [#"{"selectedIndex":7}"#, #"{"selectedIndex":1}"#])
        #expect(page.replies.map(\.id) == [id, id])
        page.message("nav", "disconnect")
        #expect(try await page.screen().bar.left.isEmpty)
    }

    @Test func `each of several buttons answers with its index`() async throws {
        let id = page.message(
            "buttons", "connect",
            #"{"buttons":[{"title":"Save","displayAsPrimaryAction":true,"index":4},{"title":"Pin","icon":"pin","slot":"left"}]}"#
        )
        let screen = try await page.screen()
        #expect(screen.bar.rightButtons.map(\.style) == [.done])
        #expect(screen.bar.leftButtons.map(\.title) == ["Pin"])
        try await page.tap("Pin")
        try await page.tap("Save")
        #expect(page.replies.map(\.data) == [#"{"selectedIndex":1}"#, #"{"selectedIndex":4}"#])
        #expect(page.replies.map(\.id) == [id, id])
        page.message("buttons", "disconnect")
        #expect(try await page.screen().bar.right.isEmpty)
    }
}
