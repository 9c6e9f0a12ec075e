import Foundation
import Testing
import ViaductProtocol

@testable import viaduct

/// The conversation with a client of the Model Context Protocol.
@Suite struct MCPSessionTests {
    private func session(begun: Bool = true) -> MCPSession {
        var session = MCPSession(tools: MCPTool.all, version: "1.0", instructions: "Open a page.")
        if begun { _ = take(#"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{}}"#, in: &session) }
        return session
    }

    private func take(_ text: String, in session: inout MCPSession) -> MCPSession.Outcome {
        session.take(.text(Array(text.utf8)), limit: 100)
    }

    /// The only answer to a message.
    private func answer(_ text: String, begun: Bool = true) throws -> JSONObject {
        var session = session(begun: begun)
        guard case .answer(let json) = take(text, in: &session) else { throw Missing() }
        return try JSONObject(Array(json.utf8))
    }

    private struct Missing: Error {}

    @Test(arguments: [
        ("2025-11-25", "2025-11-25"), ("2025-06-18", "2025-06-18"), ("2024-11-05", "2024-11-05"), ("2025-03-26", "2025-11-25"),
        ("1999-01-01", "2025-11-25"),
    ])
    func `it speaks the client's version of the protocol, or offers its newest`(wanted: String, agreed: String) throws {
        let message = #"{"jsonrpc":"2.0","id":"a\u0022","method":"initialize","params":{"protocolVersion":"\#(wanted)","capabilities":{}}}"#
        let answer = try answer(message, begun: false)
        #expect(answer["id"]?.string == "a\"")
        let result = try #require(answer["result"]?.object)
        #expect(result["protocolVersion"]?.string == agreed)
        #expect(result["capabilities"]?.json == #"{"tools":{}}"#)
        #expect(result["serverInfo"]?.member("name")?.string == "viaduct")
        #expect(result["instructions"]?.string == "Open a page.")
    }

    @Test(arguments: [
        ("{", -32700, "not JSON"), ("\"a\nb\"", -32700, "not JSON"), ("[]", -32600, "no batches"), ("7", -32600, "one JSON object"),
        (#"{"id":1,"method":"ping"}"#, -32600, "jsonrpc"), (#"{"jsonrpc":"2.0","id":1}"#, -32600, "“method”"),
        (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600, "“id”"), (#"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, -32600, "“id”"),
        (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, -32600, "“id”"),
        (#"{"jsonrpc":"2.0","id":1,"method":"resources/list"}"#, -32601, "resources/list"),
        (#"{"jsonrpc":"2.0","id":1,"method":"tools/call"}"#, -32602, "“name”"),
        (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":[]}"#, -32602, "“name”"),
        (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"tapp"}}"#, -32602, "Did you mean “tap”?"),
        (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"tap","arguments":[]}}"#, -32602, "“arguments”"),
    ])
    func `what is no request gets an error that says why`(text: String, code: Int, part: String) throws {
        let error = try #require(try answer(text)["error"]?.object)
        #expect(error["code"]?.integer == code)
        #expect(error["message"]?.string?.contains(part) == true, "\(error["message"]?.string ?? "")")
    }

    @Test func `bytes that are no text, and a line that is too long, are errors of parsing`() throws {
        var session = session()
        for line in [MCPLines.Line.text([0x22, 0xFF, 0x22]), .tooLong] {
            guard case .answer(let json) = session.take(line, limit: 100) else { throw Missing() }
            #expect(json.hasPrefix(#"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"#))
        }
    }

    @Test func `before initialize there is nothing but ping`() throws {
        #expect(try answer(#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#, begun: false)["result"]?.json == "{}")
        let early = try answer(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#, begun: false)
        #expect(early["error"]?.member("message")?.string == "Send “initialize” first.")
    }

    @Test(arguments: [
        "", " \r", #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, #"{"jsonrpc":"2.0","method":"no/such"}"#,
        #"{"jsonrpc":"2.0","id":1,"result":{}}"#, #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{}}"#,
    ])
    func `notifications, answers and empty lines are not answered`(text: String) {
        var session = session()
        #expect(take(text, in: &session) == .nothing)
    }

    @Test func `a call and its cancellation name the request`() {
        var session = session()
        let call = #"{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"tap","arguments":{"title":"Save"}}}"#
        #expect(take(call, in: &session) == .call(id: "7", tool: "tap", arguments: #"{"title":"Save"}"#))
        let bare = #"{"jsonrpc":"2.0","id":"x","method":"tools/call","params":{"name":"pages"}}"#
        #expect(take(bare, in: &session) == .call(id: "\"x\"", tool: "pages", arguments: "{}"))
        let cancel = #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":7}}"#
        #expect(take(cancel, in: &session) == .cancel(id: "7"))
    }

    @Test func `a tool that changes something says so`() throws {
        let list = try #require(try answer(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#)["result"]?.member("tools")?.elements())
        let hints = try list.map { tool in
            (name: try #require(tool.member("name")?.string), isReadOnly: tool.member("annotations")?.member("readOnlyHint")?.json)
        }
        #expect(
            hints.filter { $0.isReadOnly == "true" }.map(\.name) == [
                "idle", "messages", "screen", "strict", "screenshot", "pages", "dropped", "explain", "build", "contract",
            ])
        #expect(
            hints.filter { $0.isReadOnly == "false" }.map(\.name) == [
                "tap", "choose", "type", "reply", "answer", "components", "version", "stub", "background", "reset", "open",
            ])
    }

    @Test func `each tool has a JSON Schema of its arguments`() throws {
        let list = try #require(try answer(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#)["result"]?.member("tools")?.elements())
        #expect(list.count == MCPTool.all.count)
        for tool in list {
            let schema = try #require(tool.member("inputSchema")?.object)
            #expect(schema["type"]?.string == "object")
            let names = try #require(schema["properties"]?.object).all.map(\.key)
            #expect(Set(names).count == names.count)
            for (name, property) in schema["properties"]?.object?.all ?? [] {
                #expect(property.member("description")?.string?.isEmpty == false, "\(tool.member("name")?.string ?? ""): \(name)")
            }
            for name in schema["required"]?.elements() ?? [] { #expect(names.contains(name.string ?? "")) }
        }
    }
}
