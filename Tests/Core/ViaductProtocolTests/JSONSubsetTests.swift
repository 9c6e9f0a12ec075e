import Testing
import ViaductProtocol

@Suite struct JSONSubsetTests {
    private func value(_ json: String) throws -> JSONValue { try JSONValue(Array(json.utf8)) }

    @Test(arguments: [
        (#"{"a":1,"b":[1,{"c":"x","d":2}]}"#, #"{"b":[1.0,{"c":"x"}]}"#), (#"{"a":1}"#, "{}"), ("[]", "[]"), (#""é""#, #""\u00e9""#),
        ("null", "null"), ("true", "true"), (#"{"a":1,"a":2}"#, #"{"a":2}"#), ("1e2", "100"),
    ]) func `a value matches what it has`(value: String, pattern: String) throws {
        #expect(try self.value(value).matches(subset: self.value(pattern)))
    }

    @Test(arguments: [
        (#"{"a":1}"#, #"{"b":1}"#), (#"{"a":1}"#, #"{"a":2}"#), ("[1,2]", "[1]"), ("[1]", "[1,2]"), ("{}", "[]"), ("[]", "{}"),
        (#""1""#, "1"), ("1", #""1""#), ("null", "false"), ("0", "false"), (#"{"a":null}"#, #"{"a":{}}"#), ("true", "1"),
    ]) func `a value does not match what it has not`(value: String, pattern: String) throws {
        #expect(try !self.value(value).matches(subset: self.value(pattern)))
    }

    @Test func `strings can be compared in another way`() throws {
        #expect(try value(#"{"a":["Saved"]}"#).matches(subset: value(#"{"a":["S"]}"#)) { $0.hasPrefix($1) })
        #expect(try !value(#"{"a":1}"#).matches(subset: value(#"{"a":"1"}"#)) { _, _ in true })
    }

    @Test func `a large value takes a moment`() throws {
        let large = try value("{\(String(repeating: #""a":1,"#, count: 200_000))\"b\":{\"c\":[1]}}")
        let start = ContinuousClock.now
        #expect(large.matches(subset: try value(#"{"b":{"c":[1]}}"#)))
        #expect(.now - start < .seconds(5))
    }
}
