import AppTestSupport
import Foundation
import Testing
import ViaductApp
import ViaductComponents
import ViaductProtocol

/// The messages of apps' web controllers, unchanged and with one field of another shape.
@MainActor @Suite struct FieldShapeTests {
    init() {
        ComponentLog.install { _ in }
    }

    /// A message, and the texts on the resulting screen.
    struct Row: Sendable, CustomTestStringConvertible {
        let component: String
        let event: String
        let data: String
        let shown: [String]

        init(_ component: String, _ event: String, _ data: String, _ shown: String...) {
            (self.component, self.event, self.data, self.shown) = (component, event, data, shown)
        }

        var testDescription: String { "\(component) \(event) \(data)" }
    }

    /// The messages of Fizzy's controllers, of bridge-components' and of others.
    nonisolated static let rows = [
        Row("alert", "show", #"{"title":"Sure?","description":null,"destructive":true,"confirm":"Go","dismiss":"Stay"}"#, "Sure?", "Stay", "Go"),
        Row(
            "alert", "show", #"{"title":"Sure?","description":"For good.","destructive":"true","confirm":"OK","dismiss":"No"}"#, "Sure?", "For good.",
            "No", "OK"),
        Row("button", "right", #"{"title":"Star","iosImage":"star","androidImage":null,"color":null}"#, "Star star"),
        Row("button", "left", ##"{"title":"Star","iosImage":null,"androidImage":"star","color":"#123456"}"##, "Star #123456"),
        Row("button", "connect", #"{"title":"Star","image":{"url":"/star.svg"},"imageName":null,"side":"left"}"#, "Star"),
        Row(
            "buttons", "connect",
            #"{"buttons":[{"title":"Mark done","icon":{"url":"/assets/check.svg"},"displayTitle":true,"displayAsPrimaryAction":true,"slot":"right","index":0},{"title":"Board","icon":{"url":"/assets/board.svg"},"displayTitle":false,"displayAsPrimaryAction":false,"slot":"left","index":1},{"title":"Plain","icon":null,"displayTitle":false,"displayAsPrimaryAction":false,"slot":"right","index":2}]}"#,
            "Board", "Mark done", "Plain"),
        Row("buttons", "connect", #"{"buttons":[{"title":"Pin","icon":"pin","index":"3"}]}"#, "Pin pin"),
        Row(
            "dropdown-navigation-sheet", "present", #"{"links":[{"text":"Edit","url":"/edit","style":"default"},{"text":"Show"}]}"#, "Edit", "Show",
            "Cancel"),
        Row("flash", "connect", #"{"message":"Saved","title":null}"#, "Saved"),
        Row("flash-message", "connect", #"{"title":"Saved"}"#, "Saved"),
        Row("form", "connect", #"{"submitButton":{"title":"Save"},"cancelButton":null}"#, "Save"),
        Row("form", "connect", #"{"submitButton":{"title":"Save"},"cancelButton":{"title":"Stop"}}"#, "Stop", "Save"),
        Row("form", "connect", ##"{"title":"Save","color":"#123456"}"##, "Save #123456"),
        Row("form", "connect", #"{"submitTitle":"Save"}"#, "Save"),
        Row("form", "connect", #"{"title":7}"#, "7"),
        Row(
            "menu", "display", #"{"title":"Pick","items":[{"title":"One","index":0}],"source":{"x":1,"y":2,"width":3,"height":4}}"#, "Pick", "One",
            "Cancel"),
        Row(
            "menu", "connect", #"{"items":[{"title":"One","iosImage":"star","androidImage":null,"destructive":false}],"color":null}"#,
            "Menu ellipsis.circle", "One star"),
        Row(
            "nav", "connect",
            #"{"title":"More","image":"ellipsis","side":"left","items":[{"title":"One","image":"star","state":"on","destructive":false,"index":0}]}"#,
            "More ellipsis", "One star"),
        Row(
            "overflow-menu", "connect", #"{"items":[{"title":"Edit","index":0},{"title":"Share","index":1}]}"#, "More ellipsis.circle", "Edit",
            "Share"),
        Row("overflow-menu", "connect", #"{"label":"Options"}"#, "Options ellipsis.circle"),
        Row("search", "connect", #"{"placeholder":"Find"}"#, "Find"),
        Row("share", "shareUrl", #"{"title":"Card","url":"http://localhost/1","description":null}"#, "Card", "http://localhost/1"),
        Row("share", "share", #"{"url":"/1","text":"Text"}"#, "Text", "http://localhost/1"),
        Row("share", "connect", #"{"url":"http://localhost/1","color":null}"#, "Share square.and.arrow.up"),
        Row("stamp", "connect", #"{"title":"Done","description":"Jan 02, 2026"}"#, "Done · Jan 02, 2026"),
        Row("stamp", "connect", #"{"title":"Not Now","description":null}"#, "Not Now"),
        Row("theme", "connect", #"{"theme":"dark"}"#, "dark"),
        Row("title", "visibility", #"{"title":"Card","elementVisible":false}"#, "Card"),
        Row("page", "change", #"{"title":"Card"}"#, "Card"),
        Row("toast", "show", #"{"message":"Saved"}"#, "Saved"),
    ]

    @Test(arguments: rows) func `a message of a usual controller is shown, with nothing to complain of`(row: Row) async throws {
        let page = TestPage(BuiltInComponents.all, title: "")
        page.message(row.component, row.event, row.data)
        #expect(try await page.screen().texts == row.shown)
        #expect(page.notices.map(\.text) == [])
    }

    @Test(arguments: rows) func `a field of an unexpected shape costs that field, and is named in the console`(row: Row) async throws {
        let data = try #require(try JSONSerialization.jsonObject(with: Data(row.data.utf8)) as? [String: Any])
        for (name, path) in fields(of: data) {
            let page = TestPage(BuiltInComponents.all, title: "")
            let odd = replacing(path[...], in: data)
            page.message(row.component, row.event, String(decoding: try JSONSerialization.data(withJSONObject: odd), as: UTF8.self))
            _ = try await page.screen()
            let notices = page.notices.map(\.text).filter { $0.contains("unexpected shape") }
            #expect(notices.count == 1 && notices[0].contains("“\(name)"), "\(name): \(page.notices)")
            // An item is shown by its title; its other fields only decorate it.
            let shown = try await page.screen().texts
            #expect(path.count == 1 || shown.count == row.shown.count - (isTitle(path) ? 1 : 0), "\(name): \(shown)")
        }
    }

    @Test func `one button of an unexpected shape costs that button, and the others keep their numbers`() async throws {
        let page = TestPage(BuiltInComponents.all)
        page.message("buttons", "connect", #"{"buttons":["Save",null,{"title":"Pin","icon":{"name":[]}}]}"#)
        try await page.tap("Pin")
        #expect(page.replies.map(\.data) == [#"{"selectedIndex":2}"#])
        #expect(
            page.notices.map(\.text) == [
                "In the data of “buttons”, event “connect”, “buttons[0]”, “buttons[2].icon” have an unexpected shape and were ignored."
            ])
    }

    @Test func `many fields of an unexpected shape are one line`() async throws {
        let page = TestPage(BuiltInComponents.all)
        let buttons = Array(repeating: #"{"title":[]}"#, count: 300).joined(separator: ",")
        page.message("buttons", "connect", #"{"buttons":[\#(buttons)]}"#)
        #expect(page.notices.count == 1)
        #expect(page.notices.first?.text.contains("“buttons[4]” and 295 more have") == true)
    }

    @Test func `a stamp goes with its element`() async throws {
        let page = TestPage(BuiltInComponents.all)
        page.message("stamp", "connect", #"{"title":"Done"}"#)
        #expect(try await page.screen().bar.prompt == "Done")
        page.message("stamp", "disconnect")
        #expect(try await page.screen().bar.prompt == nil)
    }

    /// The name of each field that a component reads on iOS, and its path.
    private func fields(of data: [String: Any]) -> [(name: String, path: [String])] {
        data.keys.filter { $0 != "androidImage" }.flatMap { key in
            let items = (data[key] as? [[String: Any]])?.first
            let inner = (items ?? [:]).keys.filter { $0 != "androidImage" }
            return [("\(key)”", [key])] + inner.map { (isTitle([$0]) ? "\(key)[0]”" : "\(key)[0].\($0)”", [key, $0]) }
        }
    }

    private func isTitle(_ path: [String]) -> Bool { ["title", "text"].contains(path.last) }

    private func replacing(_ path: ArraySlice<String>, in data: [String: Any]) -> [String: Any] {
        var data = data
        guard let key = path.first else { return data }
        if path.count == 1 {
            data[key] = data[key] is [Any] ? "odd" : ["odd"]
        } else if var items = data[key] as? [[String: Any]] {
            items[0] = replacing(path.dropFirst(), in: items[0])
            data[key] = items
        }
        return data
    }
}

extension Screen {
    /// The visible texts from the top, each button with its symbol and its tint.
    fileprivate var texts: [String] {
        let bars = [bar.prompt, bar.title, bar.search?.title].compactMap(\.self).filter { !$0.isEmpty }
        let buttons = (bar.leftButtons + bar.rightButtons).flatMap { button in
            [[button.title, button.image?.symbol, button.tint == "#123456" ? "#123456" : nil].compactMap(\.self).joined(separator: " ")]
                + (button.menu?.actions ?? []).map { [$0.title, $0.image?.symbol].compactMap(\.self).joined(separator: " ") }
        }
        let presented = presented.flatMap { presented -> [String] in
            let texts = [presented.title, presented.alert?.message].compactMap(\.self)
            let actions = (presented.sheet?.actions ?? presented.alert?.actions ?? []).map(\.title)
            return texts + actions + (presented.share?.items ?? []).compactMap { $0.text ?? $0.url }
        }
        let overlays = overlays.compactMap(\.element.label?.text)
        return bars + buttons + presented + overlays + [appearance?.rawValue].compactMap(\.self)
    }
}
