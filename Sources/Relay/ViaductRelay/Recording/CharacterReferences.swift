/// HTML's character references, of which any text can be read: what is none stays as it is.
enum CharacterReferences {
    /// The characters that may be written by their names.
    private static let names: [String: Unicode.Scalar] = [
        "amp": "&", "apos": "'", "colon": ":", "comma": ",", "commat": "@", "equals": "=", "gt": ">", "lbrace": "{", "lbrack": "[", "lcub": "{",
        "lowbar": "_", "lsqb": "[", "lt": "<", "nbsp": " ", "NewLine": "\n", "num": "#", "percnt": "%", "period": ".", "quest": "?", "quot": "\"",
        "rbrace": "}", "rbrack": "]", "rcub": "}", "rsqb": "]", "semi": ";", "sol": "/", "Tab": "\t", "UnderBar": "_",
    ]
    /// In bytes: of a name or a number, which may have zeros in front.
    private static let longest = 16

    static func decoded(_ text: ArraySlice<UInt8>) -> String {
        guard text.contains(UInt8(ascii: "&")) else { return String(decoding: text, as: UTF8.self) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count)
        var index = text.startIndex
        while index < text.endIndex {
            if text[index] == UInt8(ascii: "&"), let (scalar, end) = reference(in: text, from: index + 1) {
                bytes += String(Character(scalar)).utf8
                index = end
            } else {
                bytes.append(text[index])
                index += 1
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// For an attribute's value in either quotes.
    static func encoded(_ text: String) -> [UInt8] {
        text.utf8.reduce(into: []) { encoded, byte in
            switch byte {
            case UInt8(ascii: "&"): encoded += "&amp;".utf8
            case UInt8(ascii: "\""): encoded += "&quot;".utf8
            case UInt8(ascii: "'"): encoded += "&#39;".utf8
            case UInt8(ascii: "<"): encoded += "&lt;".utf8
            case UInt8(ascii: ">"): encoded += "&gt;".utf8
            default: encoded.append(byte)
            }
        }
    }

    /// - Parameter start: the place behind the `&`.
    /// - Returns: `nil` for none.
    private static func reference(in text: ArraySlice<UInt8>, from start: Int) -> (scalar: Unicode.Scalar, end: Int)? {
        let name = text[start...].prefix(longest).prefix { isOfReference($0) }
        let end = name.endIndex < text.endIndex && text[name.endIndex] == UInt8(ascii: ";") ? name.endIndex + 1 : name.endIndex
        let word = String(decoding: name, as: UTF8.self)
        guard word.hasPrefix("#") else {
            // Others need their semicolon.
            let isOld = ["amp", "lt", "gt", "quot"].contains(word)
            return isOld || end > name.endIndex ? names[word].map { ($0, end) } : nil
        }
        let isHexadecimal = word.dropFirst().first.map { $0 == "x" || $0 == "X" } ?? false
        let head = isHexadecimal ? 2 : 1
        let digits = word.dropFirst(head).prefix { isHexadecimal ? $0.isHexDigit : $0.isNumber }
        guard let scalar = UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init) else { return nil }
        return (scalar, head + digits.utf8.count < word.utf8.count ? start + head + digits.utf8.count : end)
    }

    private static func isOfReference(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "#"):
            true
        default: false
        }
    }
}
