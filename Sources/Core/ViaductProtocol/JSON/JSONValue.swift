/// A value inside of a JSON text that has been checked.
public struct JSONValue: Sendable {
    let text: [UInt8]
    /// The place of the value in its text, in bytes.
    public let range: Range<Int>
    /// The ends of the values around it and in it, if they were found.
    private let ends: JSONEnds?

    init(text: [UInt8], range: Range<Int>, ends: JSONEnds? = nil) {
        self.text = text
        self.range = range
        self.ends = ends
    }

    /// Reads a text that is one value, and checks all of it.
    ///
    /// - Throws: `JSONError` with the place of the first mistake.
    public init(_ text: [UInt8]) throws(JSONError) {
        self.text = text
        (range, ends) = try text.withUnsafeBufferPointer { (buffer) throws(JSONError) in
            var scanner = JSONScanner(buffer, in: 0..<buffer.count, isNoting: true)
            let range = try scanner.skipValue()
            try scanner.expectEnd()
            return (range, scanner.ends)
        }
    }

    /// The offset of the value in its text, in bytes.
    public var offset: Int { range.lowerBound }

    /// The value exactly as the text has it.
    public var json: String { String(decoding: text[range], as: UTF8.self) }

    /// The decoded string, `nil` when the value is not a string. Lone surrogates become U+FFFD.
    public var string: String? {
        guard text[range.lowerBound] == UInt8(ascii: "\"") else { return nil }
        let content = text[(range.lowerBound + 1)..<(range.upperBound - 1)]
        guard content.contains(UInt8(ascii: "\\")) else { return String(decoding: content, as: UTF8.self) }
        return content.unescaped()
    }

    /// The start of the value as the text has it.
    ///
    /// - Parameter limit: in bytes.
    package func json(_ limit: Int) -> String { String(decoding: text[range].prefix(limit), as: UTF8.self) }

    /// The start of the decoded string; `nil` when the value is not a string.
    ///
    /// - Parameter limit: the number of bytes to decode. The last character may be cut off.
    package func start(_ limit: Int) -> String? {
        // An escape has at most six bytes for one of the string's.
        let longest = 6 * min(limit, range.count) + 2
        guard range.count > longest else { return string }
        guard text[range.lowerBound] == UInt8(ascii: "\"") else { return nil }
        var end = range.lowerBound + 1
        while end < range.lowerBound + longest {
            let isEscape = text[end] == UInt8(ascii: "\\")
            end += isEscape ? (text[end + 1] == UInt8(ascii: "u") ? 6 : 2) : 1
        }
        return text[(range.lowerBound + 1)..<end].unescaped()
    }

    /// The value at a place inside of this one.
    func inner(_ range: Range<Int>) -> JSONValue { JSONValue(text: text, range: range, ends: ends) }

    /// The value's text.
    var bytes: ArraySlice<UInt8> { text[range] }

    public var isObject: Bool { text[range.lowerBound] == UInt8(ascii: "{") }

    /// Converts the array's elements. Returns `nil` for any other value, and when an element cannot be converted.
    ///
    /// - Parameters:
    ///   - limit: the number of elements to read, from the start.
    ///   - count: the number of these to convert, from the end.
    func elements<Element>(
        atMost limit: Int = .max, last count: Int = .max, _ make: (JSONValue) -> Element?
    ) -> [Element]? {
        guard text[range.lowerBound] == UInt8(ascii: "[") else { return nil }
        let (ranges, ends) = text.withUnsafeBufferPointer { buffer in
            var scanner = JSONScanner(buffer, in: range, known: self.ends, isNoting: true)
            return (scanner.elements(atMost: limit), scanner.ends)
        }
        var elements: [Element] = []
        for range in ranges.suffix(count) {
            guard let element = make(JSONValue(text: text, range: range, ends: ends)) else { return nil }
            elements.append(element)
        }
        return elements
    }

    /// The first elements of an array, `nil` for every other value.
    public func elements(atMost limit: Int = .max) -> [JSONValue]? { elements(atMost: limit) { $0 } }

    /// The strings of an array that has nothing else, `nil` for every other value.
    ///
    /// - Parameter limit: the number of strings to read, from the start.
    func strings(atMost limit: Int) -> [String]? { elements(atMost: limit, \.string) }

    /// The members, `nil` when the value is not an object.
    public var object: JSONObject? { try? JSONObject(text, in: range, ends: ends) }

    /// One member of an object, without decoding the others; `nil` when there is none, or the value is not an object.
    public func member(_ key: StaticString) -> JSONValue? {
        guard text[range.lowerBound] == UInt8(ascii: "{") else { return nil }
        let found = text.withUnsafeBufferPointer { buffer in
            var scanner = JSONScanner(buffer, in: range, known: ends)
            return scanner.value(ofMember: key)
        }
        return found.map(inner)
    }

    /// The whole number, `nil` when the value is not one that fits.
    public var integer: Int? { Int(json) }
}

extension ArraySlice<UInt8> {
    /// Resolves the escapes of RFC 8259, section 7. The scan has verified that they are well formed.
    fileprivate func unescaped() -> String {
        var units: [UInt16] = []
        units.reserveCapacity(count)
        var result = ""
        var plainStart = startIndex
        var index = startIndex
        func flush() {
            if !units.isEmpty { result += String(decoding: units, as: UTF16.self) }
            units.removeAll(keepingCapacity: true)
        }
        while index < endIndex {
            guard self[index] == UInt8(ascii: "\\") else {
                index += 1
                continue
            }
            if plainStart < index {
                flush()
                result += String(decoding: self[plainStart..<index], as: UTF8.self)
            }
            let escape = self[index + 1]
            index += 2
            if escape == UInt8(ascii: "u") {
                units.append(self[index..<(index + 4)].reduce(0) { $0 << 4 | UInt16($1.hexadecimalValue ?? 0) })
                index += 4
            } else {
                units.append(Self.unit(for: escape))
            }
            plainStart = index
        }
        flush()
        return result + String(decoding: self[plainStart..<endIndex], as: UTF8.self)
    }

    private static func unit(for escape: UInt8) -> UInt16 {
        switch escape {
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "t"): 0x09
        default: UInt16(escape)
        }
    }
}
