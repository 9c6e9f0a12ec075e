import AppTestSupport
import Foundation
import Testing
import ViaductComponents
import ViaductProtocol

@MainActor @Suite struct ScreenPartsTests {
    let page = TestPage(BuiltInComponents.all)

    private func screen() async throws -> [String: Any] {
        _ = try await page.screen()
        let text = try #require(page.screens.last)
        return try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test(arguments: [
        ("toast", "show", #"{"message":"Saved"}"#), ("flash", "connect", #"{"message":"Saved"}"#),
        ("flash-message", "connect", #"{"title":"Saved"}"#),
    ])
    func `a toast is an overlay at the bottom`(component: String, event: String, data: String) async throws {
        page.message(component, event, data)
        let overlay = try #require(try await screen()["overlays"] as? [[String: Any]]).first
        #expect(overlay?["kind"] as? String == "label")
        #expect(overlay?["text"] as? String == "Saved")
        #expect(overlay?["position"] as? String == "bottom")
    }

    @Test func `each keystroke in the search field is a reply`() async throws {
        let id = page.message("search", "connect", #"{"placeholder":"Find"}"#)
        let bar = try #require(try await screen()["bar"] as? [String: Any])
        let search = try #require(bar["search"] as? [String: Any])
        #expect(search["title"] as? String == "Find")
        let control = try #require(search["control"] as? String)
        page.act(control, value: #""a""#)
        page.act(control, value: #""ab""#)
        #expect(page.replies.map { $0["query"] as? String } == ["a", "ab"])
        #expect(page.replies.map(\.id) == [id, id])
        page.act(try #require(search["cancel"] as? String))
        #expect(page.replies.last?["query"] as? String == "")
    }

    @Test(arguments: ["dark", "light"])
    func `a theme is the screen's appearance`(theme: String) async throws {
        page.message("theme", "change", #"{"theme":"\#(theme)"}"#)
        #expect(try await screen()["appearance"] as? String == theme)
    }

    @Test(arguments: ["success", "warning", "error"])
    func `a vibration reaches the page`(feedback: String) {
        page.message("haptic", "vibrate", #"{"feedback":"\#(feedback)"}"#)
        #expect(page.frames.contains(.haptic(feedback)))
    }

    @Test func `buttons answer with their index`() async throws {
        let id = page.message(
            "buttons", "connect",
            #"{"buttons":[{"title":"A","index":4},{"title":"B","icon":"plus","slot":"left","displayAsPrimaryAction":true}]}"#
        )
        let shown = try await page.screen()
        #expect(shown.bar.left.map(\.title) == ["B"])
        #expect(shown.bar.left.first?.style == "done")
        try await page.tap("A")
        try await page.tap("B")
        #expect(page.replies.map { $0["selectedIndex"] as? Int } == [4, 1])
        #expect(page.replies.map(\.id) == [id, id])
        page.message("buttons", "disconnect")
        #expect(try await page.screen().bar.right.isEmpty)
    }

    @Test func `nav is a menu whose choice is answered`() async throws {
        page.message(
            "nav", "connect",
            #"{"title":"More","side":"left","items":[{"title":"One","index":3,"state":"on"},{"title":"Two","destructive":true}]}"#
        )
        let item = try #require(try await page.screen().bar.left.first)
        #expect(item.menu?.children.map { $0.state } == ["on", "off"])
        try await page.tap("One")
        #expect(page.replies.first?["selectedIndex"] as? Int == 3)
    }

    @Test(arguments: ["title", "page"])
    func `the bar has the title while the heading is out of sight`(component: String) async throws {
        page.message(component, "visibility", #"{"title":"Posts","elementVisible":false}"#)
        #expect(try await page.screen().bar.title == "Posts")
        page.message(component, "visibility", #"{"title":"Posts","elementVisible":true}"#)
        #expect(try await page.screen().bar.title == "")
        page.message(component, "change", #"{"title":"New"}"#)
        #expect(try await page.screen().bar.title == "New")
    }

    @Test func `insets and text size are answered`() {
        page.message("insets", "connect")
        page.message("text-size", "connect")
        #expect(page.replies.first?["top"] as? Int == 0)
        #expect(page.replies.last?["textSize"] as? String == "large")
    }
}
