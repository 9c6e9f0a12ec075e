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
        let overlay = try await page.screen().overlays.first
        #expect(overlay?.position == .bottom)
        #expect(overlay?.element.label?.text == "Saved")
        try await Task.sleep(for: .seconds(4))
        #expect(try await page.screen().overlays.isEmpty)
    }

    @Test func `a screen has no more toasts than it has room for`() async throws {
        for number in 1...20 { page.message("toast", "show", #"{"message":"Toast \#(number)"}"#) }
        #expect(try await page.screen().overlays.compactMap(\.element.label?.text) == (1...8).map { "Toast \($0)" })
    }

    @Test func `a toast that nobody could read is left out`() async throws {
        page.message("toast", "show", #"{"message":"\#(String(repeating: "x", count: 20_000))"}"#)
        #expect(try await page.screen().overlays.isEmpty)
    }
}
