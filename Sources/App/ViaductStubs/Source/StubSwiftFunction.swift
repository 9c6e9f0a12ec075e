/// Functions of the generated file, each before those that it calls.
enum StubSwiftFunction: CaseIterable {
    case fits, title, list, text, value, json

    /// The beginning of a call.
    var call: String {
        switch self {
        case .fits: "fits("
        case .title: "title(of:"
        case .list: " list("
        case .text: "text("
        case .value: "value("
        case .json: "json("
        }
    }

    var source: String {
        switch self {
        case .fits:
            """
            /// Whether the value is a text that the expression is somewhere in.
            private func fits(_ value: Any?, _ pattern: String) -> Bool {
                guard let text = value as? String, let expression = try? NSRegularExpression(pattern: pattern) else { return false }
                return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
            }
            """
        case .title:
            """
            private func title(of item: Any) -> String { text(value(item, "title") ?? item) }
            """
        case .list:
            """
            private func list(_ value: Any?) -> [Any] { Array((value as? [Any] ?? []).prefix(256)) }
            """
        case .text:
            """
            private func text(_ value: Any?) -> String {
                switch value {
                case nil, is NSNull: return ""
                case let text as String: return text
                case let value?: return json(value)
                }
            }
            """
        case .value:
            """
            /// The member, or the element, at the end of the path.
            private func value(_ root: Any?, _ path: String...) -> Any? {
                path.reduce(root) { value, key in
                    if let members = value as? [String: Any] { return members[key] }
                    guard let elements = value as? [Any], let index = Int(key), elements.indices.contains(index) else { return nil }
                    return elements[index]
                }
            }
            """
        case .json:
            """
            /// The value as JSON, which keeps `true` and 1 apart: Swift's casts do not.
            private func json(_ value: Any?) -> String {
                let data = try? JSONSerialization.data(withJSONObject: value ?? NSNull(), options: .fragmentsAllowed)
                return data.map { String(decoding: $0, as: UTF8.self) } ?? "null"
            }
            """
        }
    }
}
