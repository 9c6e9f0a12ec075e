/// Builds JSON text without decoding the parts that are JSON already.
public enum JSONText {
    /// Whether the text is exactly one JSON value.
    public static func isValid(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { JSONScanner.isValue($0, in: 0..<$0.count) }
    }

    /// An array of strings.
    public static func array(_ texts: [String]) -> String { "[\(texts.map(quoted).joined(separator: ","))]" }

    /// An object of strings, sorted by key.
    public static func object(_ texts: [String: String]) -> String {
        "{\(texts.sorted { $0.key < $1.key }.map { "\(quoted($0.key)):\(quoted($0.value))" }.joined(separator: ","))}"
    }

    /// Escapes characters that mislead a reader or move a terminal's cursor.
    ///
    /// - Parameter isJSON: whether line ends and tabs are white space between parts, which no escape may replace: they become spaces.
    public static func escapingMisleading(_ text: String, isJSON: Bool = true) -> String {
        guard text.unicodeScalars.contains(where: \.isMisleading) else { return text }
        return text.unicodeScalars.reduce(into: "") { escaped, scalar in
            guard scalar.isMisleading else { return escaped.unicodeScalars.append(scalar) }
            if isJSON, ["\t", "\n", "\r"].contains(scalar) { return escaped += " " }
            for unit in UTF16.encode(scalar)! {
                let digits = String(unit, radix: 16)
                escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }
        }
    }

    /// The text as a JSON string with its quotes.
    public static func quoted(_ text: String) -> String {
        var bytes: [UInt8] = []
        bytes.appendQuoted(text)
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension [UInt8] {
    mutating func append(_ text: StaticString) {
        append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Appends text that is JSON already.
    mutating func append(json text: String) {
        var text = text
        text.withUTF8 { append(contentsOf: $0) }
    }

    /// Appends the text as a JSON string with its quotes.
    mutating func appendQuoted(_ text: String) {
        var text = text
        append(UInt8(ascii: "\""))
        text.withUTF8 { buffer in
            if buffer.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) {
                for byte in buffer { appendEscaped(byte) }
            } else {
                append(contentsOf: buffer)
            }
        }
        append(UInt8(ascii: "\""))
    }

    private mutating func appendEscaped(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"):
            append(UInt8(ascii: "\\"))
            append(byte)
        case 0x0A: append("\\n")
        case 0x0D: append("\\r")
        case 0x09: append("\\t")
        case 0..<0x20:
            append("\\u00")
            append(byte >> 4 == 0 ? UInt8(ascii: "0") : UInt8(ascii: "1"))
            append("0123456789abcdef".utf8.dropFirst(Int(byte & 0x0F)).first ?? UInt8(ascii: "0"))
        default: append(byte)
        }
    }
}
