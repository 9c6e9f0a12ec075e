import Foundation
import Testing

@testable import viaduct

/// The cookie by which `viaduct doctor` visits the page of a guarded server.
@Suite(.serialized, .timeLimit(.minutes(1))) @MainActor struct VisitorEntryTests {
    @Test func `the cookie is good for the five minutes that the document names`() throws {
        let document = try String(contentsOf: Program.package.appending(path: "docs/security.md"), encoding: .utf8).replacing(#/\s+/#, with: " ")
        let isNamed = document.contains("visits the page with a cookie that is good for five minutes.")
        #expect(isNamed)
        let token = "alice-token-0123456789"
        let server = try Program.serve(["--listen", "127.0.0.1:0"], environment: ["VIADUCT_IDENTITIES": #"{"alice":"\#(token)"}"#])
        let page = try #require(URL(string: "\(try server.address())/demo/form.html"))
        let found = try VisitorEntry.find(to: page, by: PageReader(authorities: nil), environment: ["VIADUCT_TOKEN": token])
        // ROOM:END:CODE
        let parts = try #require(found).value.split(separator: ":")
        let end = try #require(parts.count == 3 ? TimeInterval(parts[1]) : nil)
        #expect((5 * 60 - 20...5 * 60 + 1).contains(end - Date().timeIntervalSince1970))
    }
}
