import Foundation
import Testing
import ViaductProtocol

/// Hostile files, and the commands' terminal output about them.
@Suite(.serialized) struct HostileFileTests {
    /// Sets a terminal's title, clears the terminal, and reverses the order of the following text.
    private static let attack = "\u{1B}]0;x\u{07}\u{1B}[2J\u{9B}2J\u{202E}"

    /// Runs a command beside the files.
    ///
    /// - Returns: the output that a terminal would get.
    private func run(_ arguments: [String], files: [String: String]) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: "hostile-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in files {
            let file = folder.appending(path: name)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let result = try Program(arguments, in: folder, environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]).finish()
        return result.output + result.errors
    }

    private func expectPlain(_ text: String, naming name: String) {
        #expect(text.contains(name))
        #expect(!text.unicodeScalars.contains { $0.isMisleading && $0 != "\n" }, "\(text.debugDescription)")
    }

    private var quoted: String { JSONText.quoted(Self.attack) }

    @Test(arguments: [["diff", "a.jsonl", "a.jsonl"], ["replay", "a.jsonl"], ["contract", ".", ".", "--from", "a.jsonl"]])
    func `a recording's version`(arguments: [String]) throws {
        expectPlain(try run(arguments, files: ["a.jsonl": #"{"viaduct":\#(quoted),"version":7}"#]), naming: "version 7")
    }

    @Test(arguments: ["", "--to-swift", "--to-stimulus"]) func `a stub with mistakes, and the sources of one without`(option: String) throws {
        let arguments = ["stub"] + [option].filter { !$0.isEmpty }
        let wrong =
            #"{"rules":[{"on":"x",\#(quoted):1,"data":{"a":\#(JSONText.quoted("/(\(Self.attack)/"))},"toast":\#(JSONText.quoted("{{\(Self.attack)}}"))}]}"#
        expectPlain(try run(arguments + ["a.json"], files: ["a.json": wrong]), naming: "VD-STUB-2")
        let right = #"{"name":"form","rules":[{"on":\#(quoted),"toast":\#(quoted),"reply":{"event":\#(quoted),"data":{\#(quoted):\#(quoted)}}}]}"#
        expectPlain(try run(arguments + ["a\(Self.attack).json"], files: ["a\(Self.attack).json": right]), naming: "form")
    }

    @Test func `a controller that cannot be read`() throws {
        let files = [
            "web/a\(Self.attack)_controller.js": "class A { static component = 1 \(Self.attack) }",
            "web/b_controller.js": #"export default class extends B { static component = "form" }"#, "swift/A.swift": "",
        ]
        expectPlain(try run(["contract", "web", "swift"], files: files), naming: "were not read, so this is no agreement:")
    }

    @Test func `what was asked for and is not there`() throws {
        expectPlain(try run(["explain", "VD\(Self.attack)"], files: [:]), naming: "No error has the code")
        expectPlain(try run(["x\(Self.attack)"], files: [:]), naming: "viaduct: ")
    }
}
