/// Separates a Swift source's code from its comments and strings.
struct SwiftScanner {
    private let text: [UInt8]
    private var index = 0
    private(set) var code: [Range<Int>] = []
    /// The offset of the first comment or string that has no end.
    private(set) var unclosed: Int?

    /// - Parameter text: UTF-8. Unclosed comments and strings end with the text.
    init(_ text: [UInt8]) {
        self.text = text
        scan()
    }

    /// The text with comments blanked, and strings too except for their first character. Every byte keeps its place.
    var blanked: [UInt8] {
        var result = text.spaces
        var end = 0
        for range in code + [text.count..<text.count] {
            result.replaceSubrange(range, with: text[range])
            if end < range.lowerBound, text[end] != UInt8(ascii: "/") { result[end] = text[end] }
            end = range.upperBound
        }
        return result
    }

    private mutating func scan() {
        var start = 0
        while index < text.count {
            let before = index
            guard skipCommentOrString() else {
                index += 1
                continue
            }
            if before > start { code.append(start..<before) }
            start = index
        }
        if text.count > start { code.append(start..<text.count) }
    }

    /// - Returns: `false` when neither begins here.
    private mutating func skipCommentOrString() -> Bool {
        if has("//") {
            skip { $0.text[$0.index] == UInt8(ascii: "\n") }
        } else if has("/*") {
            skipBlockComment()
        } else if let hashes = stringStart() {
            index += hashes
            text[index] == UInt8(ascii: "/") ? skipExpression(hashes: hashes) : skipString(hashes: hashes)
        } else {
            return false
        }
        return true
    }

    private mutating func skipBlockComment() {
        let start = index
        var depth = 0
        repeat {
            if has("/*") {
                depth += 1
                index += 2
            } else if has("*/") {
                depth -= 1
                index += 2
            } else {
                index += 1
            }
        } while depth > 0 && index < text.count
        if depth > 0 { note(unclosed: start) }
    }

    /// - Returns: the number of `#` before a quote that begins a string here, or before the slash of a regular expression; `nil` when
    ///   neither begins.
    private func stringStart() -> Int? {
        var end = index
        while end < text.count, text[end] == UInt8(ascii: "#") { end += 1 }
        guard end < text.count else { return nil }
        return text[end] == UInt8(ascii: "\"") || text[end] == UInt8(ascii: "/") && end > index ? end - index : nil
    }

    /// Skips `/…/#`, which may have several lines.
    private mutating func skipExpression(hashes: Int) {
        let start = index
        let end = "/" + String(repeating: "#", count: hashes)
        index += 1
        skip { $0.has(end) }
        if index >= text.count { note(unclosed: start) }
        index = min(index + end.utf8.count, text.count)
    }

    private mutating func skipString(hashes: Int) {
        let isLong = has("\"\"\"")
        let quote = isLong ? "\"\"\"" : "\""
        let fence = String(repeating: "#", count: hashes)
        let start = index
        index += quote.utf8.count
        while index < text.count {
            if has(quote + fence) {
                index += quote.utf8.count + hashes
                return
            } else if has("\\" + fence) {
                index += 1 + hashes
                if has("(") { skipInterpolation() } else { index += 1 }
            } else if !isLong, text[index] == UInt8(ascii: "\n") {
                return note(unclosed: start)
            } else {
                index += 1
            }
        }
        note(unclosed: start)
    }

    private mutating func note(unclosed start: Int) { unclosed = min(unclosed ?? start, start) }

    private mutating func skipInterpolation() {
        var depth = 0
        repeat {
            if skipCommentOrString() { continue }
            if has("(") { depth += 1 }
            if has(")") { depth -= 1 }
            index += 1
        } while depth > 0 && index < text.count
    }

    private mutating func skip(until isEnd: (SwiftScanner) -> Bool) {
        while index < text.count, !isEnd(self) { index += 1 }
    }

    private func has(_ prefix: String) -> Bool {
        text[index...].starts(with: prefix.utf8)
    }
}

extension Sequence<UInt8> {
    /// The same number of spaces, in the same number of lines.
    var spaces: [UInt8] { map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") } }
}
