import ViaductProtocol

/// Secrets in a text: JSON by its keys, query strings and form data by the names of their pairs, and either of them percent-encoded in a
/// part of the other.
extension SecretMask {
    /// A text in a text in a text: so often it is looked into. What is deeper is masked as a whole when it has one of the words.
    private static let deepestText = 6
    /// The characters that end a name or a part of a value, and those that end a value.
    private static let partEnds = Set("=?&#;, \t\r\n\"'<>".utf8), valueEnds = Set("&# \t\r\n\"'<>".utf8)
    private static let signs = Set("={[\"%".utf8)

    func masking(text: String, level: Int) -> String {
        guard text.utf8.contains(where: Self.signs.contains) else { return text }
        return maskingJSON(text, level: level) ?? maskingPairs(text, level: level)
    }

    /// - Returns: `nil` for a text that is no JSON.
    private func maskingJSON(_ text: String, level: Int) -> String? {
        let start = text.utf8.drop(while: Self.isSpace)
        guard let first = start.first, "{[\"".utf8.contains(first) else { return nil }
        if JSONText.isValid(text) {
            guard level >= Self.deepestText else { return masking(text, level: level + 1) }
        } else {
            // It may have been cut off, or is too deep.
            guard let second = start.dropFirst().drop(while: Self.isSpace).first else { return nil }
            guard first == UInt8(ascii: "{") ? second == UInt8(ascii: "\"") : first == UInt8(ascii: "[") && "\"{[".utf8.contains(second) else {
                return nil
            }
            guard isSecret(text) else { return nil }
        }
        return isSecret(text) ? Self.mark : text
    }

    private func maskingPairs(_ text: String, level: Int) -> String {
        let text = Array(text.utf8)
        var masked: [UInt8] = []
        masked.reserveCapacity(text.count)
        var (index, isValueNext) = (0, true)
        // The end of the last value that began as JSON does, and is none.
        var plainEnd = 0
        while index < text.count {
            if isValueNext, index >= plainEnd, Self.mayBeJSON(text[index...]) {
                let end = Self.end(of: text[index...], at: Self.valueEnds)
                if let value = maskingEncodedJSON(text[index..<end], level: level) {
                    masked += value
                    index = end
                } else {
                    plainEnd = end
                }
            }
            let end = Self.end(of: text[index...], at: Self.partEnds)
            let part = text[index..<end]
            isValueNext = end < text.count && text[end] == UInt8(ascii: "=")
            let isSecretNext = isValueNext && isSecret(PercentEncoding.decoded(part, isForm: false))
            masked += isSecretNext ? part : maskingEncoded(part, level: level)
            index = min(end + 1, text.count)
            masked += text[end..<index]
            guard isSecretNext else { continue }
            masked += Self.mark.utf8
            index = Self.end(of: text[index...], at: Self.valueEnds)
            isValueNext = false
        }
        return String(decoding: masked, as: UTF8.self)
    }

    private static func end(of text: ArraySlice<UInt8>, at ends: Set<UInt8>) -> Int { text.firstIndex(where: ends.contains) ?? text.endIndex }

    /// A part of a query string or form data, which may have another text in it.
    private func maskingEncoded(_ part: ArraySlice<UInt8>, level: Int) -> ArraySlice<UInt8> {
        guard part.contains(UInt8(ascii: "%")) else { return part }
        let text = PercentEncoding.decoded(part, isForm: true)
        guard !text.utf8.elementsEqual(part) else { return part }
        guard level < Self.deepestText else { return isSecret(text) ? ArraySlice(Self.mark.utf8) : part }
        let masked = masking(text: text, level: level + 1)
        return masked == text ? part : Self.encoded(masked)
    }

    /// - Returns: `nil` for a value that is no JSON.
    private func maskingEncodedJSON(_ value: ArraySlice<UInt8>, level: Int) -> ArraySlice<UInt8>? {
        let text = PercentEncoding.decoded(value, isForm: true)
        return maskingJSON(text, level: level).map { $0 == text ? value : Self.encoded($0) }
    }

    /// Percent-encodes all but the masks in it.
    private static func encoded(_ text: String) -> ArraySlice<UInt8> {
        let parts = text.split(separator: mark, omittingEmptySubsequences: false)
        return ArraySlice(parts.map { PercentEncoding.encoded(String($0)) }.joined(separator: mark.utf8))
    }

    /// Whether JSON may begin there, behind white space, or percent-encoded JSON.
    private static func mayBeJSON(_ text: ArraySlice<UInt8>) -> Bool {
        var rest = text
        while let first = rest.first {
            let code = PercentEncoding.code(at: rest.startIndex, in: rest)
            let byte = code ?? (first == UInt8(ascii: "+") ? UInt8(ascii: " ") : first)
            guard isSpace(byte) else { return "{[\"".utf8.contains(byte) }
            rest = rest.dropFirst(code == nil ? 1 : 3)
        }
        return false
    }

    private static func isSpace(_ byte: UInt8) -> Bool { " \t\r\n".utf8.contains(byte) }
}
