/// Finds the declarations of a Swift source by their keywords and brackets.
struct DeclarationParser {
    private static let types: Set = ["class", "struct", "enum", "actor", "extension"]
    private static let functions: Set = ["func", "init", "deinit", "subscript"]
    private static let modifiers: Set = [
        "public", "package", "internal", "fileprivate", "private", "open", "final", "static", "override", "mutating",
        "nonmutating", "lazy", "weak", "unowned", "required", "convenience", "dynamic", "optional", "nonisolated", "isolated",
        "indirect", "prefix", "postfix", "infix", "consuming", "borrowing",
    ]
    private static let directives: Set = ["if", "elseif", "else", "endif", "sourceLocation"]
    /// A statement continues when a line ends or the next one begins with one of these.
    private static let leaders = Set("=,:+-*/&|(".utf8)
    private static let followers = Set(".?:&|+*/%=<>,)".utf8)

    private let code: [UInt8]
    /// The index of each closing bracket, by that of its opening one.
    private let closings: [Int: Int]?

    /// - Parameter code: without comments and strings.
    init(code: [UInt8]) {
        self.code = code
        closings = Self.closings(in: code)
    }

    /// - Returns: `nil` when the brackets do not match.
    func declarations() -> [SourceDeclaration]? {
        closings == nil ? nil : declarations(in: code.indices)
    }

    private func declarations(in range: Range<Int>) -> [SourceDeclaration] {
        var found: [SourceDeclaration] = []
        var index = skipSpace(from: range.lowerBound, to: range.upperBound)
        while index < range.upperBound {
            if code[index] == UInt8(ascii: "#"), Self.directives.contains(word(at: index + 1)) {
                index = endOfLine(from: index)
            } else {
                let next = declaration(at: index, to: range.upperBound)
                found.append(next)
                index = max(next.range.upperBound, index + 1)
            }
            index = skipSpace(from: index, to: range.upperBound)
        }
        return found
    }

    private func declaration(at start: Int, to end: Int) -> SourceDeclaration {
        var index = start
        while index < end {
            if code[index] == UInt8(ascii: "@") {
                index = skipArguments(from: skipWord(from: index + 1, dots: true))
            } else {
                let keyword = word(at: index)
                let after = skipWord(from: index)
                let next = word(at: skipSpace(from: after, to: end))
                if Self.modifiers.contains(keyword) || keyword == "class" && isKeyword(next) {
                    index = skipArguments(from: after)
                } else {
                    return declaration(keyword, name: next, from: start, header: after, to: end)
                }
            }
            index = skipSpace(from: index, to: end)
        }
        return SourceDeclaration(
            kind: .other, name: "", range: start..<end, body: nil, returns: false, inherited: [], mayInherit: false, members: [])
    }

    private func declaration(
        _ keyword: String, name: String, from start: Int, header: Int, to end: Int
    ) -> SourceDeclaration {
        let isType = Self.types.contains(keyword)
        if isType || keyword == "protocol" || Self.functions.contains(keyword), let brace = openingBrace(from: header, to: end) {
            let body = brace + 1..<(closings?[brace] ?? end)
            let isInitialiser = keyword == "init" || keyword == "deinit"
            let kind: SourceDeclaration.Kind =
                keyword == "extension"
                ? .extension
                : isType || keyword == "protocol" ? .type : isInitialiser ? .initialiser : .function
            return SourceDeclaration(
                kind: kind,
                name: Self.functions.contains(keyword) && keyword != "func" ? keyword : name,
                range: start..<body.upperBound + 1, body: body,
                returns: keyword == "subscript" || keyword == "func" && hasResult(header..<brace),
                inherited: kind == .type || kind == .extension ? inherited(in: header..<brace) : [],
                mayInherit: keyword == "class" || keyword == "enum",
                members: isType ? declarations(in: body) : [])
        }
        let isVariable = keyword == "var" || keyword == "let"
        let (statementEnd, brace) = endOfStatement(from: header, to: end)
        return SourceDeclaration(
            kind: isVariable ? .variable : .other, name: isVariable ? name : "", range: start..<statementEnd,
            body: isVariable ? brace.flatMap { brace in closings?[brace].map { brace + 1..<$0 } } : nil, returns: true,
            inherited: [], mayInherit: false, members: [])
    }

    private func isKeyword(_ word: String) -> Bool {
        Self.modifiers.contains(word) || Self.functions.contains(word) || word == "var" || word == "let"
    }

    /// The brace that is not inside of parentheses.
    private func openingBrace(from start: Int, to end: Int) -> Int? {
        var index = start
        while index < end {
            if code[index] == UInt8(ascii: "{") { return index }
            index = (closings?[index] ?? index) + 1
        }
        return nil
    }

    /// The types after the colon of a type's header, without the spaces around them.
    private func inherited(in header: Range<Int>) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var depth = 0
        var start: Int?
        var index = header.lowerBound
        func close(at end: Int) {
            guard var first = start else { return }
            var last = end
            while first < last, Self.isSpace(code[first]) { first += 1 }
            while last > first, Self.isSpace(code[last - 1]) { last -= 1 }
            found.append(first..<last)
        }
        while index < header.upperBound {
            switch code[index] {
            case UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ">"): depth -= 1
            case UInt8(ascii: ":") where depth == 0 && start == nil: start = index + 1
            case UInt8(ascii: ",") where depth == 0:
                close(at: index)
                start = start == nil ? nil : index + 1
            case UInt8(ascii: "w") where depth == 0 && word(at: index) == "where":
                close(at: index)
                return found
            case let byte where Self.isWord(byte):
                index = skipWord(from: index)
                continue
            default: break
            }
            index = (closings?[index] ?? index) + 1
        }
        close(at: header.upperBound)
        return found
    }

    /// Whether a function's header says that it returns something other than `Void`.
    private func hasResult(_ header: Range<Int>) -> Bool {
        var index = header.lowerBound
        var result: Int?
        while index < header.upperBound - 1 {
            if code[index] == UInt8(ascii: "-"), code[index + 1] == UInt8(ascii: ">") { result = index + 2 }
            index = (closings?[index] ?? index) + 1
        }
        guard let result else { return false }
        let type = String(decoding: code[result..<header.upperBound], as: UTF8.self).filter { !$0.isWhitespace }
        return type != "Void" && type != "()"
    }

    /// - Returns: the end, and where the braces of a computed variable open.
    private func endOfStatement(from start: Int, to end: Int) -> (end: Int, brace: Int?) {
        var index = start
        var hasValue = false
        var brace: Int?
        var last = UInt8(ascii: " ")
        while index < end {
            let byte = code[index]
            if byte == UInt8(ascii: "=") { hasValue = true }
            if byte == UInt8(ascii: "{"), !hasValue, brace == nil { brace = index }
            if byte == UInt8(ascii: ";") { return (index, brace) }
            if byte == UInt8(ascii: "\n") {
                let next = skipSpace(from: index, to: end)
                let goesOn = next < end && (Self.followers.contains(code[next]) || brace == nil && code[next] == UInt8(ascii: "{"))
                if !goesOn, !Self.leaders.contains(last) { return (index, brace) }
            }
            index = closings?[index] ?? index
            if !Self.isSpace(code[index]) { last = code[index] }
            index += 1
        }
        return (end, brace)
    }

    // MARK: Bytes

    private static func closings(in code: [UInt8]) -> [Int: Int]? {
        let pairs: [UInt8: UInt8] = [
            UInt8(ascii: ")"): UInt8(ascii: "("), UInt8(ascii: "]"): UInt8(ascii: "["), UInt8(ascii: "}"): UInt8(ascii: "{"),
        ]
        let openings = Set(pairs.values)
        var open: [Int] = []
        var closings: [Int: Int] = [:]
        for (index, byte) in code.enumerated() {
            if openings.contains(byte) {
                open.append(index)
            } else if let opening = pairs[byte] {
                guard let start = open.popLast(), code[start] == opening else { return nil }
                closings[start] = index
            }
        }
        return open.isEmpty ? closings : nil
    }

    private func word(at start: Int) -> String {
        String(decoding: code[start..<skipWord(from: start)], as: UTF8.self)
    }

    private func skipWord(from start: Int, dots: Bool = false) -> Int {
        var index = min(start, code.count)
        while index < code.count, Self.isWord(code[index]) || dots && code[index] == UInt8(ascii: ".") { index += 1 }
        return index
    }

    /// Skips the parentheses right after an attribute or a modifier.
    private func skipArguments(from start: Int) -> Int {
        guard start < code.count, code[start] == UInt8(ascii: "("), let end = closings?[start] else { return start }
        return end + 1
    }

    private func skipSpace(from start: Int, to end: Int) -> Int {
        var index = start
        while index < end, Self.isSpace(code[index]) || code[index] == UInt8(ascii: ";") { index += 1 }
        return index
    }

    private func endOfLine(from start: Int) -> Int {
        code[start...].firstIndex(of: UInt8(ascii: "\n")) ?? code.count
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }

    static func isWord(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`") || 0x30...0x39 ~= byte
            || 0x61...0x7A ~= byte | 0x20
    }
}
