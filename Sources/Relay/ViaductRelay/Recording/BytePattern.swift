/// Bytes that are looked for in others, in time in proportion to these (Knuth, Morris and Pratt): both may come from a hostile page.
struct BytePattern {
    let bytes: [UInt8]
    /// For each beginning of the bytes, how long the longest shorter one is with which it ends.
    private let borders: [Int]

    /// - Parameter text: not empty.
    init(_ text: String) {
        bytes = Array(text.utf8)
        var borders = [0]
        for byte in bytes.dropFirst() { borders.append(Self.length(after: byte, borders.last ?? 0, bytes, borders)) }
        self.borders = borders
    }

    /// The first place where they are.
    func place(in text: ArraySlice<UInt8>) -> Int? {
        var length = 0
        for index in text.indices {
            let byte = text[index]
            // Most bytes begin nothing.
            if length == 0, byte != bytes[0] { continue }
            length = Self.length(after: byte, length, bytes, borders)
            if length == bytes.count { return index + 1 - length }
        }
        return nil
    }

    /// How many of the first bytes are there when one more byte has come.
    private static func length(after byte: UInt8, _ length: Int, _ bytes: [UInt8], _ borders: [Int]) -> Int {
        var length = length
        while length > 0, bytes[length] != byte { length = borders[length - 1] }
        return bytes[length] == byte ? length + 1 : 0
    }
}
