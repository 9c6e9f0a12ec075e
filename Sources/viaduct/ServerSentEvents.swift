/// Reads a stream of server-sent events, as this server writes it (HTML Standard, section 9.2.6).
struct ServerSentEvents {
    struct Event: Equatable {
        /// `nil` for an event without an id that can be sent in a header.
        let id: String?
        /// JSON text; `nil` for an event without data, such as the comment that keeps a connection open.
        let data: String?
    }

    /// In bytes: many times those of a server.
    private static let longestID = 200
    /// In bytes: many times the largest event that a server keeps.
    private static let longestLine = 16 << 20

    /// The lines of an event that is not whole yet.
    private var (id, data): (String?, String?)
    /// The start of a line.
    private var buffer: [UInt8] = []

    /// Whether the line that has begun is longer than any of a server's.
    var isTooLong: Bool { buffer.count > Self.longestLine }

    /// - Returns: the events that are whole now.
    mutating func take(_ bytes: [UInt8]) -> [Event] {
        var events: [Event] = []
        let pieces = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, piece) in pieces.enumerated() {
            if index > 0 {
                if let event = take(line: String(decoding: buffer, as: UTF8.self)) { events.append(event) }
                buffer = []
            }
            buffer += piece
        }
        return events
    }

    private mutating func take(line: String) -> Event? {
        if line.hasPrefix("id: ") { id = String(line.dropFirst(4)) }
        if line.hasPrefix("data: ") { data = String(line.dropFirst(6)) }
        guard line.isEmpty else { return nil }
        defer { (id, data) = (nil, nil) }
        return Event(id: id.flatMap { Self.isID($0) ? $0 : nil }, data: data)
    }

    /// Whether it may become a header's value.
    private static func isID(_ text: String) -> Bool {
        text.utf8.count <= longestID && text.utf8.allSatisfy { (0x21...0x7e).contains($0) }
    }
}
