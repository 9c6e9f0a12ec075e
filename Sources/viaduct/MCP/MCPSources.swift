import Foundation
import ViaductProtocol

/// The tools for sources, “build” and “contract”: each runs the command of this program, which compiles or reads files and runs none of them.
@MainActor enum MCPSources {
    nonisolated static let libraries = ["1.2.2", "main"]
    nonisolated static let mostPaths = 16
    /// The first build for another compiler takes minutes.
    private static let buildTime = Duration.seconds(15 * 60)
    private static let contractTime = Duration.seconds(2 * 60)
    /// The report of `viaduct app --check --json` begins so, behind lines about its progress.
    private static let reportStart = "{\"complete\":"

    static func build(_ arguments: MCPArguments) async throws -> MCPAnswer {
        let folder = path(try arguments.text("folder") ?? "")
        let packages = try arguments.texts("packages", atMost: mostPaths).map(path)
        let library = try arguments.text("hotwireNative", of: libraries)
        let flags = packages.flatMap { ["--package", $0] } + (library.map { ["--hotwire-native", $0] } ?? [])
        let outcome = try await OwnProgram.run(["app", folder, "--check", "--json"] + flags, limit: buildTime)
        return report(in: outcome)
    }

    /// - Returns: an error for a build that has no report, such as one without a Swift toolchain.
    static func report(in outcome: OwnProgram.Outcome) -> MCPAnswer {
        guard [0, 1].contains(outcome.end.number), let start = outcome.output.range(of: reportStart) else {
            return .error(outcome.output.isEmpty ? "The build has ended without a word, with \(outcome.end)." : outcome.output)
        }
        return MCPAnswer(String(outcome.output[start.lowerBound...]))
    }

    static func contract(_ arguments: MCPArguments) async throws -> MCPAnswer {
        let (web, swift) = (path(try arguments.text("web") ?? ""), path(try arguments.text("swift") ?? ""))
        let recordings = try arguments.texts("recordings", atMost: mostPaths).map(path)
        let outcome = try await OwnProgram.run(["contract", web, swift] + recordings.flatMap { ["--from", $0] }, limit: contractTime)
        // 1 also stands for other failures, which have no last line of this kind.
        switch outcome.end {
        case .exit(0): return answer("agreement", outcome)
        case .exit(1) where outcome.output.contains(#/\d+ disagreements?\./#): return answer("disagreements", outcome)
        default: return .error(outcome.output.isEmpty ? "The comparison has ended with \(outcome.end)." : outcome.output)
        }
    }

    private static func answer(_ result: String, _ outcome: OwnProgram.Outcome) -> MCPAnswer {
        MCPAnswer("{\"result\":\"\(result)\",\"report\":\(JSONText.quoted(outcome.output))}")
    }

    /// Whole, so that none is read as a flag.
    private static func path(_ text: String) -> String { URL(filePath: text.isEmpty ? "." : text).standardizedFileURL.path }
}
