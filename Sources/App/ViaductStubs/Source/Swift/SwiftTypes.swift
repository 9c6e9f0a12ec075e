/// The types and the names that a generated component declares.
final class SwiftTypes {
    /// Types that the component uses.
    private static let foreign: Set<String> = [
        "Any", "BridgeComponent", "Bool", "CodingKey", "CodingKeys", "Data", "Decodable", "Decoder", "DispatchQueue", "Double", "Encodable",
        "Encoder", "Event", "Int", "JSON", "Message", "NSNumber", "Never", "Optional", "Self", "Sequence", "String", "Task", "Type", "Void",
    ]

    /// Their source, in the order in which they were added.
    private(set) var sources: [String] = []
    private var types: SwiftNames
    private var properties = SwiftNames()
    private var names: [String: String] = [:]

    /// - Parameter className: the component's.
    init(in className: String) {
        types = SwiftNames(taken: Self.foreign.union([className]))
    }

    /// The name of a member, which is the same in all types.
    func property(_ key: String) -> String {
        if let name = names[key] { return name }
        let name = properties.property(for: key)
        names[key] = name
        return name
    }

    /// Adds the type of an event's data.
    ///
    /// - Returns: its name.
    func addData(_ shape: StubShape, of event: String?) -> String {
        guard case .object(let members) = shape else { return shape.swiftType }
        let name = types.type(for: event ?? "message", "Data")
        sources.append("private \(decodable(name, members))")
        return name
    }

    /// Adds the type of a reply's data.
    ///
    /// - Returns: its name.
    func addReply(_ members: [(key: String, type: String)], of event: String) -> String {
        let name = types.type(for: event, "Reply")
        sources.append(structure("private struct \(name): Encodable", members))
        return name
    }

    private func decodable(_ name: String, _ members: [StubShape.Member]) -> String {
        var inner: [String] = []
        let fields = members.map { ($0.key, "\(type(of: $0.shape, key: $0.key, &inner))\($0.isOptional ? "?" : "")") }
        return structure("struct \(name): Decodable", fields, inner)
    }

    /// The name of a member's type, which is added to those inside.
    private func type(of shape: StubShape, key: String, _ inner: inout [String]) -> String {
        switch shape {
        case .object(let members):
            let name = types.type(for: key)
            inner.append(decodable(name, members))
            return name
        case .list(let element): return "[\(type(of: element, key: key.count > 1 && key.hasSuffix("s") ? String(key.dropLast()) : key, &inner))]"
        case .any, .text, .whole, .number, .flag: return shape.swiftType
        }
    }

    private func structure(_ head: String, _ members: [(key: String, type: String)], _ inner: [String] = []) -> String {
        let fields = members.map { "let \(property($0.key)): \($0.type)" }.joined(separator: "\n")
        let cases = members.map { property($0.key) == $0.key ? $0.key : "\(property($0.key)) = \($0.key.swiftLiteral)" }
        let isRenamed = members.contains { property($0.key) != $0.key }
        let keys = isRenamed ? ["enum CodingKeys: String, CodingKey {\n    case \(cases.joined(separator: ", "))\n}"] : []
        return "\(head) {\n\(([fields] + keys + inner).joined(separator: "\n\n").indented)\n}"
    }
}
