import AppTestSupport
import Testing
import ViaductComponents

@MainActor @Suite struct BuiltInComponentsTests {
    @Test func `each has the name that the web libraries use`() {
        #expect(
            BuiltInComponents.all.map { $0.name } == [
                "alert", "barcode-scanner", "biometrics-lock", "button", "buttons", "document-scanner",
                "dropdown-navigation-sheet", "flash", "flash-message", "form", "haptic", "insets", "location", "menu",
                "nfc", "nav", "notification-token", "overflow-menu", "page", "permissions", "review-prompt", "search", "share",
                "stamp", "text-size", "theme", "title", "toast",
            ])
    }

    @Test func `events and data that no component knows change nothing`() async throws {
        let page = TestPage(BuiltInComponents.all)
        let before = try await page.screen()
        for component in BuiltInComponents.all {
            page.message(component.name, "nonsense", #"{"a":[1,2,{"b":null}]}"#)
            for event in ["display", "present", "show"] {
                page.message(component.name, event, #"{"items":7,"links":"x","title":[]}"#)
            }
            page.message(component.name, "disconnect")
        }
        let after = try await page.screen()
        #expect(after.presented.isEmpty)
        #expect(after.bar.right.count == before.bar.right.count)
        #expect(page.replies.isEmpty)
    }
}
