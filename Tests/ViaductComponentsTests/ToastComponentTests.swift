import AppTestSupport
import Testing
import ViaductComponents

@MainActor @Suite struct ToastComponentTests {
    let page = TestPage(BuiltInComponents.all)

    @Test(arguments: [
        ("toast", "show", #"{"message":"Saved"}"#), ("flash", "connect", #"{"message":"Saved"}"#),
        ("flash-message", "connect", #"{"title":"Saved"}"#),
    ]) func `a text is shown at the bottom for a moment`(component: String, event: String, data: String) async throws {
        page.message(component, event, data)
        let overlay = try await page.screen().overlays?.first
        #expect(overlay?.kind == "label")
        #expect(overlay?.position == "bottom")
        #expect(overlay?.text == "Saved")
        try await Task.sleep(for: .seconds(4))
        #expect(try await page.screen().overlays == nil)
    }
}
