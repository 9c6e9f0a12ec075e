/// One end of a connection that survives the loss of its socket. It counts the frames in both directions, and keeps those that
/// the other end has not acknowledged. `docs/protocol.md` has the rules; the caller has the socket and the clock.
public struct ResumableLink: Sendable {
    /// Frames after which an `ack` is due.
    public static let framesPerAck = 32
    /// After the first frame that is not acknowledged yet, an `ack` is due within this time.
    public static let ackDelay = Duration.seconds(1)
    /// In bytes. After a larger frame an `ack` is due at once, so that a peer that keeps up leaves half of `maximumUnacknowledged` free.
    public static let largestUnhurried = maximumUnacknowledged / framesPerAck / 2
    /// A page that reads nothing must not fill the memory: one full screen is a few kilobytes.
    public static let maximumUnacknowledged = 1 << 20
    /// A larger frame, such as an image, has a limit of its own. A few scanned pages have to arrive, or a reply of 10 MB, and so does the
    /// screen that follows.
    public static let largeFrame = 256 << 10
    /// The limit for all large frames together: two of the largest that an app may send.
    public static let maximumLarge = 32 << 20

    /// The number of counted frames that have arrived.
    public private(set) var received = 0
    private var receivedAtLastAck = 0
    private var receivedAtLastTurn = 0
    /// The number of counted frames that the other end has acknowledged.
    public private(set) var acknowledged = 0
    private var unacknowledged = FrameBuffer()

    public init() {}

    /// Whether frames have arrived that no `ack` covers yet.
    public var owesAck: Bool { received > receivedAtLastAck }

    /// Whether frames are still unacknowledged by the other end.
    public var awaitsAck: Bool { !unacknowledged.isEmpty }

    /// The frames that the other end has not acknowledged, oldest first.
    public var unacknowledgedFrames: [ArraySlice<UInt8>] { unacknowledged.frames }

    /// The number of these frames, and their bytes.
    public var unacknowledgedCount: Int { unacknowledged.count }
    public var unacknowledgedBytes: Int { unacknowledged.bytes }

    /// The total size of the large frames that are kept, in bytes.
    public var largeBytes: Int { unacknowledged.largeBytes }

    /// Whether more than half of what may be kept is kept already.
    public var isHalfFull: Bool {
        unacknowledged.smallBytes > Self.maximumUnacknowledged / 2 || unacknowledged.largeBytes > Self.maximumLarge / 2
    }

    /// Counts a frame that is about to be sent, and keeps it; a large one without copying it.
    ///
    /// - Returns: `false` when more than `maximumUnacknowledged` bytes would be kept, or `maximumLarge` of large frames: the
    ///   session has to be restarted.
    public mutating func willSend(_ frame: ArraySlice<UInt8>) -> Bool {
        guard hasRoom(for: frame.count) else { return false }
        unacknowledged.append(frame)
        return true
    }

    /// As `willSend(_:)` for a message's frame `reply`, which is written straight into the buffer.
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
        return received - receivedAtLastAck >= Self.framesPerAck || size > Self.largestUnhurried
    }

    /// Marks a tick. There are two in `ackDelay` while frames arrive.
    ///
    /// - Returns: whether an `ack` is due now. After an `ack` since the last tick, it can wait until the next one.
    public mutating func takeAckTurn() -> Bool {
        defer { receivedAtLastTurn = receivedAtLastAck }
        return owesAck && receivedAtLastTurn == receivedAtLastAck
    }

    /// The `ack` to send now.
    public mutating func takeAck() -> [UInt8] {
        receivedAtLastAck = received
        return Array(#"{"type":"ack","received":\#(received)}"#.utf8)
    }

    /// Drops the frames that the other end has acknowledged.
    ///
    /// - Parameter count: the number of counted frames that it reports to have received.
    /// - Returns: `false` for an impossible count: more than was sent, or less than reported before.
    public mutating func acknowledge(_ count: Int) -> Bool {
        let news = count - acknowledged
        guard news >= 0, news <= unacknowledged.count else { return false }
        unacknowledged.removeFirst(news)
        acknowledged = count
        return true
    }

    /// Resumes over a new socket.
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
