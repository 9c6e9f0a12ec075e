import Foundation
import ViaductCommands

/// The text that `viaduct mcp --skill` prints: a skill for coding agents, from `config/mcp/skill.md`, with the table of the tools.
enum SkillFile {
    /// The line in the file that the table replaces.
    private static let place = "{{tools}}\n"

    /// - Throws: `UsageError` when the installation is incomplete.
    static func text() throws(UsageError) -> String {
        let file = try ConfigFolder.find(publicFolder: nil).appending(path: "mcp/skill.md")
        guard let text = try? String(contentsOf: file, encoding: .utf8), text.contains(place) else {
            throw UsageError("Cannot find the skill in \(file.path). Install Viaduct again.")
        }
        return text.replacing(place, with: table + "\n").trimmingCharacters(in: .newlines)
    }

    /// A row for each tool, with the first sentence about it.
    private static var table: String {
        let rows = MCPTool.all.map { "| `\($0.name)` | \($0.about.prefixOfSentence) |" }
        return (["| tool | what it does |", "|---|---|"] + rows).joined(separator: "\n")
    }
}

extension String {
    /// Without its full stop.
    fileprivate var prefixOfSentence: Substring {
        let end = firstMatch(of: #/[.:](?:\s|$)/#)?.range.lowerBound ?? endIndex
        return self[..<end]
    }
}
