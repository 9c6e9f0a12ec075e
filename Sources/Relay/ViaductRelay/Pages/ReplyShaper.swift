internal import LWS
internal import ViaductProtocol

/// Delays, doubles or withholds a page's replies, for a person or a test.
@MainActor final class ReplyShaper {
    /// The most replies, and bytes of them, delayed at the same time. With more, the oldest is sent at once.
    static let maximumWaiting = 256
    static let maximumBytes = 4 << 20

    private let shaping: ReplyShaping
    private let server: Server
    private let deliver: (ArraySlice<UInt8>) -> Void
    /// The oldest first, each with its time.
    private var waiting = Queue<(frame: ArraySlice<UInt8>, timer: LoopTimer)>()
    private var waitingBytes = 0

    init(_ shaping: ReplyShaping, server: Server, deliver: @escaping (ArraySlice<UInt8>) -> Void) {
        self.shaping = shaping
        self.server = server
        self.deliver = deliver
    }

    var isWaiting: Bool { !waiting.isEmpty }

    /// - Parameter reply: a frame `reply`.
    /// - Returns: `false` when it is withheld.
    func take(_ reply: ArraySlice<UInt8>) -> Bool {
        for _ in 0..<shaping.copies {
            guard shaping.delay > .zero else {
                deliver(reply)
                continue
            }
            waitingBytes += reply.count
            while !waiting.isEmpty, waiting.count >= Self.maximumWaiting || waitingBytes > Self.maximumBytes { deliverOldest() }
            waiting.append((reply, server.schedule(after: shaping.delay) { [weak self] in self?.deliverOldest() }))
        }
        return shaping.copies > 0
    }

    /// Delivers all delayed replies at once.
    func flush() {
        while !waiting.isEmpty { deliverOldest() }
    }

    private func deliverOldest() {
        guard let (frame, _) = waiting.popFirst() else { return }
        waitingBytes -= frame.count
        deliver(frame)
    }
}
