/// How fast a peer's messages are read. Beyond it they wait in its own socket, and none is lost.
public struct Pace: Equatable, Sendable {
    /// Messages in a second.
    public var messages: Int
    /// Bytes in a second.
    public var bytes: Int

    public init(messages: Int, bytes: Int) {
        self.messages = messages
        self.bytes = bytes
    }

    /// Why a peer has to wait.
    public enum Excess: Sendable {
        case messages
        case bytes
    }
}

/// Counts what a peer has sent in the current second. The clock is read only when the pace is reached, so a message costs two additions.
struct PaceMeter {
    private static let span = Duration.seconds(1)

    let pace: Pace
    private var messages = 0
    private var bytes = 0
    private var start = ContinuousClock.now

    init(_ pace: Pace) {
        self.pace = pace
    }

    /// - Returns: whether the pace is reached.
    mutating func add(_ count: Int, isWhole: Bool) -> Bool {
        bytes += count
        if isWhole { messages += 1 }
        return messages >= pace.messages || bytes >= pace.bytes
    }

    /// Begins the next second.
    ///
    /// - Returns: how long to wait for it, and why; `nil` when it has begun.
    mutating func next(now: ContinuousClock.Instant = .now) -> (wait: Duration, excess: Pace.Excess)? {
        let excess: Pace.Excess = messages >= pace.messages ? .messages : .bytes
        (messages, bytes) = (0, 0)
        let end = start + Self.span
        guard now < end else {
            start = now
            return nil
        }
        start = end
        return (end - now, excess)
    }
}
