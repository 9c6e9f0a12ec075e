/// Joins pieces of a text to its lines.
package struct LineSplitter {
    /// In bytes: a longer line is cut into several.
    private static let longestLine = 64 << 10

    private var rest: [UInt8] = []

    package init() {}

    /// - Returns: the lines that the piece completes, without their ends.
    package mutating func lines(with piece: [UInt8]) -> [String] {
        rest += piece
        var lines = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let last = lines.removeLast()
        let found = lines.map { String(decoding: $0, as: UTF8.self) }
        rest = Array(last)
        return rest.count < Self.longestLine ? found : found + end()
    }

    /// - Returns: the last line, when it had no end.
    package mutating func end() -> [String] {
        defer { rest = [] }
        return rest.isEmpty ? [] : [String(decoding: rest, as: UTF8.self)]
    }
}
