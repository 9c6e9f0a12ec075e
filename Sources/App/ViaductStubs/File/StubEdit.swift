import ViaductProtocol

/// Changes one rule in the text of a stub's file. All other text stays as it is: comments, spaces and the spelling of numbers.
struct StubEdit {
    /// A file without a rule.
    static let emptyFile = Array("{\n  \"rules\": []\n}\n".utf8)

    private let text: [UInt8]
    private let list: Range<Int>
    private let rules: [JSONValue]

    /// - Returns: `nil` for a text that has no list of rules.
    init?(_ text: [UInt8]) {
        // Every byte of it is where it is in the text.
        guard let stub = try? JSONValue(StubText(text).bytes), let list = stub.object?["rules"], let rules = list.elements() else { return nil }
        self.text = text
        self.list = list.range
        self.rules = rules
    }

    /// Puts the rule first, so that it takes messages before the others, or in place of an equal one of `old`.
    func putting(_ rule: JSONValue, replacing old: JSONValue?) -> [UInt8] {
        if let old, let place = rules.first(where: { $0.isSame(as: old) })?.range {
            return text.replacing(place, with: lines(of: rule))
        }
        let start = list.lowerBound + 1
        var inserted = Array("\n".utf8) + indent + lines(of: rule)
        if let first = rules.first {
            inserted += Array(",".utf8)
            if !text[start..<first.offset].contains(0x0A) { inserted += Array("\n".utf8) + indent }
        } else if !text[start..<list.upperBound].contains(0x0A) {
            inserted += Array("\n  ".utf8)
        }
        return text.replacing(start..<start, with: inserted)
    }

    /// The spaces before the first rule that begins its line.
    private var indent: [UInt8] {
        for rule in rules {
            let spaces = text[..<rule.offset].reversed().prefix { $0 == 0x20 || $0 == 0x09 }
            let before = rule.offset - spaces.count - 1
            if before >= 0, text[before] == 0x0A { return spaces.reversed() }
        }
        return Array("    ".utf8)
    }

    private func lines(of rule: JSONValue) -> [UInt8] {
        Array(rule.json.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).joined(separator: [0x0A] + indent))
    }
}

extension Array<UInt8> {
    fileprivate func replacing(_ range: Range<Int>, with bytes: [UInt8]) -> [UInt8] {
        self[..<range.lowerBound] + bytes + self[range.upperBound...]
    }
}

extension JSONValue {
    /// Whether both are the same but for spaces and the spelling of strings.
    fileprivate func isSame(as other: JSONValue) -> Bool {
        if let object, let members = other.object {
            return object.all.elementsEqual(members.all) { $0.key == $1.key && $0.value.isSame(as: $1.value) }
        }
        if let elements = elements(), let others = other.elements() { return elements.elementsEqual(others) { $0.isSame(as: $1) } }
        if let string, let text = other.string { return string == text }
        return json == other.json
    }
}
