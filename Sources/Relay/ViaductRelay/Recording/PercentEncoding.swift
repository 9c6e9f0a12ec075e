/// Percent-encoding, of which any text can be read: what is no code stays as it is.
enum PercentEncoding {
    /// Characters that stay as they are. Two more than in RFC 3986 keep a path readable.
    private static let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~/:".utf8)
    private static let digits = Array("0123456789ABCDEF".utf8)

    /// - Parameter isForm: whether a plus is a space, as in form data.
    static func decoded(_ text: ArraySlice<UInt8>, isForm: Bool) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count)
        var index = text.startIndex
        while index < text.endIndex {
            let code = code(at: index, in: text)
            bytes.append(code ?? (isForm && text[index] == UInt8(ascii: "+") ? UInt8(ascii: " ") : text[index]))
            index += code == nil ? 1 : 3
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    static func encoded(_ text: String) -> [UInt8] {
        text.utf8.reduce(into: []) { encoded, byte in
            if plain.contains(byte) { encoded.append(byte) } else { encoded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]] }
        }
    }

    /// The byte whose code begins there; `nil` for none.
    static func code(at index: Int, in text: ArraySlice<UInt8>) -> UInt8? {
        guard text[index] == UInt8(ascii: "%"), index + 2 < text.endIndex, let high = value(of: text[index + 1]), let low = value(of: text[index + 2])
        else { return nil }
        return high << 4 | low
    }

    private static func value(of digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}
