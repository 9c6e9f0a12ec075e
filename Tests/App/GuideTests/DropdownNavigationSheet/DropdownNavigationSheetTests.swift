import AppTestSupport
import Testing

@MainActor @Suite struct DropdownNavigationSheetTests {
    let page = TestPage([DropdownNavigationSheetComponent.self])

    @Test func `the article's component shows its sheet and replies with the selected link`() async throws {
        let id = page.message(
            "dropdown-navigation-sheet", "present",
            #"{"links":[{"text":"Share","url":"/share","style":"default"},{"text":"Edit","url":"/edit","style":"destructive"}]}"#)
        let actions = try #require(try await page.screen().presented.first?.sheet?.actions)
        #expect(actions.map(\.title) == ["Share", "Edit", "Cancel"])
        #expect(actions.map(\.style) == [.default, .destructive, .cancel])
        try await page.tap("Edit")
        #expect(page.replies.map(\.id) == [id])
        #expect((page.replies.first?["selectedLink"] as? [String: String])?["url"] == "/edit")
    }
}
