/// A name or a keyword in a source's code, also in the values that its strings contain.
struct SourceWord: Sendable {
    /// In bytes.
    let offset: Int
    let text: String

    /// Returns all of them, in their order.
    static func all(in source: [UInt8]) -> [SourceWord] {
        var found: [SourceWord] = []
        var end = 0
        for range in SwiftScanner(source).code {
            add(interpolated(in: end..<range.lowerBound, of: source), of: source, to: &found)
            add([range], of: source, to: &found)
            end = range.upperBound
        }
        add(interpolated(in: end..<source.count, of: source), of: source, to: &found)
        return found
    }

    private static func add(_ ranges: [Range<Int>], of source: [UInt8], to found: inout [SourceWord]) {
        for range in ranges {
            for word in source[range].split(whereSeparator: { !DeclarationParser.isWord($0) }) {
                found.append(SourceWord(offset: word.startIndex, text: String(decoding: word, as: UTF8.self)))
            }
        }
    }

    /// From each `\(` of a string to its `)`. Comments have none.
    private static func interpolated(in range: Range<Int>, of source: [UInt8]) -> [Range<Int>] {
        guard range.count > 3, source[range.lowerBound] != UInt8(ascii: "/") else { return [] }
        var found: [Range<Int>] = []
        var start: Int?
        var depth = 0
        for index in range {
            switch source[index] {
            case UInt8(ascii: "(") where start == nil:
                if source[index - 1] == UInt8(ascii: "\\") { (start, depth) = (index + 1, 1) }
            case UInt8(ascii: "(") where start != nil: depth += 1
            case UInt8(ascii: ")") where start != nil:
                depth -= 1
                guard depth == 0, let first = start else { continue }
                found.append(first..<index)
                start = nil
            default: break
            }
        }
        return found
    }
}
