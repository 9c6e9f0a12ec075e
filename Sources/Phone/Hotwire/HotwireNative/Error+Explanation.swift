import Foundation

extension Error {
    /// The mistake in the JSON, in words for the developer of the page or the component.
    var explanation: String { explanation(of: "data") }

    /// - Parameters:
    ///   - root: the name for the whole JSON value.
    ///   - json: the value. When a key is missing, the explanation names the keys that it has.
    func explanation(of root: String = "data", in json: String? = nil) -> String {
        func path(_ keys: [any CodingKey]) -> String { self.path(keys, in: root) }
        return switch self as any Error {
        case DecodingError.keyNotFound(let key, let context):
            "\(path(context.codingPath + [key])) is missing\(json.map { keys(at: context.codingPath, in: $0) } ?? "")"
        case DecodingError.valueNotFound(let type, let context):
            "\(path(context.codingPath)) is null and should be \(type)"
        case DecodingError.typeMismatch(let type, let context):
            "\(path(context.codingPath)) should be \(type)\(found(context.debugDescription))"
        case DecodingError.dataCorrupted(let context): "\(path(context.codingPath)): \(context.debugDescription)"
        case EncodingError.invalidValue(let value, let context):
            "\(path(context.codingPath)) cannot be \(value): \(context.debugDescription)"
        default: String(describing: self)
        }
    }

    /// The kind of value that was found, as far as the decoder's own description reveals it.
    private func found(_ description: String) -> String {
        guard let kind = description.firstMatch(of: #/found (.+) instead/#)?.1 else { return "" }
        let names: [Substring: String] = ["number": "a number", "bool": "true or false", "a dictionary": "an object"]
        return " and is \(names[kind] ?? String(kind))"
    }

    /// Some of the keys next to a missing one.
    private func keys(at path: [any CodingKey], in json: String) -> String {
        let root = try? JSONSerialization.jsonObject(with: Data(json.utf8))
        let value = path.reduce(root) { value, key in
            guard let index = key.intValue else { return (value as? [String: Any])?[key.stringValue] }
            return (value as? [Any]).flatMap { $0.indices.contains(index) ? $0[index] : nil }
        }
        // Omits the metadata, which the library adds.
        let keys = ((value as? [String: Any])?.keys.sorted() ?? []).filter { $0 != "metadata" || !path.isEmpty }
        guard !keys.isEmpty else { return "" }
        return ", and there is \(keys.prefix(5).map { "“\($0.prefix(40))”" }.joined(separator: ", "))"
    }

    /// The path as in JavaScript: `items[0].title`.
    private func path(_ keys: [any CodingKey], in root: String) -> String {
        let path = keys.reduce(root) { path, key in
            key.intValue.map { "\(path)[\($0)]" } ?? "\(path).\(key.stringValue)"
        }
        return "“\(path)”"
    }
}
