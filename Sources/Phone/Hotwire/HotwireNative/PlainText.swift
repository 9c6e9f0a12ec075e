/// The JSON text that a `PlainEncoder` writes, and the containers that are open.
struct PlainText {
    /// The container that a value writes into.
    enum Kind { case undecided, object, array, value }

    private struct Level {
        var kind = Kind.undecided
        var count = 0
        /// The keys of an object are those from here.
        let firstKey: Int
        /// The place in the outer container.
        let key: (any CodingKey)?
    }

    /// Larger objects are Foundation's: each key is compared with all others.
    private static let maximumMembers = 64
    private static let maximumDepth = 64

    private(set) var bytes: [UInt8] = []
    private var levels: [Level] = []
    /// The texts of keys in `bytes`.
    private var keys: [Range<Int>] = []
    /// Whether Foundation has to write it all.
    private(set) var isForFoundation = false

    init() { bytes.reserveCapacity(128) }

    /// The number of containers that are open.
    var depth: Int { levels.count }
    var codingPath: [any CodingKey] { levels.compactMap(\.key) }

    func isArray(_ level: Int) -> Bool { levels.indices.contains(level - 1) && levels[level - 1].kind == .array }

    /// The number of values that a container has got.
    func count(of level: Int) -> Int { levels.indices.contains(level - 1) ? levels[level - 1].count : 0 }

    mutating func leaveToFoundation() { isForFoundation = true }

    // MARK: Containers

    /// - Returns: whether a value can be written there.
    mutating func open(at key: (any CodingKey)?) -> Bool {
        if isForFoundation || levels.count == Self.maximumDepth {
            leaveToFoundation()
            return false
        }
        levels.append(Level(firstKey: keys.count, key: key))
        return true
    }

    /// A subclass and its superclass may fill the same object.
    mutating func decide(on kind: Kind) {
        guard let last = levels.indices.last, levels[last].kind == .undecided else {
            if levels.last?.kind != kind { leaveToFoundation() }
            return
        }
        levels[last].kind = kind
        switch kind {
        case .object: bytes.append(UInt8(ascii: "{"))
        case .array: bytes.append(UInt8(ascii: "["))
        case .value, .undecided: break
        }
    }

    mutating func close() {
        guard let level = levels.popLast() else { return }
        keys.removeLast(keys.count - level.firstKey)
        switch level.kind {
        case .object: bytes.append(UInt8(ascii: "}"))
        case .array: bytes.append(UInt8(ascii: "]"))
        case .value where level.count == 1: break
        case .value, .undecided: leaveToFoundation()
        }
    }

    /// Begins a member of an object.
    mutating func begin(_ key: String, in level: Int) {
        guard begin(in: level) else { return }
        let start = bytes.count
        write(key)
        let range = start..<bytes.count
        let others = keys[levels[level - 1].firstKey...]
        if others.count >= Self.maximumMembers || others.contains(where: { bytes[$0] == bytes[range] }) { return leaveToFoundation() }
        keys.append(range)
        bytes.append(UInt8(ascii: ":"))
    }

    /// Begins an element of an array, or the one value.
    ///
    /// - Returns: whether it is the container's turn.
    @discardableResult
    mutating func begin(in level: Int) -> Bool {
        guard level == levels.count, !isForFoundation else {
            leaveToFoundation()
            return false
        }
        if levels[level - 1].count > 0 {
            if levels[level - 1].kind == .value { leaveToFoundation() }
            bytes.append(UInt8(ascii: ","))
        }
        levels[level - 1].count += 1
        return true
    }

    // MARK: Values

    mutating func writeNull() { bytes.append(contentsOf: "null".utf8) }

    mutating func write(_ value: Bool) { bytes.append(contentsOf: (value ? "true" : "false").utf8) }

    mutating func write(_ value: some FixedWidthInteger) { bytes.append(contentsOf: String(value).utf8) }

    mutating func write(_ value: some BinaryFloatingPoint & LosslessStringConvertible) {
        // `JSONEncoder` has an error for those, or words of its settings.
        guard value.isFinite else { return leaveToFoundation() }
        let text = value.description.utf8
        bytes.append(contentsOf: text.suffix(2).elementsEqual(".0".utf8) ? text.dropLast(2) : text[...])
    }

    mutating func write(_ value: String) {
        var value = value
        bytes.append(UInt8(ascii: "\""))
        value.withUTF8 { text in
            var start = 0
            for index in text.indices where Self.needsEscape(text[index]) {
                bytes.append(contentsOf: text[start..<index])
                bytes.append(contentsOf: Self.escape(text[index]).utf8)
                start = index + 1
            }
            bytes.append(contentsOf: text[start...])
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "/")
    }

    private static func escape(_ byte: UInt8) -> String {
        switch byte {
        case 0x08: #"\b"#
        case 0x09: #"\t"#
        case 0x0A: #"\n"#
        case 0x0C: #"\f"#
        case 0x0D: #"\r"#
        case ..<0x10: #"\u000"# + String(byte, radix: 16)
        case ..<0x20: #"\u00"# + String(byte, radix: 16)
        default: "\\" + String(UnicodeScalar(byte))
        }
    }
}
