/// The characters of a text, by their code points, decoded once for many patterns.
package struct PatternText: Sendable {
    /// Each once.
    let scalars: [UInt32]
    /// The text, as places in `scalars`.
    let characters: [Int]
    /// Whether the text has no more characters than these.
    let isWhole: Bool
    /// The place of the line's end that ends the text, as ICU reads it; `nil` for a text that ends otherwise.
    let lastLineEnd: Int?

    /// - Parameter limit: the number of characters to read, from the start.
    package init(_ text: String, atMost limit: Int = .max) {
        var (scalars, characters, places) = ([UInt32](), [Int](), [UInt32: Int]())
        var rest = text.unicodeScalars.makeIterator()
        while characters.count < limit, let scalar = rest.next() {
            let place = places[scalar.value] ?? scalars.count
            if place == scalars.count {
                scalars.append(scalar.value)
                places[scalar.value] = place
            }
            characters.append(place)
        }
        (self.scalars, self.characters) = (scalars, characters)
        isWhole = rest.next() == nil
        lastLineEnd = isWhole ? Self.lastLineEnd(of: characters.suffix(2).map { scalars[$0] }, behind: characters.count) : nil
    }

    /// - Parameter last: the last two characters.
    private static func lastLineEnd(of last: [UInt32], behind end: Int) -> Int? {
        guard let scalar = last.last, ScalarSet.contains(ScalarSet.lineEnd.ranges, scalar) else { return nil }
        return end - (last == [0x0D, 0x0A] ? 2 : 1)
    }
}
