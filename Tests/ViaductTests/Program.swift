import Foundation
import Testing

/// The built program, as a process of its own.
final class Program {
    static let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    /// The built program's file.
    static let url = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "viaduct")

    let process = Process()
    /// The program's standard input.
    let input = Pipe()
    private let output = Pipe()
    private let errors = Pipe()

    /// - Parameters:
    ///   - arguments: of `viaduct`.
    ///   - folder: the working directory.
    ///   - environment: added to the test's own, which is passed on without Viaduct's settings and the folders for secrets.
    ///   - limit: the limit of descriptors; the test's own when `nil`.
    ///   - program: a copy in another place; the built one when `nil`.
    ///   - fileSize: the limit of a file's bytes; the test's own when `nil`.
    ///   - standardOutput: takes the place of the pipe that `finish` reads.
    init(
        _ arguments: [String], in folder: URL = FileManager.default.temporaryDirectory, environment: [String: String] = [:],
        limit: Int? = nil, program: URL? = nil, fileSize: Int? = nil, standardOutput: FileHandle? = nil
    ) throws {
        let program = program ?? Self.url
        let limits = [limit.map { "--nofile=\($0)" }, fileSize.map { "--fsize=\($0)" }].compactMap(\.self)
        process.executableURL = limits.isEmpty ? program : URL(filePath: "/usr/bin/prlimit")
        process.arguments = (limits.isEmpty ? [] : limits + [program.path]) + arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("VIADUCT_") }
            .merging(["XDG_RUNTIME_DIR": "/nonexistent", "HOME": "/dev/null"]) { $1 }.merging(environment) { $1 }
        process.standardInput = input
        process.standardOutput = standardOutput.map { $0 as Any } ?? output
        process.standardError = errors
        try process.run()
        // Nothing will come.
        if standardOutput != nil { try output.fileHandleForWriting.close() }
    }

    /// Starts the server with the repository's public folder.
    static func serve(
        _ arguments: [String], environment: [String: String] = [:], limit: Int? = nil
    ) throws -> Program {
        try Program(
            ["serve", "--public", package.appending(path: "public").path] + arguments, environment: environment, limit: limit)
    }

    deinit {
        if process.isRunning { process.terminate() }
    }

    /// Waits for the line that names the address.
    func address() throws -> String {
        var text = ""
        while !text.hasSuffix("\n") {
            let data = output.fileHandleForReading.availableData
            if data.isEmpty { break }
            text += String(decoding: data, as: UTF8.self)
        }
        let line = try #require(text.split(separator: "\n").first)
        return String(try #require(line.wholeMatch(of: /Viaduct is listening on (.+)/)).1)
    }

    /// Waits for a text on the standard error.
    ///
    /// - Returns: `false` when it has ended without.
    func waitsForError(_ wanted: String) -> Bool {
        var text = ""
        while !text.contains(wanted) {
            let data = errors.fileHandleForReading.availableData
            if data.isEmpty { return false }
            text += String(decoding: data, as: UTF8.self)
        }
        return true
    }

    /// Waits for the end.
    func finish() -> (status: Int32, output: String, errors: String) {
        let output = output.fileHandleForReading.readDataToEndOfFile()
        let errors = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (
            process.terminationStatus, String(decoding: output, as: UTF8.self), String(decoding: errors, as: UTF8.self)
        )
    }
}
