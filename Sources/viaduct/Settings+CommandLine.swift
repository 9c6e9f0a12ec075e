import Foundation
import ViaductCommands

extension Settings {
    /// The settings of a command, from all of their sources.
    init(_ invocation: Invocation, environment: [String: String]) throws(UsageError) {
        let path = invocation["config"] ?? environment[Setting.configVariable] ?? Self.standardConfiguration
        let file = try path.map { path throws(UsageError) in try ConfigurationFile(path) }
        try self.init(
            flags: invocation.values.merging(invocation.switches.map { ($0, ["1"]) }) { values, _ in values }, environment: environment,
            file: file?.values ?? [:], places: file?.places ?? [:],
            warn: { Terminal.printError("viaduct: \($0)") })
    }

    private static var standardConfiguration: String? {
        FileManager.default.fileExists(atPath: ConfigurationFile.standardPath) ? ConfigurationFile.standardPath : nil
    }
}
