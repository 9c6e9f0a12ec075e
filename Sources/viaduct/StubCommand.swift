import Foundation
import ViaductCommands
import ViaductRelay
import ViaductStubs

/// `viaduct stub`: checks components that are read from files, and writes their source code.
@MainActor struct StubCommand {
    private let paths: [String]
    private let writesSwift: Bool
    private let writesStimulus: Bool
    /// The folder of the contract's JSON Schemas.
    private let contract: String?

    init(_ invocation: Invocation) throws(UsageError) {
        paths = invocation.operands
        writesSwift = invocation.switches.contains("to-swift")
        writesStimulus = invocation.switches.contains("to-stimulus")
        contract = invocation["contract"]
        if writesSwift, writesStimulus { throw UsageError("Choose one of --to-swift and --to-stimulus.") }
    }

    func run() throws {
        let contract = try contract.map(Self.read)
        let files = try files()
        if writesStimulus, files.count > 1 {
            throw UsageError(
                "--to-stimulus writes one controller: a file of JavaScript has one default export. Name one of the \(files.count) stubs.")
        }
        var stubs: [Stub] = []
        var cause = StubError.Cause.contract
        for file in files {
            do {
                let stub = try Stub([UInt8](Data(contentsOf: file)), file: file.lastPathComponent)
                let errors = contract?.errors(of: stub) ?? []
                tell(errors, in: file)
                if errors.isEmpty { stubs.append(stub) }
            } catch let error as Stub.Invalid {
                tell(error.errors, in: file)
                cause = .shape
            }
        }
        let count = files.count - stubs.count
        // Sources of some of the stubs would pass for those of all.
        if count == 0 || !writesSource { tell(stubs, contract) }
        if count > 0 { throw Failure("\(count) \(count == 1 ? "stub has" : "stubs have") to be mended. (\(cause.rawValue))") }
    }

    private var writesSource: Bool { writesSwift || writesStimulus }

    /// - Throws: `Failure` for a folder without schemas, or with one that cannot be read.
    private static func read(_ path: String) throws -> MessageContract {
        let contract = MessageContract(folder: URL(filePath: path))
        for error in contract.errors { Terminal.printError("\(path)/\(error) (VD-CONTRACT-2)") }
        guard contract.errors.isEmpty else { throw Failure("The contract in \(path) has to be mended. (VD-CONTRACT-2)") }
        guard !contract.isEmpty else {
            throw Failure("\(contract.absence) (VD-CONTRACT-2)")
        }
        return contract
    }

    private func tell(_ errors: [StubError], in file: URL) {
        for error in errors { Terminal.printError("\(file.deletingLastPathComponent().relativePath)/\(error)") }
    }

    private func tell(_ stubs: [Stub], _ contract: MessageContract?) {
        let shape = { contract?.shape(component: $0, event: $1) }
        if writesSwift { return Terminal.print(StubSwift(stubs, contract: shape).source.trimmingCharacters(in: .newlines)) }
        for stub in stubs {
            if writesStimulus { return Terminal.print(StubStimulus(stub, contract: shape).source.trimmingCharacters(in: .newlines)) }
            Terminal.print("\(Terminal.plain(stub.file)): “\(stub.name)”, \(stub.ruleCount == 1 ? "1 rule" : "\(stub.ruleCount) rules")")
        }
    }

    /// - Throws: `Failure` for a path without stubs.
    private func files() throws -> [URL] {
        try paths.flatMap { path in
            let url = URL(filePath: path)
            guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
                guard FileManager.default.fileExists(atPath: path) else { throw Failure("\(path) is not there. (VD-STUB-1)") }
                guard FileManager.default.isReadableFile(atPath: path) else { throw Failure("\(path) may not be read. (VD-STUB-1)") }
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
