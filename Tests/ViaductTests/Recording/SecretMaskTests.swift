import Foundation
import Testing
import ViaductProtocol

@testable import viaduct

/// What a recording does not show, in the rules that `Tests/Browser/test_recordings.py` holds the console to.
@Suite struct SecretMaskTests {
    private static let cases = try! JSONValue(
        Array(Data(contentsOf: Program.package.appending(path: "Tests/Browser/harness/secrets.json")))).elements() ?? []

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

    @Test func `further words are masked, in any case`() {
        #expect(SecretMask(adding: ["EMAIL"]).masking(#"{"userEmail":"a","name":"b"}"#) == #"{"userEmail":"[masked]","name":"b"}"#)
    }

    @Test(arguments: ["{", "\"", "\"\\", "{\"token\":", "{\"token\":{", "]}", "", "\u{0}", #"{"a":"\"#]) func `a text that is no JSON ends`(text: String) {
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
