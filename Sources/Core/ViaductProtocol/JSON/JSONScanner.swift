internal import Glibc

/// Walks over JSON text without decoding it, about one byte a nanosecond.
///
/// Foundation's JSON costs 40 µs and more for a message, a scan half a microsecond. Every read of `text` is bounds-checked by `peek`,
/// or by `skipPlainText` for eight bytes together.
struct JSONScanner {
    /// Deep enough for every real message, and shallow enough for the stack.
    static let maximumDepth = 256

    private let text: UnsafeBufferPointer<UInt8>
    private let end: Int
    private(set) var index: Int
    /// The result of an earlier scan; `nil` for a first one.
    private let known: JSONEnds?
    /// The result of this scan, if it notes it.
    private(set) var ends: JSONEnds?

    /// - Parameters:
    ///   - known: of an earlier scan of the text.
    ///   - isNoting: whether a first scan notes the ends of objects and arrays.
    init(_ text: UnsafeBufferPointer<UInt8>, in range: Range<Int>, known: JSONEnds? = nil, isNoting: Bool = false) {
        self.text = text
        self.known = known
        ends = known ?? (isNoting ? JSONEnds() : nil)
        index = range.lowerBound
        end = range.upperBound
    }

    /// Whether the range contains exactly one value.
    static func isValue(_ text: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> Bool {
        var scanner = JSONScanner(text, in: range)
        do throws(JSONError) {
            _ = try scanner.skipValue()
            try scanner.expectEnd()
            return true
        } catch {
            return false
        }
    }

    /// Passes over one value and everything in it.
    ///
    /// - Returns: the value's range, without white space around it.
    mutating func skipValue(depth: Int = 0) throws(JSONError) -> Range<Int> {
        skipWhitespace()
        let start = index
        guard let first = peek() else { throw failure(.unexpectedEnd) }
        switch first {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            try skipContainer(depth: depth + 1)
        case UInt8(ascii: "\""):
            _ = try skipString()
        case UInt8(ascii: "t"):
            try skipLiteral("true")
        case UInt8(ascii: "f"):
            try skipLiteral("false")
        case UInt8(ascii: "n"):
            try skipLiteral("null")
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            try skipNumber()
        default:
            throw failure(.unexpectedByte)
        }
        return start..<index
    }

    /// Passes over an object or array that is next.
    private mutating func skipContainer(depth: Int) throws(JSONError) {
        if let end = known?.end(of: index) {
            index = end
            return
        }
        let number = known == nil ? ends?.begin(at: index) : nil
        // Inlined, so that no closure is called for a member that nobody wants.
        if isAtObject { try skipObject(depth: depth) { (_, _) throws(JSONError) in } } else { try skipArray(depth: depth) }
        if let number { ends?.finish(number, at: index) }
    }

    /// Passes over an object, whose `{` is next.
    ///
    /// - Parameter member: is called for each member with the range of the key between its quotes, and of the value.
    @inline(__always)
    mutating func skipObject(
        depth: Int = 1, member: (Range<Int>, Range<Int>) throws(JSONError) -> Void
    ) throws(JSONError) {
        try forEachMember(depth: depth) { (scanner, key) throws(JSONError) in
            try member(key, try scanner.skipValue(depth: depth))
        }
    }

    /// Passes over an object, whose `{` is next.
    ///
    /// - Parameter value: has to pass over the value of each member; it gets the range of the key between its quotes.
    @inline(__always)
    mutating func forEachMember(
        depth: Int, value: (inout JSONScanner, Range<Int>) throws(JSONError) -> Void
    ) throws(JSONError) {
        guard depth <= Self.maximumDepth else { throw failure(.tooDeep) }
        try expect(UInt8(ascii: "{"), else: .notAnObject)
        skipWhitespace()
        if take(UInt8(ascii: "}")) { return }
        repeat {
            skipWhitespace()
            let key = try skipString()
            skipWhitespace()
            try expect(UInt8(ascii: ":"))
            skipWhitespace()
            try value(&self, key)
            skipWhitespace()
        } while take(UInt8(ascii: ","))
        try expect(UInt8(ascii: "}"))
    }

    /// Whether the next value is an object.
    var isAtObject: Bool { peek() == UInt8(ascii: "{") }

    /// Whether the next value is an array.
    var isAtArray: Bool { peek() == UInt8(ascii: "[") }

    /// The value of the last member with this key, of an object whose text has been checked.
    mutating func value(ofMember key: StaticString) -> Range<Int>? {
        let text = text
        var found: Range<Int>?
        try? skipObject { name, value in
            if text.matches(key, in: name) { found = value }
        }
        return found
    }

    /// The value of the first member with this key, of an object that is not read beyond it.
    mutating func firstValue(ofMember key: StaticString) -> Range<Int>? {
        goToFirstValue(ofMember: key) ? try? skipValue(depth: 1) : nil
    }

    /// Goes to the start of the value of the first member with this key, of an object that is not read beyond it.
    ///
    /// - Returns: whether there is such a member.
    mutating func goToFirstValue(ofMember key: StaticString) -> Bool {
        let text = text
        var isThere = false
        skipWhitespace()
        try? forEachMember(depth: 1) { (scanner, name) throws(JSONError) in
            guard text.matches(key, in: name) else {
                _ = try scanner.skipValue(depth: 1)
                return
            }
            isThere = true
            // Ends the scan.
            throw JSONError(problem: .trailingText, offset: scanner.index)
        }
        return isThere
    }

    /// Throws unless only white space is left.
    mutating func expectEnd() throws(JSONError) {
        skipWhitespace()
        guard index == end else { throw failure(.trailingText) }
    }

    @inline(__always)
    mutating func skipWhitespace() {
        while let byte = peek(), byte <= 0x20, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
    }

    /// The elements of an array whose text has been checked, and whose `[` is next.
    ///
    /// - Parameter limit: the number of elements to return, from the start.
    mutating func elements(atMost limit: Int) -> [Range<Int>] {
        var elements: [Range<Int>] = []
        try? skipArray(depth: 1) { if elements.count < limit { elements.append($0) } }
        return elements
    }

    @inline(__always)
    private mutating func skipArray(depth: Int, element: (Range<Int>) -> Void = { _ in }) throws(JSONError) {
        try forEachElement(depth: depth) { (scanner) throws(JSONError) in element(try scanner.skipValue(depth: depth)) }
    }

    /// Passes over an array, whose `[` is next.
    ///
    /// - Parameter value: has to pass over each element.
    @inline(__always)
    mutating func forEachElement(depth: Int, value: (inout JSONScanner) throws(JSONError) -> Void) throws(JSONError) {
        guard depth <= Self.maximumDepth else { throw failure(.tooDeep) }
        try expect(UInt8(ascii: "["))
        skipWhitespace()
        if take(UInt8(ascii: "]")) { return }
        repeat {
            try value(&self)
            skipWhitespace()
        } while take(UInt8(ascii: ","))
        try expect(UInt8(ascii: "]"))
    }

    @inline(__always)
    private mutating func skipString() throws(JSONError) -> Range<Int> {
        try expect(UInt8(ascii: "\""))
        let start = index
        while true {
            skipPlainText()
            guard let byte = peek() else { break }
            index += 1
            if byte == UInt8(ascii: "\"") { return start..<(index - 1) }
            if byte < 0x20 { throw failure(.badString) }
            if byte == UInt8(ascii: "\\") { try skipEscape() }
        }
        throw failure(.unexpectedEnd)
    }

    /// Skips text, eight bytes at a time, up to the closing quote, an escape or a control character.
    @inline(__always)
    private mutating func skipPlainText() {
        guard let base = UnsafeRawPointer(text.baseAddress) else { return }
        while index &+ 8 <= end {
            let bytes = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            let found =
                bytes.bytes(below: 0x20) | bytes.bytes(UInt8(ascii: "\"")) | bytes.bytes(UInt8(ascii: "\\"))
            guard found == 0 else {
                index &+= found.trailingZeroBitCount / 8
                return
            }
            index &+= 8
        }
    }

    private mutating func skipEscape() throws(JSONError) {
        guard let byte = peek() else { throw failure(.unexpectedEnd) }
        index += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            return
        case UInt8(ascii: "u"):
            for _ in 0..<4 {
                guard let digit = peek(), digit.hexadecimalValue != nil else { throw failure(.badString) }
                index += 1
            }
        default:
            throw failure(.badString)
        }
    }

    private mutating func skipNumber() throws(JSONError) {
        _ = take(UInt8(ascii: "-"))
        if !take(UInt8(ascii: "0")) { try skipDigits() }
        if take(UInt8(ascii: ".")) { try skipDigits() }
        if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
            if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
            try skipDigits()
        }
    }

    private mutating func skipDigits() throws(JSONError) {
        let start = index
        while let byte = peek(), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
        guard index > start else { throw failure(.badNumber) }
    }

    private mutating func skipLiteral(_ literal: StaticString) throws(JSONError) {
        for offset in 0..<literal.utf8CodeUnitCount {
            guard peek() == literal.utf8Start[offset] else { throw failure(.unexpectedByte) }
            index += 1
        }
    }

    @inline(__always)
    private mutating func expect(
        _ byte: UInt8, else problem: JSONError.Problem = .unexpectedByte
    ) throws(JSONError) {
        guard let next = peek() else { throw failure(.unexpectedEnd) }
        guard next == byte else { throw failure(problem) }
        index += 1
    }

    @inline(__always)
    private mutating func take(_ byte: UInt8) -> Bool {
        guard peek() == byte else { return false }
        index += 1
        return true
    }

    @inline(__always)
    private func peek() -> UInt8? { index < end ? text[index] : nil }

    private func failure(_ problem: JSONError.Problem) -> JSONError { JSONError(problem: problem, offset: index) }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether the bytes in the range equal the text.
    @inline(__always)
    func matches(_ text: StaticString, in range: Range<Int>) -> Bool {
        range.count == text.utf8CodeUnitCount && memcmp(baseAddress! + range.lowerBound, text.utf8Start, range.count) == 0
    }
}

/// Eight bytes examined together.
extension UInt64 {
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highBits: UInt64 = 0x8080_8080_8080_8080

    /// - Parameter limit: at most 128.
    /// - Returns: the high bit of the lowest byte that is less than the limit, perhaps with bits above it, and 0 when none is.
    fileprivate func bytes(below limit: UInt8) -> UInt64 {
        (self &- Self.ones &* UInt64(limit)) & ~self & Self.highBits
    }

    /// As `bytes(below:)`, for bytes equal to this one.
    fileprivate func bytes(_ byte: UInt8) -> UInt64 {
        (self ^ Self.ones &* UInt64(byte)).bytes(below: 1)
    }
}

extension UInt8 {
    /// The value of an ASCII hexadecimal digit, `nil` for any other byte.
    var hexadecimalValue: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
