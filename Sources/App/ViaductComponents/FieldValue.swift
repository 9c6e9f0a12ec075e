/// A value that pages send, in all of its shapes.
protocol FieldValue: Decodable {
    static func read(from decoder: any Decoder) throws -> Self
}

extension FieldValue {
    static func read(from decoder: any Decoder) throws -> Self { try Self(from: decoder) }
}

extension String: FieldValue {
    /// A number is its digits.
    static func read(from decoder: any Decoder) throws -> String {
        let value = try decoder.singleValueContainer()
        if let text = try? value.decode(String.self) { return text }
        return try (try? value.decode(Int.self)).map { String($0) } ?? String(value.decode(Double.self))
    }
}

extension Bool: FieldValue {
    /// An HTML attribute's text and a number of 0 or 1 count too.
    static func read(from decoder: any Decoder) throws -> Bool {
        let value = try decoder.singleValueContainer()
        if let flag = try? value.decode(Bool.self) { return flag }
        switch try String.read(from: decoder) {
        case "true", "1": return true
        case "false", "0", "": return false
        default: throw UnexpectedShape()
        }
    }
}

extension Int: FieldValue {
    /// An HTML attribute's text counts too.
    static func read(from decoder: any Decoder) throws -> Int {
        let value = try decoder.singleValueContainer()
        if let number = try? value.decode(Int.self) { return number }
        guard let number = Int(try value.decode(String.self)) else { throw UnexpectedShape() }
        return number
    }
}

private struct UnexpectedShape: Error {}
