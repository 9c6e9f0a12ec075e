import Foundation
import Testing
import ViaductProtocol
import ViaductStubs

/// The Swift source of a component equivalent to a stub. `test_stub_swift.py` runs it.
@Suite(.serialized) struct StubSourceTests {
    private static let hostile = ##"""
        {"name": "1-my.form", "rules": [
          {"on": "a\"\\(b)\n", "data": {"x\"": {"y": [1, "/^\\d+\"$/i", null, true, "s"]}, "z": {}, "e": []}, "times": 2, "list": ["a", {"b": null}],
           "alert": {"title": "{{next}} \\(x) \"{{count}}\"", "field": "{{data.f}}", "items": [
             {"title": "{{event}}", "style": "cancel", "reply": {"delayMs": 5, "event": "{{text}}", "data": {"i": "{{index}}", "t": "{{item}}"}}},
             {"title": "OK"}, {"title": "No", "style": "destructive", "reply": null}]},
           "reply": {"data": {"n": [1.5, null, true, "{{data}}"], "o": {}, "t": "{{text}}", "c": "{{count}}"}, "repeat": 3, "everyMs": 10, "delayMs": 1}},
          {"on": "sheet", "list": [1], "sheet": {"message": "m", "items": "{{data.items}}"}, "reply": {"data": {"t": "{{item.id}}", "n": "{{next}}"}}},
          {"on": "sheet2", "sheet": {"items": "{{data.items}}"}},
          {"on": "menu", "menu": {"title": "M", "side": "left", "enabled": false, "items": [{"title": "A", "image": "star"}, {"title": "B", "style": "destructive", "reply": {}}]}},
          {"on": "bar", "button": {"title": "T"}},
          {"on": "camera", "ask": "camera"},
          {"on": "mic", "ask": "microphone", "reply": {"delayMs": 10, "data": {"g": "{{granted}}"}}},
          {"on": "notify", "ask": "notifications", "reply": {"data": "{{data}}"}},
          {"on": "face", "ask": "biometrics", "reply": {"event": "{{granted}}"}},
          {"on": "toast", "toast": "{{data.text}}"}, {"on": "off", "enable": false}, {"on": "gone", "remove": true, "reply": {}},
          {"on": "nothing"}, {"on": "none", "reply": null},
          {"on": "one", "reply": {"data": "{{data.missing}}"}}, {"on": "one", "sheet": {"items": "{{data.items}}"}, "reply": {"data": "{{item}}"}},
          {"on": "icon", "list": [1], "menu": {"title": "M", "items": [{"title": "A", "image": "{{count}}"}, {"title": "B", "image": "{{next}}"}]}},
          {"on": "unseen", "list": [1], "sheet": {"items": [{"title": "A", "image": "{{next}}"}]}},
          {"on": "unsent", "list": [1], "alert": {"items": [{"title": "A", "reply": null}]}, "reply": {"data": {"n": "{{next}}", "c": "{{count}}"}}},
          {"on": "next", "list": [["a"]], "sheet": {"items": "{{next}}"}},
          {"on": "kinds", "data": {"a": true, "b": 1, "c": -1.5e3, "0": {"1": null}, "n": 12345678901234567890123}},
          {"on": "text", "data": {"a": "/^[[&&\\]^é😀-]$/i"}, "toast": "show(item: removeItems()", "reply": {"data": {"n": 12345678901234567890123}}}
        ]}
        """##

    private func stub(_ text: String) throws -> Stub { try Stub(Array(text.utf8), file: "form.json") }

    private static let enabling = #"{"name":"bridge","rules":[{"on":"a","enable":true},{"on":"b","remove":true,"reply":{}}]}"#

    @Test(arguments: [
        [hostile], [#"{"rules":[]}"#], [#"{"rules":[{"on":"a"}]}"#], [enabling], [hostile, enabling, enabling, #"{"name":"1-My_Form","rules":[]}"#],
    ]) func `all stubs together become Swift that compiles without a warning`(texts: [String]) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "stub-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "Component.swift").path
        try Data(StubSwift(texts.map(stub)).source.utf8).write(to: URL(filePath: file))
        let result = try Typecheck.run([file])
        #expect(result.output == "")
        #expect(result.status == 0)
    }

    @Test(arguments: [
        (#""times":1"#, true), (#""data":{"a":1}"#, true), (#""toast":"first""#, false),
    ])
    func `a rule with a condition leaves its messages to the rules after it`(condition: String, leaves: Bool) throws {
        let rules = #"{"on":"a",\#(condition)},{"on":"a","toast":"second"}"#
        #expect(StubSwift([try stub(#"{"rules":[\#(rules)]}"#)]).source.contains("second") == leaves)
    }

    @Test(arguments: [
        (["rating"], "RatingComponent"), (["camera-permission"], "CameraPermissionComponent"), (["2fa"], "_2faComponent"), (["_"], "Component"),
        (["bridge"], "_BridgeComponent"), (["my-form", "my.form"], "_MyFormComponent"),
    ])
    func `the last class has a name of Swift that no other has`(names: [String], className: String) throws {
        let source = StubSwift(try names.map { try stub(#"{"name":"\#($0)","rules":[]}"#) }).source
        #expect(source.matches(of: #/final class (\w+):/#).last?.output.1 ?? "" == className)
    }

    @Test func `the controller sends what the rules read`() throws {
        let source = StubStimulus(
            try stub(
                #"{"name":"rating","rules":[{"on":"connect","data":{"kind":"a"},"button":{"title":"{{data.title}} {{data.a-b}}"},"reply":{"event":"rated"}},{"on":"disconnect"},{"on":"my-event","menu":{"title":"M","items":[{"title":"A","image":"{{data.icon}}"}]}}]}"#
            )
        ).source
        #expect(source.contains("static values = { title: String, aB: String, kind: String, icon: String }"))
        #expect(source.contains("title: this.titleValue,"))
        #expect(source.contains(##""a-b": this.aBValue,"##))
        #expect(source.contains("kind: this.kindValue"))
        #expect(source.contains(#"this.send("my-event", { icon: this.iconValue }, this.#reply)"#))
        #expect(source.contains(##"data-bridge--rating-a-b-value="…""##))
        #expect(source.contains("“rating:rated”"))
        #expect(source.contains(#"["my-event"]() {"#))
        #expect(source.contains("    this.send(\"disconnect\", {}, this.#reply)\n    super.disconnect()"))
    }

    @Test(arguments: [
        (#""example":{"most":5},"reply":{"data":{"n":"{{data.most}}"}}"#, "most: Number", "let most: Int"),
        (#""example":{"most":[0.5]},"reply":{"data":{"n":"{{data.most}}"}}"#, "most: Array", "let most: [Double]"),
        (#""data":{"most":true},"reply":{"data":{"n":"{{data.most}}"}}"#, "most: Boolean", "let most: Bool"),
        (#""sheet":{"items":"{{data.most}}"}"#, "most: Array", "let most: JSON?"),
        (#""toast":"{{data.most.0}}""#, "most: Array", "let most: [String]"),
        (#""example":{"most":[{"title":"A"},{"title":"B","id":1}]},"sheet":{"items":"{{data.most}}"}"#, "most: Array", "let most: [Most]"),
        (#""toast":"{{data.most.name}}""#, "most: Object", "let most: Most"),
        (#""toast":"{{data.most}}""#, "most: String", "let most: String"),
        (#""toast":"{{data.most?}}""#, "most: String", "let most: String?"),
        (#""reply":{"data":{"n":"{{data.most}}"}}"#, "most: String", "let most: JSON?"),
    ]) func `a value has the type that an example or its use shows`(rule: String, script: String, swift: String) throws {
        let stub = try stub(#"{"rules":[{"on":"connect",\#(rule)}]}"#)
        #expect(StubStimulus(stub).source.contains("static values = { \(script) }"))
        #expect(StubSwift([stub]).source.contains("        \(swift)\n"))
    }

    @Test func `a contract says more about a value than an example`() throws {
        let stub = try stub(#"{"rules":[{"on":"connect","example":{"most":"5"},"reply":{"data":{"n":"{{data.most}}"}}}]}"#)
        let contract = { (component: String, event: String) -> StubShape? in
            component == "form" && event == "connect" ? .object([.init(key: "most", shape: .whole, isOptional: false)]) : nil
        }
        #expect(StubStimulus(stub, contract: contract).source.contains("most: Number"))
        #expect(StubSwift([stub], contract: contract).source.contains("let most: Int\n"))
        #expect(StubSwift([stub]).source.contains("let most: String\n"))
    }

    @Test func `the guide shows the Swift of its first stub, of about 20 lines`() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../docs")
        let stub = try Stub([UInt8](Data(contentsOf: folder.appending(path: "examples/stubs/rating.json"))), file: "rating.json")
        let source = StubSwift([stub]).source
        #expect(try String(contentsOf: folder.appending(path: "stubs.md"), encoding: .utf8).contains("```swift\n\(source)```"))
        let code = source.split(separator: "\n").count { !$0.contains("import ") && !$0.contains("///") && $0.contains(#/[a-z]/#) }
        #expect((15...25).contains(code), "\(code) lines")
    }

    @Test(arguments: ["constructor", "send", "element", "dispatch"])
    func `no event's method takes the place of a controller's own`(event: String) throws {
        let source = StubStimulus(try stub(#"{"rules":[{"on":"\#(event)"}]}"#)).source
        #expect(!source.contains("  \(event)() {"))
        #expect(source.contains("  on\(event.prefix(1).uppercased() + event.dropFirst())() {"))
        #expect(source.contains("this.send(\"\(event)\", {}"))
    }

    @Test(arguments: ["\\nalert(1)", "\\r\\nalert(1)", "\\u2028alert(1)", "\\u0085x", "\\u001b[2J", "\\u202ex"])
    func `a text of a stub ends no line of its sources, and misleads nobody who reads them`(end: String) throws {
        func sources(_ end: String) throws -> [String] {
            let text =
                #"{"rules":[{"on":"x\#(end)","data":{"a\#(end)":"b\#(end)"},"toast":"t\#(end)","reply":{"event":"r\#(end)","data":{"k\#(end)":"v"}}}]}"#
            let stub = try Stub(Array(#"{"name":"form",\#(text.dropFirst())"#.utf8), file: try JSONValue(Array("\"form\(end)\"".utf8)).string ?? "")
            return [StubSwift([stub]).source, StubStimulus(stub).source]
        }
        // No name in Swift or JavaScript either.
        for (source, plain) in zip(try sources(end), try sources("-")) {
            #expect(source.split(separator: "\n").count == plain.split(separator: "\n").count)
            #expect(!source.unicodeScalars.contains { $0.isMisleading && $0 != "\n" })
        }
    }
}
