internal import LWS
internal import ViaductApp
internal import ViaductProtocol

/// The end of a server: replies and answers under way are sent, then every socket is closed with 1001.
@MainActor final class Drain {
    /// The interval for checking what is under way.
    private static let pause = Duration.milliseconds(20)
    /// The part of the time that is left to peers to answer the close, at most.
    private static let closeTime = Duration.seconds(1)

    private unowned let server: Server
    private let time: Duration
    private let stop: () -> Void
    private let begun = ContinuousClock.now
    /// The sessions that have not yet handled all earlier frames, by their pages' ids.
    private var unsettled: [String: any AppSession] = [:]
    private var isClosing = false
    private var timer: LoopTimer?
    private var endTimer: LoopTimer?

    /// - Parameters:
    ///   - time: the time after which `stop` is called, whatever is still open.
    ///   - stop: also called once every socket is closed.
    init(of server: Server, within time: Duration, stop: @escaping () -> Void) {
        self.server = server
        self.time = time
        self.stop = stop
    }

    func begin() {
        server.log(
            .info, "The server ends: replies under way are sent, and pages reconnect by themselves.",
            ["pages": String(server.pages.count), "apps": String(server.remoteApps.count)])
        let notice = ServerFrame.notice(.serverEnds).bytes[...]
        for page in server.pages.values {
            page.send(encoded: notice)
            guard let session = page.session else { continue }
            unsettled[page.id] = session
            session.settle { [weak self] _ in self?.unsettled[page.id] = nil }
        }
        server.tests.endCalls()
        endTimer = server.schedule(after: time) { [stop] in stop() }
        proceed()
    }

    func socketDidClose() {
        if isClosing, server.openSockets == 0 { stop() }
    }

    /// The time for replies under way. The rest is for peers to answer the close.
    private var replyTime: Duration { time - min(Self.closeTime, time / 2) }

    private func proceed() {
        let isBusy = server.pages.values.contains(where: isUnderWay) || server.isAnswering
        guard isBusy, ContinuousClock.now - begun < replyTime else { return close() }
        timer = server.schedule(after: Self.pause) { [weak self] in self?.proceed() }
    }

    /// Whether the page waits for a reply that may still arrive. A page without a socket receives none.
    private func isUnderWay(_ page: Page) -> Bool {
        guard let socket = page.link.socket, let session = page.session else { return false }
        return unsettled[page.id] === session || session.isBusy || socket.isBehind
    }

    private func close() {
        isClosing = true
        timer = nil
        endTimer = server.schedule(after: time - replyTime) { [stop] in stop() }
        for link in server.pages.values.map(\.link) + server.remoteApps.values.map(\.link) {
            link.close(.goingAway, reason: "The server is shutting down.")
        }
        socketDidClose()
    }
}

extension Notice {
    fileprivate static let serverEnds = Notice(
        level: .info, code: "server-ends", text: "The server ends or restarts. The page reconnects by itself when it is back.")
}
