import ViaductCommands
import ViaductProtocol

/// A configuration file's text, read from its beginning to its end: an object of texts, numbers, lists of texts and objects, in JSON5.
struct ConfigurationText {
    /// Something that is not understood.
    struct Failure: Error {
        let index: Int
        /// A sentence without a full stop.
        let text: String
    }

    /// Settings with an object as their value. Their text is the object's JSON.
    private static let objects = ["identities", "versions"]
    private static let deepest = 8

    private let characters: [Character]
    /// The indices of the lines' first characters.
    private let lineStarts: [Int]
    private var index = 0

    init(_ text: String) {
        let characters = Array(text)
        self.characters = characters
        lineStarts = [0] + characters.indices.lazy.filter { characters[$0].isNewline }.map { $0 + 1 }
    }

    /// - Returns: the texts of each setting, and where its value begins. Of two with the same name the last one counts.
    mutating func settings() throws(Failure) -> [String: (texts: [String], index: Int)] {
        var found: [String: (texts: [String], index: Int)] = [:]
        try skip()
        try expect("{", "a configuration file begins with {")
        while try next() != "}" {
            let name = try name()
            try skip()
            try expect(":", "a colon has to follow “\(name)”")
            try skip()
            let start = index
            found[name] = (try value(of: name), start)
            try separate(before: "}")
        }
        index += 1
        try skip()
        guard index == characters.count else { throw Failure(index: index, text: "nothing may follow the last }") }
        return found
    }

    /// Line and column, both from 1.
    func place(of index: Int) -> (line: Int, column: Int) {
        var (low, high) = (0, lineStarts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= index { low = middle } else { high = middle }
        }
        return (low + 1, index - lineStarts[low] + 1)
    }

    private mutating func value(of name: String) throws(Failure) -> [String] {
        let start = index
        switch try next() {
        case "\"", "'":
            return [try string()]
        case "[":
            index += 1
            var list: [String] = []
            while try next() != "]" {
                guard ["\"", "'"].contains(characters[index]) else { throw wrongKind(name, at: index) }
                list.append(try string())
                try separate(before: "]")
            }
            index += 1
            return list
        case "{" where Self.objects.contains(name):
            return [try json(depth: 0)]
        default:
            let word = word()
            guard let number = Self.number(word) else { throw wrongKind(name, at: start) }
            return [Int(exactly: number).map(String.init) ?? String(number)]
        }
    }

    /// Any value, as JSON.
    private mutating func json(depth: Int) throws(Failure) -> String {
        guard depth < Self.deepest else { throw Failure(index: index, text: "the value is nested too deeply") }
        var parts: [String] = []
        switch try next() {
        case "{":
            index += 1
            while try next() != "}" {
                let key = try name()
                try skip()
                try expect(":", "a colon has to follow “\(key)”")
                parts.append("\(JSONText.quoted(key)):\(try json(depth: depth + 1))")
                try separate(before: "}")
            }
            index += 1
            return "{\(parts.joined(separator: ","))}"
        case "[":
            index += 1
            while try next() != "]" {
                parts.append(try json(depth: depth + 1))
                try separate(before: "]")
            }
            index += 1
            return "[\(parts.joined(separator: ","))]"
        case "\"", "'": return JSONText.quoted(try string())
        default:
            let (start, word) = (index, word())
            guard JSONText.isValid(word) else { throw Failure(index: start, text: "a text, a number, a list or an object is expected here") }
            return word
        }
    }

    private func wrongKind(_ name: String, at index: Int) -> Failure {
        Failure(index: index, text: "“\(name)” has to be a text, a number or a list of texts")
    }

    private static func number(_ word: String) -> Double? {
        if word.lowercased().hasPrefix("0x") { return Int(word.dropFirst(2), radix: 16).map(Double.init) }
        return word.first?.isLetter == true ? nil : Double(word)
    }

    private mutating func name() throws(Failure) -> String {
        if ["\"", "'"].contains(characters[index]) { return try string() }
        let start = index
        let word = word()
        guard !word.isEmpty else { throw Failure(index: start, text: "a setting's name is expected here, in quotes") }
        return word
    }

    private mutating func word() -> String {
        let start = index
        while index < characters.count,
            characters[index].isLetter || characters[index].isNumber || "+-._$".contains(characters[index])
        {
            index += 1
        }
        return String(characters[start..<index])
    }

    private mutating func string() throws(Failure) -> String {
        let (start, quote) = (index, characters[index])
        var text = ""
        index += 1
        while index < characters.count, characters[index] != quote, !characters[index].isNewline {
            if characters[index] == "\\" {
                index += 1
                text += try escaped()
            } else {
                text.append(characters[index])
                index += 1
            }
        }
        guard index < characters.count, characters[index] == quote else {
            throw Failure(index: start, text: "the text that begins here has no closing quote")
        }
        index += 1
        return text
    }

    /// Reads the rest of an escape, after its backslash.
    private mutating func escaped() throws(Failure) -> String {
        guard index < characters.count else { return "" }
        let character = characters[index]
        index += 1
        switch character {
        case "n": return "\n"
        case "t": return "\t"
        case "r": return "\r"
        case "b": return "\u{8}"
        case "f": return "\u{C}"
        case "u":
            var units = [try codeUnit()]
            // A character beyond U+FFFF is written as two.
            if UTF16.isLeadSurrogate(units[0]), characters[index...].starts(with: "\\u") {
                index += 2
                units.append(try codeUnit())
            }
            return String(decoding: units, as: UTF16.self)
        default: return character.isNewline ? "" : String(character)
        }
    }

    private mutating func codeUnit() throws(Failure) -> UInt16 {
        let digits = characters[index...].prefix(4)
        guard digits.count == 4, digits.allSatisfy(\.isHexDigit), let unit = UInt16(String(digits), radix: 16) else {
            throw Failure(index: index, text: "four hexadecimal digits of a character have to follow \\u")
        }
        index += 4
        return unit
    }

    private mutating func separate(before end: Character) throws(Failure) {
        let last = index
        if try next() == "," {
            index += 1
        } else if characters[index] != end {
            throw Failure(index: last, text: "a comma is missing here")
        }
    }

    private mutating func expect(_ character: Character, _ text: String) throws(Failure) {
        guard index < characters.count, characters[index] == character else { throw Failure(index: index, text: text) }
        index += 1
    }

    /// The next character that is no space and no comment; it stays unread.
    private mutating func next() throws(Failure) -> Character {
        try skip()
        guard index < characters.count else { throw Failure(index: index, text: "the file ends too early") }
        return characters[index]
    }

    /// Leaves out spaces and comments.
    private mutating func skip() throws(Failure) {
        while index < characters.count {
            if characters[index].isWhitespace || characters[index] == "\u{FEFF}" {
                index += 1
            } else if isAt("//") {
                while index < characters.count, !characters[index].isNewline { index += 1 }
            } else if isAt("/*") {
                let start = index
                index += 2
                while !isAt("*/") {
                    guard index < characters.count else {
                        throw Failure(index: start, text: "the comment that begins here has no end")
                    }
                    index += 1
                }
                index += 2
            } else {
                return
            }
        }
    }
    private func isAt(_ text: String) -> Bool { characters[index...].starts(with: text) }
}
