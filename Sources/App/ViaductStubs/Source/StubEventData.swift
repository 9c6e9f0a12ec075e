import ViaductProtocol

/// The data of the messages with one event, as the rules on it use it.
struct StubEventData {
    /// The type that a component reads the data as: an object of the used members, any JSON, or `nil` when no rule reads it.
    let shape: StubShape?
    /// The values that a page sends.
    let values: [Value]

    /// One member of the data that a page sends.
    struct Value {
        let key: String
        /// Any when neither an example, a contract nor a use shows it.
        let shape: StubShape
        /// Whether rules do without it.
        let isOptional: Bool
        /// As JSON; `nil` without an example.
        let example: String?
    }

    /// - Parameters:
    ///   - rules: those on the event that can take a message.
    ///   - contract: the type that a contract gives; `nil` for none.
    init(_ rules: [StubRule], contract: StubShape?) {
        let root = UsedValue()
        for rule in rules { root.add(rule) }
        let examples = rules.compactMap { rule in rule.example.flatMap { JSONValue(json: $0) } }
        let example = examples.isEmpty ? nil : StubShape.common(examples.map { StubShape($0) })
        let known = [contract, example].compactMap(\.self).first { $0.isObject }
        shape = root.isUsed ? root.shape(known, rules.count) : nil
        let used = root.keys.map { key in
            let value = root.members[key]
            return (key, value?.sentShape(known?.member(key)?.shape) ?? .any, value?.isRequired(by: rules.count) != true)
        }
        // Where all of the data is repeated, the page sends all of it.
        let others = root.isWhole ? known?.keys.filter { root.members[$0] == nil } ?? [] : []
        values = (used + others.map { ($0, known?.member($0)?.shape ?? .any, false) }).map { key, shape, isOptional in
            let example = examples.lazy.compactMap { $0.value(at: [key]) }.first
            return Value(key: key, shape: shape, isOptional: isOptional, example: example?.json)
        }
    }
}

/// A value of the data with all of its uses.
private final class UsedValue {
    private(set) var keys: [String] = []
    private(set) var members: [String: UsedValue] = [:]
    private var kinds: Set<StubUse.Kind> = []
    /// The types that patterns compare it with.
    private var compared: [StubShape] = []
    /// The numbers of the rules that do not work without it.
    private var rules: Set<Int> = []
    private var isRepeated = false

    func add(_ rule: StubRule) {
        for use in rule.uses where use.reference.name == .data {
            reach(use.reference.path, of: rule.number, isOptional: use.reference.isOptional).kinds.insert(use.kind)
        }
        // An element of the page's list.
        if let list = rule.control?.pageItems, list.name == .data {
            let element = reach(list.path + ["0"], of: rule.number, isOptional: true)
            element.reach(["title"], of: rule.number, isOptional: true).kinds.insert(.text)
            for use in rule.uses where use.reference.name == .item {
                element.reach(use.reference.path, of: rule.number, isOptional: true).kinds.insert(use.kind)
            }
        }
        // All of the data goes back as it is.
        if rule.replies.contains(where: { $0.data == nil }) { isRepeated = true }
        if let pattern = rule.pattern.flatMap({ JSONValue(json: $0.json) }) { compare(pattern, in: rule) }
    }

    private func reach(_ path: [String], of rule: Int, isOptional: Bool) -> UsedValue {
        if !isOptional { rules.insert(rule) }
        guard let key = path.first else { return self }
        let member = members[key] ?? UsedValue()
        if members.updateValue(member, forKey: key) == nil { keys.append(key) }
        return member.reach(Array(path.dropFirst()), of: rule, isOptional: isOptional)
    }

    private func compare(_ value: JSONValue, in rule: StubRule) {
        rules.insert(rule.number)
        if let object = value.object {
            if object.all.isEmpty { compared.append(.any) }
            for member in object.all {
                // Without a pattern, a number names an element.
                if Int(member.key) != nil { compared.append(.any) }
                reach([member.key], of: rule.number, isOptional: false).compare(member.value, in: rule)
            }
        } else {
            let shape = StubShape(value)
            compared.append(shape.isScalar ? (shape == .whole ? .number : shape) : .any)
        }
    }

    var isUsed: Bool { !kinds.isEmpty || !compared.isEmpty || !keys.isEmpty }
    /// Whether a reply has all of it.
    var isWhole: Bool { isRepeated || kinds.contains(.value) }

    /// - Parameter count: of the rules.
    func isRequired(by count: Int) -> Bool { rules.count == count }

    private var hasElements: Bool { !keys.isEmpty && keys.allSatisfy { Int($0) != nil } }
    private var hasMembers: Bool { !keys.isEmpty && keys.allSatisfy { Int($0) == nil } }

    /// The type to read it as.
    func shape(_ known: StubShape?, _ count: Int) -> StubShape {
        let known = known == .any ? nil : known
        if keys.isEmpty { return leafShape(known) }
        guard compared.isEmpty, kinds.isSubset(of: [.items]) else { return .any }
        if hasElements {
            let elements = members.values.map { $0.elementShape(known?.member("0")?.shape) }
            guard let first = elements.first, first != .any, elements.allSatisfy({ $0 == first }) else { return .any }
            return .list(first)
        }
        guard hasMembers, kinds.isEmpty, known?.isObject != false else { return .any }
        return .object(
            keys.map { key in
                let (value, known) = (members[key], known?.member(key))
                let isOptional = value?.isRequired(by: count) != true || known?.isOptional == true
                var shape = value?.shape(known?.shape, count) ?? .any
                // A reply has `null` for an absent value.
                if isOptional, value?.kinds.contains(.value) == true { shape = .any }
                return .init(key: key, shape: shape, isOptional: isOptional || shape == .any)
            })
    }

    private func elementShape(_ known: StubShape?) -> StubShape {
        if keys.isEmpty { return leafShape(known) }
        // The title of an element that is a text is the text.
        if known == .text, keys == ["title"] { return .text }
        guard case .object(let all)? = known, kinds.isEmpty else { return .any }
        let used = keys.compactMap { key in
            all.first { $0.key == key }.map { known in
                StubShape.Member(key: key, shape: members[key]?.leafShape(known.shape) ?? .any, isOptional: known.isOptional)
            }
        }
        return used.count == keys.count && used.allSatisfy { $0.shape.isScalar && !$0.isOptional } ? .object(used) : .any
    }

    private func leafShape(_ known: StubShape?) -> StubShape {
        let shape: StubShape
        if let known, known != .any {
            shape = known == .whole && !compared.isEmpty ? .number : known
        } else if !compared.isEmpty {
            shape = StubShape.common(compared)
        } else {
            return kinds == [.text] ? .text : .any
        }
        if compared.contains(where: { !shape.contains($0) }) { return .any }
        switch shape {
        case .list(let element): return element.isScalar && kinds == [.value] ? shape : .any
        case .any, .object: return .any
        case .text, .whole, .number, .flag: return kinds.contains(.items) ? .any : shape
        }
    }

    /// The type to send it as.
    func sentShape(_ known: StubShape?) -> StubShape {
        if let known, known != .any { return known }
        if kinds.contains(.items) || hasElements { return .list(.any) }
        if hasMembers { return .object([]) }
        if !keys.isEmpty { return .any }
        return compared.isEmpty ? (kinds == [.text] || kinds == [.text, .value] ? .text : .any) : StubShape.common(compared)
    }
}

extension StubShape {
    fileprivate var isObject: Bool { if case .object = self { true } else { false } }

    fileprivate var keys: [String] { if case .object(let members) = self { members.map(\.key) } else { [] } }

    fileprivate func contains(_ other: StubShape) -> Bool { self == .any || self == other }
}
