import LWS
import ViaductApp
import ViaductProtocol

/// One recording's pages, played on several platforms at a server.
@MainActor final class PlatformComparison {
    private let pages: [PlayedPage]
    private let loop: EventLoop
    private var trouble: String?
    private var running: Int

    /// - Throws: `LWSError` when there is no loop to be had, or no authority in the file.
    init(_ recording: Recording, on platforms: [Platform], at server: NamedServer, room: String) throws {
        let loop = try server.loop(subprotocols: [PlayedPage.subprotocol])
        self.loop = loop
        pages = platforms.map { PlayedPage(recording, as: $0, at: server, room: room, loop: loop) }
        running = pages.count
    }

    /// Plays the recording on all platforms at the same time, and returns when all are done.
    ///
    /// - Returns: the steps of each, in the order of the platforms, and notes for a person.
    /// - Throws: `ServerRequest.Failure` when the server could not be asked.
    func run() throws -> (traffic: [[TrafficEntry]], notes: [String]) {
        for page in pages {
            page.onEnd = { [weak self] trouble in self?.didEnd(trouble) }
            page.start()
        }
        if running > 0 { loop.run() }
        if let trouble { throw ServerRequest.Failure(description: trouble) }
        let traffic = pages.map { Traffic(Recording(events: $0.events, name: $0.platform.rawValue), isOutline: true).entries }
        return (traffic, pages.flatMap(\.notes))
    }

    private func didEnd(_ trouble: String?) {
        self.trouble = self.trouble ?? trouble
        running -= 1
        if running == 0 || trouble != nil { loop.stop() }
    }
}
