import Foundation
import LWS
import Testing
import ViaductProtocol
import ViaductStubs

@testable import ViaductRelay

/// Messages, replies and stubs, validated by JSON Schemas.
@Suite(.serialized, .timeLimit(.minutes(1))) @MainActor struct ContractTests {
    private let folder = try! TemporaryFolder()
    private let schema = """
        {"title":"echo","type":"object","required":["component","event"],
         "properties":{"component":{"const":"echo"},"event":{"enum":["connect","disconnect"]},"data":{"type":"object"}},
         "allOf":[{"if":{"required":["event"],"properties":{"event":{"const":"connect"}}},"then":{"properties":{"data":
           {"type":"object","required":["title"],"properties":{"title":{"type":"string"},"color":{"type":["string","null"]},
            "items":{"type":"array","items":{"type":"object","required":["index"],"properties":{"index":{"type":"number"}}}}}}}}}],
         "$defs":{"reply to connect":{"type":"object","required":["index"],"properties":{"index":{"type":"number"}}}}}
        """

    private func contract() throws -> MessageContract {
        try folder.write(schema, to: "echo.json")
        return MessageContract(folder: folder.url)
    }

    private func fault(_ data: String, event: String = "connect", component: String = "echo") throws -> String? {
        let frame = #"{"type":"message","message":{"id":"1","component":"\#(component)","event":"\#(event)","data":\#(data)}}"#
        return try contract().notice(about: .received(Array(frame.utf8)))?.text
    }

    @Test(arguments: [
        (#"{"items":[]}"#, "connect", "“data.title” is missing"), (#"{"title":1}"#, "connect", "“data.title” has to be string, and is integer"),
        (#"{"title":"a","color":true}"#, "connect", "“data.color” has to be string or null, and is boolean"),
        (#"{"title":"a","items":[{"index":1},{"index":"2"}]}"#, "connect", "“data.items[1].index” has to be number, and is string"),
        ("{}", "conect", "“event” is “conect”, and has to be “connect” or “disconnect”"),
        ("[]", "disconnect", "“data” has to be object, and is array"),
    ])
    func `a message that breaks it is told with the member`(data: String, event: String, text: String) throws {
        #expect(
            try fault(data, event: event)
                == "The message “\(event)” of “echo” breaks the contract in echo.json: \(text). Mend it, or write the contract anew.")
    }

    @Test func `a message that keeps it, and one of a component without a schema, are not`() throws {
        #expect(try fault(#"{"title":"a","color":null,"items":[{"index":1},{"index":1.5}],"other":[]}"#) == nil)
        #expect(try fault("{}", event: "disconnect") == nil)
        #expect(try fault("7", component: "form") == nil)
    }

    @Test func `a test that is strict fails with it, and the message goes its way`() async throws {
        let relay = try RelayHarness(contract: contract())
        let page = await relay.openTestPage()
        page.say("echo", "connect", #"{"title":7,"index":1}"#)
        let failure = try await relay.test("strict")
        #expect(failure.status == 409)
        #expect(failure.text.contains("breaks the contract in echo.json: “data.title” has to be string, and is integer"))
        #expect(failure.text.contains("(VD-CONTRACT-2)"))
        #expect(page.frames("reply").count == 1)
        #expect(try await relay.test("reset").status == 200)
        // The echo app's reply has the message's own data.
        page.say("echo", "connect", #"{"title":"a"}"#, id: "2")
        #expect(
            try await relay.test("strict").text.contains("The reply to “connect” of “echo” breaks the contract in echo.json: “data.index” is missing")
        )
    }

    @Test func `a stub that breaks it is an error with its line and rule`() throws {
        let contract = try contract()
        let text = """
            { "rules": [
              { "on": "connect", "reply": { "data": { "index": "{{count}}", "more": 1 } } },
              { "on": "conect" },
              { "on": "connect", "reply": { "event": "connect", "data": { "index": "one" } } },
              { "on": "connect", "reply": { "data": { "selectedIndex": 1 } } },
              { "on": "connect", "reply": { "data": "{{data}}" } },
              { "on": "disconnect", "reply": {} }
            ] }
            """
        let errors = contract.errors(of: try Stub(Array(text.utf8), file: "echo.json"))
        #expect(errors.map(\.line) == [3, 4, 5])
        #expect(errors.map(\.rule) == [2, 3, 4])
        #expect(errors[0].description.hasPrefix("echo.json:3: rule 2: It breaks the contract in echo.json: “event” is “conect”, and has to be"))
        #expect(errors[1].text.contains("“reply.data.index” has to be number, and is string"))
        #expect(errors[2].text.contains("“reply.data.index” is missing"))
    }

    @Test func `a template that no message has a value for is an error with its line`() throws {
        let contract = try contract()
        let text = """
            { "rules": [
              { "on": "connect", "list": [1],
                "button": { "title": "{{data.titel}} {{data.title}} {{data.items.0.index}}" },
                "reply": { "event": "other", "data": { "i": "{{data.items.0.indx}}", "m": "{{data.more?}}", "t": "{{data.title.x}}" } } },
              { "on": "disconnect", "toast": "{{data.title}}" }
            ] }
            """
        let errors = contract.errors(of: try Stub(Array(text.utf8), file: "echo.json"))
        #expect(errors.map(\.line) == [3, 4])
        try #require(errors.count == 2)
        #expect(
            errors[0].description.hasPrefix(
                "echo.json:3: rule 1: It breaks the contract in echo.json: {{data.titel}}: “data” has no “titel”. Did you mean “title”? It has “color”, "
            ))
        #expect(errors[1].text.contains("{{data.items.0.indx}}: “data.items.0” has no “indx”. Did you mean “index”? It has “index”."))
        #expect(contract.shape(component: "echo", event: "disconnect") == nil)
        guard case .object(let members) = contract.shape(component: "echo", event: "connect") else { throw CancellationError() }
        #expect(members.first { $0.key == "title" } == .init(key: "title", shape: .text, isOptional: false))
        #expect(members.first { $0.key == "color" } == .init(key: "color", shape: .text, isOptional: true))
    }

    @Test func `an object with other members says nothing about a template`() throws {
        try folder.write(
            #"{"properties":{"data":{"properties":{"a":{}},"additionalProperties":true}}}"#, to: "echo.json")
        let stub = try Stub(Array(#"{"rules":[{"on":"connect","toast":"{{data.b}}"}]}"#.utf8), file: "echo.json")
        #expect(MessageContract(folder: folder.url).errors(of: stub).isEmpty)
        try folder.write(#"{"properties":{"data":{"properties":{"a":{}}}}}"#, to: "echo.json")
        #expect(MessageContract(folder: folder.url).errors(of: stub).count == 1)
    }

    @Test func `the replies of choices, and of each element of a list, are checked too`() throws {
        let contract = try contract()
        let item = { (index: String) in #"{ "title": "a", "reply": { "data": { "index": \#(index) } } }"# }
        let text = """
            { "rules": [
              { "on": "connect", "sheet": { "items": [\(item("1")), \(item(#""one""#))] }, "reply": { "data": { "index": 1 } } },
              { "on": "connect", "menu": { "title": "m", "items": [\(item(#""{{index}}""#)), { "title": "b", "reply": null }, \(item("true"))] } },
              { "on": "connect", "alert": { "items": [{ "title": "a", "reply": { "event": "other", "data": {} } }] } },
              { "on": "connect", "list": [1, "two"], "reply": { "data": { "index": "{{next}}" } } },
              { "on": "connect", "list": [{ "index": 1 }, {}], "reply": { "data": "{{next}}" } },
              { "on": "connect", "list": [1, 2], "reply": { "data": { "index": "{{next}}" } } },
              { "on": "connect", "list": [{ "a": [1] }], "reply": { "data": { "index": "{{next.a.0}}" } } }
            ] }
            """
        let errors = contract.errors(of: try Stub(Array(text.utf8), file: "echo.json"))
        try #require(errors.map(\.rule) == [1, 2, 4, 5])
        #expect(errors[0].text.contains("“items[1].reply.data.index” has to be number, and is string"))
        #expect(errors[1].text.contains("“items[2].reply.data.index” has to be number, and is boolean"))
        #expect(errors[2].text.contains("“reply.data.index” has to be number, and is string"))
        #expect(errors[3].text.contains("“reply.data.index” is missing"))
    }

    @Test func `a stub of a test that breaks it is refused with its line and rule`() async throws {
        let relay = try RelayHarness(contract: contract())
        let refusal = try await relay.test("stub", #"{"name":"echo","rules":[{"on":"conect"}]}"#)
        #expect(refusal.status == 400)
        #expect(refusal.text.contains("echo.json:1: rule 1: It breaks the contract in echo.json: “event” is “conect”"), "\(refusal.text)")
        #expect(refusal.text.contains("VD-CONTRACT-2"))
        #expect(try await relay.ask("PUT", "/viaduct/api/tests/t/stubs/echo", #"{"rules":[{"on":"conect"}]}"#).status == 400)
        #expect(try await relay.test("stub", #"{"name":"echo","rules":[{"on":"connect"}]}"#).text == #"{"stubs":["echo"]}"#)
    }

    @Test func `a file that is no schema is told, and its last good version stays`() throws {
        let contract = try contract()
        try folder.write("{\n  oops", to: "echo.json")
        try folder.write("[]", to: "other.json")
        contract.read()
        #expect(contract.errors.count == 2)
        #expect(contract.errors[0].hasPrefix("echo.json:2: This is no JSON: "))
        #expect(contract.errors[1].hasPrefix("other.json:1: A contract is a JSON Schema"))
        let frame = #"{"type":"message","message":{"id":"1","component":"echo","event":"conect","data":{}}}"#
        #expect(contract.notice(about: .received(Array(frame.utf8))) != nil)
        try folder.write(String(repeating: #"{"allOf":["#, count: 40) + "{}" + String(repeating: "]}", count: 40), to: "other.json")
        contract.read()
        #expect(contract.errors.count == 1, "Schemas beyond the depth forbid nothing.")
    }
}
