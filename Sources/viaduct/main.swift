import Foundation
import ViaductRelay

do {
    if CommandLine.arguments.dropFirst().first == "app", !CommandLine.arguments.contains("--help") {
        try AppCommand(
            AppArguments(Array(CommandLine.arguments.dropFirst(2)), environment: ProcessInfo.processInfo.environment)
        ).run()
    }
    if CommandLine.arguments.dropFirst().first == "nginx-config", !CommandLine.arguments.contains("--help") {
        try NginxConfigCommand(NginxConfigArguments(Array(CommandLine.arguments.dropFirst(2)))).run()
        exit(0)
    }
    let arguments = try CommandLineArguments(Array(CommandLine.arguments.dropFirst()))
    if arguments.wantsHelp {
        Terminal.print(Help.text)
    } else if arguments.wantsVersion {
        Terminal.print("viaduct \(Version.current)")
    } else {
        let settings = try Settings(arguments, environment: ProcessInfo.processInfo.environment)
        switch arguments.command {
        case .serve: try ServeCommand(settings).run()
        case .health: try HealthCommand(settings).run()
        }
    }
} catch {
    Terminal.printError("viaduct: \(error)")
    exit(error is UsageError ? 2 : 1)
}
