import Foundation
import ViaductCommands

/// `viaduct record`: writes what happens to the pages of a server into a file.
@MainActor struct RecordCommand {
    private let request: TraceRequest
    private let path: String
    private let mask: SecretMask
    private let replaces: Bool

    init(_ invocation: Invocation, environment: [String: String]) throws {
        request = try TraceRequest(invocation, filters: ["room", "page"], environment: environment)
        guard let path = invocation["out"], !path.isEmpty else {
            throw UsageError("Name the file to write: viaduct record --out session.jsonl")
        }
        self.path = path
        mask = SecretMask(adding: invocation.list("mask"))
        replaces = invocation.switches.contains("force")
    }

    /// Returns never: it ends at SIGTERM or SIGINT, and with `--once` after the newest event.
    ///
    /// - Throws: `RecordingError` when the file cannot be begun.
    func run() throws {
        // A limit of the file's size is an error like any other.
        signal(SIGXFSZ, SIG_IGN)
        let file = try RecordingFile(path: path, room: request.room, mask: mask, replaces: replaces)
        let stream = request.stream(isQuiet: false) { event in
            do {
                try file.add(event)
            } catch {
                Terminal.printError("viaduct: \(FailureCode.sentence(for: error))")
                exit(1)
            }
        } onEnd: { isComplete in
            Self.tell(file)
            exit(isComplete ? 0 : 1)
        }
        stream.open()
        let watch = TerminationWatch {
            Self.tell(file)
            exit(0)
        }
        if request.follows { Terminal.printError("Recording the room “\(request.room)” into \(path). Ctrl+C ends it.") }
        withExtendedLifetime(watch) { dispatchMain() }
    }

    private static func tell(_ file: RecordingFile) {
        Terminal.printError("\(file.path) has \(file.count == 1 ? "1 event" : "\(file.count) events").")
    }
}
