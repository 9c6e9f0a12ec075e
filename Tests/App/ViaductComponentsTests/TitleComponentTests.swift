import AppTestSupport
import Testing
import ViaductComponents

@MainActor @Suite struct TitleComponentTests {
    let page = TestPage(BuiltInComponents.all)

    @Test(arguments: ["title", "page"])
    func `the bar has the title while the heading is out of sight`(component: String) async throws {
        page.message(component, "visibility", #"{"title":"Posts","elementVisible":false}"#)
        #expect(try await page.screen().bar.title == "Posts")
        page.message(component, "visibility", #"{"title":"Posts","elementVisible":true}"#)
        #expect(try await page.screen().bar.title == "")
        page.message(component, "change", #"{"title":"New"}"#)
        #expect(try await page.screen().bar.title == "New")
    }
}
