import Foundation
import Testing

@testable import ViaductProtocol

@Suite struct LinearPatternTests {
    private static let expressions = [
        "abc", "^abc$", "a.c", "a*", "^a*$", "^(ab)+$", "^(?:ab|cd)*$", "x?y", "^a{2}$", "^a{2,}$", "^a{1,2}b$", "[a-c]+d", "^[^a]$",
        #"\d+"#, #"^\w+$"#, #"\s"#, #"a\.b"#, "^(a|b|)c$", "^$", "(a*)*b", "^((a+)+)+$", "ab$|^cd", #"[\d\-x]"#, "^a|b$", "^a{0,2}$",
    ]
    private static let texts = [
        "", "a", "b", "c", "x", "y", "-", " ", "abc", "xabcx", "a.b", "axb", "ab", "abab", "cd", "abcd", "aa", "aaa", "aab", "bc", "ac",
        "12", "a1_", "a b", "aaaaab", "x\nabc",
    ]

    @Test(arguments: expressions) func `it matches as other regular expressions do`(expression: String) throws {
        let pattern = try #require(try LinearPattern(literal: "/\(expression)/"))
        var budget = StepBudget(.max)
        let other = try NSRegularExpression(pattern: expression)
        for text in Self.texts {
            let range = NSRange(text.startIndex..., in: text)
            let isFound = other.firstMatch(in: text, range: range) != nil
            #expect(pattern.matches(PatternText(text), spending: &budget) == isFound, "\(expression) in “\(text)”")
        }
    }

    @Test(arguments: [
        "(", ")", "a**", "[a", "a{3,1}", "a{999}", "(?=a)", #"\q"#, #"\b"#, #"[\D]"#,
        "*", "[z-a]", #"a\"#, "a{2}{2}{2}", String(repeating: "(a{200})", count: 3),
    ])
    func `what it does not know is an error`(expression: String) {
        #expect(throws: LinearPatternParser.Failure.self) { try LinearPattern(literal: "/\(expression)/") }
    }

    @Test(arguments: ["abc", "/", "//", "/abc", "a/b/"]) func `a text without slashes around it is none`(text: String) throws {
        #expect(try LinearPattern(literal: text) == nil)
    }

    // MARK: Steps

    /// - Returns: the steps of all patterns together.
    private func steps(_ literals: [String], _ text: String) throws -> Int {
        let text = PatternText(text)
        var budget = StepBudget(.max)
        for literal in literals { _ = try #require(try LinearPattern(literal: literal)).matches(text, spending: &budget) }
        return budget.taken
    }

    private static let costly = [
        "/^(a+)+$/", "/(a*)*b/", "/^(a|aa)+$/", "/(.*)(.*)(.*)x$/", "/(a|a|a|a|a|a)*(a|a|a|a)*b/", "/a[ab]{28}c/", #"/(\w|[a-f])*a(a|b){9}!?c/"#,
    ]

    @Test(arguments: costly) func `four times the text, or the patterns, take at most 4.8 times the steps`(literal: String) throws {
        var random = SeededGenerator(seed: 28)
        let text = String((0..<4096).map { _ in random.next() % 3 == 0 ? "b" : "a" })
        for text in [text, String(repeating: "a", count: 4096)] {
            let (few, many) = (try steps([literal], String(text.prefix(1024))), try steps([literal], text))
            #expect(Double(many) <= 4.8 * Double(few), "\(few) and \(many)")
            #expect(Double(try steps(Array(repeating: literal, count: 4), text)) <= 4.8 * Double(many))
        }
    }

    @Test func `a search ends where the budget does, and finds nothing then`() throws {
        let pattern = try #require(try LinearPattern(literal: "/a[ab]{28}c/"))
        var random = SeededGenerator(seed: 28)
        let text = PatternText(String((0..<20_000).map { _ in random.next() % 2 == 0 ? "b" : "a" }) + "a" + String(repeating: "b", count: 28) + "c")
        var budget = StepBudget(.max)
        #expect(pattern.matches(text, spending: &budget))
        let all = budget.taken
        for limit in [0, 1, 100, 10_000, all - 1] {
            budget = StepBudget(limit)
            #expect(!pattern.matches(text, spending: &budget))
            // It may end in the middle of one character.
            #expect(budget.isOver && budget.taken < limit + 2000, "\(budget.taken) of \(limit)")
        }
        budget = StepBudget(all)
        #expect(pattern.matches(text, spending: &budget) && !budget.isOver)
    }

    @Test func `a plain pattern takes about one step for each character`() throws {
        for text in ["the quick brown fox ", "かなカナ漢字", "Привет, мир. "] {
            let text = String(String(repeating: text, count: 410).prefix(4096))
            for literal in ["/word 12$/", "/Fox$/i", #"/\d+x/"#, "/^.*[カ-ヶ]x$/"] {
                #expect(try steps([literal], text) < 7000, "\(literal)")
            }
        }
    }
}
