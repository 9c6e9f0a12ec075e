import Foundation
import Testing

@testable import ViaductProtocol

@Suite struct JSONTests {
    @Test(arguments: [
        #"{}"#, #"[]"#, #" {"a" : [1, -0.5e+3, true, false, null, "x\n\u00e9\\"] } "#, #""""#, "0", "-12.5",
        #"{"a":{"a":{}}}"#, "{ }", "[ ]", "\r\n\t { \"a\" : [ 1 , { } , [ ] ] , \"b\" : 2 } ",
    ])
    func `valid JSON is valid`(text: String) {
        #expect(JSONText.isValid(text))
    }

    @Test(arguments: [
        "", "{", "}", #"{"a"}"#, #"{"a":}"#, #"{"a":1,}"#, "[1,]", "01", "1.", ".5", "1e", "-", "tru", "nul", #""\x""#,
        #""\u12g4""#,
        "\"\n\"", #""abc"#, "1 2", #"{"a":1}}"#, "{a:1}", "'a'", "NaN", #"{"a":1 "b":2}"#,
    ])
    func `invalid JSON is not valid`(text: String) {
        #expect(!JSONText.isValid(text))
    }

    @Test func `every prefix of a frame is rejected and none reads past its end`() {
        let text = Array(#"{"type":"message","message":{"id":"1","data":{"a":[1.5e3,true,"\u00e9"]}}}"#.utf8)
        for count in 0..<text.count {
            #expect(throws: JSONError.self) { try JSONObject(Array(text.prefix(count))) }
        }
        #expect(throws: Never.self) { try JSONObject(text) }
    }

    @Test(arguments: 0..<24)
    func `what is special in a string is seen wherever it stands`(place: Int) {
        func text(_ special: String) -> String {
            "\"" + String(repeating: "x", count: place) + special + String(repeating: "é", count: 12) + "\""
        }
        for fine in ["", "y", "~", "!", "\u{7F}", #"\\"#, #"\""#, #"\u0022"#, "😀"] {
            #expect(JSONText.isValid(text(fine)), "\(text(fine))")
        }
        for wrong in ["\"", "\n", "\u{0}", "\u{1F}", #"\x"#] { #expect(!JSONText.isValid(text(wrong)), "\(text(wrong))") }
    }

    @Test func `deep nesting is an error and not a crash`() {
        let deep = String(repeating: "[", count: 100_000)
        #expect(!JSONText.isValid(deep))
        #expect(JSONText.isValid(String(repeating: "[", count: 256) + String(repeating: "]", count: 256)))
        #expect(!JSONText.isValid(String(repeating: "[", count: 257) + String(repeating: "]", count: 257)))
    }

    @Test func `a value is read level by level as it is written`() throws {
        let text = #"{"a":[[],{"b":[{"c":[1,[2]]},{}]},"x",[[3]]],"d":{"e":{"f":[{"g":null}]}},"h":[]}"#
        #expect(try rewritten(JSONValue(Array(text.utf8))) == text)
        let deep = String(repeating: #"{"a":["#, count: 128) + String(repeating: "]}", count: 128)
        #expect(try rewritten(JSONValue(Array(deep.utf8))) == deep)
    }

    private func rewritten(_ value: JSONValue) throws -> String {
        if let object = value.object {
            return try "{\(object.all.map { "\"\($0.key)\":\(try rewritten($0.value))" }.joined(separator: ","))}"
        }
        if let elements = value.elements() { return try "[\(elements.map(rewritten).joined(separator: ","))]" }
        return value.json
    }

    @Test(arguments: [
        (#""plain""#, "plain"), (#""a\"b\\c\/d""#, #"a"b\c/d"#), (#""\b\f\n\r\t""#, "\u{8}\u{C}\n\r\t"),
        (#""\u00e9\uD83D\uDE00é😀""#, "é😀é😀"), (#""\ud83d""#, "\u{FFFD}"), (#""""#, ""),
    ])
    func `strings are decoded as JavaScript does`(json: String, expected: String) throws {
        let object = try JSONObject(Array(#"{"key":\#(json)}"#.utf8))
        #expect(object["key"]?.string == expected)
    }

    @Test func `white space may stand between all parts of a frame`() throws {
        let space = " \t\r\n"
        let parts = [
            "{", "\"type\"", ":", "\"message\"", ",", "\"message\"", ":", "{", "\"id\"", ":", "\"1\"", ",", "\"component\"", ":", "\"form\"",
            ",", "\"event\"", ":", "\"connect\"", ",", "\"data\"", ":", "{", "\"metadata\"", ":", "{", "\"url\"", ":", "\"/a\"", "}", "}",
            "}", "}",
        ]
        let text = Array((space + parts.joined(separator: space) + space).utf8)
        let message = try #require(BridgeMessage(frame: text))
        #expect([message.id, message.component, message.event, message.url] == ["1", "form", "connect", "/a"])
        #expect(try JSONObject(text)["message"]?.object?["id"]?.string == "1")
    }

    @Test func `escaped for a terminal, JSON stays JSON on one line`() {
        let escaped = JSONText.escapingMisleading("{\t\"a\":\r\n[\"\u{202E}\"]}")
        #expect(escaped == #"{ "a":  ["\u202e"]}"#)
        #expect(JSONText.isValid(escaped))
        #expect(JSONText.escapingMisleading("a\nb", isJSON: false) == #"a\u000ab"#)
    }

    @Test func `the last of several members with one key counts`() throws {
        let object = try JSONObject(Array(#"{"a":1,"ab":2,"a":"x"}"#.utf8))
        #expect(object["a"]?.json == #""x""#)
        #expect(object["b"] == nil)
    }

    @Test(arguments: ["plain", "quote \" and \\", "line\nbreak\ttab\r", "\u{0}\u{1F}", "é😀\u{2028}"])
    func `quoting gives what Foundation reads back`(text: String) throws {
        let data = Data(JSONText.quoted(text).utf8)
        #expect(try JSONDecoder().decode(String.self, from: data) == text)
    }
}
