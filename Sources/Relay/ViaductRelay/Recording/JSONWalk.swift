internal import ViaductProtocol

/// JSON text that is passed over value by value, in time in proportion to its size, however deep it is.
///
/// Text that is no JSON does no harm.
struct JSONWalk {
    struct Value {
        /// Its name in its object; `nil` for an element of an array, and for the whole text.
        let key: String?
        /// The number of objects and arrays around it.
        let depth: Int
        /// Its place in the text, in bytes.
        let start: Int
        /// A whole string, number or word; the bracket of an object or array.
        let token: ArraySlice<UInt8>

        /// The decoded string; `nil` for any other value.
        var string: String? {
            guard token.first == UInt8(ascii: "\"") else { return nil }
            guard token.contains(UInt8(ascii: "\\")) else { return String(decoding: token.dropFirst().dropLast(), as: UTF8.self) }
            return (try? JSONValue(Array(token)))?.string ?? ""
        }

        fileprivate var isObject: Bool { token.first == UInt8(ascii: "{") }
        fileprivate var isArray: Bool { token.first == UInt8(ascii: "[") }
    }

    private let text: [UInt8]

    init(_ json: String) { text = Array(json.utf8) }

    /// The text with other values in place of some.
    ///
    /// - Parameter replacement: returns the JSON text in place of a value and all in it; `nil` keeps the value, and looks into it.
    func rewriting(_ replacement: (Value) -> String?) -> String {
        var written: [UInt8] = []
        written.reserveCapacity(text.count)
        walk { value in
            guard let new = replacement(value) else { return false }
            written += new.utf8
            return true
        } copy: {
            written += text[$0]
        } close: {
        }
        return String(decoding: written, as: UTF8.self)
    }

    /// The members with these names of each object that has one of them. Of several with one name the last counts.
    func objects(with names: Set<String>) -> [[String: Value]] {
        var found: [[String: Value]] = []
        var open: [[String: Value]] = []
        walk { value in
            if let key = value.key, names.contains(key), !open.isEmpty { open[open.count - 1][key] = value }
            if value.isObject || value.isArray { open.append([:]) }
            return false
        } copy: { _ in
        } close: {
            if let members = open.popLast(), !members.isEmpty { found.append(members) }
        }
        return found
    }

    /// - Parameters:
    ///   - value: returns whether the value is to be left out, with all in it.
    ///   - copy: takes the range of everything that is not left out.
    ///   - close: is called at the end of each object and array.
    private func walk(value visit: (Value) -> Bool, copy: (Range<Int>) -> Void, close: () -> Void) {
        // For each open level, whether it is an object.
        var levels: [Bool] = []
        var isKeyNext = false
        var key: String?
        var index = 0
        while index < text.count {
            let byte = text[index]
            let end = Self.endOfToken(in: text, at: index)
            switch byte {
            case UInt8(ascii: "\"") where isKeyNext:
                key = Value(key: nil, depth: 0, start: index, token: text[index..<end]).string
                isKeyNext = false
            case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                let value = Value(key: key, depth: levels.count, start: index, token: text[index..<end])
                key = nil
                guard !visit(value) else {
                    index = Self.endOfValue(in: text, at: index)
                    continue
                }
                if value.isObject || value.isArray {
                    isKeyNext = value.isObject
                    levels.append(isKeyNext)
                }
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                _ = levels.popLast()
                close()
            case UInt8(ascii: ","): isKeyNext = levels.last == true
            default: break
            }
            copy(index..<end)
            index = end
        }
    }

    /// The place behind the string, the number or word, or the single character that begins there.
    private static func endOfToken(in text: [UInt8], at start: Int) -> Int {
        var index = start + 1
        switch text[start] {
        case UInt8(ascii: "\""):
            while index < text.count, text[index] != UInt8(ascii: "\"") { index += text[index] == UInt8(ascii: "\\") ? 2 : 1 }
            return min(index + 1, text.count)
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            while index < text.count, !",]} \t\r\n".utf8.contains(text[index]) { index += 1 }
            return index
        default: return index
        }
    }

    /// The place behind the value that begins there.
    private static func endOfValue(in text: [UInt8], at start: Int) -> Int {
        var (index, depth) = (start, 0)
        repeat {
            let byte = text[index]
            if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") { depth += 1 }
            if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") { depth -= 1 }
            index = endOfToken(in: text, at: index)
        } while depth > 0 && index < text.count
        return index
    }
}
