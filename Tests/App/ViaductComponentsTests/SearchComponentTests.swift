import AppTestSupport
import Testing
import ViaductComponents

@MainActor @Suite struct SearchComponentTests {
    let page = TestPage(BuiltInComponents.all)

    @Test func `every keystroke is a reply, and cancelling empties the query`() async throws {
        let id = page.message("search", "connect", #"{"placeholder":"Viaducts"}"#)
        let search = try #require(try await page.screen().bar.search)
        #expect(search.title == "Viaducts")
        page.act(search.control, value: #""R""#)
        page.act(search.control, value: #""Ri""#)
        #expect(page.replies.map(\.data) == [#"{"query":"R"}"#, #"{"query":"Ri"}"#])
        #expect(page.replies.map(\.id) == [id, id])
        #expect(try await page.screen().bar.search?.text == "Ri")
        page.act(try #require(search.cancel))
        #expect(page.replies.last?.data == #"{"query":""}"#)
        page.message("search", "disconnect")
        #expect(try await page.screen().bar.search == nil)
    }

    @Test func `what was typed is there again when the page comes back and connects anew`() async throws {
        page.message("search", "connect", #"{"placeholder":"Viaducts"}"#)
        page.act(try #require(try await page.screen().bar.search?.control), value: #""Ri""#)
        page.visit("http://localhost/two")
        #expect(try await page.screen().bar.search == nil)
        page.visit("http://localhost/one", action: "restore")
        let id = page.message("search", "connect", #"{"placeholder":"Viaducts"}"#)
        let search = try #require(try await page.screen().bar.search)
        #expect(search.text == "Ri")
        #expect(page.replies.count == 1)
        page.act(search.control, value: #""Rib""#)
        #expect(page.replies.last?.id == id)
        #expect(page.replies.last?.data == #"{"query":"Rib"}"#)
    }
}
