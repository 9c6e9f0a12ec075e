import ViaductCommands
import ViaductRelay

extension Subcommand {
    static let mcpCommand = Command(
        mcp.rawValue, summary: "Serve a page's messages, native controls and verdicts to a coding agent (MCP).",
        sections: [
            .init(
                "Flags",
                [
                    server(help: "Ask this server."), authorities,
                    Flag(
                        "room", "ROOM", standard: "default", help: "List the pages and verdicts of this room.",
                        allowed: RoomName.allowed, allows: RoomName.isValid),
                    Flag(
                        "test", "TAG", standard: MCPCommand.standardTest, help: "Reach the pages with ?viaduct_test=TAG in their address.",
                        allowed: RoomName.allowed, allows: RoomName.isValid),
                ])
        ],
        examples: [.init("viaduct mcp", "Speak the Model Context Protocol on standard input and output, for an agent that starts it.")],
        notes: [ownServer, "It ends when its standard input does. docs/mcp.md shows how to add it to an agent."])
}
