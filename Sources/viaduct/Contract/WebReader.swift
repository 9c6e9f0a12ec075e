import Foundation
import ViaductBuilder
import ViaductSystem

/// Reads Stimulus controllers by Node.js and Acorn.
struct WebReader {
    /// The controllers cannot be read at all.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// A file that was left out, with the reason.
    struct Skipped: Codable {
        let file: String
        let line: Int
        let reason: String
    }

    /// The class of a component whose name is known only when the page runs.
    struct Unnamed: Codable {
        let file: String
        let line: Int
    }

    struct Answer: Codable {
        let components: [WebComponent]
        let unnamed: [Unnamed]
        let skipped: [Skipped]

        fileprivate static let empty = Answer(components: [], unnamed: [], skipped: [])
    }

    private static let extensions: Set = ["js", "mjs", "cjs", "jsx", "ts", "mts", "tsx"]
    private static let programs = ["node", "nodejs"]
    private static let packages =
        "Install Debian's packages nodejs and node-acorn, and esbuild for TypeScript: apt-get install nodejs node-acorn esbuild"
    /// The script's status without Acorn.
    private static let withoutAcorn: Int32 = 3

    let script: URL
    let searchPath: String

    /// - Parameter path: a folder or a file.
    /// - Returns: the components that its files name, the classes without a readable name, and the files that could not be read.
    func read(_ path: String) throws -> Answer {
        let files = try SourceFiles.texts(in: path, extensions: Self.extensions)
            .filter { $0.text.contains(#/\bstatic\s+(?:(?:override|readonly|declare|accessor|get)\s+)*component\b/#) }.map(\.path)
        guard !files.isEmpty else { return .empty }
        let folder = FileManager.default.temporaryDirectory.appending(path: "viaduct-contract-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let list = folder.appending(path: "files")
        try Data(files.joined(separator: "\n").utf8).write(to: list)
        let (status, output) = try run(path, input: FileHandle(forReadingFrom: list))
        if status == Self.withoutAcorn { throw Failure(description: "JavaScript is read by Acorn, which is not installed. \(Self.packages)") }
        guard status == 0, let answer = try? JSONDecoder().decode(Answer.self, from: output) else {
            throw Failure(description: "Node.js could not read the controllers of \(path): it ended with \(status). \(Self.packages)")
        }
        return answer
    }

    private func run(_ path: String, input: FileHandle) throws -> (status: Int32, output: Data) {
        let candidates = searchPath.split(separator: ":").flatMap { folder in Self.programs.map { "\(folder)/\($0)" } }
        guard let program = candidates.first(where: FileManager.default.isExecutableFile) else {
            throw Failure(description: "JavaScript is read by Node.js, which is not installed. \(Self.packages)")
        }
        let process = try ChildProcess([program, script.path, path], input: input.fileDescriptor, errors: .inherited)
        let output = try FileHandle(fileDescriptor: process.output, closeOnDealloc: true).readToEnd() ?? Data()
        return (ChildEnd(waitingFor: process.identifier).number, output)
    }
}
