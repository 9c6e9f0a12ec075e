import Foundation
import Testing
import ViaductProtocol

@testable import viaduct

/// Values that a recording hides, by the rules that `Tests/Browser/test_recordings.py` holds the console to.
@Suite struct SecretMaskTests {
    private static let cases =
        try! JSONValue(
            Array(Data(contentsOf: Program.package.appending(path: "Tests/Browser/harness/secrets.json")))
        ).elements() ?? []

    @Test func `secrets are masked at any depth, in queries, in forms and in JSON in a string`() throws {
        #expect(Self.cases.count >= 12)
        for value in Self.cases {
            let object = try #require(value.object)
            let (text, wanted) = (try #require(object["text"]).json, try #require(object["masked"]).json)
            let masked = SecretMask().masking(text)
            #expect(PlainJSON.text(PlainJSON.value(masked, origin: "")) == PlainJSON.text(PlainJSON.value(wanted, origin: "")), "\(text)")
        }
    }

    @Test func `what is no secret stays as it was written`() {
        let text = #" {"a" : [1.50, -0e1, "\u0041=\u0042", true, null], "b":{}, "c":[ ] , "d":"x?y=z&w"} "#
        #expect(SecretMask().masking(text) == text)
    }

    @Test func `what is typed where a phone shows dots is masked, of that page only`() {
        var controls = SecretControls()
        func event(_ kind: String, _ page: String, _ frame: String) -> String {
            controls.masking(#"{"n":0,"time":1,"page":"\#(page)","from":"page","kind":"\#(kind)","frame":\#(frame)}"#)
        }
        let field = #"{"kind":"field","control":"5","secure":true,"text":"hunter2"}"#
        let screen = event(
            "screen", "a", #"{"type":"screen","screen":{"presented":[{"fields":[\#(field)]}],"asks":[{"kind":"token","control":"6"}]}}"#)
        #expect(screen.contains(#""text":"[masked]""#) && !screen.contains("hunter2"))
        for control in ["5", "6"] {
            #expect(event("action", "a", #"{"type":"action","control":"\#(control)","value":"hunter2"}"#).contains(#""value":"[masked]""#))
        }
        #expect(event("action", "a", #"{"type":"action","control":"7","value":"plain"}"#).contains("plain"))
        #expect(event("action", "b", #"{"type":"action","control":"5","value":"plain"}"#).contains("plain"))
    }

    @Test func `what was typed there is masked wherever the page has it again`() throws {
        let file = Program.package.appending(path: "Tests/Browser/harness/typed_secrets.json")
        let sessions = try #require(JSONValue(Array(Data(contentsOf: file))).elements())
        for session in sessions.compactMap(\.object) {
            var controls = SecretControls()
            let (events, wanted) = (try #require(session["events"]?.elements()), try #require(session["masked"]?.elements()))
            #expect(events.count == wanted.count)
            for (event, wanted) in zip(events.compactMap(\.object), wanted) {
                let (kind, page, frame) = (try #require(event["kind"]).json, try #require(event["page"]).json, try #require(event["frame"]).json)
                let masked = controls.masking(#"{"n":0,"time":1,"page":\#(page),"from":"page","kind":\#(kind),"frame":\#(frame)}"#)
                let result = try #require(JSONObject(Array(masked.utf8))["frame"]).json
                #expect(PlainJSON.text(PlainJSON.value(result, origin: "")) == PlainJSON.text(PlainJSON.value(wanted.json, origin: "")), "\(frame)")
            }
        }
    }

    @Test func `of what is typed, a bounded part is remembered, and a long value is masked all the same`() {
        var typed = TypedSecrets()
        for number in 0..<1000 { typed.add("value-\(number)", of: "\(number)") }
        #expect(typed.masking("value-999 value-0") == "[masked] value-0")
        let long = String(repeating: "\u{1F600}", count: 10_000)
        typed.add(long, of: "long")
        #expect(typed.masking("a \(long) b") == "a [masked]")
        typed.add("  ", of: "blank")
        typed.add("[masked]", of: "mark")
        #expect(typed.masking("a  b [masked]%20") == "a  b [masked]%20")
    }

    @Test func `looking for what was typed takes time in proportion to the text`() {
        var typed = TypedSecrets()
        for number in 0..<100 { typed.add("b\(number)" + String(repeating: "a", count: 250), of: "\(number)") }
        for number in 0..<100 { typed.add(String(repeating: "a", count: 200) + "\(number)", of: "\(number + 100)") }
        // The trace keeps no larger frame.
        for text in [String(repeating: "a", count: 1 << 18), String(repeating: "%61", count: 1 << 16), String(repeating: "a+", count: 1 << 17)] {
            let time = ContinuousClock().measure { _ = typed.masking(text) }
            #expect(time < .seconds(20))
        }
    }

    @Test func `further words are masked, in any case`() {
        #expect(SecretMask(adding: ["EMAIL"]).masking(#"{"userEmail":"a","name":"b"}"#) == #"{"userEmail":"[masked]","name":"b"}"#)
    }

    @Test(arguments: ["{", "\"", "\"\\", "{\"token\":", "{\"token\":{", "]}", "", "\u{0}", #"{"a":"\"#]) func `a text that is no JSON ends`(
        text: String
    ) {
        _ = SecretMask().masking(text)
    }

    @Test func `it takes time in proportion to the text`() {
        let deep = String(repeating: #"{"a":["#, count: 200_000)
        let pairs = #"{"a":"\#(String(repeating: "a=", count: 400_000))"}"#
        let names = #"{"a":"\#(String(repeating: "a", count: 800_000))=1"}"#
        expectQuick([deep, pairs, names])
    }

    @Test func `encodings in each other take time in proportion to the text`() throws {
        let texts = [
            String(repeating: "%25", count: 1 << 18) + "token", "x=%" + String(repeating: "25", count: 1 << 19),
            String(repeating: "=[", count: 1 << 19), String(repeating: "=%5B%22", count: 1 << 17),
            String(repeating: "=++%20", count: 1 << 17), String(repeating: "[{", count: 1 << 19),
            String(repeating: "\"\\", count: 1 << 18),
        ]
        expectQuick(texts.map { #"{"a":\#(JSONText.quoted($0))}"# })
        expectQuick([String(repeating: #"{"name":["value","#, count: 1 << 16)])
        // An attacker's text is 40 levels deep. A secret in it is found, or hidden with the level at which nobody looks further.
        var (encoded, quoted) = ("token=SECRET", #"{"token":"SECRET"}"#)
        for level in 0..<40 {
            encoded = "/a?b=\(String(decoding: PercentEncoding.encoded(encoded), as: UTF8.self))"
            if level < 12 { quoted = JSONText.quoted(quoted) }
            for text in [encoded, quoted] {
                let masked = SecretMask().masking(#"{"a":\#(JSONText.quoted(text))}"#)
                #expect(JSONText.isValid(masked) && !masked.contains("SECRET"))
            }
        }
    }

    private func expectQuick(_ texts: [String]) {
        for text in texts {
            let time = ContinuousClock().measure { _ = SecretMask().masking(text) }
            #expect(time < .seconds(20), "\(text.prefix(20))")
        }
    }

    @Test(arguments: [("secret_mask.js", SecretMask.words), ("secret_controls.js", SecretControls.names.sorted())])
    func `the console has the same lists`(file: String, list: [String]) throws {
        let script = try String(contentsOf: Program.package.appending(path: "public/viaduct/console/recording/\(file)"), encoding: .utf8)
        let found = try #require(script.firstMatch(of: #/const (?:words|names) = \[([^\]]*)\]/#))
        let strings = found.1.matches(of: #/"([^"]*)"/#).map { String($0.1) }
        #expect((file == "secret_mask.js" ? strings : strings.sorted()) == list)
    }
}
