import LWS
import ViaductApp
import ViaductCommands
import ViaductProtocol

/// `viaduct replay`: plays the native side of a recording back to the pages of a server.
@MainActor struct ReplayCommand {
    private let server: NamedServer
    private let room: String
    private let path: String
    private let platform: Platform?
    private let isFast: Bool
    private let playsTaps: Bool

    init(_ invocation: Invocation, environment: [String: String]) throws {
        server = try NamedServer(invocation, environment: environment)
        room = invocation["room"] ?? "default"
        path = invocation.operands.first ?? ""
        platform = invocation["platform"].flatMap(Platform.init)
        isFast = invocation.switches.contains("fast")
        playsTaps = invocation.switches.contains("taps")
    }

    /// Returns at SIGTERM or SIGINT.
    ///
    /// - Throws: `RecordingError` for a file that is no recording, or `LWSError` when there is no loop to be had.
    func run() throws {
        let recording = try Recording(path: path)
        let opening = try recording.checkOpenings()
        let script = ReplayScript(recording, platform: platform, playsTaps: playsTaps)
        for note in [recording.note, opening].compactMap(\.self) + script.notes { Terminal.printError(note) }
        guard !script.documents.isEmpty else { throw RecordingError("\(path) has nothing to play.") }
        let loop = try server.loop(subprotocols: [RemoteLink.subprotocol])
        let log = { @MainActor @Sendable (line: String) in Terminal.printError(Terminal.plain(line)) }
        let link = RemoteLink(server.address, room: room, secrets: server.secrets, loop: loop, log: log)
        let app = ReplayedApp(script, link: link, loop: loop, isFast: isFast, log: log)
        link.delegate = app
        loop.onTermination { link.leave { loop.stop() } }
        link.connect()
        withExtendedLifetime(app) { loop.run() }
    }
}
