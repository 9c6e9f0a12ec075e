import Foundation
import ViaductProtocol

/// Replaces secrets in JSON text by `"[masked]"`: the values of keys whose names contain one of the mask's words, at any depth.
///
/// Strings are searched too: query strings and form data by the names of their pairs, JSON in a string by its keys.
/// The console has the same rules in `public/viaduct/console/recording/secret_mask.js`.
struct SecretMask {
    /// The words that every recording masks, in any case and as a part of a key.
    static let words = ["password", "token", "secret", "authorization", "csrf", "cookie", "card"]
    private static let mark = "[masked]"
    /// JSON in a string in JSON in a string: so often it is looked into.
    private static let deepestText = 3
    /// The characters that end a pair's name without a value, and those that end a value.
    private static let nameEnds = Set("?&#;, \t\r\n\"'<>".utf8), valueEnds = Set("&# \t\r\n\"'<>".utf8)

    let words: [String]

    /// - Parameter names: further words, in any case.
    init(adding names: [String] = []) {
        words = Self.words + names.map { $0.lowercased() }.filter { !$0.isEmpty && !Self.words.contains($0) }
    }

    /// Masks the secrets, in time proportional to the text.
    ///
    /// - Parameter json: one JSON value. Any other text is returned without a guarantee.
    func masking(_ json: String) -> String { masking(json, level: 0) }

    private func masking(_ json: String, level: Int) -> String {
        let text = Array(json.utf8)
        var masked: [UInt8] = []
        masked.reserveCapacity(text.count)
        // For each open level, whether it is an object.
        var levels: [Bool] = []
        var (isKeyNext, isSecretNext) = (false, false)
        var index = 0
        while index < text.count {
            let byte = text[index]
            let end = Self.endOfToken(in: text, at: index)
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                guard !isSecretNext else {
                    masked += "\"\(Self.mark)\"".utf8
                    index = Self.endOfValue(in: text, at: index)
                    isSecretNext = false
                    continue
                }
                if byte == UInt8(ascii: "\"") {
                    isSecretNext = isKeyNext && isSecret(Self.string(text[index..<end]))
                    masked += isKeyNext ? text[index..<end] : maskingString(text[index..<end], level: level)
                    isKeyNext = false
                } else {
                    masked += text[index..<end]
                    if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
                        isKeyNext = byte == UInt8(ascii: "{")
                        levels.append(isKeyNext)
                    }
                }
            default:
                if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") { _ = levels.popLast() }
                if byte == UInt8(ascii: ",") { isKeyNext = levels.last == true }
                masked += text[index..<end]
            }
            index = end
        }
        return String(decoding: masked, as: UTF8.self)
    }

    /// Whether a value with this name is a secret.
    func isSecret(_ name: String) -> Bool {
        let name = name.lowercased()
        return words.contains { name.contains($0) }
    }

    /// - Parameter string: JSON, with its quotes.
    private func maskingString(_ string: ArraySlice<UInt8>, level: Int) -> ArraySlice<UInt8> {
        let first = string.dropFirst().first
        let mayBeJSON = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
        guard mayBeJSON || string.contains(UInt8(ascii: "=")) else { return string }
        let text = Self.string(string)
        let masked = mayBeJSON && level < Self.deepestText && JSONText.isValid(text) ? masking(text, level: level + 1) : maskingPairs(text)
        return masked == text ? string : ArraySlice(JSONText.quoted(masked).utf8)
    }

    /// - Parameter text: maybe with a query string or form data in it.
    private func maskingPairs(_ text: String) -> String {
        let text = Array(text.utf8)
        var masked: [UInt8] = []
        masked.reserveCapacity(text.count)
        var (index, nameStart) = (0, 0)
        while index < text.count {
            let byte = text[index]
            masked.append(byte)
            index += 1
            guard byte == UInt8(ascii: "=") else {
                if Self.nameEnds.contains(byte) { nameStart = index }
                continue
            }
            let name = String(decoding: text[nameStart..<(index - 1)], as: UTF8.self)
            nameStart = index
            guard isSecret(name.removingPercentEncoding ?? name) else { continue }
            masked += Self.mark.utf8
            while index < text.count, !Self.valueEnds.contains(text[index]) { index += 1 }
            nameStart = index
        }
        return String(decoding: masked, as: UTF8.self)
    }

    private static func string(_ json: ArraySlice<UInt8>) -> String {
        guard json.contains(UInt8(ascii: "\\")) else { return String(decoding: json.dropFirst().dropLast(), as: UTF8.self) }
        return (try? JSONValue(Array(json)))?.string ?? ""
    }

    /// The index after the string, the number or word, or the single character that begins there.
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

    /// The index after the value that begins there.
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
