/// A frame for the trace alone. A page sends it while somebody reads the trace.
public enum PageReport: Equatable, Sendable {
    public enum Event: String, Sendable, CaseIterable {
        /// An error that no script has caught.
        case error
        /// A rejected promise that no script has handled.
        case rejection
        /// One of the two that only scripts of other hosts have had a part in.
        case foreignError = "foreign-error"
        /// An error that Stimulus has caught in a controller, and logged.
        case logged
        /// A script or a module of the page's own host did not load.
        case script
        /// The page itself was answered by an error.
        case document
        /// The web library has found no adapter 2 s after its first component had connected.
        case handshakeFailed = "handshake-failed"
        case handshakeRepaired = "handshake-repaired"
        case handshakeRepairFailed = "handshake-repair-failed"

        /// Whether somebody should look at it.
        public var isTrouble: Bool { cause != nil }

        /// The page below `/viaduct/errors/` that explains it; `nil` for what is no trouble.
        public var cause: String? {
            switch self {
            case .error, .rejection, .foreignError: "VD-PAGE-2"
            case .logged: "VD-PAGE-4"
            case .script: "VD-PAGE-5"
            case .document: "VD-PAGE-6"
            case .handshakeFailed, .handshakeRepairFailed: "VD-BRIDGE-2"
            case .handshakeRepaired: nil
            }
        }

        /// A sentence about it.
        ///
        /// - Parameter text: the frame's.
        public func sentence(_ text: String) -> String {
            switch self {
            case .error, .foreignError: "An error of the page: \(text)"
            case .rejection: "A rejected promise of the page: \(text)"
            case .logged: "Stimulus: \(text)"
            case .script, .document: text
            case .handshakeFailed, .handshakeRepairFailed: "The web library has found no adapter. Components: \(text)."
            case .handshakeRepaired: "The web library has found the adapter."
            }
        }
    }

    /// In milliseconds: no page is open for longer.
    private static let longestAge = 366 * 24 * 3_600_000

    case fate(MessageFate)
    case event(Event, text: String)
    case input(PageInput)
    /// A notice that the page itself has written to its console.
    case notice(Notice)

    /// Reads a frame `event`. A longer text is cut.
    init(event object: JSONObject) throws(FrameError) {
        self = .event(
            try object.requiredChoice("name", of: "event"),
            text: (object["text"]?.string ?? "").start(MessageFate.maximumText))
    }

    /// Reads a frame `notice`. A longer text is cut.
    init(notice object: JSONObject) throws(FrameError) {
        let notice = try Notice(object, of: "notice")
        self = .notice(
            Notice(
                level: notice.level, code: notice.code.start(MessageFate.maximumName), cause: notice.cause,
                text: notice.text.start(MessageFate.maximumText), id: notice.id, component: notice.component, event: notice.event))
    }

    /// Returns how long before its frame it happened, in milliseconds.
    static func age(of object: JSONObject) -> Int { min(max(0, object["age"]?.integer ?? 0), longestAge) }

    /// The frame as the trace keeps it, with its texts cut to their limits.
    public var frame: [UInt8] {
        switch self {
        case .fate(let fate): return fate.frame()
        case .input(let input): return input.frame
        case .notice(let notice): return ServerFrame.notice(notice).bytes
        case .event(let event, let text):
            var writer = JSONWriter(capacity: text.utf8.count + 64)
            writer.string("type", "event")
            writer.string("name", event.rawValue)
            writer.string("text", text)
            writer.end()
            return writer.bytes
        }
    }
}
