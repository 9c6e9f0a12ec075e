import Foundation
import ViaductProtocol

@testable import viaduct

/// The lines of coding agents.
enum ToolProperties {
    static let targets = [FuzzTarget("mcp", reads: ["MCPLines", "MCPSession"], mcp)]

    private static let longest = 4096

    @MainActor private static func mcp(_ bytes: [UInt8]) throws {
        let pipe = Pipe()
        // A pipe has room for 64 KiB.
        pipe.fileHandleForWriting.write(Data(bytes.prefix(1 << 15)))
        try pipe.fileHandleForWriting.close()
        var lines = MCPLines(descriptor: pipe.fileHandleForReading.fileDescriptor, atMost: longest)
        var session = MCPSession(tools: MCPTool.all, version: "1", instructions: "")
        while let line = lines.next() {
            guard case .answer(let json) = session.take(line, limit: longest) else { continue }
            try expect(JSONText.isValid(json) && !json.contains("\n"), "the answer is \(json)")
        }
    }
}
