import AppTestSupport
import Testing
import ViaductComponents

@MainActor @Suite struct DeviceComponentTests {
    let page = TestPage(BuiltInComponents.all)

    @Test(arguments: [("dark", "dark"), ("light", "light"), ("blue", nil)])
    func `the theme is the screen's appearance`(theme: String, appearance: String?) async throws {
        page.message("theme", "connect", #"{"theme":"\#(theme)"}"#)
        #expect(try await page.screen().appearance == appearance)
    }

    @Test(arguments: ["success", "warning", "error"])
    func `what is to be felt is told to the page that asked`(feedback: String) {
        let other = TestPage(BuiltInComponents.all)
        other.message("theme", "connect", #"{"theme":"dark"}"#)
        page.message("haptic", "vibrate", #"{"feedback":"\#(feedback)"}"#)
        #expect(page.frames.contains(.haptic(feedback)))
        #expect(!other.frames.contains(.haptic(feedback)))
    }
}
