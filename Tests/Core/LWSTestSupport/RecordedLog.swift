/// The lines that a log has written.
@MainActor public final class RecordedLog {
    public var lines: [String] = []

    public init() {}
}
