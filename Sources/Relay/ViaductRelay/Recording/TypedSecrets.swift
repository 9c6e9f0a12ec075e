internal import ViaductProtocol

/// The texts that a person has typed into one page's secure controls. Any later string of the page may contain them.
struct TypedSecrets {
    /// The newest values that are looked for in strings, and the newest that are looked for as strings.
    private static let mostParts = 16, mostWholes = 64
    /// In characters. A shorter value is in too many strings; of a longer one only the beginning is looked for.
    private static let shortestPart = 3, longestPart = 256

    private struct Part {
        let control: String
        let text: String
        /// Whether it is the beginning of a longer value.
        let isCut: Bool
        /// It as it may stand in a string: plain, and in the JSON that a string may have.
        let forms: [BytePattern]
    }

    private var parts: [Part] = []
    private var wholes: [String] = []

    /// - Parameter text: the newest value of the control, which is written a character at a time.
    mutating func add(_ text: String, of control: String) {
        let start = String(String.UnicodeScalarView(text.unicodeScalars.prefix(Self.longestPart)))
        let isCut = start.utf8.count < text.utf8.count
        guard text != SecretMask.mark, !text.allSatisfy(\.isWhitespace) else { return }
        if !isCut, !wholes.contains(text) { wholes = wholes.suffix(Self.mostWholes - 1) + [text] }
        guard start.unicodeScalars.count >= Self.shortestPart else { return }
        if let last = parts.lastIndex(where: { $0.control == control }) {
            // A person goes on typing, or deletes: the longest value stays.
            if parts[last].text.utf8.starts(with: start.utf8), parts[last].isCut || !isCut { return }
            if start.utf8.starts(with: parts[last].text.utf8) { parts.remove(at: last) }
        }
        let forms = Set([start, String(JSONText.quoted(start).dropFirst().dropLast())]).map(BytePattern.init)
        parts = parts.suffix(Self.mostParts - 1) + [Part(control: control, text: start, isCut: isCut, forms: forms)]
    }

    /// Whether it is one of the values that are looked for in strings.
    func has(number: String) -> Bool { parts.contains { !$0.isCut && $0.text == number } }

    /// Masks each occurrence in the string, but not in the scheme, host and port of a URL.
    func masking(_ text: String) -> String {
        guard !wholes.contains(text) else { return SecretMask.mark }
        let origin = Self.origin(of: text)
        let rest = Array(text.utf8.dropFirst(origin.utf8.count))
        var masked: [UInt8] = []
        var index = 0
        for range in ranges(in: rest) {
            guard !isEncoded(in: rest[index..<range.lowerBound]) else { return origin + SecretMask.mark }
            masked += rest[index..<range.lowerBound]
            masked += SecretMask.mark.utf8
            index = range.upperBound
        }
        guard !isEncoded(in: rest[index...]) else { return origin + SecretMask.mark }
        return index == 0 ? text : origin + String(decoding: masked + rest[index...], as: UTF8.self)
    }

    /// The scheme, host and port of a URL; empty for what has none.
    private static func origin(of text: String) -> String {
        text.hasPrefix("http") ? text.firstMatch(of: #/^https?:\/\/[^\/?#]+/#.matchingSemantics(.unicodeScalar)).map { String($0.0) } ?? "" : ""
    }

    /// The places of the values, in their order and apart from each other.
    private func ranges(in text: [UInt8]) -> [Range<Int>] {
        var found: [Range<Int>] = []
        for part in parts {
            for form in part.forms {
                var index = 0
                while let start = form.place(in: text[index...]) {
                    index = part.isCut ? text.count : start + form.bytes.count
                    found.append(start..<index)
                }
            }
        }
        return found.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { ranges, range in
            if let last = ranges.last, range.lowerBound < last.upperBound {
                ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                ranges.append(range)
            }
        }
    }

    /// Whether a value is there percent-encoded.
    private func isEncoded(in text: ArraySlice<UInt8>) -> Bool {
        guard text.contains(UInt8(ascii: "%")) || text.contains(UInt8(ascii: "+")) else { return false }
        return [true, false].contains { isForm in
            let decoded = Array(PercentEncoding.decoded(text, isForm: isForm).utf8)
            return parts.contains { part in part.forms.contains { $0.place(in: decoded[...]) != nil } }
        }
    }
}
