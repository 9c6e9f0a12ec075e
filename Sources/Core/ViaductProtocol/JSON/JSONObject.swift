/// One JSON object whose members were found by a scan and are decoded only when asked for.
public struct JSONObject: Sendable {
    private let text: [UInt8]
    private let members: [(key: Range<Int>, value: Range<Int>)]
    private let ends: JSONEnds?

    /// Reads a text that is one object, and checks all of it.
    public init(_ text: [UInt8]) throws(JSONError) {
        try self.init(text, in: 0..<text.count)
    }

    /// - Parameter ends: of an earlier scan of the text; `nil` for a first one.
    init(_ text: [UInt8], in range: Range<Int>, ends: JSONEnds? = nil) throws(JSONError) {
        self.text = text
        (members, self.ends) = try text.withUnsafeBufferPointer { (buffer) throws(JSONError) in
            var scanner = JSONScanner(buffer, in: range, known: ends, isNoting: true)
            var members: [(key: Range<Int>, value: Range<Int>)] = []
            members.reserveCapacity(6)
            scanner.skipWhitespace()
            try scanner.skipObject { (key, value) throws(JSONError) in members.append((key, value)) }
            try scanner.expectEnd()
            return (members, scanner.ends)
        }
    }

    /// The member's value, `nil` when there is none; of several with one key the last counts, as in JavaScript.
    public subscript(key: StaticString) -> JSONValue? {
        let found = text.withUnsafeBufferPointer { text in members.last { text.matches(key, in: $0.key) } }
        return found.map { JSONValue(text: text, range: $0.value, ends: ends) }
    }

    /// All members, in their order.
    public var all: [(key: String, value: JSONValue)] {
        members.map { member in
            // A key's range is that of its content.
            let key = JSONValue(text: text, range: (member.key.lowerBound - 1)..<(member.key.upperBound + 1))
            return (key.string ?? "", JSONValue(text: text, range: member.value, ends: ends))
        }
    }
}
