import Testing

@testable import ViaductStubs

@Suite struct StubReadingTests {
    private func errors(_ text: String, file: String = "rating.json") -> [String] {
        do {
            _ = try Stub(Array(text.utf8), file: file)
            return []
        } catch {
            return error.errors.map(\.description)
        }
    }

    private func rule(_ members: String) -> [String] { errors(#"{"rules":[{"on":"connect",\#(members)}]}"#) }

    @Test func `regular expressions are bounded by all that a character is compared with`() {
        let set = "[\(String(repeating: "xyz", count: 600))]"
        #expect(rule(#""data":{"a":"/^\#(set)$/","b":"/[a-z0-9_.-]{20}/"}"#).isEmpty)
        #expect(rule(#""data":{"a":"/^\#(set)$/","b":"/\#(set)/"}"#).contains { $0.contains("too long together") })
    }

    @Test func `comments and trailing commas are left out, and lines stay`() throws {
        let text = "\u{FEFF}{ // \"a\"\n/* ,\n} */ \"rules\": [\n{\"on\": \"a // b\", \"list\": [\"/*\", ],},\n],\n}"
        let stub = try Stub(Array(text.utf8), file: "rating.json")
        #expect(stub.rules.map(\.event) == ["a // b"])
        #expect(stub.rules.map(\.line) == [4])
        #expect(stub.rules[0].list == [#""/*""#])
        #expect(stub.json.count { $0 == 0x0A } == text.utf8.count { $0 == 0x0A })
        #expect(stub.name == "rating")
    }

    @Test(arguments: [
        (
            "{\n  \"rules\": [\n    {\"on\" 1}\n]}",
            "rating.json:3: This is no JSON: a character that JSON does not allow here. Is a comma or a quote missing before it? (VD-STUB-1)"
        ),
        ("{}\n/* x", "rating.json:2: The comment that begins here has no end. (VD-STUB-1)"),
        ("", "rating.json:1: This is no JSON: the text ends too early. (VD-STUB-1)"),
        ("[]", "rating.json:1: A stub has to be an object. (VD-STUB-2)"),
        ("{}", "rating.json:1: A stub needs “rules”, a list. (VD-STUB-2)"),
        (#"{"rules":{}}"#, "rating.json:1: “rules” of a stub has to be a list of rules. (VD-STUB-2)"),
        (#"{"$schema":{},"rules":[]}"#, "rating.json:1: “$schema” of a stub has to be a string. (VD-STUB-2)"),
        (#"{"rules":[],"rule":1}"#, "rating.json:1: A stub has no “rule”. Did you mean “rules”? (VD-STUB-2)"),
        ("{\"rules\":[],\n\"rules\":[]}", "rating.json:2: The key “rules” is there twice in one object. Remove one. (VD-STUB-2)"),
        (
            "{\"rules\":[{\"on\":\"a\"},{\"on\":\"a\",\"reply\":{\"data\":{\"a\":1,\n\"a\":2}}}]}",
            "rating.json:2: rule 2: The key “a” is there twice in one object. Remove one. (VD-STUB-2)"
        ),
        ("{\"rules\":[{\"on\":\"a\"},\n{}]}", "rating.json:2: rule 2: A rule needs “on”, the event of the messages that it is for. (VD-STUB-2)"),
    ]) func `an error names the file, the line and the rule`(text: String, error: String) {
        #expect(errors(text) == [error])
    }

    @Test(arguments: [
        (#""button":{"title":1}"#, "“title” of “button” has to be a string."),
        (#""button":{}"#, "“button” needs a “title”."),
        (#""buton":{}"#, "A rule has no “buton”. Did you mean “button”?"),
        (#""button":{"title":"a","side":"top"}"#, "“side” of “button” has to be one of “left”, “right”."),
        (#""toast":"a","remove":true"#, "A rule shows one thing: “toast” or “remove”. Write a rule for each event."),
        (#""toast":"{{dat.title}}""#, "There is no template {{dat}}. Did you mean {{data}}?"),
        (#""toast":"{{data.title""#, "The template “{{data.title” has no end: }} is missing."),
        (
            #""reply":{"data":{"a":"{{index}}"}}"#,
            "{{index}} has no value here. It is the choice from “items” of a sheet, a menu or an alert, for their replies."
        ),
        (#""toast":"{{next}}""#, "{{next}} has no value here. Give the rule a “list”."),
        (#""reply":{"data":[1]}"#, "“data” of “reply” has to be an object: an iPhone sends {} in place of anything else."),
        (#""reply":{"delayMs":60001}"#, "“delayMs” of “reply” has to be a whole number from 0 to 60000."),
        (#""reply":{"repeat":101}"#, "“repeat” of “reply” has to be a whole number from 1 to 100."),
        (#""ask":"fingers""#, "“ask” of a rule has to be one of “camera”, “microphone”, “notifications”, “biometrics”."),
        (#""sheet":{"items":[]}"#, "“items” of “sheet” has to have 1 to 256 items."),
        (#""sheet":{"items":"{{data.items}}s"}"#, "“items” of “sheet” has to be a list, or one template."),
        (#""data":{"a":"/(/"}"#, "The regular expression /(/ cannot be read: a ( has no )."),
        (#""toast":"a","toast":"b""#, "The key “toast” is there twice in one object. Remove one."),
        (#""data":{"é":1,"e\u0301":2}"#, "The key “e\u{301}” is there twice in one object. Remove one."),
        (#""list":[[{"a":1,"a":2}]]"#, "The key “a” is there twice in one object. Remove one."),
        (#""list":[1e400]"#, "The number 1e400 is too large: JavaScript reads it as Infinity."),
        (#""remove":false"#, "“remove” of a rule can only be true. Leave it out."),
    ]) func `an error tells what to do`(members: String, text: String) throws {
        let found = rule(members)
        #expect(found.count == 1)
        #expect(try #require(found.first).hasPrefix("rating.json:1: rule 1: \(text) (VD-STUB-"))
    }

    @Test func `all mistakes are told, up to a number`() {
        let rules = String(repeating: "{},", count: 40)
        #expect(errors("{\"rules\":[\(rules)]}").count == 20)
        #expect(errors(#"{"rules":[{},{"on":1},{"on":"a"}]}"#).count == 2)
    }

    @Test(arguments: [
        String(repeating: " ", count: 70_000), #"{"rules":[\#(String(repeating: #"{"on":"a"},"#, count: 65))]}"#,
        #"{"rules":[{"on":"a","toast":"\#(String(repeating: "{{data}}", count: 65))"}]}"#,
        #"{"rules":[{"on":"a","list":[\#(String(repeating: "1,", count: 257))]}]}"#,
        #"{"rules":[{"on":"a","data":[\#((0..<20).map { #""/\#($0)a{120}/""# }.joined(separator: ","))]}]}"#,
    ]) func `nothing is larger than it may be`(text: String) {
        #expect(errors(text).contains { $0.hasSuffix("(VD-STUB-3)") })
    }

    @Test func `a file that is nested deep is refused`() {
        let text = "{\"rules\":[{\"on\":\"a\",\"data\":\(String(repeating: "[", count: 3000))"
        #expect(errors(text).first?.contains("nested deeper than 256 levels") == true)
    }

    @Test(arguments: ["", ".", "..", "../a", "a/b", "a b", ".hidden", "-a", String(repeating: "a", count: 65), "a\n"])
    func `a name that is none is refused`(name: String) {
        #expect(Stub.reasonAgainst(name: name) != nil)
        #expect(errors(#"{"rules":[]}"#, file: "\(name).json").count == 1)
    }

    @Test func `the name in the file counts before the file's`() throws {
        #expect(try Stub(Array(#"{"name":"my-form","rules":[]}"#.utf8), file: "x.json").name == "my-form")
    }
}
