import Foundation

extension Settings {
    /// The settings of a command, from all of their sources.
    init(_ arguments: CommandLineArguments, environment: [String: String]) throws(UsageError) {
        let named = arguments.configuration ?? environment[Setting.configVariable]
        let path = named ?? Self.standardConfiguration
        try self.init(
            flags: arguments.flags, environment: environment, file: try path.map(ConfigurationFile.read) ?? [:],
            warn: { Terminal.printError("viaduct: \($0)") })
    }

    private static var standardConfiguration: String? {
        FileManager.default.fileExists(atPath: ConfigurationFile.standardPath) ? ConfigurationFile.standardPath : nil
    }
}
