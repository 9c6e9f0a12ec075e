import Testing

@testable import ViaductRelay

struct JavaScriptReaderTests {
    private func texts(_ source: String) throws -> [String] {
        try JavaScriptReader.tokens(of: source, path: "a.js").map(\.text)
    }

    @Test(arguments: [
        ("a // b\n/* c\n */ d", ["a", "d"]),
        (#"x = "//" + '/* \' */'"#, ["x", "=", #""//""#, "+", #"'/* \' */'"#]),
        ("`a ${b(`//${c}`)} /* d */`", ["`a ${", "b", "(", "`//${", "c", "}`", ")", "} /* d */`"]),
        ("`\\`${{ a: `}` }}`", ["`\\`${", "{", "a", ":", "`}`", "}", "}`"]),
        ("#a?.b ?? 1_0.5e-3", ["#a", "?", ".", "b", "?", "?", "1_0.5e-3"]),
        ("a /*/ b */ c", ["a", "c"]),
        ("größe = \"→\"", ["größe", "=", "\"→\""]),
    ])
    func `texts and templates are one, and comments are none`(source: String, tokens: [String]) throws {
        #expect(try texts(source) == tokens)
    }

    @Test(arguments: [
        "/[/]\\/\"/gu", "x = /a/", "f(/a/)", "return /a/", "if (a) /a/", "[/a/]", "a => /a/", "a + /a/", "a ? /a/ : 1",
        "`${/}/}`", "!/a/",
    ])
    func `a slash begins a regular expression where a value is wanted`(source: String) throws {
        #expect(try JavaScriptReader.tokens(of: source, path: "a.js").contains { $0.kind == .regularExpression })
    }

    @Test(arguments: [
        "a / b / c", "f(a) / b / c", "a[0] / b / c", "1 / b / c", "this.in / b / c", "a.if(b) / c / d", "`a` / b / c",
    ])
    func `a slash divides where a value has been`(source: String) throws {
        #expect(try !JavaScriptReader.tokens(of: source, path: "a.js").contains { $0.kind == .regularExpression })
    }

    @Test func `a comment with a line's end ends a statement as well`() throws {
        let gaps = try JavaScriptReader.tokens(of: "a/**/b /* */ c/*\n*/d // e\nf", path: "a.js").map(\.gap)
        #expect(gaps == [.none, .space, .space, .line, .line])
    }

    @Test(arguments: [
        ("\n} / 2", "a.js:2: cannot find the beginning of this bracket"),
        ("{\n} / 2", "a.js:2: cannot read “/” after “}”: put parentheses around what is before it"),
        ("a++ / 2", "a.js:1: cannot read “/” after “++”: put parentheses around what is before it"),
        ("(]", "a.js:1: cannot find the beginning of this bracket"),
        ("f(", "a.js:1: cannot find the end of a bracket"),
        ("\n\"a\n\"", "a.js:2: cannot find the end of this string"),
        ("`a\n${b}", "a.js:2: cannot find the end of this template"),
        ("/a\n/", "a.js:1: cannot find the end of this regular expression"),
        ("a\n/* b\n", "a.js:2: cannot find the end of this comment"),
        ("\"\\", "a.js:1: cannot find the end of this string"),
    ])
    func `what cannot be read is named with its line`(source: String, description: String) {
        let error = #expect(throws: InvalidScript.self) { try JavaScriptReader.tokens(of: source, path: "a.js") }
        #expect(error?.description == description)
    }
}
