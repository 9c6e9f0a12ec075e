internal import Glibc

/// Text in which at most 30 combining marks follow each other: the Stream-Safe Text Format (UAX #15, section 13).
///
/// To compare or hash a string, Swift sorts the marks of each letter in quadratic time: one megabyte of them takes a minute. So text is made
/// safe where it comes in. U+034F, which nobody sees, divides a longer row. No language has as many, and few jokes.
enum StreamSafeText {
    private static let longestRow = 30
    /// U+034F, the combining grapheme joiner.
    private static let joiner: [UInt8] = [0xCD, 0x8F]
    /// No mark begins with a lower one: U+0300 is the first.
    private static let firstByte: UInt8 = 0xCC
    private static let backslash = UInt8(ascii: "\\")

    /// - Parameter isJSON: whether an escape such as `\u0301` is the character that it stands for.
    /// - Returns: the text with joiners; `nil` for one that is safe.
    static func divided(_ text: UnsafeBufferPointer<UInt8>, isJSON: Bool) -> [UInt8]? {
        guard mayHaveLongRow(text) else { return nil }
        var places: [Int] = []
        var row = 0
        var index = 0
        while index < text.count {
            let (scalar, length) = scalar(at: index, of: text, isJSON: isJSON)
            row = isMark(scalar) ? row + 1 : 0
            if row > longestRow {
                places.append(index)
                row = 1
            }
            index += length
        }
        return places.isEmpty ? nil : text.inserting(joiner, at: places)
    }

    /// Nearly every text has too few bytes with which a mark could begin, and most have none.
    private static func mayHaveLongRow(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let start = text.baseAddress else { return false }
        if isASCII(UnsafeRawBufferPointer(text)), memchr(start, Int32(backslash), text.count) == nil { return false }
        var count = 0
        for byte in text { count &+= byte >= firstByte || byte == backslash ? 1 : 0 }
        return count > longestRow
    }

    private static func isASCII(_ text: UnsafeRawBufferPointer) -> Bool {
        let words = text.count / 8
        var bits: UInt64 = 0
        for word in 0..<words { bits |= text.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self) }
        for byte in text[(words * 8)...] { bits |= UInt64(byte) }
        return bits & 0x8080_8080_8080_8080 == 0
    }

    private static func isMark(_ scalar: UInt32) -> Bool {
        guard scalar >= 0x300, let scalar = Unicode.Scalar(scalar) else { return false }
        return scalar.properties.canonicalCombiningClass != .notReordered
    }

    /// - Returns: any scalar that is no mark for what is no UTF-8.
    private static func scalar(at index: Int, of text: UnsafeBufferPointer<UInt8>, isJSON: Bool) -> (value: UInt32, length: Int) {
        let first = text[index]
        if first == backslash, isJSON { return escape(at: index, of: text) }
        let length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard length > 1, index + length <= text.count else { return (0, 1) }
        var scalar = UInt32(first) & (0xFF >> UInt32(length + 1))
        for byte in text[(index + 1)..<(index + length)] {
            guard byte & 0xC0 == 0x80 else { return (0, 1) }
            scalar = scalar << 6 | UInt32(byte & 0x3F)
        }
        return (scalar, length)
    }

    private static func escape(at index: Int, of text: UnsafeBufferPointer<UInt8>) -> (value: UInt32, length: Int) {
        guard let unit = unit(at: index, of: text) else { return (0, min(2, text.count - index)) }
        guard UTF16.isLeadSurrogate(unit), let trail = self.unit(at: index + 6, of: text), UTF16.isTrailSurrogate(trail) else {
            return (UInt32(unit), 6)
        }
        return (UTF16.decode(UTF16.EncodedScalar([unit, trail])).value, 12)
    }

    /// The code unit of `\u0301`; `nil` for anything else.
    private static func unit(at index: Int, of text: UnsafeBufferPointer<UInt8>) -> UInt16? {
        guard index + 6 <= text.count, text[index] == backslash, text[index + 1] == UInt8(ascii: "u") else { return nil }
        return text[(index + 2)..<(index + 6)].reduce(UInt16?.some(0)) { unit, byte in
            byte.hexadecimalValue.flatMap { digit in unit.map { $0 << 4 | UInt16(digit) } }
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    fileprivate func inserting(_ bytes: [UInt8], at places: [Int]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(count + places.count * bytes.count)
        var start = 0
        for place in places {
            result.append(contentsOf: self[start..<place])
            result.append(contentsOf: bytes)
            start = place
        }
        result.append(contentsOf: self[start...])
        return result
    }
}

extension [UInt8] {
    /// The JSON text in the Stream-Safe Text Format.
    public var streamSafeJSON: [UInt8] { withUnsafeBufferPointer { StreamSafeText.divided($0, isJSON: true) } ?? self }
}

extension String {
    /// The same text in the Stream-Safe Text Format.
    public var streamSafe: String {
        var text = self
        return text.withUTF8 { StreamSafeText.divided($0, isJSON: false) }.map { String(decoding: $0, as: UTF8.self) } ?? self
    }
}
