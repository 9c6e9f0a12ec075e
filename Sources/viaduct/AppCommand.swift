import Foundation
import Glibc
import ViaductApp
import ViaductBuilder
import ViaductCommands

/// `viaduct app FOLDER`: builds an iOS app's bridge components and runs them as a remote app.
@MainActor struct AppCommand {
    private let arguments: AppArguments

    init(_ arguments: AppArguments) {
        self.arguments = arguments
    }

    /// Returns when the report is printed, and otherwise at SIGTERM or SIGINT.
    func run() throws {
        let app = try AppFolder(arguments.paths, packages: arguments.packages)
        guard let package = SourceFolder.find() else {
            throw UsageError(
                "Cannot find Viaduct's sources, which components are compiled against. Run the program in Viaduct's repository.")
        }
        var options = arguments.options
        options.name = arguments.name ?? app.paths[0].deletingPathExtension().lastPathComponent
        let cache = CacheFolder.url
        let runtime = try Runtime(
            package: package, program: URL(filePath: "/proc/self/exe").resolvingSymlinksInPath(), cache: cache,
            progress: Terminal.printError)
        // The same app may run twice, in two rooms or on two servers.
        let claim = try FolderClaim(cache.appending(path: "apps/\(Self.key(of: app))"))
        if arguments.checks {
            let check = try AppCheck(app, options: options, runtime: runtime, folder: claim.url.appending(path: "check"))
            Terminal.print(arguments.isJSON ? check.json : check.report)
            exit(check.isComplete ? 0 : 1)
        }
        let supervisor = AppSupervisor(app, options: options, runtime: runtime, folder: claim.url) {
            Terminal.printError($0)
        }
        // A line for an app that was just killed must not end this program too.
        signal(SIGPIPE, SIG_IGN)
        try supervisor.start()
        let watch = TerminationWatch {
            supervisor.stop()
            exit(0)
        }
        withExtendedLifetime((watch, claim)) { dispatchMain() }
    }

    /// Identifies one app's folder, the same in each run.
    private static func key(of app: AppFolder) -> String {
        let paths = app.paths.map(\.path).joined(separator: "\n")
        let hash = paths.utf8.reduce(UInt64(14_695_981_039_346_656_037)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
        return "\(app.paths[0].deletingPathExtension().lastPathComponent)-\(String(hash, radix: 16))"
    }
}
