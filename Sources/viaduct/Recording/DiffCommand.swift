import Foundation
import ViaductApp
import ViaductCommands
import ViaductProtocol

/// `viaduct diff`: compares the traffic of two recordings, or of one recording on two platforms.
@MainActor struct DiffCommand {
    private let paths: [String]
    private let platforms: [Platform]
    /// `nil` for two recordings.
    private let server: NamedServer?
    private let room: String

    init(_ invocation: Invocation, environment: [String: String]) throws {
        paths = invocation.operands
        platforms = invocation.list("platforms").flatMap { $0.split(separator: ",") }.compactMap { Platform(rawValue: String($0)) }
        server = try platforms.isEmpty ? nil : NamedServer(invocation, environment: environment)
        room = invocation["room"] ?? "default"
        guard paths.count == (platforms.isEmpty ? 2 : 1) else {
            throw UsageError(
                platforms.isEmpty ? "Name two recordings: viaduct diff before.jsonl after.jsonl" : "With --platforms, name one recording.")
        }
        if !platforms.isEmpty, platforms.count != 2 || platforms[0] == platforms[1] {
            throw UsageError("Name two different platforms: --platforms ios,android")
        }
    }

    /// Returns when there is no difference. It ends the process with 1 for a difference, and with 2 for a file that cannot be read.
    func run() {
        do {
            let report = try server.map(comparePlatforms) ?? compareFiles()
            guard report.count > 0 else { return Terminal.print("No difference.") }
            for line in report.lines { Terminal.print(line) }
            Terminal.print("\n\(report.count == 1 ? "1 difference" : "\(report.count) differences").")
            exit(1)
        } catch {
            Terminal.printError("viaduct: \(FailureCode.sentence(for: error))")
            exit(2)
        }
    }

    private func compareFiles() throws -> TrafficReport {
        let recordings = try paths.map(read)
        return TrafficReport(
            Traffic(recordings[0]).entries, Traffic(recordings[1]).entries, head: ["--- \(paths[0])", "+++ \(paths[1])"])
    }

    private func comparePlatforms(at server: NamedServer) throws -> TrafficReport {
        let recording = try read(paths[0])
        if let note = try recording.checkOpenings() { Terminal.printError(note) }
        if Terminal.isWatched { Terminal.printError("Playing \(paths[0]) on both platforms…") }
        let played = try PlatformComparison(recording, on: platforms, at: server, room: room).run()
        for note in played.notes { Terminal.printError(Terminal.plain(note)) }
        let known = played.traffic.map(KnownDifference.all)
        var told: [KnownDifference] = []
        let report = TrafficReport(
            played.traffic[0], played.traffic[1], head: platforms.map { "\($0 == platforms[0] ? "---" : "+++") \(paths[0]) on \($0.rawValue)" }
        ) { first, second in
            let here = known[0].filter { first.contains($0.place) } + known[1].filter { second.contains($0.place) }
            let new = KnownDifference.once(here.map(\.known))
            told += new
            return new.map { "  known of upstream: \($0.line)" }
        }
        let others = KnownDifference.once((known[0] + known[1]).map(\.known)).filter { !told.contains($0) }
        if !others.isEmpty { Terminal.print("Phones may differ where Viaduct plays both alike:") }
        for other in others { Terminal.print("  known of upstream: \(other.line)") }
        return report
    }

    private func read(_ path: String) throws -> Recording {
        let recording = try Recording(path: path)
        if let note = recording.note { Terminal.printError(note) }
        return recording
    }
}
