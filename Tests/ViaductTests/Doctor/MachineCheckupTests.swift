import Foundation
import Testing

@testable import ViaductProxy
@testable import viaduct

/// The findings of `viaduct doctor` on a machine that lacks something.
@MainActor struct MachineCheckupTests {
    private struct Line: Decodable {
        let level: String
        let subject: String
        let text: String
        let cure: String?
        let code: String?
    }

    private let folder = FileManager.default.temporaryDirectory.appending(path: "viaduct-\(UUID().uuidString.prefix(8))")

    private func write(_ text: String, to name: String, isProgram: Bool = false) throws -> String {
        let file = folder.appending(path: name)
        try Data(text.utf8).write(to: file)
        if isProgram { try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path) }
        return file.path
    }

    /// - Parameter path: the `PATH`; `nil` for the test's own.
    private func lines(_ arguments: [String], path: String? = "", program: URL? = nil) throws -> [Line] {
        let environment = path.map { ["PATH": $0.isEmpty ? folder.path : $0] } ?? [:]
        let ended = try Program(["doctor", "--json"] + arguments, in: folder, environment: environment, program: program).finish()
        let lines = try ended.output.split(separator: "\n").map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
        #expect(ended.status == (lines.contains { $0.level == "problem" } ? 1 : 0), "\(ended.errors)")
        return lines
    }

    /// Returns the codes of the findings by subject.
    private func doctor(_ arguments: [String], program: URL? = nil) throws -> [String: String] {
        let lines = try lines(arguments, program: program)
        #expect(lines.contains { $0.level == "problem" })
        #expect(lines.allSatisfy { $0.level != "problem" || $0.code != nil })
        return Dictionary(lines.map { ($0.subject, $0.code ?? "") }) { $1 }
    }

    @Test func `what is missing, too old, taken or unreadable has a code`() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try write("#!/bin/sh\necho Swift version 5.10\n", to: "swift", isProgram: true)
        let rules = try write(#"{"rules": 5}"#, to: "rules.json")
        let file = try write("", to: "plain")
        let found = try doctor(["--listen", "unix:\(file)", "--path-configuration", rules, "http://127.0.0.1:1/"])
        #expect(found["Swift"] == "VD-SETUP-2")
        #expect(found["Port unix:\(file)"] == "VD-START-1")
        #expect(found["Path configuration"] == "VD-PATHS-1")
        #expect(found["Page"] == "VD-PAGE-3")
    }

    @Test func `without nginx an app cannot be served, and the demo can`() {
        let error = #expect(throws: ProxyError.self) { try NginxProgram.find(in: [], moduleFolders: []) }
        for (isNeeded, level) in [(true, Finding.Level.problem), (false, .hint)] {
            let finding = error.map { MachineCheckup.noNginx($0, isNeeded: isNeeded) }
            #expect((finding?.level, finding?.code) == (level, "VD-START-2"))
            #expect(finding?.cure?.contains("apt-get install nginx") == true)
        }
    }

    @Test func `a loop without libev is a hint with its cure`() {
        let finding = MachineCheckup.libev(isUsed: false)
        #expect((finding.level, finding.code) == (.hint, "VD-SETUP-3"))
        #expect(finding.cure == "Install it: apt-get install libwebsockets-evlib-ev")
        #expect(MachineCheckup.libev(isUsed: true) == .fine("libev", "It is used."))
    }

    @Test func `findings are whole sentences`() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for lines in [try lines(["http://127.0.0.1:1/"]), try lines([], path: nil)] {
            for line in lines {
                #expect(line.text.hasSuffix("."), "\(line.text)")
                #expect(line.cure?.contains(#/^[A-Z-].*(?:\.|: [^ ].*)$/#) ?? true, "\(line.cure ?? "")")
            }
        }
    }

    @Test func `a program far from its files says so, and does not serve without them`() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = folder.appending(path: "viaduct")
        try FileManager.default.copyItem(at: Program.url, to: program)
        #expect(try doctor([], program: program)["Viaduct"] == "VD-SETUP-1")
        let ended = try Program(["serve", "--listen", "127.0.0.1:0"], in: folder, program: program).finish()
        #expect(ended.errors.hasSuffix("(VD-SETUP-1)\n"))
        let pattern = #"{"rules":[{"patterns":["/(new"],"properties":{}}]}"#
        for (rules, line) in [
            (try write("[]", to: "rules.json"), "(VD-PATHS-1)\n"),
            (
                try write(pattern, to: "pattern.json"),
                "rules[0].patterns[0] “/(new” is no regular expression, and matches nothing. Correct it. (VD-PATHS-2)\n"
            ),
            ("/nonexistent", "configurations/ios_v1.json. (VD-PATHS-1)\n"),
        ] {
            let errors = try Program(["serve", "--listen", "127.0.0.1:0", "--path-configuration", rules]).finish().errors
            #expect(errors.hasSuffix(line), "\(errors)")
            #expect(errors.split(separator: "\n").count == 1, "\(errors)")
        }
    }
}
