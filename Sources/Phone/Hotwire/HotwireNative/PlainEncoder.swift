import Foundation

/// Writes plain values as a `JSONEncoder` without any settings does, in one pass over them and at a fraction of its cost. What it does not
/// write itself, it leaves to Foundation: URLs and the like, containers that are filled out of turn, whatever fails.
final class PlainEncoder: Encoder {
    /// Each method reaches for it once: an access costs as much as a short text.
    var text = PlainText()

    let userInfo: [CodingUserInfoKey: Any] = [:]
    var codingPath: [any CodingKey] { text.codingPath }

    private init() {}

    /// - Returns: JSON text; `nil` for what is Foundation's.
    static func encode(_ value: some Encodable) -> [UInt8]? {
        let encoder = PlainEncoder()
        do { try encoder.write(value, at: nil) } catch { return nil }
        let text = encoder.text
        return text.isForFoundation ? nil : text.bytes
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(PlainMembers(encoder: self, level: decide(on: .object)))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer { PlainValues(encoder: self, level: decide(on: .array)) }

    func singleValueContainer() -> any SingleValueEncodingContainer { PlainValues(encoder: self, level: decide(on: .value)) }

    /// - Returns: the depth of the container.
    private func decide(on kind: PlainText.Kind) -> Int {
        func decide(_ text: inout PlainText) -> Int {
            text.decide(on: kind)
            return text.depth
        }
        return decide(&text)
    }

    /// - Parameter key: the place in the container that has begun a value.
    func write<Value: Encodable>(_ value: Value, at key: (any CodingKey)?) throws {
        guard !Self.isFoundations(Value.self) else { return text.leaveToFoundation() }
        guard text.open(at: key) else { return }
        try value.encode(to: self)
        text.close()
    }

    /// Types that `JSONEncoder` writes in its own way.
    private static func isFoundations(_ type: Any.Type) -> Bool { type == URL.self || type == Data.self || type == Decimal.self }
}
