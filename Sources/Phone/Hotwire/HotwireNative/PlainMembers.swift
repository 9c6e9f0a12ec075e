/// Writes the members of an object with a `PlainEncoder`.
struct PlainMembers<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoder: PlainEncoder
    let level: Int

    var codingPath: [any CodingKey] { encoder.codingPath }

    func encodeNil(forKey key: Key) { member(key) { $0.writeNull() } }
    func encode(_ value: Bool, forKey key: Key) { member(key) { $0.write(value) } }
    func encode(_ value: String, forKey key: Key) { member(key) { $0.write(value) } }
    func encode(_ value: Double, forKey key: Key) { member(key) { $0.write(value) } }
    func encode(_ value: Float, forKey key: Key) { member(key) { $0.write(value) } }
    func encode(_ value: Int, forKey key: Key) { member(key) { $0.write(value) } }
    func encode(_ value: Int8, forKey key: Key) { member(key) { $0.write(value) } }
    func encode(_ value: Int16, forKey key: Key) { member(key) { $0.write(value) } }
    func encode(_ value: Int32, forKey key: Key) { member(key) { $0.write(value) } }
    func encode(_ value: Int64, forKey key: Key) { member(key) { $0.write(value) } }
    func encode(_ value: UInt, forKey key: Key) { member(key) { $0.write(value) } }
    func encode(_ value: UInt8, forKey key: Key) { member(key) { $0.write(value) } }
    func encode(_ value: UInt16, forKey key: Key) { member(key) { $0.write(value) } }
    func encode(_ value: UInt32, forKey key: Key) { member(key) { $0.write(value) } }
    func encode(_ value: UInt64, forKey key: Key) { member(key) { $0.write(value) } }

    func encode(_ value: some Encodable, forKey key: Key) throws {
        encoder.text.begin(key.stringValue, in: level)
        try encoder.write(value, at: key)
    }

    func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type, forKey key: Key) -> KeyedEncodingContainer<NestedKey> {
        encoder.text.leaveToFoundation()
        return KeyedEncodingContainer(PlainMembers<NestedKey>(encoder: encoder, level: level))
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        encoder.text.leaveToFoundation()
        return PlainValues(encoder: encoder, level: level)
    }

    func superEncoder() -> any Encoder {
        encoder.text.leaveToFoundation()
        return encoder
    }

    func superEncoder(forKey key: Key) -> any Encoder { superEncoder() }

    private func member(_ key: Key, write: (inout PlainText) -> Void) {
        let (key, level) = (key.stringValue, level)
        func add(to text: inout PlainText) {
            text.begin(key, in: level)
            write(&text)
        }
        add(to: &encoder.text)
    }
}
