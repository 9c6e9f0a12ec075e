import Foundation
import Testing
import ViaductCommands

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
