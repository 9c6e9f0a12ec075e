import ViaductProtocol

/// JSON as Swift's literals.
enum JSONSwift {
    static func literal(of json: String) -> String { JSONValue(json: json).map(literal) ?? "NSNull()" }

    private static func literal(of value: JSONValue) -> String {
        if let text = value.string { return text.swiftLiteral }
        if let elements = value.elements() { return "[\(elements.map(literal).joined(separator: ", "))] as [Any]" }
        if let object = value.object {
            let members = object.all.map { "\($0.key.swiftLiteral): \(literal(of: $0.value))" }
            return members.isEmpty ? "[:] as [String: Any]" : "[\(members.joined(separator: ", "))] as [String: Any]"
        }
        let json = value.json
        if json == "null" { return "NSNull()" }
        // A number without a point is an Int to Swift.
        return json.allSatisfy { $0.isNumber || $0 == "-" } && Int(json) == nil ? Double(json)?.description ?? json : json
    }
}

extension StubPattern {
    /// The condition of an `if` about the data.
    var swiftConditions: [String] {
        JSONValue(json: json).map { conditions(of: $0, at: []) } ?? []
    }

    private func conditions(of value: JSONValue, at path: [String]) -> [String] {
        // As long as the path: only what a condition needs is written.
        var own: String { StubTemplate.Name.data.swift(path) }
        if let object = value.object {
            let members = object.all.flatMap { conditions(of: $0.value, at: path + [$0.key]) }
            // A number would name an element of an array too.
            let isClear = object.all.contains { Int($0.key) == nil }
            return (isClear ? [] : ["\(own) is [String: Any]"]) + members
        }
        if let elements = value.elements() {
            return ["(\(own) as? [Any])?.count == \(elements.count)"]
                + elements.enumerated().flatMap { conditions(of: $1, at: path + [String($0)]) }
        }
        if let text = value.string {
            guard let expression = expression(text) else { return ["\(own) as? String == \(text.swiftLiteral)"] }
            return ["fits(\(own), \(expression.icu.swiftLiteral))"]
        }
        switch value.json {
        case "null": return ["\(own) is NSNull"]
        case "true", "false": return ["json(\(own)) == \"\(value.json)\""]
        default: return ["Double(json(\(own))) == \(value.json)"]
        }
    }
}

extension StubTemplate.Name {
    /// The name of the value itself in the generated Swift.
    private var swiftName: String {
        switch self {
        case .data, .count, .next, .index, .item: rawValue
        case .event: "message.event"
        case .text: "typed"
        case .granted: "isGranted"
        }
    }

    /// An expression of type `Any?`.
    func swift(_ path: [String]) -> String {
        path.isEmpty ? swiftName : "value(\(([swiftName] + path.map(\.swiftLiteral)).joined(separator: ", ")))"
    }

    /// An expression of type `Any`.
    func swiftValue(_ path: [String]) -> String {
        let isThere = path.isEmpty && [.event, .count, .index, .item, .granted].contains(self)
        return isThere ? swiftName : "\(swift(path)) ?? NSNull()"
    }
}

extension StubTemplate {
    /// An expression of type `String`.
    var swiftText: String {
        if let (name, path) = single { return "text(\(name.swift(path)))" }
        let parts = parts.map { part in
            switch part {
            case .text(let plain): String(plain.swiftLiteral.dropFirst().dropLast())
            case .value(let name, let path): "\\(text(\(name.swift(path))))"
            }
        }
        return "\"\(parts.joined())\""
    }
}

extension StubValue {
    /// An expression of type `Any`.
    var swift: String {
        switch self {
        case .text(let template):
            template.single.map { $0.name.swiftValue($0.path) } ?? template.swiftText
        case .json(let json): JSONSwift.literal(of: json)
        case .list(let values): "[\(values.map(\.swift).joined(separator: ", "))] as [Any]"
        case .members(let members):
            members.isEmpty
                ? "[:] as [String: Any]" : "[\(members.map { "\($0.key.swiftLiteral): \($0.value.swift)" }.joined(separator: ", "))] as [String: Any]"
        }
    }
}
