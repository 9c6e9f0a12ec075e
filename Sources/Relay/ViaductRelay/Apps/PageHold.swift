internal import LWS

/// Keeps the pages of an app from sending more than its link may keep: nothing of them is read while the app has to catch up.
@MainActor final class PageHold {
    /// An app acknowledges within `ResumableLink.ackDelay` unless something keeps it. After this time its pages are read again, whatever
    /// becomes of its session.
    private static let patience = Duration.seconds(3)

    private var sockets: [WebSocket] = []
    private var timer: LoopTimer?
    /// Whether the app has let the time pass, and acknowledged nothing since.
    private var hasWaited = false

    /// Reads nothing of these pages, nor of those that were held before, until `release()`.
    func hold(_ pages: some Sequence<Page>, of server: Server) {
        guard !hasWaited else { return }
        sockets += pages.compactMap(\.link.socket).filter { $0.hold() }
        guard timer == nil else { return }
        timer = server.schedule(after: Self.patience) { [weak self] in
            self?.release()
            self?.hasWaited = true
        }
    }

    /// The app has acknowledged enough, or is gone.
    func release() {
        timer = nil
        hasWaited = false
        sockets.forEach { $0.release() }
        sockets = []
    }
}
