public import ViaductProtocol

/// The type of a JSON value, as far as an example, a contract or its use shows it.
public indirect enum StubShape: Equatable, Sendable {
    case any, text, whole, number, flag
    case list(StubShape)
    /// Its members, each key once.
    case object([Member])

    public struct Member: Equatable, Sendable {
        public let key: String
        public let shape: StubShape
        /// Whether the value may be absent, or `null`.
        public let isOptional: Bool

        public init(key: String, shape: StubShape, isOptional: Bool) {
            (self.key, self.shape, self.isOptional) = (key, shape, isOptional)
        }
    }

    /// The type of an example.
    public init(_ value: JSONValue) {
        if value.string != nil {
            self = .text
        } else if let elements = value.elements() {
            self = .list(Self.common(elements.map { Self($0) }))
        } else if let object = value.object {
            var members: [String: StubShape] = [:]
            for (key, value) in object.all { members[key] = StubShape(value) }
            self = .object(
                object.all.compactMap { key, _ in members.removeValue(forKey: key).map { Member(key: key, shape: $0, isOptional: false) } })
        } else {
            switch value.json {
            case "true", "false": self = .flag
            case "null": self = .any
            default: self = value.integer == nil ? .number : .whole
            }
        }
    }

    /// The type that all have; any for none.
    static func common(_ shapes: [StubShape]) -> StubShape {
        shapes.dropFirst().reduce(shapes.first ?? .any) { $0.joined(with: $1) }
    }

    private func joined(with other: StubShape) -> StubShape {
        switch (self, other) {
        case _ where self == other: return self
        case (.whole, .number), (.number, .whole): return .number
        case (.list(let one), .list(let other)): return .list(one.joined(with: other))
        case (.object(let one), .object(let others)):
            let members = one.map { member in
                guard let other = others.first(where: { $0.key == member.key }) else {
                    return Member(key: member.key, shape: member.shape, isOptional: true)
                }
                return Member(
                    key: member.key, shape: member.shape.joined(with: other.shape), isOptional: member.isOptional || other.isOptional)
            }
            let keys = Set(one.map(\.key))
            return .object(
                members + others.filter { !keys.contains($0.key) }.map { Member(key: $0.key, shape: $0.shape, isOptional: true) })
        default: return .any
        }
    }

    var isScalar: Bool {
        switch self {
        case .text, .whole, .number, .flag: true
        case .any, .list, .object: false
        }
    }

    /// The type of a member or of an element.
    func member(_ key: String) -> Member? {
        switch self {
        case .object(let members): members.first { $0.key == key }
        case .list(let element): Int(key).map { _ in Member(key: key, shape: element, isOptional: true) }
        default: nil
        }
    }
}
