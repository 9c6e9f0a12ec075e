/// One end of a connection that survives the loss of its socket: counts the frames in both directions, and keeps what the
/// other end has not acknowledged. `docs/protocol.md` has the rules; the caller has the socket and the clock.
public struct ResumableLink: Sendable {
    /// Frames after which an `ack` is due.
    public static let framesPerAck = 32
    /// After the first frame that is not acknowledged yet, an `ack` is due within this time.
    public static let ackDelay = Duration.seconds(1)
    /// A page that reads nothing must not fill the memory: one full screen is a few kilobytes.
    public static let maximumUnacknowledged = 1 << 20
    /// A larger frame is an image or the like. It is acknowledged at once, and does not count as one of the others: a few
    /// scanned pages, or a reply of 10 MB, have to arrive, and so has the screen that follows them.
    public static let largeFrame = 256 << 10
    /// How much the large frames may have together: two of the largest that an app may send.
    public static let maximumLarge = 32 << 20

    /// Counted frames that have arrived.
    public private(set) var received = 0
    private var receivedAtLastAck = 0
    private var receivedAtLastTurn = 0
    /// Counted frames that the other end is known to have.
    public private(set) var acknowledged = 0
    private var unacknowledged = FrameBuffer()

    public init() {}

    /// Whether frames have arrived that no `ack` has told of.
    public var owesAck: Bool { received > receivedAtLastAck }

    /// Whether the other end has not yet told that it has everything.
    public var awaitsAck: Bool { !unacknowledged.isEmpty }

    /// The frames that the other end has not acknowledged, in their order.
    public var unacknowledgedFrames: [ArraySlice<UInt8>] { unacknowledged.frames }

    /// How many these are, and their bytes.
    public var unacknowledgedCount: Int { unacknowledged.count }
    public var unacknowledgedBytes: Int { unacknowledged.smallBytes + unacknowledged.largeBytes }

    /// How many bytes of large frames are kept.
    public var largeBytes: Int { unacknowledged.largeBytes }

    /// Counts a frame that is about to be sent, and keeps it; a large one without copying it.
    ///
    /// - Returns: `false` when more than `maximumUnacknowledged` bytes would be kept, or `maximumLarge` of large frames:
    ///   the session has to start afresh.
    public mutating func willSend(_ frame: ArraySlice<UInt8>) -> Bool {
        guard hasRoom(for: frame.count) else { return false }
        unacknowledged.append(frame)
        return true
    }

    /// As `willSend(_:)` with the frame `reply` of a message, which is written where it is kept.
    ///
    /// - Returns: the frame; `nil` when too much would be kept.
    public mutating func willSend(reply message: BridgeMessage) -> ArraySlice<UInt8>? {
        guard hasRoom(for: message.replySize) else { return nil }
        return unacknowledged.append(reply: message)
    }

    private func hasRoom(for size: Int) -> Bool {
        let isLarge = size > Self.largeFrame
        let kept = isLarge ? unacknowledged.largeBytes : unacknowledged.smallBytes
        return kept + size <= (isLarge ? Self.maximumLarge : Self.maximumUnacknowledged)
    }

    /// Counts a frame that has arrived.
    ///
    /// - Parameter size: its bytes.
    /// - Returns: whether an `ack` is due at once.
    public mutating func didReceive(_ size: Int) -> Bool {
        received += 1
        return received - receivedAtLastAck >= Self.framesPerAck || size > Self.largeFrame
    }

    /// Takes a turn, of which there are two in `ackDelay` while frames arrive.
    ///
    /// - Returns: whether an `ack` is due now. When one went since the last turn, there is time until the next.
    public mutating func takeAckTurn() -> Bool {
        defer { receivedAtLastTurn = receivedAtLastAck }
        return owesAck && receivedAtLastTurn == receivedAtLastAck
    }

    /// The `ack` to send now.
    public mutating func takeAck() -> [UInt8] {
        receivedAtLastAck = received
        return Array(#"{"type":"ack","received":\#(received)}"#.utf8)
    }

    /// Forgets what the other end has.
    ///
    /// - Parameter count: how many counted frames it says to have had.
    /// - Returns: `false` when that cannot be, because it is more than was sent or less than it has said before.
    public mutating func acknowledge(_ count: Int) -> Bool {
        let news = count - acknowledged
        guard news >= 0, news <= unacknowledged.count else { return false }
        unacknowledged.removeFirst(news)
        acknowledged = count
        return true
    }

    /// Goes on over a new socket.
    ///
    /// - Returns: the frames to send again after the `welcome`, `nil` when the session cannot be resumed from there.
    public mutating func resume(from count: Int) -> [ArraySlice<UInt8>]? {
        guard acknowledge(count) else { return nil }
        receivedAtLastAck = received
        return unacknowledged.frames
    }

    /// The server's first frame on a socket.
    public static func welcome(received: Int, resumed: Bool) -> [UInt8] {
        Array(#"{"type":"welcome","received":\#(received),"resumed":\#(resumed)}"#.utf8)
    }
}
