import Foundation
import LWSTestSupport
import Testing
import ViaductProtocol

@testable import ViaductRelay

/// Values that a recording hides.
@Suite struct SecretMaskTests {
    private static let harness = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Browser/harness")
    private static let cases =
        try! JSONValue(
            Array(Data(contentsOf: Self.harness.appending(path: "secrets.json")))
        ).elements() ?? []

    @Test func `a page hides what is typed into fields with the same words, and a mask finds other fields by all of their names`() throws {
        let script = Self.harness.appending(path: "../../../public/viaduct/view/page_input.js")
        let words = SecretMask.words.map { "\"\($0)\"" }.joined(separator: ", ")
        #expect(try String(contentsOf: script, encoding: .utf8).contains("const secretWords = [\(words)]"))
        let field = #"{"name":"Address user[email]","value":"a@b"}"#
        let input = #"{"kind":"input","frame":{"type":"input","act":"type","by":"label","name":"Address","field":\#(field)}}"#
        #expect(SecretMask(adding: ["email"]).masking(event: input) == input.replacing("a@b", with: "[masked]"))
        #expect(SecretMask().masking(event: input) == input)
    }

    @Test func `secrets are masked at any depth, in queries, in forms and in JSON in a string`() throws {
        #expect(Self.cases.count >= 12)
        for value in Self.cases {
            let object = try #require(value.object)
            let (text, wanted) = (try #require(object["text"]).json, try #require(object["masked"]).json)
            let masked = SecretMask().masking(text)
            #expect(Self.sorted(masked) == Self.sorted(wanted), "\(text)")
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
        let file = Self.harness.appending(path: "typed_secrets.json")
        let sessions = try #require(JSONValue(Array(Data(contentsOf: file))).elements())
        for session in sessions.compactMap(\.object) {
            var controls = SecretControls()
            let (events, wanted) = (try #require(session["events"]?.elements()), try #require(session["masked"]?.elements()))
            #expect(events.count == wanted.count)
            for (event, wanted) in zip(events.compactMap(\.object), wanted) {
                let (kind, page, frame) = (try #require(event["kind"]).json, try #require(event["page"]).json, try #require(event["frame"]).json)
                let masked = controls.masking(#"{"n":0,"time":1,"page":\#(page),"from":"page","kind":\#(kind),"frame":\#(frame)}"#)
                let result = try #require(JSONObject(Array(masked.utf8))["frame"]).json
                #expect(Self.sorted(result) == Self.sorted(wanted.json), "\(frame)")
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

    @Test func `looking for what was typed costs no more for each byte of a longer text`() {
        var typed = TypedSecrets()
        for number in 0..<100 { typed.add("b\(number)" + String(repeating: "a", count: 250), of: "\(number)") }
        for number in 0..<100 { typed.add(String(repeating: "a", count: 200) + "\(number)", of: "\(number + 100)") }
        for shape in ["a", "%61", "a+"] {
            let ratio = ratio { typed.masking(String(repeating: shape, count: $0 / shape.utf8.count)) }
            #expect(ratio < 8, "\(shape): 4 times the text costs \(ratio) times as much")
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

    /// Secrets in each place that has one, and texts that only look like them.
    private static let places = try! JSONObject(Array(Data(contentsOf: harness.appending(path: "secret_places.json"))))

    @Test func `a secret is gone from each place, and what is none stays`() throws {
        let secret = try #require(Self.places["secret"]?.string)
        let places = try #require(Self.places["places"]?.object?.all)
        #expect(places.count >= 60)
        for (place, text) in places {
            let text = try #require(text.string)
            for json in [#"{"a":\#(JSONText.quoted(text))}"#, #"{"a":[\#(JSONText.quoted(#"{"b":\#(JSONText.quoted(text))}"#))]}"#] {
                let masked = SecretMask().masking(json)
                #expect(JSONText.isValid(masked) && !masked.contains(secret) && masked.contains(SecretMask.mark), "\(place): \(masked)")
            }
        }
        for text in try #require(Self.places["kept"]?.elements()).compactMap(\.string) { #expect(SecretMask().masking(text: text) == text) }
    }

    @Test func `the names of what an event is about stay, and the same names in data do not`() {
        let event =
            #"{"kind":"message","component":"card:list","event":"token:new","frame":{"type":"message","message":{"id":"1","component":"card:list","event":"token:new","data":{"event":"token:new"}}}}"#
        #expect(SecretMask().masking(event: event) == event.replacing(#"{"event":"token:new"}"#, with: #"{"event":"token:[masked]"}"#))
    }

    @Test func `random texts stay JSON and lose their secret`() {
        let pieces = [
            "<", ">", "\"", "'", "=", ":", " ", "\n", "&", ";", "/", "%", "{", "[", "input", "name", "token", "value", "&#x", "%22", "password", "é",
            "\\",
        ]
        for _ in 0..<(TestRun.isWhole ? 20_000 : 5000) {
            let text = (0..<Int.random(in: 0...12)).map { _ in pieces.randomElement() ?? "" }.joined()
            let masked = SecretMask().masking(#"{"a":\#(JSONText.quoted(text)),"b":\#(JSONText.quoted("\(text)\ntoken=Zx9Q"))}"#)
            #expect(JSONText.isValid(masked), "\(text)")
        }
    }

    @Test func `a text that is longer costs no more for each byte`() {
        let shapes = [
            #"{"a":["#, "a=", "a", "%25", "=[", "=%5B%22", "=++%20", "[{", "\"\\", "<a ", "<a b=\"", "<a b='<", "<a<", "<a b=c>", "&#x41;", "&",
            "<a b=\"&#",
            "a:", ": ", "token:", "token: a\n", "token=\"", "\"a\":", "Zz-_", "<p title=\"token: <b c='", "%3Ca%20b%3D%22", "&lt;a b=&quot;",
        ]
        for shape in shapes {
            let ratio = ratio { SecretMask().masking(#"{"a":\#(JSONText.quoted(String(repeating: shape, count: $0 / shape.utf8.count)))}"#) }
            #expect(ratio < 8, "\(shape): 4 times the text costs \(ratio) times as much")
        }
        for shape in [#"{"a":["#, #"{"name":["value","#] {
            let ratio = ratio { SecretMask().masking(String(repeating: shape, count: $0 / shape.utf8.count)) }
            #expect(ratio < 8, "\(shape): 4 times the text costs \(ratio) times as much")
        }
    }

    /// How many times the processor works longer for four times as many bytes: of some attempts, the first that is small, or the last.
    private func ratio(_ body: (Int) -> String) -> Double {
        func time(_ count: Int) -> Double {
            let start = clock()
            _ = body(count)
            return Double(clock() - start)
        }
        var ratio = Double.infinity
        let bytes = TestRun.isWhole ? 1 << 13 : 1 << 11
        for _ in 0..<5 where ratio >= 8 { ratio = time(4 * bytes) / max(time(bytes), 1) }
        return ratio
    }

    @Test func `encodings in each other are found, or hidden with the level at which nobody looks further`() {
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

    /// The same value with its keys in order.
    private static func sorted(_ json: String) -> String {
        guard let value = try? JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed),
            let data = try? JSONSerialization.data(withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys])
        else { return "" }
        return String(decoding: data, as: UTF8.self)
    }
}
