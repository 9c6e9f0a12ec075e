import AppTestSupport
import Testing
import ViaductComponents

@MainActor @Suite struct DropdownNavigationSheetComponentTests {
    let page = TestPage(BuiltInComponents.all)
    let links = #"""
        {"links":[{"text":"Share","url":"/share","style":"default"},{"text":"Delete","url":"/delete","style":"destructive"}]}
        """#

    @Test func `the links are the actions of a sheet that can be cancelled`() async throws {
        page.message("dropdown-navigation-sheet", "present", links)
        let sheet = try #require(try await page.screen().presented.first?.sheet)
        #expect(sheet.actions.map(\.title) == ["Share", "Delete", "Cancel"])
        #expect(sheet.actions.map(\.style) == [.default, .destructive, .cancel])
    }

    @Test func `the reply is the same data with the chosen link`() async throws {
        let id = page.message("dropdown-navigation-sheet", "present", links)
        try await page.tap("Delete")
        let reply = try #require(page.replies.first)
        #expect(reply.id == id)
        #expect(
            reply["selectedLink"] as? [String: String] == ["text": "Delete", "url": "/delete", "style": "destructive"])
        #expect((reply["links"] as? [Any])?.count == 2)
        #expect(try await page.screen().presented.isEmpty)
    }

    @Test func `a cancelled sheet is not answered`() async throws {
        page.message("dropdown-navigation-sheet", "present", links)
        try await page.tap("Cancel")
        #expect(page.replies.isEmpty)
        #expect(try await page.screen().presented.isEmpty)
    }

    @Test func `the page's own cancel link takes the place of the usual one`() async throws {
        page.message(
            "dropdown-navigation-sheet", "present",
            #"{"links":[{"text":"Edit"},{"text":"Never mind","style":"cancel"}]}"#)
        #expect(try await page.screen().presented.first?.sheet?.actions.map(\.title) == ["Edit", "Never mind"])
        try await page.dismiss()
        #expect((page.replies.first?["selectedLink"] as? [String: String])?["text"] == "Never mind")
    }

    @Test(arguments: ["{}", #"{"links":3}"#, #"{"links":[{"url":"/"}]}"#])
    func `data of another shape shows nothing`(data: String) async throws {
        page.message("dropdown-navigation-sheet", "present", data)
        #expect(try await page.screen().presented.isEmpty)
    }
}
