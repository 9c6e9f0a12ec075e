extension Error {
    /// The mistake in the JSON, in words for the developer of the page or the component.
    var explanation: String { explanation(of: "data") }

    /// - Parameter root: what the whole JSON value is called.
    func explanation(of root: String) -> String {
        func path(_ keys: [any CodingKey]) -> String { self.path(keys, in: root) }
        return switch self as any Error {
        case DecodingError.keyNotFound(let key, let context): "\(path(context.codingPath + [key])) is missing"
        case DecodingError.valueNotFound(let type, let context):
            "\(path(context.codingPath)) is null and should be \(type)"
        case DecodingError.typeMismatch(let type, let context): "\(path(context.codingPath)) should be \(type)"
        case DecodingError.dataCorrupted(let context): "\(path(context.codingPath)): \(context.debugDescription)"
        case EncodingError.invalidValue(let value, let context):
            "\(path(context.codingPath)) cannot be \(value): \(context.debugDescription)"
        default: String(describing: self)
        }
    }

    /// As in JavaScript: `items[0].title`.
    private func path(_ keys: [any CodingKey], in root: String) -> String {
        let path = keys.reduce(root) { path, key in
            key.intValue.map { "\(path)[\($0)]" } ?? "\(path).\(key.stringValue)"
        }
        return "“\(path)”"
    }
}
