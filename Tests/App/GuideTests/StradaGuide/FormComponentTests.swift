import AppTestSupport
import HotwireNative
import Testing

@MainActor @Suite struct FormComponentTests {
    @Test(arguments: [0, 1])
    func `both guides' form buttons answer connect`(guide: Int) async throws {
        let page = TestPage(guide == 0 ? [HowItWorks.formComponent] : BridgeComponent.allTypes)
        let id = page.message("form", "connect", #"{"submitTitle":"Submit"}"#)
        #expect(try await page.screen().bar.rightButtons.map(\.style) == [.plain])
        try await page.tap("Submit")
        #expect(page.replies.map(\.id) == [id])
        #expect(page.replies.map(\.event) == ["connect"])
    }

    @Test func `the page disables and enables the button`() async throws {
        let page = TestPage(BridgeComponent.allTypes)
        page.message("form", "connect", #"{"submitTitle":"Submit"}"#)
        page.message("form", "submitDisabled")
        #expect(try await page.screen().bar.rightButtons.map(\.enabled) == [false])
        page.message("form", "submitEnabled")
        #expect(try await page.screen().bar.rightButtons.map(\.enabled) == [true])
    }
}
