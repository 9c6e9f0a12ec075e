import Testing

@testable import ViaductProtocol

/// Marks of two classes, which Swift has to sort, in turns.
private let marks = "\u{301}\u{316}"

@Suite struct StreamSafeTextTests {
    @Test(arguments: ["", "plain", "Zażółć gęślą jaźń", "हिन्दी", "🇩🇪👨‍👩‍👧", "a" + String(repeating: marks, count: 15)])
    func `text as people write it stays as it is`(text: String) {
        #expect(Array(text.streamSafe.utf8) == Array(text.utf8))
        #expect(Array(text.utf8).streamSafeJSON == Array(text.utf8))
    }

    @Test func `a long row of marks is divided, and nothing of it is lost`() {
        let text = "a" + String(repeating: marks, count: 1000) + "b"
        let safe = text.streamSafe
        #expect(longestRow(of: safe) == 30)
        #expect(String(String.UnicodeScalarView(safe.unicodeScalars.filter { $0.value != 0x34F })).utf8.elementsEqual(text.utf8))
    }

    @Test(arguments: ["\\u0301\\u0316", "\\u0301\u{316}", "\\ud834\\udd65\\ud834\\udd6D"])
    func `escaped marks of JSON count as well`(pair: String) throws {
        let text = "{\"a\":\"a\(String(repeating: pair, count: 500))\"}"
        let object = try JSONObject(Array(text.utf8).streamSafeJSON)
        #expect(longestRow(of: try #require(object["a"]?.string)) == 30)
    }

    @Test(arguments: ["\\\\u0301\\\\u0316", "\\n\\n", "\\u00e4\\u0301", "\\ud834\\u0301x", "\\u03"])
    func `an escape that is no mark ends the row`(pair: String) {
        let text = Array("\"\(String(repeating: pair, count: 500))\"".utf8)
        #expect(text.streamSafeJSON == text)
    }

    @Test func `bytes that are no UTF-8 are left alone`() {
        for byte in UInt8.min...UInt8.max {
            let bytes = [UInt8](repeating: byte, count: 100)
            #expect(bytes.streamSafeJSON == bytes)
        }
    }

    private func longestRow(of text: String) -> Int {
        var (longest, row) = (0, 0)
        for scalar in text.unicodeScalars {
            row = scalar.properties.canonicalCombiningClass == .notReordered ? 0 : row + 1
            longest = max(longest, row)
        }
        return longest
    }
}
