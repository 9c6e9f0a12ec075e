/// Splits JavaScript into tokens (ECMA-262, chapter 12).
///
/// The preceding token distinguishes most divisions from regular expressions. A slash after `}`, `++` or `--` would need a whole parser, and is
/// refused.
struct JavaScriptReader {
    private enum Bracket: Equatable {
        case round(holdsCondition: Bool)
        case square, curly, substitution
    }

    /// Names after which a value begins, so that a slash begins a regular expression.
    private static let operators: Set<String> = [
        "await", "case", "delete", "do", "else", "in", "instanceof", "new", "of", "return", "throw", "typeof", "void", "yield",
    ]
    private static let conditions: Set<String> = ["for", "if", "while", "with"]

    private let path: String
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    private var gap = JavaScriptToken.Gap.none
    private var open: [Bracket] = []
    private var closedCondition = false
    private var tokens: [JavaScriptToken] = []

    private init(_ source: String, path: String) {
        bytes = Array(source.utf8)
        self.path = path
    }

    /// - Throws: `InvalidScript` where a token or a bracket has no end, or a slash is refused.
    static func tokens(of source: String, path: String) throws(InvalidScript) -> [JavaScriptToken] {
        var reader = JavaScriptReader(source, path: path)
        while let byte = try reader.skipGap() { try reader.readToken(beginningWith: byte) }
        guard reader.open.isEmpty else { throw reader.invalid("cannot find the end of a bracket") }
        return reader.tokens
    }

    /// - Returns: the first byte after white space and comments.
    private mutating func skipGap() throws(InvalidScript) -> UInt8? {
        gap = .none
        while let byte = peek() {
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
                advance()
                gap = .line
            } else if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
                advance()
                if gap == .none { gap = .space }
            } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") {
                while let byte = peek(), byte != UInt8(ascii: "\n") { advance() }
            } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
                try skipBlockComment()
            } else {
                return byte
            }
        }
        return nil
    }

    private mutating func skipBlockComment() throws(InvalidScript) {
        let start = line
        advance(2)
        while peek() != UInt8(ascii: "*") || peek(1) != UInt8(ascii: "/") {
            guard peek() != nil else { throw invalid("cannot find the end of this comment", line: start) }
            advance()
        }
        advance(2)
        if line > start { gap = .line } else if gap == .none { gap = .space }
    }

    private mutating func readToken(beginningWith byte: UInt8) throws(InvalidScript) {
        let (start, startLine, startDepth) = (position, line, open.count)
        let kind = try skipToken(beginningWith: byte)
        tokens.append(
            JavaScriptToken(
                kind: kind, text: String(decoding: bytes[start..<position], as: UTF8.self), gap: gap, line: startLine,
                depth: min(startDepth, open.count)))
    }

    private mutating func skipToken(beginningWith byte: UInt8) throws(InvalidScript) -> JavaScriptToken.Kind {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            try skipString()
            return .string
        case UInt8(ascii: "`"):
            try skipTemplate()
            return .template
        case UInt8(ascii: "}") where open.last == .substitution:
            open.removeLast()
            try skipTemplate()
            return .template
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            skipNumber()
            return .number
        case UInt8(ascii: "/") where try beginsRegularExpression():
            try skipRegularExpression()
            return .regularExpression
        case UInt8(ascii: "#"), UInt8(ascii: "\\"):
            advance()
            skipName()
            return .name
        case let byte where Self.isInName(byte):
            skipName()
            return .name
        default:
            try skipPunctuation(byte)
            return .punctuation
        }
    }

    private mutating func skipPunctuation(_ byte: UInt8) throws(InvalidScript) {
        switch byte {
        case UInt8(ascii: "("): open.append(.round(holdsCondition: lastKeyword.map(Self.conditions.contains) ?? false))
        case UInt8(ascii: "["): open.append(.square)
        case UInt8(ascii: "{"): open.append(.curly)
        case UInt8(ascii: ")"): try close { if case .round = $0 { true } else { false } }
        case UInt8(ascii: "]"): try close { $0 == .square }
        case UInt8(ascii: "}"): try close { $0 == .curly }
        default: break
        }
        advance()
    }

    private mutating func close(_ matches: (Bracket) -> Bool) throws(InvalidScript) {
        guard let bracket = open.popLast(), matches(bracket) else { throw invalid("cannot find the beginning of this bracket") }
        closedCondition = bracket == .round(holdsCondition: true)
    }

    private func beginsRegularExpression() throws(InvalidScript) -> Bool {
        guard let last = tokens.last else { return true }
        switch last.kind {
        case .number, .string, .regularExpression: return false
        case .template: return last.text.hasSuffix("${")
        case .name: return lastKeyword.map(Self.operators.contains) ?? false
        case .punctuation: break
        }
        switch last.text {
        case ")": return closedCondition
        case "]": return false
        case "}": throw invalid("cannot read “/” after “}”: put parentheses around what is before it")
        case "+", "-":
            guard last.gap == .none, tokens.dropLast().last?.text == last.text else { return true }
            throw invalid("cannot read “/” after “\(last.text)\(last.text)”: put parentheses around what is before it")
        default: return true
        }
    }

    /// The last token, unless it is a member such as `.if`, or no name at all.
    private var lastKeyword: String? {
        guard let last = tokens.last, last.kind == .name, tokens.dropLast().last?.text != "." else { return nil }
        return last.text
    }

    private mutating func skipString() throws(InvalidScript) {
        let (start, quote) = (line, peek())
        advance()
        while let byte = peek(), byte != UInt8(ascii: "\n") {
            advance(byte == UInt8(ascii: "\\") ? 2 : 1)
            if byte == quote { return }
        }
        throw invalid("cannot find the end of this string", line: start)
    }

    /// From a backtick, or from the end of a substitution, to the next of either.
    private mutating func skipTemplate() throws(InvalidScript) {
        let start = line
        advance()
        while let byte = peek() {
            if byte == UInt8(ascii: "$"), peek(1) == UInt8(ascii: "{") {
                advance(2)
                open.append(.substitution)
                return
            }
            advance(byte == UInt8(ascii: "\\") ? 2 : 1)
            if byte == UInt8(ascii: "`") { return }
        }
        throw invalid("cannot find the end of this template", line: start)
    }

    private mutating func skipRegularExpression() throws(InvalidScript) {
        var isInClass = false
        advance()
        while let byte = peek(), byte != UInt8(ascii: "\n") {
            advance(byte == UInt8(ascii: "\\") ? 2 : 1)
            if byte == UInt8(ascii: "[") { isInClass = true }
            if byte == UInt8(ascii: "]") { isInClass = false }
            if byte == UInt8(ascii: "/"), !isInClass {
                skipName()
                return
            }
        }
        throw invalid("cannot find the end of this regular expression")
    }

    /// Also with a point, an exponent and its sign, and separators.
    private mutating func skipNumber() {
        var previous: UInt8 = 0
        while let byte = peek() {
            let isExponentSign = (byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")) && (previous | 0x20) == UInt8(ascii: "e")
            guard Self.isInName(byte) || byte == UInt8(ascii: ".") || isExponentSign else { return }
            previous = byte
            advance()
        }
    }

    private mutating func skipName() {
        while let byte = peek(), Self.isInName(byte) { advance() }
    }

    /// Also for every byte of a character that is not ASCII.
    private static func isInName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }

    private func peek(_ distance: Int = 0) -> UInt8? {
        position + distance < bytes.count ? bytes[position + distance] : nil
    }

    private mutating func advance(_ count: Int = 1) {
        for _ in 0..<count where position < bytes.count {
            if bytes[position] == UInt8(ascii: "\n") { line += 1 }
            position += 1
        }
    }

    private func invalid(_ reason: String, line: Int? = nil) -> InvalidScript {
        InvalidScript(path: path, line: line ?? self.line, reason: reason)
    }
}
