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
    private nonisolated static let longestLine = 4 << 20

    private let tools: MCPTools

    init(_ invocation: Invocation, environment: [String: String]) throws {
        let server = try NamedServer(invocation, environment: environment)
        tools = MCPTools(
            server: ServerRequest(server), loop: try server.loop(patience: MCPTools.longestWait), room: invocation["room"] ?? "default",
            test: invocation["test"] ?? Self.standardTest)
    }

    /// Returns when the client has closed the standard input and the last call is answered.
    func run() {
        let conversation = MCPConversation(tools: tools, instructions: instructions, longestLine: Self.longestLine)
        let loop = tools.loop
        Thread.detachNewThread {
            var lines = MCPLines(descriptor: STDIN_FILENO, atMost: Self.longestLine)
            // One line at a time: a client that sends faster than it is answered waits.
            while let line = lines.next() {
                DispatchQueue.main.sync { MainActor.assumeIsolated { conversation.take(line) } }
            }
            DispatchQueue.main.async { MainActor.assumeIsolated { conversation.finish { loop.stop() } } }
        }
        loop.run()
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

/// Reads the client's lines and runs the calls in them.
@MainActor private final class MCPConversation {
    private let tools: MCPTools
    private let longestLine: Int
    private let calls = MCPCalls()
    private var session: MCPSession

    init(tools: MCPTools, instructions: String, longestLine: Int) {
        self.tools = tools
        self.longestLine = longestLine
        session = MCPSession(tools: MCPTool.all, version: Version.current, instructions: instructions)
    }

    func take(_ line: MCPLines.Line) {
        switch session.take(line, limit: longestLine) {
        case .answer(let text): calls.send(text)
        case .nothing: break
        case .cancel(let id): calls.cancel(id)
        case .call(let id, let tool, let arguments):
            calls.start(id) { [tools] in
                let answer = await tools.call(tool, arguments)
                return MCPSession.result(id: id, of: answer.text, isError: answer.isError)
            }
        }
    }

    func finish(_ onEnd: @escaping () -> Void) { calls.finish(onEnd) }
}
