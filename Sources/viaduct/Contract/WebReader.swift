import Foundation
import ViaductBuilder
import ViaductSystem

/// Reads Stimulus controllers by Node.js and Acorn.
struct WebReader {
    /// The class of a component whose name is known only when the page runs.
    struct Unnamed: Codable {
        let file: String
        let line: Int
    }

    struct Answer: Codable {
        let components: [WebComponent]
        let unnamed: [Unnamed]
        let unread: [UnreadFile]
    }

    private static let programs = ["node", "nodejs"]
    /// The script's status without Acorn.
    private static let withoutAcorn: Int32 = 3

    let script: URL
    let searchPath: String

    /// Reads the classes of these files, and what they inherit from other files.
    ///
    /// - Parameters:
    ///   - sources: the texts by the paths of their files.
    ///   - path: the folder or file that they are from.
    /// - Returns: the components that they name, the classes without a readable name, and the files that could not be read.
    func read(_ sources: [(path: String, text: String)], of path: String) throws -> Answer {
        // Without a class that inherits or names a component, there is no controller.
        let files = sources.filter { $0.text.contains(#/\b(?:component|extends)\b/#) }.map(\.path)
        guard !files.isEmpty else { return Answer(components: [], unnamed: [], unread: []) }
        func unread(_ reason: String) -> Answer { Answer(components: [], unnamed: [], unread: files.map { UnreadFile($0, reason: reason) }) }
        guard let program else { return unread("JavaScript is read by Node.js, which is not installed: install nodejs and node-acorn") }
        let folder = FileManager.default.temporaryDirectory.appending(path: "viaduct-contract-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let list = folder.appending(path: "files")
        try Data(files.joined(separator: "\0").utf8).write(to: list)
        let input = try FileHandle(forReadingFrom: list)
        defer { try? input.close() }
        let process = try ChildProcess([program, script.path, path], input: input.fileDescriptor, errors: .inherited)
        let output = try FileHandle(fileDescriptor: process.output, closeOnDealloc: true).readToEnd() ?? Data()
        let status = ChildEnd(waitingFor: process.identifier).number
        if status == Self.withoutAcorn { return unread("JavaScript is read by Acorn, which is not installed: install node-acorn") }
        guard status == 0, let answer = try? JSONDecoder().decode(Answer.self, from: output) else {
            return unread("Node.js ended with \(status) before it had read the files: install nodejs and node-acorn")
        }
        return answer
    }

    private var program: String? {
        let candidates = searchPath.split(separator: ":").flatMap { folder in Self.programs.map { "\(folder)/\($0)" } }
        return candidates.first(where: FileManager.default.isExecutableFile)
    }
}
