internal import LWS

/// Keeps the pages of an app from sending more than its link may keep: nothing of them is read while the app has to catch up.
@MainActor final class PageHold {
    /// How many pages an acknowledgement lets go, of the 32 frames or more that it stands for. Thousands of pages may wait: with all of
    /// them at each acknowledgement, a message would cost as much as they are many.
    private static let released = 64

    private let patience: Duration
    /// The longest held first.
    private var held = Queue<WebSocket>()
    /// Pages that were let go while others are still held.
    private var free: [WebSocket] = []
    private var timer: LoopTimer?
    /// Whether the app has acknowledged something since the timer began.
    private var hasHeard = false
    /// Whether the app has let the time pass, and acknowledged nothing since.
    private var hasWaited = false

    /// - Parameter patience: An app acknowledges within `ResumableLink.ackDelay` unless something keeps it. After this time its pages are
    ///   read again, whatever becomes of its session.
    init(patience: Duration = .seconds(3)) {
        self.patience = patience
    }

    /// Reads nothing more of the pages that were not held yet.
    ///
    /// - Parameters:
    ///   - sender: the page that has sent something. It may be newer than the hold.
    ///   - all: the pages of the app, which the first hold goes through.
    func hold(_ sender: Page?, of all: some Sequence<Page>, server: Server) {
        guard !hasWaited else { return }
        if timer == nil {
            hold(all.compactMap(\.link.socket))
            wait(on: server)
        } else {
            hold(free)
            free = []
            if let socket = sender?.link.socket { hold([socket]) }
        }
    }

    private func hold(_ sockets: [WebSocket]) {
        for socket in sockets where socket.hold() { held.append(socket) }
    }

    private func wait(on server: Server) {
        hasHeard = false
        timer = server.schedule(after: patience) { [weak self, unowned server] in
            guard let self else { return }
            if hasHeard { return wait(on: server) }
            release()
            hasWaited = true
        }
    }

    /// The app has acknowledged something.
    ///
    /// - Parameter hasRoom: whether pages may send again.
    func hear(hasRoom: Bool) {
        hasHeard = true
        hasWaited = false
        guard hasRoom, timer != nil else { return }
        for _ in 0..<Self.released {
            guard let socket = held.popFirst() else { break }
            socket.release()
            free.append(socket)
        }
        if held.isEmpty { release() }
    }

    /// The app is gone, or was waited for long enough.
    func release() {
        timer = nil
        hasWaited = false
        while let socket = held.popFirst() { socket.release() }
        free = []
    }
}
