import Foundation
import ViaductCommands
import ViaductRelay

extension Subcommand {
    static let mcpCommand = Command(
        mcp.rawValue, summary: "Serve a page, its messages, native controls and verdicts to a coding agent (MCP).",
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
                    Flag(
                        "origin", "URL", isList: true,
                        help: "Let the agent open pages of this origin too, besides those of the server and of this machine.",
                        allowed: "an origin such as https://staging.example.com", allows: { PageAddress.isOrigin($0) }),
                    Flag(
                        "browser", "FILE", help: "Open pages with this Chromium or Chrome, else with one in the PATH.",
                        allowed: "a program", allows: FileManager.default.isExecutableFile),
                    Flag(switch: "skill", help: "Print a skill file, from which an agent learns when to use which tool, and exit."),
                ])
        ],
        examples: [
            .init("viaduct mcp", "Speak the Model Context Protocol on standard input and output, for an agent that starts it."),
            .init("viaduct mcp --skill > .claude/skills/viaduct/SKILL.md", "Add the skill to a project."),
        ],
        notes: [ownServer, "It ends when its standard input does, and its browser with it. docs/mcp.md shows how to add it to an agent."])
}
