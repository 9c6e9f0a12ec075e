import Foundation
import LWSTestSupport
import Testing

@testable import ViaductProtocol

/// Patterns of path rules: what is counted finds what `NSRegularExpression` does.
@Suite struct PathDialectTests {
    private static let seeds = Array(0..<(TestRun.isWhole ? 8 : 2) as Range<UInt64>)

    /// A random pattern, of the parts that both know.
    private func pattern(_ random: inout SeededGenerator, depth: Int = 0) -> String {
        let atoms = [
            "a", "b", "/", "x", "-", ".", "[ab]", "[^a]", "[a-c/]", "[^/]", #"\d"#, #"\w"#, #"\s"#, #"\D"#, #"\W"#, #"\S"#, #"[\w.]"#, #"[^\d\s]"#,
            #"\."#, #"\/"#, #"\n"#, "é", "٣", "^", "$", #"\A"#, #"\z"#, #"\Z"#, "[é-ü]", "0", " ", "", #"[\-a]"#, #"[\]\[]"#,
        ]
        let signs = ["", "", "", "", "*", "+", "?", "{2}", "{1,}", "{0,2}", "*?", "+?", "??", "{1,2}?"]
        return (0..<(1 + random.next() % 4)).map { _ in
            let isGroup = depth < 3 && random.next() % 4 == 0
            let atom =
                isGroup
                ? ["(", "(?:", "(?<name>"][depth == 0 ? 0 : Int(random.next() % 2)]
                    + (0..<(1 + random.next() % 3)).map { _ in pattern(&random, depth: depth + 1) }.joined(separator: "|") + ")"
                : atoms.randomElement(using: &random) ?? ""
            let isEnd = ["", "^", "$", #"\A"#, #"\z"#, #"\Z"#].contains(atom)
            return atom + (isEnd ? "" : signs.randomElement(using: &random) ?? "")
        }.joined()
    }

    private func text(_ random: inout SeededGenerator) -> String {
        let parts = [
            "a", "b", "/", "x", "-", ".", "é", "ü", "٣", "0", "1", " ", "\n", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{0B}", "_", "[", "]",
            "e\u{301}", "😀", "A", "B", "É", "Ü",
        ]
        return (0..<(random.next() % 7)).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
    }

    @Test(arguments: seeds, [false, true])
    func `random patterns and texts have the verdict of NSRegularExpression`(seed: UInt64, ignoresCase: Bool) throws {
        var random = SeededGenerator(seed: seed)
        var (counted, found) = (0, 0)
        for _ in 0..<200 {
            let pattern = pattern(&random)
            guard let other = try? NSRegularExpression(pattern: pattern, options: ignoresCase ? .caseInsensitive : []),
                let own = try? LinearPattern(icu: pattern, ignoresCase: ignoresCase)
            else { continue }
            counted += 1
            for _ in 0..<25 {
                let text = text(&random)
                var budget = StepBudget(.max)
                let isFound = other.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
                if isFound { found += 1 }
                #expect(own.matches(PatternText(text), spending: &budget) == isFound, "\(pattern) in \(text.debugDescription)")
            }
        }
        #expect(counted > 100, "only \(counted) patterns")
        #expect(found > 500 && found < counted * 25 - 500, "\(found) of \(counted * 25)")
    }

    @Test(arguments: [#"\d"#, #"\w"#, #"\s"#, ".", "[^a]", "a$", #"[\w-]"#, "[a-z]"])
    func `each character is in the class that ICU has it in`(pattern: String) throws {
        let (own, other) = (try LinearPattern(icu: pattern), try NSRegularExpression(pattern: pattern))
        var different: [String] = []
        let isEnd = pattern == "a$"
        for value in (0...0x10FFFF as ClosedRange<UInt32>) {
            // Swift's and ICU's tables are of two versions of Unicode: what the newer one adds is in a class of one of them only.
            guard let scalar = Unicode.Scalar(value), let age = scalar.properties.age, age.major < 17 else { continue }
            // Of the many that are alike, some.
            if value > (TestRun.isWhole ? 0x2FFF : 0x5FF), value % (TestRun.isWhole ? 37 : 149) != 0 { continue }
            let text = (isEnd ? "a" : "") + String(scalar)
            var budget = StepBudget(.max)
            let isFound = other.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
            if own.matches(PatternText(text), spending: &budget) != isFound { different.append(String(value, radix: 16)) }
        }
        #expect(different.isEmpty, "\(different.count): \(different.prefix(40))")
    }

    @Test(arguments: [
        "((?:a|b?)+)+?x", "(?=a)", "(?<=a)b", "(?!a)", #"(a)\1"#, #"\bnew\b"#, "a*+", "(?i)a", "[a&&b]", "[[:alpha:]]", #"\p{L}"#, #"\x41"#, "(?>a)",
        #"\Qa\E"#,
    ]) func `what takes more than one reading of the text is left to NSRegularExpression`(pattern: String) throws {
        #expect(throws: LinearPatternParser.Failure.self) { try LinearPattern(icu: pattern) }
    }

    @Test(arguments: [
        "/new$", "/edit$", "^/posts/[^/]+/edit$", ".*", "/recede_historical_location", #"^/users/\d+(\?.*)?$"#, "/(?:new|edit)$", #"^/$|^$"#,
        #"/sessions/new\?.*"#, "/modal(/|$)", "/articles/.*?/comments",
    ]) func `the patterns of apps are counted`(pattern: String) throws {
        #expect(try LinearPattern(icu: pattern).cost > 0)
    }
}
