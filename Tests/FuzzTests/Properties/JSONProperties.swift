import Foundation

@testable import ViaductProtocol

/// JSON, read as Foundation reads it.
enum JSONProperties {
    static let targets = [
        FuzzTarget("json", reads: ["JSONScanner", "JSONValue", "JSONObject", "JSONText"], agreesWithFoundation),
        FuzzTarget("json-pattern", reads: ["JSONPattern", "JSONPlaces"], matchesItself),
        FuzzTarget("stream-safe", reads: ["StreamSafeText"], staysTheSame),
    ]

    // MARK: Differences on purpose

    /// Why Foundation refuses a text that the scanner accepts; `nil` where there is no reason.
    private static func reasonToAccept(_ value: JSONValue) -> String? {
        if let object = value.object { return object.all.compactMap { reason(ofString: $0.key) ?? reasonToAccept($0.value) }.first }
        if let elements = value.elements() { return elements.compactMap(reasonToAccept).first }
        if let string = value.string { return reason(ofString: string) }
        // Foundation decodes each number. The scanner leaves its text to the reader, who may want another type.
        guard let number = Double(value.json) else { return nil }
        return !number.isFinite || number == 0 || number.isSubnormal ? "a number that no Double holds" : nil
    }

    /// Browsers' JSON has lone surrogates, `"\ud800"`, and a frame must not be lost by one. They become U+FFFD.
    private static func reason(ofString string: String) -> String? {
        string.unicodeScalars.contains("\u{FFFD}") ? "a lone surrogate" : nil
    }

    /// Why the scanner refuses a text that Foundation accepts; `nil` where there is no reason.
    private static func reasonToRefuse(_ error: JSONError, _ bytes: [UInt8]) -> String? {
        // Foundation reads 512 levels. The scanner is called on stacks of threads, too.
        if error.problem == .tooDeep { return "nested deeper than 256 levels" }
        // RFC 8259, section 8.1: texts are UTF-8, and need not be read when they begin with a byte order mark.
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return "a byte order mark" }
        // Foundation allows a comma behind the last member or element, and JavaScript does not.
        let before = bytes[..<error.offset].last { !" \t\r\n".utf8.contains($0) }
        if before == UInt8(ascii: ","), error.offset < bytes.count, "}]".utf8.contains(bytes[error.offset]) { return "a comma too many" }
        // Foundation takes a text with zeros for UTF-16 or UTF-32.
        return bytes.contains(0) ? "another encoding" : nil
    }

    // MARK: What holds

    @MainActor private static func agreesWithFoundation(_ bytes: [UInt8]) throws {
        let ours = Result { () throws(JSONError) in try JSONValue(bytes) }
        // Every text is checked before it is read as JSON; what is none must not trap.
        guard String(validating: bytes, as: UTF8.self) != nil else { return }
        let theirs = Result { try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed) }
        switch (ours, theirs) {
        case (.success(let value), .success(let other)):
            try compare(value, other)
            try repeats(value)
        case (.success(let value), .failure(let error)):
            try expect(reasonToAccept(value) != nil, "Foundation refuses it (\(error)), and the scanner does not")
        case (.failure(let error), .success):
            try expect(reasonToRefuse(error, bytes) != nil, "the scanner refuses it (\(error)), and Foundation does not")
        case (.failure(let error), .failure):
            try expect((0...bytes.count).contains(error.offset), "the error is at byte \(error.offset)")
        }
    }

    private static func compare(_ value: JSONValue, _ other: Any) throws(FuzzTarget.Failure) {
        if let object = value.object {
            let members = Dictionary(object.all.map { ($0.key, $0.value) }) { $1 }
            // Two keys may be one without their marks.
            guard !members.keys.contains(where: { $0.unicodeScalars.contains(mark) }) else { return }
            guard let others = other as? [String: Any], others.count == members.count else { throw different(value, other) }
            for (key, member) in members {
                guard let other = others[key] else { throw different(value, other) }
                try compare(member, other)
            }
        } else if let elements = value.elements() {
            guard let others = other as? [Any], others.count == elements.count else { throw different(value, other) }
            for (element, other) in zip(elements, others) { try compare(element, other) }
        } else if let string = value.string {
            guard let other = other as? String, scalars(other) == scalars(string) else { throw different(value, other) }
        } else if value.json == "null" {
            guard other is NSNull else { throw different(value, other) }
        } else if let flag = Bool(value.json) {
            guard other as? Bool == flag else { throw different(value, other) }
        } else {
            guard let number = other as? NSNumber, let own = Double(value.json), isSame(own, number, digits: value.json.utf8.count) else {
                throw different(value, other)
            }
            if let integer = value.integer, number.int64Value != Int64(integer) { throw different(value, other) }
        }
    }

    /// Foundation drops a byte order mark from the start of a string, and behind an escape in it. The scanner keeps what was sent.
    private static let mark: Unicode.Scalar = "\u{FEFF}"

    private static func scalars(_ text: String) -> [Unicode.Scalar] { text.unicodeScalars.filter { $0 != mark } }

    /// Foundation keeps a long number as a decimal one of 38 digits, and makes a Double of it in many steps, each of which rounds. The
    /// scanner leaves its text as it is.
    private static func isSame(_ own: Double, _ other: NSNumber, digits: Int) -> Bool {
        own == other.doubleValue || digits > 17 && abs(own - other.doubleValue) <= abs(own) * 1e-12
    }

    private static func different(_ value: JSONValue, _ other: Any) -> FuzzTarget.Failure {
        FuzzTarget.Failure(description: "\(value.json) is \(other) to Foundation")
    }

    /// What is written is read again as the same.
    @MainActor private static func repeats(_ value: JSONValue) throws {
        let escaped = JSONText.escapingMisleading(value.json)
        try expect(JSONText.isValid(escaped), "escaped, it is no JSON: \(escaped)")
        if let string = value.string {
            let again = try JSONValue(Array(JSONText.quoted(string).utf8)).string
            try expect(again == string, "quoted, it is another text")
        }
        for (key, member) in (value.object?.all ?? []).suffix(1) {
            try expect(value.value(at: [key])?.json == member.json, "the member “\(key)” is another at its path")
        }
        for (index, element) in (value.elements() ?? []).enumerated().prefix(8) {
            try expect(value.value(at: [String(index)])?.json == element.json, "the element \(index) is another at its path")
        }
        for (_, member) in value.object?.all ?? [] { try repeats(member) }
    }

    /// A text is the same but for the joiners, and JSON stays JSON.
    @MainActor private static func staysTheSame(_ bytes: [UInt8]) throws {
        let plain = text(bytes)
        let safe = plain.streamSafe
        let scalars = { (text: String) in text.unicodeScalars.filter { $0 != "\u{34F}" } }
        try expect(Array(scalars(safe)) == Array(scalars(plain)), "the text is another")
        try expect(safe.streamSafe.utf8.elementsEqual(safe.utf8), "the text is not safe")
        guard String(validating: bytes, as: UTF8.self) != nil else { return }
        try expect(JSONText.isValid(text(bytes.streamSafeJSON)) == JSONText.isValid(plain), "JSON is none any more, or none has become JSON")
    }

    /// A value matches the pattern that is made of it.
    @MainActor private static func matchesItself(_ bytes: [UInt8]) throws {
        let (line, rest) = firstLine(of: bytes)
        guard let pattern = try? JSONValue(Array(line.utf8)) else { return }
        try expect(pattern.matches(JSONPattern(pattern)), "\(line) does not match itself")
        guard let value = try? JSONValue(rest), value.matches(JSONPattern(pattern)) else { return }
        // What matches has the pattern's members.
        if let object = pattern.object { try expect(object.all.allSatisfy { value.value(at: [$0.key]) != nil }, "a member is missing") }
    }
}
