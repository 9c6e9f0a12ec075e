/// A `switch` with its cases.
struct EventSwitch: Sendable {
    struct Pattern: Sendable {
        let text: String
        /// Whether it has a `where`.
        let isConditional: Bool
        let line: Int
    }

    struct Case: Sendable {
        /// Empty for `default`.
        let patterns: [Pattern]
        /// With the next case's after a `fallthrough`.
        fileprivate(set) var body: [SwiftText.Part]
    }

    private static let openings = Set("([{".utf8)
    private static let closings = Set(")]}".utf8)
    /// A `:` or `{` behind one of these belongs to another statement.
    private static let ends = Set(";{".utf8)

    let subject: String
    /// In bytes of the function's body.
    let range: Range<Int>
    let cases: [Case]

    /// Returns the switches of a function's body in the order of the source. One in a case of another one counts too.
    static func all(in main: SwiftText.Part) -> [EventSwitch] {
        let code = SwiftScanner(Array(main.text.utf8)).blanked
        let text = String(decoding: code, as: UTF8.self)
        return text.matches(of: #/\bswitch\b/#).compactMap {
            EventSwitch(in: main, code, from: text.utf8.distance(from: text.startIndex, to: $0.range.lowerBound))
        }
    }

    private init?(in main: SwiftText.Part, _ code: [UInt8], from start: Int) {
        let first = start + "switch".utf8.count
        guard let open = Self.next("{", in: code, first..<code.count) else { return nil }
        var labels: [(start: Int, colon: Int)] = []
        var (index, depth) = (open + 1, 0)
        while index < code.count {
            if Self.openings.contains(code[index]) { depth += 1 }
            if Self.closings.contains(code[index]) { depth -= 1 }
            if depth < 0 { break }
            let end = code[index...].firstIndex { !DeclarationParser.isWord($0) } ?? code.count
            let isLabel = depth == 0 && ["case", "default"].contains(String(decoding: code[index..<end], as: UTF8.self))
            if isLabel, code[index - 1] != UInt8(ascii: "."), let colon = Self.next(":", in: code, end..<code.count) {
                labels.append((index, colon))
                index = colon
            }
            index = max(index + 1, end)
        }
        subject = main.part(at: first..<open).text.trimmed
        range = start..<min(index + 1, code.count)
        var cases = zip(labels, labels.dropFirst().map(\.start) + [index]).map { label, end in
            Case(patterns: Self.patterns(in: main, code, label.start..<label.colon), body: [main.part(at: label.colon + 1..<end)])
        }
        for number in cases.indices.dropLast().reversed() where cases[number].body[0].text.contains(#/\bfallthrough\b/#) {
            cases[number].body += cases[number + 1].body
        }
        self.cases = cases
    }

    /// - Parameter label: from its keyword to the colon.
    private static func patterns(in main: SwiftText.Part, _ code: [UInt8], _ label: Range<Int>) -> [Pattern] {
        guard code[label].starts(with: "case".utf8) else { return [] }
        var found: [Pattern] = []
        var start = label.lowerBound + "case".utf8.count
        while start < label.upperBound {
            let end = next(",", in: code, start..<label.upperBound) ?? label.upperBound
            let text = String(decoding: code[start..<end], as: UTF8.self)
            let condition = text.firstMatch(of: #/\bwhere\b/#).map { text.utf8.distance(from: text.startIndex, to: $0.range.lowerBound) }
            let name = code[start..<end].firstIndex { $0 > 0x20 } ?? start
            found.append(
                Pattern(
                    text: main.part(at: start..<(condition.map { start + $0 } ?? end)).text.trimmed, isConditional: condition != nil,
                    line: main.source.line(at: main.range.lowerBound + name)))
            start = end + 1
        }
        return found
    }

    /// The first of these characters outside of brackets; `nil` where the statement ends before.
    private static func next(_ character: Unicode.Scalar, in code: [UInt8], _ range: Range<Int>) -> Int? {
        var depth = 0
        for index in range {
            let byte = code[index]
            if depth == 0, byte == UInt8(ascii: character) { return index }
            if depth == 0, ends.contains(byte) || isAssignment(at: index, in: code) { return nil }
            if openings.contains(byte) { depth += 1 }
            if closings.contains(byte) { depth -= 1 }
            if depth < 0 { return nil }
        }
        return nil
    }

    private static func isAssignment(at index: Int, in code: [UInt8]) -> Bool {
        guard code[index] == UInt8(ascii: "=") else { return false }
        let neighbours = code[max(index - 1, 0)..<index] + code[(index + 1)...].prefix(1)
        return !neighbours.contains { "=!<>".utf8.contains($0) }
    }
}
