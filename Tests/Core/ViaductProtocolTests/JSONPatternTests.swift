import Testing
import ViaductProtocol

@Suite struct JSONPatternTests {
    private func value(_ json: String) throws -> JSONValue { try JSONValue(Array(json.utf8)) }

    @Test(arguments: [
        (#"{"a":1,"b":[1,{"c":"x","d":2}]}"#, #"{"b":[1.0,{"c":"x"}]}"#), (#"{"a":1}"#, "{}"), ("[]", "[]"), (#""é""#, #""\u00e9""#),
        ("null", "null"), ("true", "true"), (#"{"a":1,"a":2}"#, #"{"a":2}"#), ("1e2", "100"),
    ]) func `a value matches what it has`(value: String, pattern: String) throws {
        #expect(try self.value(value).matches(JSONPattern(self.value(pattern))))
    }

    @Test(arguments: [
        (#"{"a":1}"#, #"{"b":1}"#), (#"{"a":1}"#, #"{"a":2}"#), ("[1,2]", "[1]"), ("[1]", "[1,2]"), ("{}", "[]"), ("[]", "{}"),
        (#""1""#, "1"), ("1", #""1""#), ("null", "false"), ("0", "false"), (#"{"a":null}"#, #"{"a":{}}"#), ("true", "1"),
    ]) func `a value does not match what it has not`(value: String, pattern: String) throws {
        #expect(try !self.value(value).matches(JSONPattern(self.value(pattern))))
    }

    @Test func `strings can be compared in another way`() throws {
        #expect(try value(#"{"a":["Saved"]}"#).matches(JSONPattern(value(#"{"a":["S"]}"#))) { $0.hasPrefix($1) })
        #expect(try !value(#"{"a":1}"#).matches(JSONPattern(value(#"{"a":"1"}"#))) { _, _ in true })
    }

    @Test func `a large value takes a moment`() throws {
        let large = try value("{\(String(repeating: #""a":1,"#, count: 200_000))\"b\":{\"c\":[1]}}")
        let start = ContinuousClock.now
        #expect(large.matches(try JSONPattern(value(#"{"b":{"c":[1]}}"#))))
        #expect(.now - start < .seconds(5))
    }

    @Test func `the last of several members with one key counts, at every level`() throws {
        let twice = try value(#"{"a":{"b":1,"b":[2]},"a":{"b":[{"c":"x"}]}}"#)
        #expect(twice.matches(JSONPattern(try value(#"{"a":{"b":[{"c":"x"}]}}"#))))
        #expect(!twice.matches(JSONPattern(try value(#"{"a":{"b":1}}"#))))
        #expect(twice.value(at: ["a", "b", "0", "c"])?.string == "x")
        for path in [["a", "b", "1"], ["a", "c"], ["a", "b", "0", "c", "d"], ["a", "b", "-1"], ["a", "b", "x"], ["b"]] {
            #expect(twice.value(at: path) == nil, "\(path)")
        }
        #expect(twice.value(at: [])?.json == twice.json)
        #expect(try value(#"{"a":{"b":1},"a":2}"#).value(at: ["a", "b"]) == nil)
    }

    @Test func `a string is compared once, however often its key is there`() throws {
        let many = try value("{\(Array(repeating: #""a":{"b":"x"}"#, count: 1000).joined(separator: ","))}")
        var count = 0
        let isMatch = many.matches(JSONPattern(try value(#"{"a":{"b":"x"}}"#))) {
            count += 1
            return $0 == $1
        }
        #expect(isMatch && count == 1)
    }

    @Test func `depth does not multiply the time`() throws {
        func deep(_ inner: String) throws -> JSONValue {
            try value((0..<250).reduce(inner) { inner, _ in "{\"a\":\(inner)}" })
        }
        let large = try deep("\"\(String(repeating: "x", count: 1_000_000))\"")
        let pattern = JSONPattern(try deep("1"))
        let path = Array(repeating: "a", count: 250)
        let clock = ContinuousClock()
        let once = clock.measure { _ = large.value(at: []) }
        var (isMatch, place) = (true, Int?.none)
        #expect(clock.measure { isMatch = large.matches(pattern) } < once * 20)
        #expect(clock.measure { place = large.value(at: path)?.offset } < once * 20)
        #expect(!isMatch && place == 250 * 5)
    }
}
