import Foundation
import ViaductBuilder
import ViaductCommands
import ViaductSystem

/// `viaduct contract`: compares the pages' messages with the app's components, and writes one JSON Schema for each component.
struct ContractCommand {
    private let web: String
    private let swift: String
    private let recordings: [String]
    private let output: URL?
    private let searchPath: String

    init(_ invocation: Invocation, environment: [String: String]) {
        (web, swift) = (invocation.operands[0], invocation.operands[1])
        recordings = invocation.list("from")
        output = invocation["out"].map { URL(filePath: $0) }
        searchPath = environment["PATH"] ?? "/usr/bin"
    }

    /// After disagreements it returns never: the exit status is 1 then.
    func run() throws {
        let script = try ConfigFolder.find(publicFolder: nil).appending(path: "contract/controllers.cjs")
        let pages = try WebReader(script: script, searchPath: searchPath).read(web)
        let reader = SwiftComponentReader(try SourceFiles.texts(in: swift, extensions: ["swift"]))
        let recordings = try recordings.map(Recording.init(path:))
        let recorded = recordings.map(RecordedMessages.init)
        let components = pages.components + recorded.flatMap(\.components)
        let leftOut = pages.skipped.map { "\($0.file):\($0.line)  \($0.reason)" } + reader.unreadable.map { "\($0):1  its brackets do not match" }
        for line in leftOut.map({ "left out: \($0)" }) + recordings.compactMap(\.note) { Terminal.print(Terminal.plain(line)) }
        guard !components.isEmpty || !reader.components.isEmpty || !pages.unnamed.isEmpty || !reader.unnamed.isEmpty else {
            throw UsageError("There is no bridge component in \(web) (static component = …) nor in \(swift) (: BridgeComponent).")
        }
        let comparison = ContractComparison(
            web: components, swift: reader.components, unnamed: pages.unnamed, unnamedSwift: reader.unnamed)
        for finding in comparison.findings { Terminal.print(Self.text(of: finding)) }
        if let output { try write(components, reader.components, recorded.flatMap(\.replies), to: output) }
        let names = Set(components.map(\.name))
        let others = Set(reader.components.map(\.name))
        let count = comparison.findings.count(where: \.isDisagreement)
        Terminal.print(
            "\(names.union(others).count) component\(names.union(others).count == 1 ? "" : "s"), \(names.intersection(others).count) on both sides: "
                + (count == 0 ? "no disagreement." : "\(count) \(count == 1 ? "disagreement" : "disagreements")."))
        if count > 0 { exit(1) }
    }

    private static func text(of finding: ContractComparison.Finding) -> String {
        let text = Terminal.plain(finding.text)
        let places = [finding.web.map { "  web    \($0)" }, finding.swift.map { "  swift  \($0)" }, finding.cure.isEmpty ? nil : "  \(finding.cure)"]
        let lines = [finding.isDisagreement ? Terminal.styled(text, .warning) : "note: \(text)"] + places.compactMap(\.self).map(Terminal.plain)
        return lines.joined(separator: "\n")
    }

    private func write(
        _ web: [WebComponent], _ swift: [SwiftComponent], _ replies: [(component: String, event: String, data: ContractShape)], to folder: URL
    ) throws {
        try make(folder)
        for name in Set(web.map(\.name) + swift.map(\.name)).sorted() {
            guard name.wholeMatch(of: #/[A-Za-z0-9._-]{1,64}/#) != nil, !name.hasPrefix(".") else {
                Terminal.print("left out: “\(Terminal.plain(name))” is no name of a file")
                continue
            }
            let schema = ContractSchema(name, web: web.filter { $0.name == name }, swift: swift.first { $0.name == name }, recorded: replies)
            let file = folder.appending(path: "\(name).json")
            let json = try schema.json
            do {
                try FileReplacement.write(Array("\(json)\n".utf8), to: file.path, readers: .asBefore)
            } catch {
                throw UsageError("--out: \(file.relativePath) cannot be written. Name a folder that you may write, with space left.")
            }
        }
    }

    private func make(_ folder: URL) throws(UsageError) {
        var isFolder: ObjCBool = false
        let path = folder.relativePath
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue {
            throw UsageError("--out: \(path) is a file. Name a folder: viaduct contract writes one file for each component.")
        }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw UsageError("--out: the folder \(path) cannot be made. Name one that you may write.")
        }
    }
}
