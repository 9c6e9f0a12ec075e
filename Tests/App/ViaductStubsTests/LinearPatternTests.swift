import Foundation
import Testing

@testable import ViaductStubs

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
        let other = try NSRegularExpression(pattern: expression)
        for text in Self.texts {
            let range = NSRange(text.startIndex..., in: text)
            #expect(pattern.matches(text) == (other.firstMatch(in: text, range: range) != nil), "\(expression) in “\(text)”")
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

    @Test(arguments: ["/^(a+)+$/", "/(a*)*b/", "/^(a|aa)+$/", "/(.*)(.*)(.*)x$/"]) func `no text keeps it busy`(literal: String) throws {
        let pattern = try #require(try LinearPattern(literal: literal))
        let start = ContinuousClock.now
        #expect(!pattern.matches(String(repeating: "a", count: 1_000_000) + "!"))
        #expect(.now - start < .seconds(3))
    }
}
