import AppTestSupport
import Testing
import ViaductComponents

@MainActor @Suite struct DeviceComponentTests {
    let page = TestPage(BuiltInComponents.all)

    @Test(arguments: ["connect", "change"], [("dark", "dark"), ("light", "light"), ("blue", nil)])
    func `the theme is the screen's appearance`(event: String, theme: (String, String?)) async throws {
        let (theme, appearance) = theme
        page.message("theme", event, #"{"theme":"\#(theme)"}"#)
        #expect(try await page.screen().appearance?.rawValue == appearance)
    }

    @Test(arguments: ["success", "warning", "error"])
    func `what is to be felt is told to the page that asked`(feedback: String) {
        let other = TestPage(BuiltInComponents.all)
        other.message("theme", "connect", #"{"theme":"dark"}"#)
        page.message("haptic", "vibrate", #"{"feedback":"\#(feedback)"}"#)
        #expect(page.frames.contains(.haptic(feedback)))
        #expect(!other.frames.contains(.haptic(feedback)))
    }

    @Test func `insets and text size are answered`() {
        page.message("insets", "connect")
        page.message("text-size", "connect")
        #expect(page.replies.first?["top"] as? Int == 0)
        #expect(page.replies.last?["textSize"] as? String == "large")
    }

    @Test func `each text size is told to the page whose it is, until that disconnects`() {
        let other = TestPage(BuiltInComponents.all)
        for page in [page, other] { page.message("text-size", "connect") }
        page.use(.xxlarge)
        page.use(.accessibilityXXXLarge)
        page.use(.large)
        page.message("text-size", "disconnect")
        page.use(.small)
        #expect(page.replies.compactMap { $0["textSize"] as? String } == ["large", "xxlarge", "xxxlarge", "large"])
        #expect(other.replies.count == 1)
    }
}
