/// A report to the developer at the page: something was dropped or went wrong.
public struct Notice: Equatable, Sendable {
    public enum Level: String, Sendable, CaseIterable {
        case info
        case warning
        case error
    }

    /// In scalars: a longer text about a message is cut.
    private static let longestSubject = 200

    public let level: Level
    /// A stable name for programs, listed in `docs/protocol.md`.
    public let code: String
    /// The page below `/viaduct/errors/` that explains it: `VD-URL-1`. `nil` when there is nothing to explain.
    public let cause: String?
    /// One or two sentences: what happened, and what to do.
    public let text: String
    /// The id, the component and the event of the message concerned.
    public let id: String?
    public let component: String?
    public let event: String?

    public init(
        level: Level, code: String, cause: String? = nil, text: String, id: String? = nil, component: String? = nil,
        event: String? = nil
    ) {
        self.level = level
        self.code = code
        self.cause = cause
        self.text = text
        self.id = id?.start(Self.longestSubject)
        self.component = component?.start(Self.longestSubject)
        self.event = event?.start(Self.longestSubject)
    }

    /// Returns the notice with the message's id, component and event.
    public func about(_ message: BridgeMessage) -> Notice {
        Notice(
            level: level, code: code, cause: cause, text: text, id: message.id, component: message.component, event: message.event)
    }
}
