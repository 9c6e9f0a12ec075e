import AppTestSupport
import Foundation
import Testing
import ViaductApp
import ViaductComponents
import ViaductProtocol

@testable import ViaductStubs

/// The cost of one message, over all rules of a stub: pages are hostile, and write stubs.
@MainActor @Suite struct StubCostTests {
    init() { ComponentLog.install { _ in } }

    private func stub(_ rules: [String]) throws -> Stub {
        try Stub(Array(#"{"rules":[\#(rules.joined(separator: ","))]}"#.utf8), file: "rating.json")
    }

    private func page(_ rules: [String]) throws -> TestPage {
        let app = EmbeddedApp(name: "Test", platform: .ios, components: [], tellsWhoAnswers: false)
        app.use([try stub(rules)])
        return TestPage(app)
    }

    private func rule(_ pattern: String, reply: String = "rule") throws -> String {
        let json = String(decoding: try JSONEncoder().encode(pattern), as: UTF8.self)
        return #"{"on":"connect","data":{"text":\#(json)},"reply":{"event":"\#(reply)"}}"#
    }

    /// The steps of a message whose `text` matches no rule.
    private func steps(_ stub: Stub, _ text: String) throws -> Int {
        let data = try #require(JSONValue(json: #"{"text":\#(JSONText.quoted(text))}"#))
        var places = JSONPlaces(data, stub.paths[.data] ?? JSONPaths())
        var budget = StepBudget(.max)
        for rule in stub.rules { #expect(rule.pattern?.matches(&places, spending: &budget) == false) }
        return budget.taken
    }

    private static let attack = "/(a|a|a|a|a|a)*(a|a|a|a)*b/"
    /// States that are new for each character: the text has to be read as slowly as can be.
    private static let costly = "/a[a-b]{200}c/"
    private static let text: String = {
        var bits: UInt64 = 28
        return String(
            (0..<4096).map { _ in
                bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return bits >> 63 == 0 ? "a" : "b"
            })
    }()

    @Test func `four times the rules, or the text, take at most 4.8 times the steps`() throws {
        for (pattern, text) in [(Self.attack, String(repeating: "a", count: 4096)), ("/a[ab]{8}c/", Self.text), ("/word$/", Self.text)] {
            let (few, many) = (try stub(Array(repeating: rule(pattern), count: 16)), try stub(Array(repeating: rule(pattern), count: 64)))
            let all = try steps(many, text)
            #expect(Double(all) <= 4.8 * Double(try steps(few, text)), "\(pattern)")
            #expect(Double(all) <= 4.8 * Double(try steps(many, String(text.prefix(1024)))), "\(pattern)")
        }
    }

    @Test func `an expression that repeats what repeats costs as little as a plain one`() throws {
        let stub = try stub(Array(repeating: rule(Self.attack), count: 64))
        #expect(try steps(stub, String(repeating: "a", count: 4096)) < StubLimits.steps)
    }

    @Test func `a page is told which rules a message was too costly for, and no later rule takes it`() throws {
        let late = [try rule("/^a|^b/", reply: "late"), #"{"on":"connect","reply":{"event":"any"}}"#]
        let page = try page(Array(repeating: rule(Self.costly), count: 8) + late)
        page.message("rating", "connect", #"{"text":"\#(Self.text)"}"#)
        #expect(page.replies.isEmpty)
        #expect(page.notices.map(\.cause) == ["VD-STUB-7"])
        let number = try #require(page.notices.first?.text.firstMatch(of: #/rating\.json:1: rule (\d) and those after it did not match “connect”/#))
        #expect(try #require(Int(number.1)) < 9)
        #expect(page.notices.first?.text.contains("\(StubLimits.steps) steps") == true)
        // The next message has steps of its own.
        page.message("rating", "connect", #"{"text":"a"}"#)
        #expect(page.replies.map(\.event) == ["late"])
        #expect(page.notices.count == 1)
    }

    @Test(arguments: ["the quick brown fox ", "かなカナ漢字", "Привет, мир. ", "aAbB0-_."])
    func `64 plain expressions read 4096 characters each, and the last one matches`(words: String) throws {
        let kinds = ["/^new \\d+$/", "/\\w+ x\\d$/", "/Fox1$/i", "/(draft|final)\\.$/", "/^.*[0-9]{3}$/", "/é/i", "/漢.字x/", "/^[^!]+!$/"]
        let text = String(String(repeating: words, count: 4096).prefix(4093)) + "end"
        let page = try page((0..<63).map { try rule(kinds[$0 % kinds.count]) } + [rule("/.end$/", reply: "last")])
        page.message("rating", "connect", #"{"text":\#(JSONText.quoted(text))}"#)
        #expect(page.notices.isEmpty)
        #expect(page.replies.map(\.event) == ["last"])
    }

    @Test func `replies that repeat wait for their time with a bounded number of bytes`() throws {
        let page = try page([#"{"on":"connect","reply":{"data":{"copy":"{{data.pad}}"},"repeat":100,"everyMs":60000}}"#])
        page.message("rating", "connect", #"{"pad":"\#(String(repeating: "x", count: 40_000))"}"#)
        #expect(page.notices.isEmpty)
        page.message("rating", "connect", #"{"pad":"\#(String(repeating: "x", count: 40_000))"}"#)
        #expect(page.notices.map(\.cause) == ["VD-STUB-5"])
        page.message("rating", "connect", #"{"pad":"x"}"#)
        #expect(page.notices.count == 1)
    }

    @Test func `an event with a very long name that no rule is on is told of`() throws {
        let name = String(repeating: "ab", count: 20_000)
        let page = try page([#"{"on":"\#(name)"}"#])
        page.message("rating", name + "c")
        #expect(page.notices.map(\.cause) == ["VD-STUB-4"])
        #expect((page.notices.first?.text.utf8.count ?? .max) < 1000)
    }
}
