import ViaductProtocol

/// The type of the generated Swift for values of any type.
enum SwiftJSON {
    /// An expression of the type for a constant.
    static func constant(_ value: JSONValue, isRoot: Bool = true) -> String {
        let type = isRoot ? "JSON" : ""
        if let text = value.string { return "\(type).string(\(text.swiftLiteral))" }
        if let elements = value.elements() { return "\(type).list([\(elements.map { constant($0, isRoot: false) }.joined(separator: ", "))])" }
        if let object = value.object { return "\(type).object(\(members(object.all.map { ($0.key, constant($0.value, isRoot: false)) })))" }
        switch value.json {
        case "null": return "\(type).null"
        case "true", "false": return "\(type).bool(\(value.json))"
        default: return "\(type).number(\(number(value.json)))"
        }
    }

    /// A literal of a dictionary.
    static func members(_ members: [(key: String, value: String)]) -> String {
        members.isEmpty ? "[:]" : "[\(members.map { "\($0.key.swiftLiteral): \($0.value)" }.joined(separator: ", "))]"
    }

    /// A number's literal of type `Double`.
    static func number(_ json: String) -> String { Int(json).map(String.init) ?? Double(json)?.description ?? json }

    /// - Parameter code: the file's code that uses it.
    static func source(for code: String) -> String {
        var extras: [String] = []
        // Not a literal of a dictionary.
        if code.contains(#/[\w?\])]\["/#) {
            extras.append(
                """
                subscript(key: String) -> JSON? {
                    switch self {
                    case .object(let members): members[key]
                    case .list(let elements): Int(key).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
                    default: nil
                    }
                }
                """)
        }
        if code.contains(".elements") { extras.append("var elements: [JSON]? { if case .list(let elements) = self { elements } else { nil } }") }
        if code.contains(".isObject") { extras.append("var isObject: Bool { if case .object = self { true } else { false } }") }
        if code.contains(".string?") { extras.append("var string: String? { if case .string(let text) = self { text } else { nil } }") }
        let hasTitle = code.contains("item.title")
        if hasTitle {
            extras.append(
                """
                /// The title of a choice.
                var title: String { if case .object(let members) = self { (members["title"] ?? self).text } else { text } }
                """)
        }
        if hasTitle || code.contains(".text") {
            extras.append(
                """
                var text: String {
                    switch self {
                    case .null: return ""
                    case .string(let text): return text
                    default: return (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
                    }
                }
                """)
        }
        return """
            /// A value of any type: the stub does not show which. Replace it by the type that the page sends.
            private enum JSON: Codable, Equatable {
                case null, bool(Bool), number(Double), string(String), list([JSON]), object([String: JSON])

                init(from decoder: any Decoder) throws {
                    let value = try decoder.singleValueContainer()
                    if value.decodeNil() {
                        self = .null
                    } else if let bool = try? value.decode(Bool.self) {
                        self = .bool(bool)
                    } else if let number = try? value.decode(Double.self) {
                        self = .number(number)
                    } else if let string = try? value.decode(String.self) {
                        self = .string(string)
                    } else if let list = try? value.decode([JSON].self) {
                        self = .list(list)
                    } else {
                        self = .object(try value.decode([String: JSON].self))
                    }
                }

                func encode(to encoder: any Encoder) throws {
                    var value = encoder.singleValueContainer()
                    switch self {
                    case .null: try value.encodeNil()
                    case .bool(let bool): try value.encode(bool)
                    case .number(let number): try value.encode(number)
                    case .string(let string): try value.encode(string)
                    case .list(let list): try value.encode(list)
                    case .object(let object): try value.encode(object)
                    }
                }\(extras.map { "\n\n\($0.indented)" }.joined())
            }
            """
    }
}
