import Foundation
import ViaductBuilder

/// The JSON Schema of a component: its messages, with the replies to them.
struct ContractSchema {
    private let name: String
    /// By the event.
    private var messages: [String: [ContractShape]] = [:]
    private var required: [String: ContractShape] = [:]
    private var replies: [String: [ContractShape]] = [:]
    /// Whether other events are allowed.
    private var isOpen: Bool

    init(_ name: String, web: [WebComponent], swift: SwiftComponent?, recorded: [(component: String, event: String, data: ContractShape)]) {
        self.name = name
        isOpen = swift?.isOpen ?? true
        for component in web {
            for send in component.sends {
                for event in send.events ?? [] { messages[event, default: []].append(component.doubt == nil ? send.data.withoutValues : .unknown) }
            }
        }
        for event in swift?.events ?? [] { required[event.name] = event.data ?? .unknown }
        for reply in swift?.replies ?? [] {
            if let event = reply.event, let data = reply.data { replies[event, default: []].append(data) }
        }
        for reply in recorded where reply.component == name { replies[reply.event, default: []].append(reply.data) }
    }

    /// With the members in the order of the alphabet, so that versions can be compared.
    var json: String {
        get throws {
            let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try JSONSerialization.data(withJSONObject: object, options: options), as: UTF8.self)
        }
    }

    private var object: [String: Any] {
        let events = Set(messages.keys).union(required.keys).sorted()
        var event: [String: Any] = ["type": "string"]
        if !isOpen { event["enum"] = Set(events + ["disconnect"]).sorted() }
        let rules: [[String: Any]] = events.map { event in
            [
                "if": ["required": ["event"], "properties": ["event": ["const": event]]],
                "then": ["properties": ["data": data(of: event)]],
            ]
        }
        var schema: [String: Any] = [
            "$schema": "https://json-schema.org/draft/2020-12/schema", "title": name,
            "description": "The messages of the bridge component “\(name)”. Written by viaduct contract.", "type": "object",
            "required": ["component", "event"],
            "properties": ["component": ["const": name], "event": event, "data": ["type": "object"]] as [String: Any],
        ]
        if !rules.isEmpty { schema["allOf"] = rules }
        if !replies.isEmpty {
            schema["$defs"] = Dictionary(uniqueKeysWithValues: replies.map { ("reply to \($0.key)", Self.schema(of: Self.union($0.value))) })
        }
        return schema
    }

    /// The shape that the app requires, and the other members that pages send.
    private func data(of event: String) -> [String: Any] {
        let sent = Self.union(messages[event] ?? [])
        guard let taken = required[event], taken.kind == .object else { return Self.schema(of: sent.kind == .object ? sent : .init(.object)) }
        var shape = Self.named(taken, as: sent)
        if sent.kind != .object || sent.isOpen == true { shape.isOpen = true }
        shape.fields = (shape.fields ?? []) + (sent.fields ?? []).filter { shape.field($0.name) == nil }
        return Self.schema(of: shape)
    }

    /// What the app takes, with those of its members' names that the page sends.
    private static func named(_ taken: ContractShape, as sent: ContractShape) -> ContractShape {
        var shape = taken
        shape.fields = taken.fields?.map { field in
            guard let own = sent.field(readBy: field) else { return field }
            return .init(name: own.name, shape: named(field.shape, as: own.shape), line: field.line, isRequired: field.isRequired == true)
        }
        shape.items = taken.items.map { zip($0, sent.items ?? []).map(named) + $0.dropFirst(sent.items?.count ?? 0) }
        return shape
    }

    /// Members keep the shapes that all agree on.
    private static func union(_ shapes: [ContractShape]) -> ContractShape {
        shapes.dropFirst().reduce(shapes.first ?? .unknown, union)
    }

    private static func union(_ one: ContractShape, _ other: ContractShape) -> ContractShape {
        for (empty, shape) in [(one, other), (other, one)] where [.null, .undefined].contains(empty.kind) {
            var shape = shape
            if empty.kind == .null { shape.isNullable = true }
            return shape
        }
        guard one.kind == other.kind else { return .unknown }
        var shape = one
        if other.isNullable == true { shape.isNullable = true }
        shape.values = one.values.flatMap { values in other.values.map { values + $0.filter { !values.contains($0) } } }
        if one.kind == .object {
            let fields = (one.fields ?? []).map { field in
                var field = field
                if let other = other.field(field.name) { field.shape = union(field.shape, other.shape) }
                return field
            }
            shape.fields = fields + (other.fields ?? []).filter { one.field($0.name) == nil }
            if other.isOpen == true { shape.isOpen = true }
        }
        if one.kind == .array {
            shape.items = zip(one.items ?? [], other.items ?? []).map(union)
        }
        return shape
    }

    private static func schema(of shape: ContractShape) -> [String: Any] {
        var schema: [String: Any] = [:]
        switch shape.kind {
        // Only null does not show the type that it has else.
        case .unknown, .null, .undefined: return [:]
        case .object:
            let fields = shape.fields ?? []
            if !fields.isEmpty { schema["properties"] = Dictionary(fields.map { ($0.name, Self.schema(of: $0.shape)) }) { one, _ in one } }
            let required = fields.filter { $0.isRequired == true }.map(\.name)
            if !required.isEmpty { schema["required"] = required.sorted() }
            // The standard, said where there are other members than those.
            if shape.isOpen == true { schema["additionalProperties"] = true }
        case .array:
            if let element = shape.items?.first, element.kind != .unknown { schema["items"] = Self.schema(of: element) }
        case .string, .number, .boolean: break
        }
        if let values = shape.values, [.string, .number].contains(shape.kind) {
            let constants = shape.kind == .string ? values : values.compactMap(Int.init) as [Any]
            schema["enum"] = shape.isNullable == true ? constants + [NSNull()] : constants
        }
        schema["type"] = shape.isNullable == true ? [shape.kind.rawValue, "null"] as Any : shape.kind.rawValue
        return schema
    }
}
