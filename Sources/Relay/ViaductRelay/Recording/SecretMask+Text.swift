internal import ViaductProtocol

/// Secrets in a text: JSON by its keys, headers, query strings and form data by the names of their pairs, markup by its attributes, and
/// each of them in a part of another, percent-encoded or quoted.
extension SecretMask {
    /// A text in a text in a text: so often it is looked into. What is deeper is masked as a whole when it has one of the words.
    private static let deepestText = 6
    /// The characters that end a name or a part of a value, and those that end a value of a pair or of a header.
    private static let partEnds = Set("=?&#;, \t\r\n\"'<>".utf8), valueEnds = Set("&# \t\r\n\"'<>".utf8), headerEnds = Set("\r\n<".utf8)
    private static let signs = Set("={[\"%:<".utf8)

    func masking(text: String, level: Int) -> String {
        guard text.utf8.contains(where: Self.signs.contains) else { return text }
        if let json = maskingJSON(text, level: level) { return json }
        return String(decoding: maskingMarkup(Array(text.utf8), level: level), as: UTF8.self)
    }

    /// Masks a text that is inside another: an attribute's value, or what is percent-encoded.
    func maskingInner(_ text: String, level: Int) -> String {
        guard level < Self.deepestText else { return isSecret(text) ? Self.mark : text }
        return masking(text: text, level: level + 1)
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

    /// Masks the values behind names: `token=…` to the next separator, `Authorization: …` to the end of the line, and either to its quote.
    func maskingPairs(_ text: ArraySlice<UInt8>, level: Int) -> [UInt8] {
        let text = Array(text)
        var masked: [UInt8] = []
        masked.reserveCapacity(text.count)
        var (index, isValueNext) = (0, true)
        // The end of the last value that began as JSON does, and is none.
        var plainEnd = 0
        // The last part, while only quotes and white space have come since.
        var name = text[..<0]
        while index < text.count {
            if isValueNext, index >= plainEnd, Self.mayBeJSON(text[index...]) {
                let end = Self.end(of: text[index...], at: Self.valueEnds)
                if let value = maskingEncodedJSON(text[index..<end], level: level) {
                    masked += value
                    (index, name) = (end, text[..<0])
                } else {
                    plainEnd = end
                }
            }
            let end = Self.end(of: text[index...], at: Self.partEnds)
            let part = text[index..<end]
            if let colon = secretColon(in: part, of: text, after: name) {
                masked += text[index...colon]
                index = Self.maskValue(of: text, from: colon + 1, isHeader: true, into: &masked)
                (isValueNext, name) = (false, text[..<0])
                continue
            }
            isValueNext = end < text.count && text[end] == UInt8(ascii: "=")
            let isSpaced = part.isEmpty && !name.isEmpty
            let isSecretNext = isValueNext && isSecret(PercentEncoding.decoded(isSpaced ? name : part, isForm: false))
            masked += isSecretNext ? part : maskingEncoded(part, level: level)
            index = min(end + 1, text.count)
            masked += text[end..<index]
            if end < text.count, Self.isSpace(text[end]) || Self.isQuote(text[end]) {
                if !part.isEmpty { name = part }
            } else {
                name = text[..<0]
            }
            guard isSecretNext else { continue }
            index = Self.maskValue(of: text, from: index, isHeader: false, isSpaced: isSpaced, into: &masked)
            isValueNext = false
        }
        return masked
    }

    /// The place of the colon behind a secret's name: `Authorization:`, `"password" :`. Those of a URL are none.
    ///
    /// - Parameter name: the part before this one, to which a colon at the start belongs.
    private func secretColon(in part: ArraySlice<UInt8>, of text: [UInt8], after name: ArraySlice<UInt8>) -> Int? {
        var start = part.startIndex
        for index in part.indices where part[index] == UInt8(ascii: ":") {
            let name = index == part.startIndex ? name : part[start..<index]
            start = index + 1
            guard !name.isEmpty, name.allSatisfy(Self.isOfHeaderName), !text[start...].starts(with: "//".utf8),
                isSecret(String(decoding: name, as: UTF8.self))
            else { continue }
            return index
        }
        return nil
    }

    /// Writes the mark in place of the value that begins there. A quoted one keeps its quotes.
    ///
    /// - Parameter isSpaced: whether white space may precede the value, as before a header's.
    /// - Returns: the place behind it.
    private static func maskValue(of text: [UInt8], from start: Int, isHeader: Bool, isSpaced: Bool = false, into masked: inout [UInt8]) -> Int {
        var index = start
        if isHeader || isSpaced {
            index = text[index...].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? text.endIndex
            masked += text[start..<index]
        }
        if text[index...].starts(with: mark.utf8) {
            masked += mark.utf8
            return index + mark.utf8.count
        }
        if index < text.count, isQuote(text[index]) {
            masked.append(text[index])
            masked += mark.utf8
            return endOfQuoted(text, from: index + 1, quote: text[index])
        }
        let end = end(of: text[index...], at: isHeader ? headerEnds : valueEnds)
        // A label: the value is elsewhere.
        if isHeader, end == index { return end }
        masked += mark.utf8
        return end
    }

    /// The place of the quote that ends the text, or its end.
    private static func endOfQuoted(_ text: [UInt8], from start: Int, quote: UInt8) -> Int {
        var index = start
        while index < text.count, text[index] != quote { index += text[index] == UInt8(ascii: "\\") ? 2 : 1 }
        return min(index, text.count)
    }

    private static func end(of text: ArraySlice<UInt8>, at ends: Set<UInt8>) -> Int { text.firstIndex(where: ends.contains) ?? text.endIndex }

    /// A part of a query string or form data, which may have another text in it.
    private func maskingEncoded(_ part: ArraySlice<UInt8>, level: Int) -> ArraySlice<UInt8> {
        guard part.contains(UInt8(ascii: "%")) else { return part }
        let text = PercentEncoding.decoded(part, isForm: true)
        guard !text.utf8.elementsEqual(part) else { return part }
        let masked = maskingInner(text, level: level)
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

    private static func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }

    private static func isOfHeaderName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"),
            UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
