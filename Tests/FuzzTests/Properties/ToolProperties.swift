import Foundation
import LWS
import ViaductProtocol

@testable import viaduct

/// The lines of coding agents.
enum ToolProperties {
    static let targets = [FuzzTarget("mcp", reads: ["MCPArguments", "MCPLines", "MCPSession"], mcp)]

    private static let longest = 4096

    @MainActor private static func mcp(_ bytes: [UInt8]) throws {
        let pipe = Pipe()
        // A pipe has room for 64 KiB.
        pipe.fileHandleForWriting.write(Data(bytes.prefix(1 << 15)))
        try pipe.fileHandleForWriting.close()
        var lines = MCPLines(descriptor: pipe.fileHandleForReading.fileDescriptor, atMost: longest)
        var session = MCPSession(tools: MCPTool.all, version: "1", instructions: "")
        while let line = lines.next() {
            switch session.take(line, limit: longest) {
            case .answer(let json): try expect(JSONText.isValid(json) && !json.contains("\n"), "the answer is \(json)")
            case .call(_, let tool, let arguments): try call(tool, arguments)
            default: break
            }
        }
    }

    /// A browser gets an address of this machine only, without what could begin another one.
    private static func call(_ name: String, _ json: String) throws {
        guard let tool = MCPTool.others.first(where: { $0.name == name }), let arguments = try? MCPArguments(json, of: tool) else { return }
        for argument in tool.arguments {
            _ = try? arguments.whole(argument.name, in: 0...10)
            _ = try? arguments.texts(argument.name, atMost: 4)
            guard let text = try? arguments.text(argument.name),
                let address = try? PageAddress(text, server: "http://127.0.0.1:4000", origins: [], choice: [("viaduct_test", "a")])
            else { continue }
            let host = URLComponents(string: address.origin)?.host ?? ""
            try expect(SocketAddress.isLoopback(host.trimmingCharacters(in: ["[", "]"])), "the host is \(host)")
            try expect(address.path.hasPrefix("/") && address.path.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "the path is \(address.path)")
        }
    }
}
