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

    /// Ends the program with the status 1 after disagreements.
    ///
    /// - Throws: `UnreadFiles` after the findings, if a file was not read.
    func run() throws {
        let script = try ConfigFolder.find(publicFolder: nil).appending(path: "contract/controllers.cjs")
        let (webFiles, swiftFiles) = (try SourceFiles(in: web, .web), try SourceFiles(in: swift, .swift))
        let pages = try WebReader(script: script, searchPath: searchPath).read(webFiles.texts, of: web)
        let reader = SwiftComponentReader(swiftFiles.texts)
        let recordings = try recordings.map(Recording.init(path:))
        let recorded = recordings.map(RecordedMessages.init)
        let components = pages.components + recorded.flatMap(\.components)
        for folder in webFiles.leftOut + swiftFiles.leftOut {
            let note = "note: \(Terminal.plain(folder)) was not read: its name is that of a folder for other people's code."
            Terminal.print("\(note)\n  Compare it by itself if it is yours.")
        }
        for line in recordings.compactMap(\.note) { Terminal.print(Terminal.plain(line)) }
        var unread = Unread(
            web: webFiles.unread + pages.unread,
            swift: swiftFiles.unread + reader.unread.map { UnreadFile($0.path, line: $0.line, reason: $0.reason) })
        if unread.web.isEmpty, components.isEmpty, pages.unnamed.isEmpty {
            unread.web.append(UnreadFile(web, reason: "no class in it names a bridge component: static component = \"form\""))
        }
        if unread.swift.isEmpty, reader.components.isEmpty, reader.unnamed.isEmpty {
            unread.swift.append(UnreadFile(swift, reason: "no class in it inherits from BridgeComponent and has a name"))
        }
        let comparison = ContractComparison(
            web: components, swift: reader.components, unnamed: pages.unnamed, unnamedSwift: reader.unnamed,
            isWebComplete: unread.web.isEmpty, isSwiftComplete: unread.swift.isEmpty)
        for finding in comparison.findings { Terminal.print(Self.text(of: finding)) }
        Terminal.print(summary(of: comparison, Set(components.map(\.name)), Set(reader.components.map(\.name)), isComplete: unread.all.isEmpty))
        // A schema of half the sources would forget the other half.
        guard unread.all.isEmpty else { throw UnreadFiles(files: unread.all) }
        if let output { try write(components, reader.components, recorded.flatMap(\.replies), to: output) }
        if comparison.findings.contains(where: \.isDisagreement) { exit(1) }
    }

    private struct Unread {
        var web: [UnreadFile]
        var swift: [UnreadFile]

        var all: [UnreadFile] { web + swift }
    }

    private func summary(of comparison: ContractComparison, _ web: Set<String>, _ swift: Set<String>, isComplete: Bool) -> String {
        let (all, both) = (web.union(swift).count, web.intersection(swift).count)
        let count = comparison.findings.count(where: \.isDisagreement)
        let found = count == 0 ? "no disagreement" : count == 1 ? "1 disagreement" : "\(count) disagreements"
        let doubtful = comparison.doubtful.isEmpty ? "" : ", \(comparison.doubtful.count) compared in part"
        return "\(all) component\(all == 1 ? "" : "s"), \(both) on both sides\(doubtful): \(found)\(isComplete ? "" : " in what was read")."
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
