import Foundation
import ViaductCommands
import ViaductRelay

/// `viaduct record`: writes the events of a server's pages into a file.
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
        let file = try RecordingFile(path: path, room: request.room, mask: mask, replaces: replaces)
        let reading = Reading()
        if request.follows {
            begin(file, reading)
        } else {
            record(into: file, reading)
        }
        let watch = TerminationWatch {
            Self.finish(file)
        }
        withExtendedLifetime((reading, watch)) { request.loop.run() }
    }

    /// Records the open pages first, and then what happens.
    private func begin(_ file: RecordingFile, _ reading: Reading) {
        let stream = request.past {
            reading.pages.add($0)
        } onEnd: {
            for event in reading.pages.takeOpen() { Self.add(event, to: file) }
            record(into: file, after: reading.stream?.lastID, reading)
        }
        reading.stream = stream
        stream.open()
    }

    private func record(into file: RecordingFile, after lastID: String? = nil, _ reading: Reading) {
        let stream = request.stream(after: lastID, isQuiet: false) {
            for event in reading.pages.take($0) { Self.add(event, to: file) }
        } onEnd: { isComplete in
            if isComplete { Self.finish(file) }
            // The name is free again for the next attempt.
            if file.count > 0 { Self.tell(file, at: file.keep()) } else { file.remove() }
            exit(1)
        }
        reading.stream = stream
        stream.open()
        if request.follows { Terminal.printError("Recording the room “\(request.room)” into \(path). Ctrl+C ends it.") }
    }

    private static func add(_ event: String, to file: RecordingFile) {
        do {
            try file.add(event)
        } catch {
            fail(error)
        }
    }

    private static func finish(_ file: RecordingFile) -> Never {
        do {
            try file.finish()
        } catch {
            fail(error)
        }
        tell(file, at: file.path)
        exit(0)
    }

    private static func fail(_ error: any Error) -> Never {
        Terminal.printError("viaduct: \(FailureCode.sentence(for: error))")
        exit(1)
    }

    /// The stream that is read now, and the pages from before that are no part of the recording yet.
    private final class Reading {
        var pages = OpenPages()
        var stream: EventStream?
    }

    private static func tell(_ file: RecordingFile, at path: String) {
        Terminal.printError("\(path) has \(file.count == 1 ? "1 event" : "\(file.count) events").")
    }
}
