/// A `TraceEvent` as readers of the trace get it. `docs/protocol.md` lists the members.
public struct TraceRecord: Sendable {
    static let invalid = "invalid"
    /// Every kind: the types of frames, and the trace's own.
    public static let kinds = ownKinds.union([
        "action", "app", "evaluate", "event", "failed", "fate", "handlers", "haptic", "highlight", "input", "lifecycle", "lookup", "message", "move",
        "notice", "open", "post", "posted", "propose", "reply", "result", "rules", "screen", "settled", "stacked", "title", "turbo",
        "visibility", "visit", "watch",
    ])
    /// The kinds that are not frame types.
    private static let ownKinds = Set(TraceEvent.Connection.allCases.map(\.rawValue) + ["withheld", "skipped", invalid])

    /// The event's place in the trace of its room, from 0.
    public let number: Int
    /// Enough of the page's id to tell it from others.
    public let page: String
    /// The tag of the page's test, by which readers filter; `nil` for a page of none. It is not in the JSON.
    public let test: String?
    /// In microseconds since 1970.
    public let time: Int
    public let origin: TraceEvent.Origin
    /// The type of the frame, or the change of the connection.
    public let kind: String
    /// `nil` for all but messages, replies and notices about them; so are the next two.
    public let component: String?
    public let event: String?
    public let id: String?
    /// Whether it reports something dropped or wrong.
    public let isTrouble: Bool
    /// The level of a notice.
    public let level: String?
    /// The page below `/viaduct/errors/` that explains the trouble.
    public let cause: String?
    /// JSON text; `nil` for a change of the connection, and for a frame that was not kept.
    public let frame: [UInt8]?
    /// In bytes: a frame that was too large to be kept.
    public let largeSize: Int?

    public init(_ event: TraceEvent, number: Int, page: String, test: String? = nil) {
        self.number = number
        self.page = page
        self.test = test
        time = event.time
        var bytes: [UInt8]?
        switch event.content {
        case .received(let frame), .refused(let frame): (origin, bytes) = (.page, frame)
        case .told(let frame): (origin, bytes) = (.native, frame)
        case .sent(let frame), .withheld(let frame): (origin, bytes) = (.native, Array(frame))
        case .replied(let message): (origin, bytes) = (.native, ServerFrame.reply(message).bytes)
        case .large(let sender, _, _): origin = sender
        case .connection: origin = .viaduct
        }
        largeSize = if case .large(_, _, let size) = event.content { size } else { nil }
        let object = bytes.flatMap { try? JSONObject($0) }
        // An app's frames are forwarded unread, so they may not be JSON.
        if let unread = bytes, object == nil { bytes = Array(JSONText.quoted(String(decoding: unread, as: UTF8.self)).utf8) }
        frame = bytes
        kind =
            switch event.content {
            case .large(_, let type, _): type
            case .connection(let change): change.rawValue
            case .withheld: "withheld"
            case .refused: Self.invalid
            default: (object?["type"]?.string).map(Self.kind) ?? Self.invalid
            }
        let isMessage = ["message", "reply", "withheld"].contains(kind)
        let subject = isMessage ? object?["message"]?.object : object
        component = isMessage || ["notice", "fate"].contains(kind) ? subject?["component"]?.string : nil
        self.event = kind == Self.invalid ? nil : subject?["event"]?.string
        id = kind == Self.invalid ? nil : subject?["id"]?.string
        level = kind == "notice" ? object?["level"]?.string : nil
        let state = kind == "fate" ? object?["state"]?.string.flatMap(MessageFate.State.init) : nil
        let name = kind == "event" ? object?["name"]?.string.flatMap(PageReport.Event.init) : nil
        isTrouble = kind == "notice" ? level != Notice.Level.info.rawValue : state?.isTrouble ?? name?.isTrouble ?? false
        cause = ["notice", "fate"].contains(kind) ? object?["cause"]?.string ?? state?.cause : name?.cause
    }

    /// The kind of a frame of this type: its sender cannot forge the trace's own events.
    static func kind(ofType type: String) -> String { ownKinds.contains(type) ? invalid : type }

    /// One JSON object in UTF-8.
    public var json: [UInt8] {
        var writer = JSONWriter(capacity: (frame?.count ?? 0) + 256)
        writer.key("n")
        writer.number(number)
        writer.key("time")
        writer.number(Double(time) / 1000)
        writer.string("page", page)
        writer.string("from", origin.rawValue)
        writer.string("kind", kind)
        if let component { writer.string("component", component) }
        if let event { writer.string("event", event) }
        if let id { writer.string("id", id) }
        if let level { writer.string("level", level) }
        if let cause { writer.string("cause", cause) }
        if let largeSize {
            writer.key("size")
            writer.number(largeSize)
        }
        // A frame may contain line breaks between its parts, which would end the reader's line.
        if let frame { writer.json("frame", frame.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }[...]) }
        writer.end()
        return writer.bytes
    }
}
