/// Something that was dropped or went wrong, told to the person at the page.
public struct Notice: Equatable, Sendable {
    public enum Level: String, Sendable, CaseIterable {
        case info
        case warning
        case error
    }

    public let level: Level
    /// A stable name for programs, listed in `docs/protocol.md`.
    public let code: String
    /// One or two sentences: what happened, and what to do.
    public let text: String

    public init(level: Level, code: String, text: String) {
        self.level = level
        self.code = code
        self.text = text
    }
}
