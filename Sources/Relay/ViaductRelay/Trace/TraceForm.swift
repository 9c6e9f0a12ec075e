internal import LWS
internal import ViaductProtocol

/// The form in which a reader of the trace gets it.
@MainActor protocol TraceForm {
    static var contentType: String { get }
    /// Bytes without a meaning, for a reader that waits.
    static var pulse: [UInt8] { get }
    /// How many bytes of events are examined before the loop serves others.
    static var stepBytes: Int { get }

    mutating func start() -> [UInt8]

    mutating func event(_ record: TraceRecord) -> [UInt8]

    /// - Parameter count: of events that were dropped before their turn.
    mutating func skipped(_ count: Int) -> [UInt8]
}

/// Server-sent events (HTML, section 9.2).
struct EventStreamForm: TraceForm {
    static let contentType = "text/event-stream"
    // A line that starts with a colon is a comment.
    static let pulse = Array(":\n".utf8)
    static let stepBytes = 256 << 10

    /// Begins the ids of the events.
    let run: String

    func start() -> [UInt8] { [] }

    func event(_ record: TraceRecord) -> [UInt8] { Array("id: \(run)-\(record.number)\ndata: ".utf8) + record.json + [0x0A, 0x0A] }

    func skipped(_ count: Int) -> [UInt8] { Array("event: skipped\ndata: {\"kind\":\"skipped\",\"count\":\(count)}\n\n".utf8) }
}

/// The lines of a recording, with its secrets masked.
struct RecordingForm: TraceForm {
    static let contentType = "application/jsonl"
    // White space before a line.
    static let pulse = Array(" ".utf8)
    /// Masking a byte costs more than copying it.
    static let stepBytes = 32 << 10

    private let room: String
    private var lines: RecordingLines

    init(room: String, mask: SecretMask) {
        self.room = room
        lines = RecordingLines(mask: mask)
    }

    func start() -> [UInt8] { Array("\(lines.header(room: room))\n".utf8) }

    mutating func event(_ record: TraceRecord) -> [UInt8] { Array("\(lines.line(of: String(decoding: record.json, as: UTF8.self)))\n".utf8) }

    func skipped(_ count: Int) -> [UInt8] { Array("{\"kind\":\"skipped\",\"count\":\(count)}\n".utf8) }
}
