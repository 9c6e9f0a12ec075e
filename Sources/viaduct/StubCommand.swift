import Foundation
import ViaductCommands
import ViaductStubs

/// `viaduct stub`: checks components that are read from files, and writes their source code.
struct StubCommand {
    private let paths: [String]
    private let writesSwift: Bool
    private let writesStimulus: Bool

    init(_ invocation: Invocation) throws(UsageError) {
        paths = invocation.operands
        writesSwift = invocation.switches.contains("to-swift")
        writesStimulus = invocation.switches.contains("to-stimulus")
        if writesSwift, writesStimulus { throw UsageError("Choose one of --to-swift and --to-stimulus.") }
    }

    func run() throws {
        var count = 0
        for file in try files() {
            do {
                tell(try Stub([UInt8](Data(contentsOf: file)), file: file.lastPathComponent))
            } catch let error as Stub.Invalid {
                for error in error.errors { Terminal.printError("\(file.deletingLastPathComponent().relativePath)/\(error)") }
                count += 1
            }
        }
        if count > 0 { throw Failure("\(count) \(count == 1 ? "stub has" : "stubs have") to be mended. (VD-STUB-2)") }
    }

    private func tell(_ stub: Stub) {
        if writesSwift { return Terminal.print(StubSwift(stub).source.trimmingCharacters(in: .newlines)) }
        if writesStimulus { return Terminal.print(StubStimulus(stub).source.trimmingCharacters(in: .newlines)) }
        Terminal.print("\(stub.file): “\(stub.name)”, \(stub.ruleCount == 1 ? "1 rule" : "\(stub.ruleCount) rules")")
    }

    /// - Throws: `Failure` for a path without stubs.
    private func files() throws -> [URL] {
        try paths.flatMap { path in
            let url = URL(filePath: path)
            guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
                guard FileManager.default.isReadableFile(atPath: path) else { throw Failure("\(path) cannot be read. (VD-STUB-1)") }
                return [url]
            }
            let found = names.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.sorted()
            guard !found.isEmpty else { throw Failure("\(path) has no stubs: their names end with .json. (VD-STUB-1)") }
            return found.map { url.appending(path: $0) }
        }
    }

    /// The reason that nothing was written.
    struct Failure: Error, CustomStringConvertible {
        let description: String

        init(_ description: String) { self.description = description }
    }
}
