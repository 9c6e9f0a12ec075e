import Foundation
import Testing
import ViaductCommands
import ViaductRelay

@testable import viaduct

/// The documents agree with the command table.
@Suite struct CommandDocumentTests {
    private static let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    private static let table = Subcommand.table

    private func text(_ path: String) throws -> String {
        try String(contentsOf: Self.package.appending(path: path), encoding: .utf8)
    }

    @Test(arguments: [
        ("docs/viaduct.1", "viaduct man", table.manPage),
        ("docs/serve.txt", "viaduct help serve", table.help(Subcommand.serve.command)),
        ("config/viaduct.json", "viaduct config", ConfigurationFile.sample),
    ])
    func `a file that a command prints is up to date`(path: String, command: String, expected: String) throws {
        #expect(try text(path) == expected + "\n", "Write it anew: \(command) > \(path)")
    }

    @Test @MainActor func `the table of routes in the document on security is up to date`() throws {
        let document = try text("docs/security.md")
        let parts = document.components(separatedBy: "<!-- routes -->\n")
        try #require(parts.count == 2)
        let table = parts[1].components(separatedBy: "<!-- end of routes -->")
        try #require(table.count == 2)
        #expect(table[0] == RouteList.markdown + "\n", "CONTRIBUTING.md has the line that writes it anew")
    }

    @Test @MainActor func `a table of routes has a row for each object of its JSON`() throws {
        let objects = try RouteList.jsonLines.map { try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]) }
        let rows = RouteList.text.split(separator: "\n").filter { $0.contains(" /") }
        #expect(objects.count == rows.count && rows.count > 80)
        for (object, row) in zip(objects, rows) {
            let pattern = try #require(object["pattern"] as? String)
            #expect(row.split(separator: "  ").contains { $0.trimmingCharacters(in: .whitespaces) == pattern }, "\(pattern)")
            #expect((object["example"] as? String)?.contains { ":*".contains($0) } == false)
            #expect(row.count <= 120)
        }
    }

    @Test func `every command line in the documents is one that viaduct understands`() throws {
        let folder = Self.package.appending(path: "docs")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") }
        var found = 0
        for path in ["README.md", "CONTRIBUTING.md"] + names.map({ "docs/\($0)" }) {
            for line in try text(path).split(separator: "\n") {
                for match in line.matches(of: #/(?:^|[` \/])(bin\/dev|viaduct)((?: +[^\s`#|>)]+)+)/#) {
                    let words = match.2.split(separator: " ").map(String.init)
                    let isServe = match.1 == "bin/dev" || words[0].hasPrefix("-")
                    guard let command = isServe ? .serve : Subcommand(rawValue: words[0]) else { continue }
                    found += 1
                    let known = command.command.flags.map(\.text) + ["--help", "--version"]
                    let flags = words.filter { $0.hasPrefix("--") }.map { String($0.split(separator: "=")[0]) }
                    #expect(flags.allSatisfy(known.contains), "\(path): \(match.0)")
                }
            }
        }
        #expect(found >= 10)
    }

    @Test func `the flags of viaduct app are all in its guide`() throws {
        let guide = try text("docs/app.md")
        for flag in Subcommand.app.command.flags { #expect(guide.contains("| `\(flag.text)"), "\(flag.text)") }
    }

    @Test func `every command has examples that it understands`() throws {
        for command in Self.table.commands {
            #expect(!command.examples.isEmpty)
            for example in command.examples {
                let words = example.line.replacing(#/^source <\(|\)$/#, with: "").split(separator: " ").map(String.init)
                let end = words.firstIndex { ["|", ">"].contains($0) } ?? words.count
                #expect(words[0] == "viaduct")
                #expect(throws: Never.self, "\(example.line)") { try Self.table.parse(Array(words[1..<end])) }
            }
        }
    }
}
