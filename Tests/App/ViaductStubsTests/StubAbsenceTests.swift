import AppTestSupport
import Foundation
import Testing
import ViaductApp
import ViaductComponents
import ViaductProtocol

@testable import ViaductStubs

/// Templates whose value is not in a message.
@MainActor @Suite struct StubAbsenceTests {
    init() { ComponentLog.install { _ in } }

    private func page(_ rules: String) throws -> TestPage {
        let app = EmbeddedApp(name: "Test", platform: .ios, components: [], builtIns: [ToastComponent.self], tellsWhoAnswers: false)
        app.use([try Stub(Array("{\"rules\":[\n\(rules)]}".utf8), file: "rating.json")])
        return TestPage(app)
    }

    @Test func `a missing member is reported once a rule, with the names that are there`() async throws {
        let page = try page(#"{"on":"connect","toast":"{{data.nam}} {{data.nam}}"},{"on":"other","reply":{"data":{"n":"{{data.nam}}"}}}"#)
        page.message("rating", "connect", #"{"name":"A","most":5,"metadata":{"url":"x"}}"#)
        page.message("rating", "connect", #"{"name":"B"}"#)
        #expect(page.notices.map(\.cause) == ["VD-STUB-8"])
        let notice = try #require(page.notices.first)
        #expect(
            notice.text
                == "rating.json:2: rule 1: {{data.nam}} of “connect” has no value: “data” has no “nam”. Did you mean “name”? It has “name”, “most”. Send it, or write {{data.nam?}} if it may be missing."
        )
        #expect((notice.level, notice.component) == (.warning, "rating"))
        page.message("rating", "other", "{}")
        #expect(page.notices.count == 2)
        #expect(page.replies.map(\.data) == [#"{"n":null}"#])
    }

    @Test(arguments: [
        ("{{data.user.nam}}", #"{"user":{"name":1}}"#, "“data.user” has no “nam”. Did you mean “name”? It has “name”."),
        ("{{data.user.name}}", #"{"user":"Ada"}"#, "“data.user” has no “name”. It has no members."),
        ("{{data.items.2}}", #"{"items":[1,2]}"#, "“data.items” has no element “2”: it is a list of 2."),
        ("{{data.a}}", "{}", "“data” has no “a”. It has no members."),
    ]) func `each part of a path may be missing`(template: String, data: String, reason: String) throws {
        let page = try page(#"{"on":"connect","toast":"\#(template)"}"#)
        page.message("rating", "connect", data)
        #expect(page.notices.first?.text.contains("has no value: \(reason)") == true, "\(page.notices.map(\.text))")
    }

    @Test func `a contract is asked once for each value that has to be there`() throws {
        let toast = "{{data.a}} {{data.a}} {{data.b?}} {{count}} {{data}} {{data.c.d}}"
        let stub = try Stub(Array(#"{"rules":[{"on":"connect","toast":"\#(toast)"}]}"#.utf8), file: "rating.json")
        #expect(stub.outlines.flatMap(\.templates).map(\.text) == ["{{data.a}}", "{{data.c.d}}"])
    }

    @Test func `a value that may be missing is not reported, and neither is null`() throws {
        let page = try page(#"{"on":"connect","toast":"{{data.title?}} {{data.user.name?}} {{data.most}}","reply":{"data":{"t":"{{data.title?}}"}}}"#)
        page.message("rating", "connect", #"{"most":null}"#)
        #expect(page.notices.isEmpty)
        #expect(page.replies.map(\.data) == [#"{"t":null}"#])
    }

    @Test(arguments: [("\"A, B\"", "a string"), ("5", "a number"), ("null", "null"), ("{}", "an object")])
    func `items that are no list are reported`(items: String, kind: String) throws {
        let page = try page(#"{"on":"connect","sheet":{"items":"{{data.items}}"}}"#)
        page.message("rating", "connect", #"{"items":\#(items)}"#)
        #expect(page.notices.map(\.cause) == ["VD-STUB-8"])
        #expect(page.notices.first?.text.contains("{{data.items}} of “connect” is “items”, and \(kind) in place of a list") == true)
        page.message("rating", "connect", #"{"items":[]}"#)
        #expect(page.notices.count { $0.cause == "VD-STUB-8" } == 1)
    }

    @Test func `a template of the rule's example has to be there`() throws {
        let error = #expect(throws: Stub.Invalid.self) {
            try Stub(
                Array(
                    """
                    {"rules":[{"on":"connect","example":{"name":"A"},
                    "toast":"{{data.nam}} {{data.other?}} {{data.name}}"}]}
                    """.utf8), file: "a.json")
        }
        #expect(
            error?.errors.map(\.description) == [
                "a.json:2: rule 1: The “example” lacks {{data.nam}}: “data” has no “nam”. Did you mean “name”? It has “name”. Correct one of them, or write {{data.nam?}}. (VD-STUB-2)"
            ])
    }

    @Test func `the names of a hostile message are bounded`() throws {
        let page = try page(#"{"on":"connect","toast":"{{data.nam}}"}"#)
        let members = (0..<5000).map { "\"\($0)\(String(repeating: "é", count: 50))\":1" }.joined(separator: ",")
        page.message("rating", "connect", "{\(members)}")
        let text = try #require(page.notices.first?.text)
        #expect(text.contains(" and 4988 more."))
        #expect(text.count < 1000)
    }
}
