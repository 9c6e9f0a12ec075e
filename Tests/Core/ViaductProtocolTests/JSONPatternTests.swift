import Testing

@testable import ViaductProtocol

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

    @Test func `a string can be a regular expression`() throws {
        let pattern = JSONPattern(try value(#"{"a":["/^S/"],"b":"/^S/"}"#)) { try? LinearPattern(literal: $0.string ?? "") }
        #expect(try value(#"{"a":["Saved"],"b":"S"}"#).matches(pattern))
        #expect(try !value(#"{"a":["Saved"],"b":"s"}"#).matches(pattern))
        #expect(try !value(#"{"a":["Saved"],"b":1}"#).matches(pattern))
    }

    @Test func `one pass finds all that many patterns and paths ask for`() throws {
        let patterns = try (0..<64).map { JSONPattern(try value(#"{"a":{"k\#($0)":[\#($0),"x"]},"b":true}"#)) }
        var paths = JSONPaths()
        for pattern in patterns { paths.insert(pattern) }
        for path in [["a"], ["a", "k3", "0"], ["a", "k63", "1"], ["c"], ["a", "k3", "00"], ["a", "k3", "2"]] { paths.insert(path) }
        let members = (0..<64).map { #""k\#($0)":[\#($0),"x"]"# }.joined(separator: ",")
        var places = JSONPlaces(try value(#"{"c":0,"a":{"k3":[1]},"b":true,"a":{\#(members)}}"#), paths)
        var budget = StepBudget(1000)
        for pattern in patterns { #expect(places.matches(pattern, spending: &budget)) }
        #expect(budget.taken == 64 * 6)
        #expect(places.value(at: ["a", "k3", "0"])?.json == "3")
        #expect(places.value(at: ["a", "k63", "1"])?.string == "x")
        #expect(places.value(at: ["c"])?.json == "0")
        #expect(places.value(at: ["a", "k3", "2"]) == nil)
    }

    @Test func `of a long string only the start is decoded`() throws {
        let text = String(repeating: #"é\u00e9\n\""#, count: 1000)
        let string = try value("\"\(text)\"")
        let whole = try #require(string.string)
        for limit in [0, 1, 5, 100, 5000, .max / 16] {
            let start = try #require(string.start(limit))
            #expect(Array(whole.utf8.prefix(limit)) == Array(start.utf8.prefix(limit)), "\(limit)")
            #expect(start.utf8.count <= 6 * limit + 8 || start == whole, "\(limit)")
        }
        #expect(try value("[1]").start(1) == nil)
    }

    @Test func `the time for a value grows with its members`() throws {
        let pattern = try JSONPattern(value(#"{"b":{"c":[1]}}"#))
        // The shortest of some: other programs run too.
        func time(members: Int) throws -> Duration {
            let large = try value("{\(String(repeating: #""a":1,"#, count: members))\"b\":{\"c\":[1]}}")
            return try #require((0..<5).map { _ in ContinuousClock().measure { #expect(large.matches(pattern)) } }.min())
        }
        // With the square of the members it would be sixteen times.
        #expect(try time(members: 80_000) < time(members: 20_000) * 10)
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
        let pattern = JSONPattern(try value(#"{"a":{"b":"x"}}"#))
        var (places, budget) = (JSONPlaces(many, pattern.paths), StepBudget(10))
        #expect(places.matches(pattern, spending: &budget))
        #expect(budget.taken == 3)
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
