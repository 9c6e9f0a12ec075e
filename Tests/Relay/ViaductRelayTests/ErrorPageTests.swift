import Foundation
import Testing

@testable import ViaductRelay

@Suite(.serialized) @MainActor struct ErrorPageTests {
    private static let publicFolder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../public")

    @Test func `an error has a page with its cause, cure, example and the phone's way`() async throws {
        let relay = try RelayHarness(publicFolder: Self.publicFolder)
        for code in ["VD-URL-1", "vd-url-1"] {
            let response = try await relay.curl("/viaduct/errors/\(code)")
            #expect(response.status == 200)
            #expect(response.headers["content-type"] == "text/html; charset=utf-8")
            #expect(response.text.contains("<title>VD-URL-1: The message comes from another URL than the page&#39;s · Viaduct</title>"))
            for section in ErrorText.sections { #expect(response.text.contains("<h2>\(section)</h2>")) }
        }
    }

    @Test(arguments: ["/viaduct/errors", "/viaduct/errors/"])
    func `the index links to all`(path: String) async throws {
        let relay = try RelayHarness(publicFolder: Self.publicFolder)
        let response = try await relay.curl(path)
        #expect(response.status == 200)
        for text in ErrorCatalogue(publicFolder: Self.publicFolder).texts {
            #expect(response.text.contains("<a href=\"/viaduct/errors/\(text.code)\">"))
        }
    }

    @Test(arguments: ["VD-URL-999", "nothing", "%3Cscript%3E"])
    func `an unknown code gets the index, by 404`(code: String) async throws {
        let relay = try RelayHarness(publicFolder: Self.publicFolder)
        let response = try await relay.curl("/viaduct/errors/\(code)")
        #expect(response.status == 404)
        #expect(response.text.contains("href=\"/viaduct/errors/VD-URL-1\""))
        #expect(!response.text.contains("<script>"))
    }

    @Test func `numbers are sorted as numbers`() throws {
        let folder = try TemporaryFolder()
        for number in [10, 9, 1] { try folder.write("# Title\n\nText\n", to: "viaduct/errors/texts/VD-A-\(number).md") }
        #expect(ErrorCatalogue(publicFolder: folder.url).texts.map(\.code) == ["VD-A-1", "VD-A-9", "VD-A-10"])
    }

    @Test func `Markdown becomes HTML, and no markup of its own`() {
        let html = MarkdownPage.html("## A\n\nOne `<b>`\nand VD-A-1.\n\n```js\na < b\n```\n")
        #expect(
            html == """
                <h2>A</h2>
                <p>One <code>&lt;b&gt;</code> and <a href="/viaduct/errors/VD-A-1">VD-A-1</a>.</p>
                <pre tabindex="0"><code>a &lt; b</code></pre>

                """)
    }
}
