import Testing

@testable import viaduct

/// The lines of `viaduct trace` for events that a page may have forged.
@Suite struct TraceLineTests {
    private func line(_ json: String, width: Int? = nil) throws -> String {
        try #require(TraceLine(json: json)).text(width: width) { text, style in style == .warning ? "!\(text)" : text }
    }

    @Test func `a long line is cut, with its subject, where nobody watches and in a terminal`() throws {
        let name = String(repeating: "n", count: 100_000)
        let json = """
            {"n":1,"time":0,"page":"01234567","from":"page","kind":"message","component":"\(name)","event":"\(name)",
            "frame":{"type":"message","message":{"data":"\(name)"}}}
            """
        #expect(try line(json).count < 2300)
        for width in [80, 200] { #expect(try line(json, width: width).count <= width) }
    }

    @Test func `no text turns the line around, moves the cursor or begins a line`() throws {
        let text = try line(#"{"n":1,"page":"\u202e\u001b[2J","from":"page","kind":"ti\u202etle","frame":{"type":"title","title":"a\u2067b"}}"#)
        #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 && !$0.properties.isBidiControl })
        #expect(text.contains(#"ti\u{202E}tle"#))
    }

    @Test func `only the trace itself tells of events that are gone`() throws {
        let skipped = try line(#"{"kind":"skipped","count":3}"#)
        #expect(skipped.hasSuffix("!skipped  3 events were gone before they could be read"))
        let forged = try line(#"{"n":1,"page":"01234567","from":"page","kind":"skipped","count":3,"frame":{"type":"skipped"}}"#)
        #expect(!forged.contains("!") && !forged.contains("events were gone"))
    }
}
