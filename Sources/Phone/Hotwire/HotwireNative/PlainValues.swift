/// Writes the elements of an array, or one value, with a `PlainEncoder`.
struct PlainValues: UnkeyedEncodingContainer, SingleValueEncodingContainer {
    let encoder: PlainEncoder
    let level: Int

    var codingPath: [any CodingKey] { encoder.codingPath }
    var count: Int { encoder.text.count(of: level) }

    func encodeNil() { element { $0.writeNull() } }
    func encode(_ value: Bool) { element { $0.write(value) } }
    func encode(_ value: String) { element { $0.write(value) } }
    func encode(_ value: Double) { element { $0.write(value) } }
    func encode(_ value: Float) { element { $0.write(value) } }
    func encode(_ value: Int) { element { $0.write(value) } }
    func encode(_ value: Int8) { element { $0.write(value) } }
    func encode(_ value: Int16) { element { $0.write(value) } }
    func encode(_ value: Int32) { element { $0.write(value) } }
    func encode(_ value: Int64) { element { $0.write(value) } }
    func encode(_ value: UInt) { element { $0.write(value) } }
    func encode(_ value: UInt8) { element { $0.write(value) } }
    func encode(_ value: UInt16) { element { $0.write(value) } }
    func encode(_ value: UInt32) { element { $0.write(value) } }
    func encode(_ value: UInt64) { element { $0.write(value) } }

    func encode(_ value: some Encodable) throws {
        let index = count
        encoder.text.begin(in: level)
        try encoder.write(value, at: encoder.text.isArray(level) ? PlainIndex(index) : nil)
    }

    func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type) -> KeyedEncodingContainer<NestedKey> {
        encoder.text.leaveToFoundation()
        return KeyedEncodingContainer(PlainMembers<NestedKey>(encoder: encoder, level: level))
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        encoder.text.leaveToFoundation()
        return self
    }

    func superEncoder() -> any Encoder {
        encoder.text.leaveToFoundation()
        return encoder
    }

    private func element(write: (inout PlainText) -> Void) {
        let level = level
        func add(to text: inout PlainText) {
            text.begin(in: level)
            write(&text)
        }
        add(to: &encoder.text)
    }
}

/// The place of an element, in a coding path.
private struct PlainIndex: CodingKey {
    let intValue: Int?

    init(_ index: Int) { intValue = index }
    init(intValue: Int) { self.intValue = intValue }
    init?(stringValue: String) { nil }

    var stringValue: String { "Index \(intValue ?? 0)" }
}
