import ViaductProtocol

/// A JSON value whose strings may have templates. A string that is only a template becomes the value itself: `"{{index}}"` is a number.
indirect enum StubValue: Equatable, Sendable {
    case text(StubTemplate)
    /// A number, `true`, `false` or `null`.
    case json(String)
    case list([StubValue])
    case members([Member])

    struct Member: Equatable, Sendable {
        let key: String
        let value: StubValue
    }

    init(_ value: JSONValue, names: Set<StubTemplate.Name>, _ reading: StubReading) {
        if let text = value.string {
            self = .text(StubTemplate(text, at: value, names: names, reading))
        } else if let elements = value.elements() {
            self = .list(elements.map { StubValue($0, names: names, reading) })
        } else if let object = value.object {
            self = .members(object.all.map { Member(key: $0.key, value: StubValue($0.value, names: names, reading)) })
        } else {
            self = .json(value.json)
        }
    }

    /// - Returns: JSON text; `nil` when it is longer than a reply may be.
    @MainActor func json(in scope: StubScope) -> String? {
        var json = ""
        return append(to: &json, in: scope) ? json : nil
    }

    @MainActor private func append(to json: inout String, in scope: StubScope) -> Bool {
        switch self {
        case .text(let template):
            if let reference = template.single {
                json += scope.value(reference)?.json ?? "null"
            } else {
                json += JSONText.quoted(template.string(in: scope, atMost: StubLimits.reply + 1))
            }
        case .json(let text): json += text
        case .list(let values):
            json += "["
            for (index, value) in values.enumerated() {
                if index > 0 { json += "," }
                guard value.append(to: &json, in: scope) else { return false }
            }
            json += "]"
        case .members(let members):
            json += "{"
            for (index, member) in members.enumerated() {
                if index > 0 { json += "," }
                json += JSONText.quoted(member.key) + ":"
                guard member.value.append(to: &json, in: scope) else { return false }
            }
            json += "}"
        }
        return json.utf8.count <= StubLimits.reply
    }
}
