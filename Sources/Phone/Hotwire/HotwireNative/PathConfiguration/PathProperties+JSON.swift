import Foundation

extension PathProperties {
    /// Reads a JSON object; empty for any other text.
    package init(json: String) {
        self = (try? JSONDecoder().decode([String: HashableJSON].self, from: Data(json.utf8)))?.values ?? [:]
    }

    /// A JSON object, without values that are not JSON.
    package var json: String { Self.json(of: self) }

    private static func json(of members: [String: AnyHashable]) -> String {
        let texts = members.sorted { $0.key < $1.key }.compactMap { name, value in
            json(of: value).flatMap { value in json(of: name).map { "\($0):\(value)" } }
        }
        return "{\(texts.joined(separator: ","))}"
    }

    private static func json(of value: AnyHashable) -> String? {
        switch value.base {
        case let members as [String: AnyHashable]: return json(of: members)
        case is HashableJSON.Null: return "null"
        case let values as [AnyHashable]: return "[\(values.compactMap { json(of: $0) }.joined(separator: ","))]"
        case let single:
            guard JSONSerialization.isValidJSONObject([single]) else { return nil }
            let text = try? JSONSerialization.data(withJSONObject: single, options: .fragmentsAllowed)
            return text.map { String(decoding: $0, as: UTF8.self) }
        }
    }
}
