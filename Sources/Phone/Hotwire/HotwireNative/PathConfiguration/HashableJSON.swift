import Foundation

/// A JSON value as Swift's own, but for numbers: Foundation's can be cast to every type that has room for them, as on a phone, where `5` is a
/// `Double` too, and `0` and `1` are flags.
struct HashableJSON: Decodable {
    let value: AnyHashable

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let flag = try? container.decode(Bool.self) {
            value = flag
        } else if let number = try? container.decode(Int.self) {
            value = NSNumber(value: number)
        } else if let number = try? container.decode(Double.self) {
            value = NSNumber(value: number)
        } else if let text = try? container.decode(String.self) {
            value = text
        } else if let array = try? container.decode([HashableJSON].self) {
            value = array.map(\.value)
        } else if let object = try? container.decode([String: HashableJSON].self) {
            value = object.values
        } else {
            value = Null()
        }
    }

    struct Null: Hashable {}
}

extension [String: HashableJSON] {
    var values: [String: AnyHashable] { mapValues(\.value) }
}
