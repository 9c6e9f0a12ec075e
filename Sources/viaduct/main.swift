import Foundation
import ViaductCommands
import ViaductRelay

Terminal.open()
do {
    switch try Subcommand.table.parse(Array(CommandLine.arguments.dropFirst())) {
    case .help(let command): Terminal.print(Subcommand.table.help(command))
    case .version: Terminal.print("viaduct \(Version.current)")
    case .run(let invocation): try Subcommand(rawValue: invocation.command.name)?.run(invocation)
    }
} catch {
    Terminal.printError("viaduct: \(FailureCode.sentence(for: error))")
    exit(error is UsageError || error is RecordingError || error is UnreadFiles ? 2 : 1)
}
