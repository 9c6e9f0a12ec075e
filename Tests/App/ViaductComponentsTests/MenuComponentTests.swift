import AppTestSupport
import Testing
import ViaductComponents

@MainActor @Suite struct MenuComponentTests {
    let page = TestPage(BuiltInComponents.all)

    @Test func `display shows a sheet, and the reply has the item's own index`() async throws {
        let id = page.message(
            "menu", "display", #"{"title":"Options","items":[{"title":"One","index":0},{"title":"Three","index":2}]}"#)
        let sheet = try #require(try await page.screen().presented.first?.sheet)
        #expect(sheet.title == "Options")
        #expect(sheet.actions.map(\.title) == ["One", "Three", "Cancel"])
        #expect(sheet.source == nil)
        try await page.tap("Three")
        #expect(page.replies.map(\.id) == [id])
        #expect(page.replies.first?["selectedIndex"] as? Int == 2)
    }

    @Test func `a sheet points at its source`() async throws {
        page.message(
            "menu", "display",
            #"{"title":"Options","items":[{"title":"One","index":0}],"source":{"x":10,"y":20.5,"width":30,"height":40}}"#
        )
        #expect(
            try await page.screen().presented.first?.sheet?.source
                == .init(x: 10, y: 20.5, width: 30, height: 40))
    }

    @Test func `connect shows a menu behind a bar button`() async throws {
        let id = page.message(
            "menu", "connect",
            ##"{"items":[{"title":"One","iosImage":"1.circle","androidImage":"x"},{"title":"Delete","destructive":true}],"color":"#804F9F"}"##
        )
        let item = try #require(try await page.screen().bar.rightButtons.first)
        #expect(item.tint == "#804F9F")
        #expect(item.menu?.actions.map(\.title) == ["One", "Delete"])
        #expect(item.menu?.actions.map(\.destructive) == [false, true])
        #expect(item.menu?.actions.first?.image == .init(symbol: "1.circle"))
        try await page.tap("Delete")
        try await page.tap("One")
        #expect(page.replies.map(\.id) == [id, id])
        #expect(page.replies.map { $0["index"] as? Int } == [1, 0])
    }

    @Test func `disconnect takes the bar button away`() async throws {
        page.message("menu", "connect", #"{"items":[{"title":"One"}]}"#)
        page.message("menu", "disconnect")
        #expect(try await page.screen().bar.right.isEmpty)
    }
}
