import ViaductProtocol

/// The members of one JSON object, in the order in which they were added.
struct JSONMembers {
    private var text = "{"

    /// The whole object as JSON text.
    var object: String { text + "}" }

    mutating func add(_ key: StaticString, _ value: String) {
        add(key, json: JSONText.quoted(value))
    }

    mutating func add(_ key: StaticString, _ value: Bool) {
        add(key, json: value ? "true" : "false")
    }

    mutating func add(_ key: StaticString, strings: [String]) {
        add(key, array: strings.map(JSONText.quoted))
    }

    mutating func add(_ key: StaticString, array values: [String]) {
        add(key, json: "[\(values.joined(separator: ","))]")
    }

    /// - Parameter object: JSON text of an object with at least one member.
    mutating func add(membersOf object: String) {
        text += text.utf8.count > 1 ? "," : ""
        text.append(contentsOf: object.dropFirst().dropLast())
    }

    /// - Parameter json: is JSON text already.
    mutating func add(_ key: StaticString, json: String) {
        if text.utf8.count > 1 { text += "," }
        text += "\"\(key)\":\(json)"
    }
}
