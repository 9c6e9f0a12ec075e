import AppTestSupport
import Testing
import ViaductComponents

@MainActor @Suite struct OverflowMenuComponentTests {
    let page = TestPage(BuiltInComponents.all)

    @Test func `a label is a button whose tap answers connect`() async throws {
        let id = page.message("overflow-menu", "connect", #"{"label":"Options"}"#)
        let item = try #require(try await page.screen().bar.rightButtons.first)
        #expect(item.image == .init(symbol: "ellipsis.circle"))
        #expect(item.menu == nil)
        try await page.tap("Options")
        #expect(page.replies.map(\.id) == [id])
    }

    @Test func `items are a menu, and the reply has the item's own index`() async throws {
        page.message(
            "overflow-menu", "connect", #"{"items":[{"title":"Edit","index":3},{"title":"Delete","index":7}]}"#)
        try await page.tap("Delete")
        #expect(page.replies.first?["selectedIndex"] as? Int == 7)
    }

    @Test func `it stands beside the form's button, which keeps the edge`() async throws {
        page.message("overflow-menu", "connect", #"{"label":"Options"}"#)
        page.message("share", "connect", #"{"url":"/"}"#)
        page.message("form", "connect", #"{"submitTitle":"Save"}"#)
        #expect(try await page.screen().bar.rightButtons.map(\.title) == ["Save", "Options", "Share"])
        page.message("overflow-menu", "connect", #"{"label":"More options"}"#)
        #expect(try await page.screen().bar.rightButtons.map(\.title) == ["Save", "More options", "Share"])
    }

    @Test func `it keeps its place when the page comes back and connects in another order`() async throws {
        let buttons = #"{"buttons":[{"title":"Add card"},{"title":"Filter"}]}"#
        page.message("buttons", "connect", buttons)
        page.message("overflow-menu", "connect", #"{"label":"More"}"#)
        page.message("share", "connect", #"{"url":"/"}"#)
        let titles = ["More", "Add card", "Filter", "Share"]
        #expect(try await page.screen().bar.rightButtons.map(\.title) == titles)
        page.message("buttons", "disconnect", "{}")
        page.message("buttons", "connect", buttons)
        #expect(try await page.screen().bar.rightButtons.map(\.title) == titles)
    }
}
