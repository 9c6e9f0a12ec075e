/// JSON with comments made plain JSON: comments, trailing commas and a byte order mark become spaces, so that every place stays.
struct StubText {
    private(set) var bytes: [UInt8]
    /// The start of a comment that has no end.
    private(set) var openComment: Int?
    private var index = 0
    /// The last comma, while nothing but spaces and comments has followed it.
    private var comma: Int?

    init(_ text: [UInt8]) {
        bytes = text
        if text.starts(with: [0xEF, 0xBB, 0xBF]) { blank(0..<3) }
        while index < bytes.count { step() }
    }

    private mutating func step() {
        switch bytes[index] {
        case UInt8(ascii: "\""):
            comma = nil
            skipString()
        case UInt8(ascii: "/"): skipComment()
        case UInt8(ascii: ","):
            comma = index
            index += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
            if let comma { blank(comma..<(comma + 1)) }
            comma = nil
            index += 1
        case 0x20, 0x09, 0x0A, 0x0D: index += 1
        default:
            comma = nil
            index += 1
        }
    }

    private mutating func skipString() {
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index = min(index + 1, bytes.count)
    }

    private mutating func skipComment() {
        let start = index
        switch index + 1 < bytes.count ? bytes[index + 1] : 0 {
        case UInt8(ascii: "/"):
            while index < bytes.count, bytes[index] != 0x0A { index += 1 }
        case UInt8(ascii: "*"):
            index += 2
            while index + 1 < bytes.count, bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/") { index += 1 }
            if index + 1 >= bytes.count { openComment = start }
            index = min(index + 2, bytes.count)
        default:
            comma = nil
            index += 1
            return
        }
        blank(start..<index)
    }

    /// Keeps the ends of lines.
    private mutating func blank(_ range: Range<Int>) {
        for index in range where bytes[index] != 0x0A { bytes[index] = 0x20 }
        if index < range.upperBound { index = range.upperBound }
    }
}
