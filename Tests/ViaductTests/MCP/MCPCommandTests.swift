import Foundation
import Testing
import ViaductApp
import ViaductProtocol

@testable import viaduct

/// `viaduct mcp` and a server, both as processes.
@Suite struct MCPCommandTests {
    private static let token = "0123456789abcdef0123456789abcdef"
    private static let environment = ["VIADUCT_TOKEN": token]

    private static let greeting = #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}"#

    private func call(_ id: Int, _ tool: String, _ arguments: String = "{}") -> String {
        #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#
    }

    /// Returns all answers by id, after standard input was closed.
    private func answers(_ lines: [String], server: String, environment: [String: String] = environment) throws -> [String: JSONObject] {
        let program = try Program(["mcp", "--server", server], environment: environment)
        program.input.fileHandleForWriting.write(Data((([Self.greeting] + lines).joined(separator: "\n") + "\n").utf8))
        try program.input.fileHandleForWriting.close()
        let ended = program.finish()
        #expect(ended.status == 0, "\(ended.errors)")
        let objects = try ended.output.split(separator: "\n").map { try JSONObject(Array($0.utf8)) }
        return Dictionary(objects.map { ($0["id"]?.json ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    }

    private func text(_ answer: JSONObject?) -> String? { answer?["result"]?.member("content")?.elements()?.first?.member("text")?.string }

    private func isError(_ answer: JSONObject?) -> Bool { answer?["result"]?.member("isError")?.json == "true" }

    @Test func `the tools ask the server, and each answer tells what is missing`() throws {
        let server = try Program.serve(["--listen", "127.0.0.1:0"], environment: Self.environment)
        let calls = [
            call(1, "pages"), call(2, "dropped"), call(3, "explain", #"{"code":"vd-event-1"}"#), call(4, "explain", #"{"code":"VD-EVENT-99"}"#),
            call(5, "screen", #"{"timeout":0}"#), call(6, "tap"), call(7, "pages", #"{"x":1}"#), call(8, "explain"),
            call(9, "messages", #"{"count":0,"timeout":0}"#), call(12, "screenshot"), call(13, "open", #"{"address":"file:///etc/passwd"}"#),
            call(14, "open", #"{"width":1}"#), call(15, "contract"), call(10, "explain", #"{"code":5}"#), call(11, "explain", #"{"code":null}"#),
        ]
        let answers = try answers(calls, server: server.address())
        #expect(text(answers["1"]) == #"{"pages":[]}"#)
        #expect(text(answers["2"]) == #"{"dropped":[]}"#)
        #expect(text(answers["3"])?.hasPrefix("# VD-EVENT-1: ") == true)
        #expect(isError(answers["4"]))
        #expect(isError(answers["5"]))
        #expect(text(answers["5"])?.hasPrefix("The test “mcp” has no page. Open one with ?viaduct_test=mcp in its address") == true)
        #expect(isError(answers["6"]))
        #expect(text(answers["6"]) == "“tap” needs a “title” or a “control”. (VD-API-1)")
        #expect(text(answers["7"]) == "“pages” knows no “x”. It takes no arguments.")
        #expect(text(answers["8"])?.contains("\nVD-EVENT-1  ") == true)
        #expect(isError(answers["10"]))
        #expect(text(answers["10"]) == "“code” has to be a string.")
        #expect(text(answers["11"]) == text(answers["8"]))
        #expect(text(answers["9"]) == #"{"messages":[],"next":0}"#)
        #expect(text(answers["12"]) == "No page is open. Call “open” with its address first.")
        #expect(text(answers["13"])?.hasPrefix("“file:///etc/passwd” is no page's address.") == true)
        #expect(text(answers["14"]) == "“width” has to be a whole number from 240 to 2000.")
        #expect(text(answers["15"]) == "“contract” needs “web”.")
    }

    @Test func `a server that is away, or has another secret, is told in the answer`() throws {
        let away = try answers([call(1, "pages")], server: "http://127.0.0.1:1")
        #expect(text(away["1"])?.hasPrefix("There is no connection to http://127.0.0.1:1") == true)
        let server = try Program.serve(["--listen", "127.0.0.1:0"], environment: Self.environment)
        let address = try server.address()
        let other = try answers([call(1, "idle")], server: address, environment: ["VIADUCT_TOKEN": String(Self.token.reversed())])
        #expect(isError(other["1"]))
        #expect(text(other["1"])?.hasPrefix("The server at \(address) refuses VIADUCT_TOKEN. ") == true)
        #expect(text(other["1"])?.contains("(VD-API-4)") == true)
    }

    @Test func `a copy of the program without its folder explains nothing, and says so`() {
        let answer = MCPTools.explain("VD-EVENT-1", in: nil)
        #expect(answer.isError)
        #expect(answer.text.contains("(VD-SETUP-1)"))
        #expect(!MCPTools.explain("VD-EVENT-1", in: Program.package.appending(path: "public")).isError)
    }

    @Test func `without a browser the answer says what to install, and what else to do`() throws {
        let server = try Program.serve(["--listen", "127.0.0.1:0"], environment: Self.environment)
        let answer = try answers([call(1, "open")], server: server.address(), environment: Self.environment.merging(["PATH": "/nonexistent"]) { $1 })[
            "1"]
        #expect(isError(answer))
        #expect(
            text(answer) == """
                There is no Chromium or Chrome in the PATH. Install one (apt-get install chromium), name one by viaduct mcp --browser FILE, or \
                open the page with a browser tool of your own, with ?viaduct_test=mcp in its address.
                """)
    }

    @Test func `calls wait side by side, and a cancelled one is not answered`() throws {
        let server = try Program.serve(["--listen", "127.0.0.1:0"], environment: Self.environment)
        let long = (1...17).map { call($0, "idle", #"{"timeout":1500}"#) }
        let cancel = #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":3}}"#
        let start = ContinuousClock.now
        let answers = try answers(long + [call(1, "idle"), cancel], server: server.address())
        #expect(ContinuousClock.now - start < .seconds(15), "16 of them one after the other take 24 s.")
        #expect(answers["3"] == nil)
        #expect(answers["17"]?["error"]?.member("message")?.string == "16 calls are under way. Let some of them end.")
        #expect(answers["1"]?["error"]?.member("message")?.string == "A request with this id is under way.")
        #expect(isError(answers["2"]))
    }

    @MainActor @Test func `the schema of each verb has the arguments that the server takes`() throws {
        let program = try Program.serve(["--listen", "127.0.0.1:0"], environment: Self.environment)
        let address = try ServerAddress(program.address())
        let server = ServerRequest(try NamedServer(address, environment: Self.environment))
        for tool in MCPTool.verbs {
            let answer = try server.send("POST", "/viaduct/api/tests/x/\(tool.name)", json: Array(#"{"no such":1}"#.utf8))
            let sentence = String(decoding: answer.body, as: UTF8.self)
            let takes = try #require(sentence.split(separator: "It takes ").last)
            #expect(Set(takes.matches(of: #/“([a-z]+)”/#).map { String($0.1) }) == Set(tool.arguments.map(\.name)), "\(sentence)")
        }
        let answer = try server.send("POST", "/viaduct/api/tests/x/none", json: Array("{}".utf8))
        let list = try #require(String(decoding: answer.body, as: UTF8.self).split(separator: "There are ").last)
        let verbs = list.split(separator: ". ")[0].split(separator: ", ").map(String.init)
        #expect(verbs == MCPTool.verbs.map(\.name), "Add the verb to the tools of viaduct mcp.")
    }
}
