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
        for text in [deep, pairs, names] {
            let time = ContinuousClock().measure { _ = SecretMask().masking(text) }
            #expect(time < .seconds(20))
        }
    }

    @Test func `the console masks the same words`() throws {
        let script = try String(
            contentsOf: Program.package.appending(path: "public/viaduct/console/recording/secret_mask.js"), encoding: .utf8)
        let list = try #require(script.firstMatch(of: #/const words = \[([^\]]*)\]/#))
        #expect(list.1.matches(of: #/"([^"]*)"/#).map { String($0.1) } == SecretMask.words)
    }
}
