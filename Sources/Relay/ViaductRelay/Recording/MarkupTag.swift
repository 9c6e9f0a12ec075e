/// A start tag in HTML, with the places of its attributes (HTML, section 13.2.5). One that was cut off ends with the text.
struct MarkupTag {
    struct Attribute {
        let name: Range<Int>
        /// Without its quotes.
        let value: Range<Int>
        /// `nil` for a value without quotes.
        let quote: UInt8?
    }

    let attributes: [Attribute]
    /// The place behind it.
    let end: Int

    /// - Parameter start: the place of a `<`.
    /// - Returns: `nil` where no tag begins.
    init?(_ text: [UInt8], at start: Int) {
        var index = start + 1
        guard index < text.count, Self.isLetter(text[index]) else { return nil }
        while index < text.count, Self.isOfName(text[index]) { index += 1 }
        guard index == text.count || Self.isGap(text[index]) || text[index] == UInt8(ascii: ">") else { return nil }
        var attributes: [Attribute] = []
        while index < text.count, text[index] != UInt8(ascii: ">") {
            guard !Self.isGap(text[index]) else {
                index += 1
                continue
            }
            let name = index
            // An attribute's name may begin with the sign.
            index += 1
            while index < text.count, !Self.isGap(text[index]), text[index] != UInt8(ascii: "="), text[index] != UInt8(ascii: ">") { index += 1 }
            let nameEnd = index
            var next = index
            while next < text.count, Self.isSpace(text[next]) { next += 1 }
            guard next < text.count, text[next] == UInt8(ascii: "=") else { continue }
            index = next + 1
            while index < text.count, Self.isSpace(text[index]) { index += 1 }
            guard index < text.count else { break }
            let quote = text[index] == UInt8(ascii: "\"") || text[index] == UInt8(ascii: "'") ? text[index] : nil
            if quote != nil { index += 1 }
            let value = index
            while index < text.count, quote.map({ text[index] != $0 }) ?? (!Self.isSpace(text[index]) && text[index] != UInt8(ascii: ">")) {
                index += 1
            }
            attributes.append(Attribute(name: name..<nameEnd, value: value..<index, quote: quote))
            if quote != nil { index = min(index + 1, text.count) }
        }
        self.attributes = attributes
        end = min(index + 1, text.count)
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }

    private static func isOfName(_ byte: UInt8) -> Bool {
        isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":")
    }

    private static func isSpace(_ byte: UInt8) -> Bool { [0x09, 0x0A, 0x0C, 0x0D, 0x20].contains(byte) }

    /// Whether it separates attributes.
    private static func isGap(_ byte: UInt8) -> Bool { isSpace(byte) || byte == UInt8(ascii: "/") }
}
