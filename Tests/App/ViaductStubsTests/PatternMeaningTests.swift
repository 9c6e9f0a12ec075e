import Foundation
import Testing

@testable import ViaductProtocol
@testable import ViaductStubs

/// Regular expressions have JavaScript's meaning, in a stub and in the Swift that `viaduct stub --to-swift` writes.
@Suite struct PatternMeaningTests {
    private static let literals = [
        "/^$/", "/^a$/", "/a$/", "/^a/", "/^a|b$/", "/^(a|b|)$/", "/^(?:ab|cd)*$/", "/(a*)*b/", "/^*a/", "/a()b/", "/^(?:$)*a/", "/x{0}y/",
        "/^a{2}$/", "/^a{1,2}b$/", "/^a{2,}$/", "/^(a|b){2}$/", "/^(a?b+)*$/", "/^(ab)?$/", "/./", "/^.$/", "/^.*$/", "/^..$/", "/a.b/",
        "/[[]/", "/^[[]x/", "/^[[a]]$/", "/[&&]/", "/^[a&&b]$/", "/^[+--b]$/", "/[\\^]/", "/[a^]/", "/^[^a]$/", "/^[^]$/", "/[]/", "/[\\]]/",
        "/[-a]/", "/[a-]/", "/^[a\\-z]$/", "/^[\\w-.]$/", "/^[+-\\d]$/", "/^[ #]$/", "/a b/", "/^[!-\\/]$/", "/[\\[:alpha:]]/", "/^[\\\\]$/",
        "/\\\\/", "/\\//", "/^\\d$/", "/^\\D$/", "/^\\w$/", "/^\\W$/", "/^\\s$/", "/^\\S$/", "/^[\\d\\s]$/", "/^[^\\w]$/", "/\\n$/", "/\\r/",
        "/^\\t$/", "/\\$\\{\\}\\(\\)\\*\\+\\?\\|/", "/#a/", "/^\"'`~@%=:;,<>_$/", "/^é$/", "/^[à-é]$/", "/^É$/i", "/^é$/i", "/^[^é]$/i",
        "/^[à-é]$/i", "/^new [A-F]$/i", "/^[Z-a]$/i", "/^\\w$/i", "/^k$/i", "/^s$/i", "/^ß$/i", "/^ss$/i", "/^i$/i", "/^ı$/i", "/^σ$/i",
        "/^ς$/i", "/^µ$/i", "/^ǆ$/i", "/^я$/i", "/^ω$/i", "/^Å$/i", "/^ﬁ$/i", "/^𐐨$/i", "/^😀$/", "/^[😀-😂]$/", "/^[^😀]$/", "/^😀+$/", "/^👩‍👧$/",
        "/^e\u{301}$/", "/^[e\u{301}]+$/", "/^\u{200F}x$/", "/^[\u{FEFF}]$/", "/\u{0}/",
    ]
    private static let texts = [
        "", "a", "b", "c", "x", "y", "z", "Z", "A", "k", "K", "\u{212A}", "s", "S", "ſ", "ss", "SS", "i", "I", "ı", "İ", "ß", "ẞ", "é", "É",
        "e", "à", "À", "e\u{301}", "σ", "ς", "Σ", "µ", "μ", "Μ", "ǆ", "ǅ", "Ǆ", "я", "Я", "ω", "Ω", "\u{2126}", "å", "Å", "\u{212B}", "ﬁ",
        "FI", "𐐀", "𐐨", "😀", "😁", "😀😂", "👩‍👧", "a\n", "\na", "a\nb", "a\r", "\r", "\n", "\r\n", "a\r\nb", "\t", "\u{0B}", "\u{85}", "\u{A0}",
        "\u{1680}", "\u{180E}", "\u{2003}", "\u{2028}", "\u{2029}", "\u{3000}", "\u{FEFF}", "\u{0}", " ", "#", "#a", "+", "-", ".", "/", "\\",
        "!", "'", "[", "]", "[]", "a]", "[]]", "[x", "&", "^", "_", "1", "12", "٣", "_a", "aa", "aaa", "aab", "ab", "abab", "abcd", "cd", "ba",
        "bb", "a b", "axb", "a-b", "new B", "NEW b", "${}()*+?|", "\"'`~@%=:;,<>_", "\u{200F}x", "[:alpha:]", ":", "xy", "`", "A\n", "É\n",
        "ab\n",
    ]

    private func matches(_ pattern: LinearPattern, _ text: String) -> Bool {
        var budget = StepBudget(.max)
        return pattern.matches(PatternText(text), spending: &budget)
    }

    @Test(arguments: literals) func `a stub and its Swift take the same texts`(literal: String) throws {
        let pattern = try #require(try LinearPattern(literal: literal))
        let expression = try NSRegularExpression(pattern: pattern.part.icu)
        for text in Self.texts {
            let isFound = expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
            #expect(matches(pattern, text) == isFound, "\(literal) as \(pattern.part.icu) in \(text.debugDescription)")
        }
    }

    @Test(arguments: [
        ("/^a$/", "a", "a\n"), ("/^.$/", "😀", "\r"), ("/^.$/", "\u{85}", "\u{2028}"), ("/^\\w$/i", "K", "\u{212A}"), ("/^\\w$/", "a", "é"),
        ("/^\\d$/", "1", "٣"), ("/^\\s$/", "\u{FEFF}", "\u{85}"), ("/^[[]x/", "[x", "x"), ("/^[a&&b]$/", "&", "&&"), ("/^[\\w-.]$/", "-", "+"),
        ("/^[^]$/", "\n", ""), ("/é/i", "É", "e"), ("/É/i", "é", "E"), ("/^[à-é]$/i", "Á", "Ï"), ("/^ß$/i", "ß", "SS"), ("/^σ$/i", "ς", "s"),
        ("/^ı$/i", "ı", "I"), ("/^s$/i", "S", "ſ"), ("/^[Z-a]$/i", "A", "b"), ("/^𐐨$/i", "𐐀", "𐐩"), ("/^new [A-F]$/i", "NEW b", "new g"),
    ]) func `it takes what JavaScript does`(literal: String, fitting: String, other: String) throws {
        let pattern = try #require(try LinearPattern(literal: literal))
        #expect(matches(pattern, fitting))
        #expect(!matches(pattern, other))
    }

    @Test(arguments: [
        ("/^new [0-9]+$/", #"^new [0-9]+\z"#), ("/^(a|b){2,5}é?\\//i", #"^(?:[Aa]|[Bb]){2,5}[Éé]?\/"#), ("/[]|[^]/", #"(?!)|[\x{0}-\x{10FFFF}]"#),
        (#"/\w\.[^\]😀]/"#, #"[0-9A-Z_a-z]\.[^\]\x{1f600}]"#),
    ]) func `the Swift has the expression in ICU's words`(literal: String, icu: String) throws {
        #expect(try LinearPattern(literal: literal)?.part.icu == icu)
    }

    @Test func `a set of many ranges is read quickly when case is ignored`() throws {
        let set = (0..<10_000).map { String(Unicode.Scalar(UInt32(0x4E00 + 2 * $0 % 20_000))!) }.joined()
        let start = ContinuousClock.now
        _ = try LinearPattern(literal: "/[\(set)]/i")
        #expect(.now - start < .seconds(3))
    }
}
