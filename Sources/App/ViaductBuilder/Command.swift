import Foundation

/// A program that is run to its end.
struct Command: Sendable {
    let status: Int32
    /// What it wrote to both of its outputs.
    let output: String

    /// - Parameter arguments: the program, which is looked for in the PATH, and what it gets.
    init(_ arguments: [String], folder: URL? = nil) throws {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        // A compiler that goes on after this process has ended would do so unseen; interrupted, it ends its own children.
        process.arguments = ["setpriv", "--pdeathsig", "INT"] + arguments
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        status = process.terminationStatus
        output = String(decoding: data, as: UTF8.self)
    }
}
