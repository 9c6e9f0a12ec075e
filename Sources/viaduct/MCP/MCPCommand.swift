import Foundation
import Glibc
import ViaductApp
import ViaductCommands
import ViaductProtocol
import ViaductRelay

/// `viaduct mcp`: serves the verbs of the test API and the verdicts of a server to a coding agent, on standard input and output.
@MainActor struct MCPCommand {
    nonisolated static let standardTest = "mcp"
    /// In bytes: the longest message of a client.
    private static let longestLine = 4 << 20

    private let tools: MCPTools

    init(_ invocation: Invocation, environment: [String: String]) throws {
        let address = try ServerAddress(invocation["server"] ?? "http://127.0.0.1:4000")
        tools = MCPTools(
            server: ServerRequest(address, secrets: try SecretSource(token: nil, server: address, environment: environment)),
            room: invocation["room"] ?? "default", test: invocation["test"] ?? Self.standardTest)
    }

    /// Returns when the client has closed the standard input and the last call is answered.
    func run() {
        let calls = MCPCalls()
        var lines = MCPLines(descriptor: STDIN_FILENO, atMost: Self.longestLine)
        var session = MCPSession(tools: MCPTool.all, version: Version.current, instructions: instructions)
        while let line = lines.next() {
            switch session.take(line, limit: Self.longestLine) {
            case .answer(let text): calls.send(text)
            case .nothing: break
            case .cancel(let id): calls.cancel(id)
            case .call(let id, let tool, let arguments):
                calls.start(id) { [tools] begin in
                    let answer = tools.call(tool, arguments, begin: begin)
                    return MCPSession.result(id: id, of: answer.text, isError: answer.isError)
                }
            }
        }
        calls.wait()
    }

    private var instructions: String {
        """
        Viaduct runs the native side of a web page's bridge components (Hotwire Native, Strada) without a phone. Open a page of the web \
        app with ?viaduct_test=\(tools.test) in its address: the tab keeps it, and the verbs reach the pages of that tab only. Then \
        “messages” shows what the page has sent to its native side, “screen” the native controls, “tap” uses one, “strict” fails \
        with whatever was dropped, and “explain” tells the cause and the cure of a code. “pages” and “dropped” are about all pages of \
        the room “\(tools.room)”.
        """
    }
}
