import Foundation

/// A JSON value as a Swift value, except for numbers. Those are Foundation's, which cast to every type that can hold them, as on
/// a phone: `5` is also a `Double`, and `0` and `1` are also `Bool`.
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
