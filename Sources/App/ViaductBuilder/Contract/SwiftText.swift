/// A source without its comments, with the lines of its parts.
struct SwiftText: Sendable {
    let path: String
    /// As many bytes as the source has: comments are spaces.
    let bytes: [UInt8]
    let declarations: [SourceDeclaration]
    /// The first place that is no Swift, as far as that shows without a compiler.
    let problem: SwiftProblem?

    /// - Parameter text: a malformed text has no declarations.
    init(path: String, text: String) {
        var bytes = Array(text.utf8)
        let scanner = SwiftScanner(bytes)
        let code = scanner.blanked
        declarations = DeclarationParser(code: code).declarations() ?? []
        problem = SwiftProblem(in: code, declarations, unclosed: scanner.unclosed)
        var end = 0
        for range in scanner.code + [bytes.count..<bytes.count] {
            if end < range.lowerBound, bytes[end] == UInt8(ascii: "/") {
                bytes.replaceSubrange(end..<range.lowerBound, with: bytes[end..<range.lowerBound].spaces)
            }
            end = range.upperBound
        }
        self.path = path
        self.bytes = bytes
    }

    func part(_ range: Range<Int>) -> Part { Part(source: self, range: range, text: String(decoding: bytes[range], as: UTF8.self)) }

    /// The line of a byte, from 1.
    func line(at offset: Int) -> Int { bytes[..<min(offset, bytes.count)].reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) } }

    /// A piece of the source.
    struct Part: Sendable {
        let source: SwiftText
        let range: Range<Int>
        let text: String

        func line(of index: String.Index) -> Int { source.line(at: range.lowerBound + text.utf8.distance(from: text.startIndex, to: index)) }

        /// - Parameter range: in bytes of this piece.
        func part(at range: Range<Int>) -> Part { source.part(self.range.lowerBound + range.lowerBound..<self.range.lowerBound + range.upperBound) }

        func part(_ range: Range<String.Index>) -> Part {
            let start = self.range.lowerBound + text.utf8.distance(from: text.startIndex, to: range.lowerBound)
            return Part(source: source, range: start..<start + text[range].utf8.count, text: String(text[range]))
        }
    }
}
