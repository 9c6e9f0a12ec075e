internal import LWS
internal import ViaductProtocol

/// Reads the trace of a room to a client, in a form such as server-sent events.
@MainActor final class TraceReader: HTTPStreamSource {
    /// In bytes: as much is sent at once.
    private static let piece = 32 << 10
    /// The most events that are examined before the loop serves others.
    private static let step = 256
    /// The interval for checking whether the client reads.
    private static let beat = Duration.seconds(1)
    /// How long a reader of earlier drops waits for the pages, which keep their reports until there is a reader.
    private static let reportTime = Duration.seconds(1)
    /// The interval of a silent stream's heartbeats, in beats.
    private static let pulse = 15

    private(set) lazy var stream = HTTPStream(source: self)
    private let room: RoomTrace
    private let source: any TraceSource
    private let filter: TraceFilter
    private var form: any TraceForm
    private var hasBegun = false
    private let follows: Bool
    private let loop: EventLoop
    private let isAllowed: () -> Bool
    private let didEnd: () -> Void
    /// The number of the next event to look at.
    private var position: Int
    /// Events that were dropped before their turn. The client does not know of them yet.
    private var skipped = 0
    private var beatTimer: LoopTimer?
    private var beats = 0
    /// Whether a comment is due. The first one says that the stream has begun.
    private var owesPulse = true
    private var isWaiting = false
    /// Whether the identity of its reader is gone.
    private var isOver = false
    /// Runs while pages report what they have kept.
    private var reportTimer: LoopTimer?

    /// - Parameters:
    ///   - source: the events to read, of this room.
    ///   - form: writes them.
    ///   - position: the number of the first event.
    ///   - follows: whether the stream waits for new events, or ends with the newest one.
    ///   - isAllowed: called once a second; returns whether the reader's identity is still valid.
    init(
        of room: RoomTrace, source: any TraceSource, filter: TraceFilter, as form: any TraceForm, from position: Int, follows: Bool, loop: EventLoop,
        isAllowed: @escaping () -> Bool = { true }, didEnd: @escaping () -> Void
    ) {
        self.room = room
        self.source = source
        self.filter = filter
        self.form = form
        self.position = position
        self.follows = follows
        self.loop = loop
        self.isAllowed = isAllowed
        self.didEnd = didEnd
        if follows || filter.isDroppedOnly { room.add(self) }
        if !follows, filter.isDroppedOnly {
            reportTimer = loop.schedule(after: Self.reportTime) { [weak self] in
                self?.reportTimer = nil
                self?.wake()
            }
        }
        beat()
    }

    /// Something has happened.
    func wake() {
        guard isWaiting else { return }
        isWaiting = false
        stream.wake()
    }

    func next() -> HTTPStreamPiece {
        if isOver { return .end }
        var bytes = hasBegun ? [] : form.start()
        hasBegun = true
        let stepBytes = type(of: form).stepBytes
        var (looked, count) = (0, 0)
        skip(to: source.next(from: position))
        while position < source.end, count < Self.step, bytes.count < Self.piece, looked < stepBytes {
            count += 1
            looked += source.size(of: position)
            if let record = source.record(position) {
                tellSkipped(to: &bytes)
                if filter.wants(record) { bytes += form.event(record) }
                position += 1
            } else {
                skip(to: position + 1)
            }
            skip(to: source.next(from: position))
        }
        if position == source.end { tellSkipped(to: &bytes) }
        if !bytes.isEmpty { return .bytes(bytes) }
        if position < source.end {
            return .bytes(type(of: form).pulse)
        }
        if !follows && reportTimer == nil || source.isOver { return .end }
        if owesPulse {
            owesPulse = false
            return .bytes(type(of: form).pulse)
        }
        isWaiting = true
        return .nothing
    }

    private func skip(to number: Int) {
        skipped += max(0, number - position)
        position = max(position, number)
    }

    private func tellSkipped(to bytes: inout [UInt8]) {
        guard skipped > 0 else { return }
        bytes += form.skipped(skipped)
        skipped = 0
    }

    func streamDidClose() {
        (beatTimer, reportTimer) = (nil, nil)
        room.remove(self)
        didEnd()
    }

    private func beat() {
        beatTimer = loop.schedule(after: Self.beat) { [weak self] in
            guard let self else { return }
            beats += 1
            if beats % Self.pulse == 0 {
                owesPulse = true
                wake()
            }
            stream.endWithoutReader()
            if !isAllowed() {
                isOver = true
                wake()
            }
            beat()
        }
    }
}
