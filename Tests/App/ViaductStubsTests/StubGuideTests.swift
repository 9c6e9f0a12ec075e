import AppTestSupport
import Foundation
import Testing
import ViaductApp
import ViaductProtocol

@testable import ViaductStubs

/// The patterns and rules that stand in the documents themselves, tried as a reader would.
@MainActor @Suite struct StubGuideTests {
    private nonisolated static let documents = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../docs")
    /// Texts for each regular expression in the documents: those that it matches, and others.
    private nonisolated static let samples: [String: (fitting: [String], other: [String])] = [
        "/^new/": (["new", "new one"], ["New", "a new one"]), "/^new/i": (["new", "NEW one"], ["a new one"]), "/é/i": (["É", "é", "CAFÉ"], ["e"]),
        "/^(rename|copy)$/": (["rename", "copy"], ["rename it"]),
    ]

    init() { ComponentLog.install { _ in } }

    private static func text(_ document: String) throws -> String {
        try String(contentsOf: documents.appending(path: document), encoding: .utf8)
    }

    private func page(_ stub: String) throws -> TestPage {
        let app = EmbeddedApp(name: "Test", platform: .ios, components: [], tellsWhoAnswers: false)
        app.use([try Stub(Array(stub.utf8), file: "rating.json")])
        return TestPage(app)
    }

    private func rule(_ pattern: String) -> String {
        #"{"rules":[{"on":"connect","data":{"kind":\#(JSONText.quoted(pattern))},"reply":{}}]}"#
    }

    /// Whether a stub's rule with the pattern takes a message with the text.
    private func matches(_ pattern: String, _ text: String) throws -> Bool {
        let page = try page(rule(pattern))
        page.message("rating", "connect", #"{"kind":\#(JSONText.quoted(text))}"#)
        return page.replies.count == 1
    }

    @Test func `each pattern in the guide's sentences matches what they say`() throws {
        let found = try Self.text("stubs.md").matches(of: #/`"?(\/[^`"]+\/i?)"?`/#).map { String($0.1) }
        #expect(Set(found) == ["/^new/", "/^new/i", "/é/i"])
        for pattern in found {
            let sample = try #require(Self.samples[pattern], "\(pattern) has no texts to try it with.")
            for text in sample.fitting { #expect(try matches(pattern, text), "\(pattern) in \(text)") }
            for text in sample.other { #expect(try !matches(pattern, text), "\(pattern) in \(text)") }
        }
    }

    @Test func `a dot matches an emoji of one code point, and no text is read beyond 4096 characters`() throws {
        let isNamed = try Self.text("stubs.md").contains("It reads the first 4,096 characters of a string.")
        #expect(isNamed)
        #expect(try matches("/^.$/", "😀"))
        #expect(try !matches("/^.$/", "👩‍👧"))
        for (count, isRead) in [(4095, true), (4096, false)] {
            #expect(try matches("/x/", String(repeating: "a", count: count) + "x") == isRead)
        }
    }

    @Test(arguments: [#"/(a)\1/"#, "/a(?=b)/", "/a(?!b)/", "/(?<=a)b/", "/(?<!a)b/", #"/\bnew/"#, "/a+?/", "/a*?b/"])
    func `what the guide says there is not is a mistake`(pattern: String) {
        #expect(throws: Stub.Invalid.self) { try Stub(Array(rule(pattern).utf8), file: "rating.json") }
    }

    @Test func `the guide's first stub does what its comment says`() async throws {
        let page = try page(try #require(Self.stubs(in: "stubs.md").first))
        page.message("rating", "connect", #"{"title":"Viaduct","most":5}"#)
        try await page.tap("Rate Viaduct")
        #expect(page.replies.map(\.event) == ["rated"])
        #expect(page.replies.map(\.data) == [#"{"stars":5,"text":"Rated Viaduct"}"#])
    }

    @Test(arguments: [("stubs.md", 1), ("troubleshooting.md", 7)]) func `each rule of a document's stubs takes its message`(
        document: String, count: Int
    ) throws {
        let stubs = try Self.stubs(in: document)
        #expect(stubs.count == count)
        for text in stubs { try expectEachRuleMatches(text) }
    }

    @Test func `each rule of the examples takes its message`() throws {
        let folder = Self.documents.appending(path: "examples/stubs")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(files.count >= 7)
        for file in files { try expectEachRuleMatches(String(contentsOf: folder.appending(path: file), encoding: .utf8)) }
    }

    /// The blocks of a document that are stubs.
    private static func stubs(in document: String) throws -> [String] {
        try text(document).matches(of: #/```(?:json)?\n(\{[^`]*"rules": \[[^`]*"on":[^`]*)```/#).map { String($0.1) }
    }

    /// Sends each rule a message with the data that it asks for.
    private func expectEachRuleMatches(_ text: String) throws {
        let stub = try Stub(Array(text.utf8), file: "rating.json")
        #expect(!stub.rules.isEmpty)
        for rule in stub.rules {
            var json = rule.pattern?.json ?? "{}"
            for (pattern, texts) in Self.samples { json.replace(JSONText.quoted(pattern), with: JSONText.quoted(texts.fitting[0])) }
            #expect(!json.contains(#/"\/[^"]*\/i?"/#), "There is no text to try a pattern of \(json) with.")
            var places = JSONPlaces(try #require(JSONValue(json: json)), stub.paths[.data] ?? JSONPaths())
            var budget = StepBudget(StubLimits.steps)
            let taker = stub.rules.first { $0.event == rule.event && $0.pattern?.matches(&places, spending: &budget) != false && $0.times == nil }
            #expect((rule.times == nil ? taker?.number : rule.number) == rule.number, "rule \(rule.number) of \(text)")
            #expect(rule.pattern?.matches(&places, spending: &budget) != false, "rule \(rule.number) of \(text)")
        }
    }
}
