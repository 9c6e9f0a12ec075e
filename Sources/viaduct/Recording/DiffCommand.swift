import Foundation
import ViaductCommands

/// `viaduct diff`: compares the traffic of two recordings.
@MainActor struct DiffCommand {
    private let paths: [String]

    init(_ invocation: Invocation) {
        paths = invocation.operands
    }

    /// Returns when there is no difference. It ends the process with 1 for a difference, and with 2 for a file that cannot be read.
    func run() {
        do {
            let recordings = try paths.map(Recording.init)
            for note in recordings.compactMap(\.note) { Terminal.printError(note) }
            let report = TrafficReport(Traffic(recordings[0]).entries, Traffic(recordings[1]).entries)
            guard report.count > 0 else { return Terminal.print("No difference.") }
            Terminal.print("--- \(paths[0])\n+++ \(paths[1])")
            for line in report.lines { Terminal.print(line) }
            Terminal.print("\n\(report.count == 1 ? "1 difference" : "\(report.count) differences").")
            exit(1)
        } catch {
            Terminal.printError("viaduct: \(FailureCode.sentence(for: error))")
            exit(2)
        }
    }
}
