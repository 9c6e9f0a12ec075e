import ViaductCommands
import ViaductProtocol

/// The members of an object in a stub's file. Each is read once, as the expected type.
struct StubMembers {
    /// As an error names the object: `a rule`, `“button”`.
    let name: String
    let value: JSONValue
    let reading: StubReading
    private let members: [String: JSONValue]

    /// - Returns: `nil` when the value is no object, which is an error, as is every member with another name.
    init?(_ value: JSONValue, _ name: String, knows known: [String], _ reading: StubReading) {
        guard let object = value.object else {
            reading.fail(value, "\(name.capitalizedFirst) has to be an object.")
            return nil
        }
        for (key, member) in object.all where !known.contains(key) {
            let cure =
                Suggestion.nearest(to: key, among: known).map { "Did you mean “\($0)”?" }
                ?? "It knows \(known.map { "“\($0)”" }.joined(separator: ", "))."
            reading.fail(member, "\(name.capitalizedFirst) has no “\(key.start())”. \(cure)")
        }
        self.name = name
        self.value = value
        self.reading = reading
        members = Dictionary(object.all, uniquingKeysWith: { $1 })
    }

    subscript(key: String) -> JSONValue? { members[key] }

    func fail(_ key: String, _ text: String, cause: StubError.Cause = .shape) {
        reading.fail(members[key] ?? value, text, cause: cause)
    }

    /// An optional member.
    ///
    /// - Parameter wanted: the expected type: `a string`.
    func optional<Value>(_ key: String, _ wanted: String, _ make: (JSONValue) -> Value?) -> Value? {
        guard let member = members[key] else { return nil }
        let made = make(member)
        if made == nil { reading.fail(member, "“\(key)” of \(name) has to be \(wanted).") }
        return made
    }

    func string(_ key: String) -> String? { optional(key, "a string", \.string) }

    func flag(_ key: String) -> Bool? { optional(key, "true or false") { Bool($0.json) } }

    func whole(_ key: String, in range: ClosedRange<Int>) -> Int? {
        guard let member = members[key] else { return nil }
        if let number = member.integer, range.contains(number) { return number }
        let isNumber = member.integer != nil
        reading.fail(
            member, "“\(key)” of \(name) has to be a whole number from \(range.lowerBound) to \(range.upperBound).",
            cause: isNumber ? .limit : .shape)
        return nil
    }

    func choice<Choice: RawRepresentable<String> & CaseIterable>(_ key: String) -> Choice? {
        let words = Choice.allCases.map { "“\($0.rawValue)”" }.joined(separator: ", ")
        return optional(key, "one of \(words)") { $0.string.flatMap { Choice(rawValue: $0) } }
    }

    /// A string with optional templates.
    func text(_ key: String, _ names: Set<StubTemplate.Name>) -> StubTemplate? {
        guard let member = members[key] else { return nil }
        guard let text = member.string else {
            reading.fail(member, "“\(key)” of \(name) has to be a string.")
            return nil
        }
        return StubTemplate(text, at: member, names: names, reading)
    }
}

extension String {
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
