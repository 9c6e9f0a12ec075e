/// A JSON value as Swift's own: Foundation's numbers compare and cast otherwise, and its nested dictionaries cannot be cast at all.
struct HashableJSON: Decodable {
    let value: AnyHashable

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let flag = try? container.decode(Bool.self) {
            value = flag
        } else if let number = try? container.decode(Int.self) {
            value = number
        } else if let number = try? container.decode(Double.self) {
            value = number
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

    private struct Null: Hashable {}
}

extension [String: HashableJSON] {
    var values: [String: AnyHashable] { mapValues(\.value) }
}
