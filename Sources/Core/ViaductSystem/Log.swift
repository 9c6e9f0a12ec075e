internal import Foundation
internal import Glibc
internal import ViaductProtocol

/// The server's log, one line per entry, on standard error.
@MainActor public struct Log {
    public enum Level: String, CaseIterable, Comparable, Sendable {
        case debug
        case info
        case warning
        case error

        public static func < (left: Level, right: Level) -> Bool { left.rank < right.rank }

        private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
    }

    public enum Format: String, CaseIterable, Sendable {
        case text
        /// One JSON object a line: `time`, `level`, `message`, and the fields.
        case json
    }

    /// In Unicode scalars. A longer line is cut, because its text may come from a peer.
    private static let longestLine = 4000
    /// In Unicode scalars. A longer field is cut.
    private static let longestField = 1000

    /// Entries below it are left out.
    public let level: Level
    private let format: Format
    private let write: @MainActor (String) -> Void

    public init(level: Level = .info, format: Format = .text) {
        self.init(level: level, format: format) { line in
            let bytes = Array((line + "\n").utf8)
            _ = Glibc.write(STDERR_FILENO, bytes, bytes.count)
        }
    }

    package init(level: Level, format: Format, write: @escaping @MainActor (String) -> Void) {
        self.level = level
        self.format = format
        self.write = write
    }

    /// - Parameters:
    ///   - fields: the context of the message; never a secret. A field whose value is `nil` is omitted.
    ///   - hasLines: whether line breaks in the message stay, with the lines after the first one indented.
    public func callAsFunction(
        _ level: Level, _ message: @autoclosure () -> String, _ fields: KeyValuePairs<String, String?> = [:],
        hasLines: Bool = false
    ) {
        guard level >= self.level else { return }
        let fields = fields.compactMap { name, value in value.map { (name: name, value: $0.start(Self.longestField)) } }
        let time = Date.now.formatted(.iso8601.year().month().day().time(includingFractionalSeconds: true))
        switch format {
        case .text:
            let suffix = fields.map { " \($0.name)=\($0.value)" }.joined()
            let lines = hasLines ? message().split(separator: "\n").map { String($0).start(Self.longestLine) } : [message().start(Self.longestLine)]
            let name = level.rawValue.padding(toLength: 7, withPad: " ", startingAt: 0)
            let first = "\(time)Z \(name) \((lines.first ?? "").escapingMisleading)\(suffix.escapingMisleading)"
            write(([first] + lines.dropFirst().map { "    " + $0.escapingMisleading }).joined(separator: "\n"))
        case .json:
            let members =
                [("time", "\(time)Z"), ("level", level.rawValue), ("message", message().start(Self.longestLine))] + fields.map { ($0, $1) }
            let json = "{" + members.map { "\(JSONText.quoted($0)):\(JSONText.quoted($1))" }.joined(separator: ",") + "}"
            write(JSONText.escapingMisleading(json))
        }
    }
}

extension String {
    /// Escapes characters that would move a terminal's cursor or mislead the log's reader.
    fileprivate var escapingMisleading: String {
        guard unicodeScalars.contains(where: \.isMisleading) else { return self }
        return unicodeScalars.map { $0.isMisleading ? $0.escaped(asASCII: true) : String($0) }.joined()
    }
}
