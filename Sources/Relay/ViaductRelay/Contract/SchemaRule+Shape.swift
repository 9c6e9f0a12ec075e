internal import ViaductProtocol
internal import ViaductStubs

extension SchemaRule {
    /// The type of a message's data; any where the schema does not say it.
    ///
    /// - Parameter message: with its component and event.
    func dataShape(of message: JSONValue) -> StubShape {
        StubShape.narrowest(applying(to: message).compactMap { $0.properties["data"]?.shape })
    }

    /// Why a value is not in a message's data; `nil` when it is, or when it is unknown.
    func absence(of path: [String], in message: JSONValue) -> StubAbsence? {
        var (rules, place) = (applying(to: message).compactMap { $0.properties["data"] }, "data")
        for key in path {
            rules = rules.flatMap { $0.applied }
            let names = Set(rules.flatMap(\.properties.keys)).sorted()
            let found = rules.compactMap { $0.properties[key] ?? (Int(key) == nil ? nil : $0.items) }
            if found.isEmpty { return names.isEmpty || rules.contains(where: \.isOpen) ? nil : StubAbsence(of: key, in: place, names: names) }
            (rules, place) = (found, "\(place).\(key)")
        }
        return nil
    }

    /// The rule and those that hold beside it for the value.
    private func applying(to value: JSONValue) -> [SchemaRule] {
        let consequences = condition?.fault(in: value) == nil ? [consequence].compactMap(\.self) : []
        return [self] + (all + consequences).flatMap { $0.applying(to: value) }
    }

    /// The rule and those that hold beside it for every value.
    private var applied: [SchemaRule] { [self] + all.flatMap(\.applied) }

    private var shape: StubShape {
        let kinds = types.filter { $0 != "null" }
        guard kinds.count == 1 else { return .any }
        switch kinds[0] {
        case "string": return .text
        case "integer": return .whole
        case "number": return .number
        case "boolean": return .flag
        case "array": return .list(items?.shape ?? .any)
        case "object":
            let members = properties.sorted { $0.key < $1.key }.map { key, rule in
                StubShape.Member(key: key, shape: rule.shape, isOptional: rule.types.contains("null"))
            }
            return members.isEmpty ? .any : .object(members)
        default: return .any
        }
    }
}

extension StubShape {
    /// The first type that says something.
    fileprivate static func narrowest(_ shapes: [StubShape]) -> StubShape { shapes.first { $0 != .any } ?? .any }
}
