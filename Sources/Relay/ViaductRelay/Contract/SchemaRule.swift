internal import ViaductProtocol
internal import ViaductStubs

/// A JSON Schema (2020-12), as far as contracts use it: `type`, `properties`, `required`, `items`, `const`, `enum`, `allOf`, and `if` with
/// `then`. Other keywords forbid nothing.
final class SchemaRule: Sendable {
    private static let deepest = 32

    let types: [String]
    private let required: [String]
    let properties: [String: SchemaRule]
    let items: SchemaRule?
    /// Whether an object is said to have other members too. The schema does not forbid them else, but does not name them.
    let isOpen: Bool
    /// The values of `const` and `enum`; `nil` for any value.
    private let options: [Constant]?
    let all: [SchemaRule]
    let condition: SchemaRule?
    let consequence: SchemaRule?
    /// By their names.
    let definitions: [String: SchemaRule]

    private enum Constant: Equatable {
        case text(String)
        case json(String)

        init(_ value: JSONValue) { self = value.string.map(Constant.text) ?? .json(value.json) }

        var text: String {
            switch self {
            case .text(let text): "“\(text)”"
            case .json(let json): json
            }
        }
    }

    /// - Returns: `nil` when the value is no schema, or is nested too deeply.
    init?(_ value: JSONValue, depth: Int = 0) {
        // `true` and `{}` allow everything.
        guard depth < Self.deepest, value.isObject || value.json == "true" else { return nil }
        let object = value.object
        func rule(_ value: JSONValue?) -> SchemaRule? { value.flatMap { SchemaRule($0, depth: depth + 1) } }
        func rules(_ value: JSONValue?) -> [String: SchemaRule] {
            Dictionary((value?.object?.all ?? []).compactMap { member in rule(member.value).map { (member.key, $0) } }) { $1 }
        }
        types = object?["type"].map { [$0.string].compactMap(\.self) + ($0.elements() ?? []).compactMap(\.string) } ?? []
        required = object?["required"]?.elements()?.compactMap(\.string) ?? []
        properties = rules(object?["properties"])
        items = rule(object?["items"])
        isOpen = object?["additionalProperties"].map { $0.json != "false" } ?? false
        options = object?["const"].map { [Constant($0)] } ?? object?["enum"]?.elements().map { $0.map(Constant.init) }
        all = object?["allOf"]?.elements()?.compactMap { rule($0) } ?? []
        condition = rule(object?["if"])
        consequence = rule(object?["then"])
        definitions = rules(object?["$defs"])
    }

    /// The first thing that is wrong, as a sentence without its full stop; `nil` for a value that is right.
    ///
    /// - Parameter path: the value's name: `data.items[0]`.
    func fault(in value: JSONValue, at path: String = "") -> String? {
        if value.string == StubOutline.anything { return nil }
        let name = path.isEmpty ? "it" : "“\(path)”"
        let kind = Self.kind(of: value)
        if !types.isEmpty, !types.contains(kind), !(kind == "integer" && types.contains("number")) {
            return "\(name) has to be \(types.joined(separator: " or ")), and is \(kind)"
        }
        if let options, !options.contains(Constant(value)) {
            return "\(name) is \(Constant(value).text.start(80)), and has to be \(options.prefix(20).map(\.text).joined(separator: " or "))"
        }
        let members = value.object.map { Dictionary($0.all.map { ($0.key, $0.value) }) { $1 } } ?? [:]
        if value.isObject, let missing = required.first(where: { members[$0] == nil }) {
            return "“\(Self.join(path, missing))” is missing"
        }
        for (name, rule) in properties.sorted(by: { $0.key < $1.key }) {
            if let member = members[name], let fault = rule.fault(in: member, at: Self.join(path, name)) { return fault }
        }
        if let items {
            for (index, element) in (value.elements() ?? []).enumerated() {
                if let fault = items.fault(in: element, at: "\(path)[\(index)]") { return fault }
            }
        }
        for rule in all { if let fault = rule.fault(in: value, at: path) { return fault } }
        guard let condition, let consequence, condition.fault(in: value, at: path) == nil else { return nil }
        return consequence.fault(in: value, at: path)
    }

    private static func join(_ path: String, _ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

    private static func kind(of value: JSONValue) -> String {
        if value.string != nil { return "string" }
        if value.isObject { return "object" }
        if value.elements(atMost: 0) != nil { return "array" }
        switch value.json {
        case "true", "false": return "boolean"
        case "null": return "null"
        default: return value.integer == nil ? "number" : "integer"
        }
    }
}
