/// A place in a source that is no Swift, so that the declarations around it are not known.
struct SwiftProblem: Equatable, Sendable {
    /// Words before a name that are no mistake.
    private static let keywords: Set = [
        "associatedtype", "case", "distributed", "import", "infix", "let", "macro", "operator", "postfix", "precedencegroup", "prefix", "protocol",
        "typealias", "using", "var",
    ]

    /// A word with the name of a type, or with a keyword, behind it. A regex literal never changes.
    nonisolated(unsafe) private static let unknownWord =
        #/
        (?:@[\w.]+(?:\([^()]*\))?\s+ | (?:public|open|internal|private|fileprivate|final)\s+)*
        (\w+)\s+ (?:[A-Z]\w*\s*[:{<] | (?:func|var|let|init|class|struct|enum|extension)\b)
        /#

    let line: Int
    /// A sentence without its full stop.
    let reason: String

    /// - Parameters:
    ///   - code: without comments and the content of strings.
    ///   - unclosed: where a comment or a string without an end begins.
    /// - Returns: `nil` where nothing is wrong, as far as that shows without a compiler.
    init?(in code: [UInt8], _ declarations: [SourceDeclaration], unclosed: Int?) {
        if let unclosed {
            self.init(code, at: unclosed, "a comment or a string that begins there has no end")
        } else if let offset = Self.unmatched(in: code) {
            self.init(code, at: offset, "its brackets do not match")
        } else if let offset = Self.unknown(in: code, declarations) {
            self.init(code, at: offset, "there is no such declaration")
        } else {
            return nil
        }
    }

    private init(_ code: [UInt8], at offset: Int, _ reason: String) {
        line = code[..<min(offset, code.count)].reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
        self.reason = reason
    }

    /// The first closing bracket of another kind than the open one, or else the last bracket that is not closed.
    private static func unmatched(in code: [UInt8]) -> Int? {
        let pairs: [UInt8: UInt8] = [
            UInt8(ascii: ")"): UInt8(ascii: "("), UInt8(ascii: "]"): UInt8(ascii: "["), UInt8(ascii: "}"): UInt8(ascii: "{"),
        ]
        let openings = Set(pairs.values)
        var open: [Int] = []
        for (offset, byte) in code.enumerated() {
            if openings.contains(byte) {
                open.append(offset)
            } else if let opening = pairs[byte] {
                guard let start = open.popLast(), code[start] == opening else { return offset }
            }
        }
        return open.last
    }

    /// The first declaration with a misspelt keyword, such as `clas Menu: BridgeComponent {` and `overide func`, or without a body.
    private static func unknown(in code: [UInt8], _ declarations: [SourceDeclaration]) -> Int? {
        for declaration in declarations {
            if let offset = unknown(in: code, declaration.members) { return offset }
            guard declaration.kind == .other else { continue }
            let text = String(decoding: code[declaration.range], as: UTF8.self)
            guard let match = text.prefixMatch(of: unknownWord), !keywords.contains(String(match.1)) else { continue }
            return declaration.range.lowerBound
        }
        return nil
    }
}
