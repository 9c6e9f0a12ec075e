@testable import ViaductProtocol

/// Lists the members of a value, as a schema describes them.
struct ListedMembers: JSONMembers {
    typealias Failure = Never

    static var reads: Bool { false }

    private(set) var shapes: [String: SchemaShape] = [:]
    private(set) var required: Set<String> = []
    /// The types of objects in them.
    private(set) var records: [any JSONRecord.Type] = []

    mutating func constant(_ key: StaticString, _ value: StaticString) {
        shapes["\(key)"] = .constant("\(value)")
        required.insert("\(key)")
    }

    mutating func required<Value: JSONCoded>(_ key: StaticString, _ value: inout Value) {
        shapes["\(key)"] = shape(of: Value.self)
        required.insert("\(key)")
    }

    mutating func optional<Value: JSONCoded>(_ key: StaticString, _ value: inout Value?) {
        shapes["\(key)"] = shape(of: Value.self)
    }

    mutating func optional<Value: JSONCoded>(_ key: StaticString, _ value: inout Value, unless usual: Value) {
        shapes["\(key)"] = shape(of: Value.self)
    }

    private mutating func shape(of type: Any.Type) -> SchemaShape {
        switch type {
        case is String.Type: return .type("string")
        case is Bool.Type: return .type("boolean")
        case is Int.Type: return .type("integer")
        case is Double.Type: return .type("number")
        case let list as any JSONList.Type: return .array(shape(of: list.element))
        case let choice as any JSONChoice.Type: return .choice(choice.words)
        case let record as any JSONRecord.Type: records.append(record)
        default: break
        }
        return .reference("\(type)")
    }
}

private protocol JSONList {
    static var element: Any.Type { get }
}

extension Array: JSONList {
    fileprivate static var element: Any.Type { Element.self }
}

extension JSONChoice {
    fileprivate static var words: [String] { allCases.map(\.rawValue) }
}
