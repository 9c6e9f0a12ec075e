/// A field of a page's message. A value of an unexpected shape counts as missing, so that the rest of the message is read.
@propertyWrapper struct Field<Value: FieldValue>: Decodable {
    let wrappedValue: Value?

    init(from decoder: any Decoder) throws {
        wrappedValue = try? Value.read(from: decoder)
        if wrappedValue == nil { UnexpectedFields.of(decoder)?.add(decoder.codingPath) }
    }

    /// A missing field.
    init() {
        wrappedValue = nil
    }
}

extension KeyedDecodingContainer {
    /// Makes the key optional for synthesized code, and accepts `null`.
    func decode<Value>(_ type: Field<Value>.Type, forKey key: Key) throws -> Field<Value> {
        try decodeIfPresent(type, forKey: key) ?? Field()
    }
}
