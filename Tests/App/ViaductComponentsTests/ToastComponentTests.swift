import AppTestSupport
import Testing
import ViaductComponents

@MainActor @Suite struct ToastComponentTests {
    let page = TestPage(BuiltInComponents.all)

    @Test func `a text is shown at the bottom for a moment`() async throws {
        page.message("toast", "show", #"{"message":"Saved"}"#)
        page.message("flash", "connect", #"{"message":"Sent"}"#)
        page.message("flash-message", "connect", #"{"title":"Read"}"#)
        let overlays = try await page.screen().overlays
        #expect(overlays.map(\.position) == [.bottom, .bottom, .bottom])
        #expect(overlays.map(\.element.label?.text) == ["Saved", "Sent", "Read"])
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
