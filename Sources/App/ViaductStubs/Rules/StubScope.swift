import ViaductProtocol

/// The values of templates, for one message and one choice.
struct StubScope {
    private let paths: [StubTemplate.Name: JSONPaths]
    private var places: [StubTemplate.Name: JSONPlaces] = [:]
    private let onAbsence: OnAbsence

    /// Called for each value that is not there and may not be missing, with what it is missing in.
    typealias OnAbsence = @MainActor @Sendable (_ reference: StubReference, _ root: JSONValue?) -> Void

    /// - Parameters:
    ///   - data: the message's; `nil` when it is no JSON.
    ///   - paths: all that templates may ask for.
    init(
        event: String, data: JSONPlaces?, count: Int, next: JSONValue?, paths: [StubTemplate.Name: JSONPaths],
        onAbsence: @escaping OnAbsence
    ) {
        self.paths = paths
        self.onAbsence = onAbsence
        places[.data] = data
        self[.event] = JSONValue(string: event)
        self[.count] = JSONValue(json: String(count))
        self[.next] = next
    }

    /// The value of a template without a path.
    subscript(name: StubTemplate.Name) -> JSONValue? {
        get { places[name]?.value(at: []) }
        set {
            guard let paths = paths[name] else { return }
            places[name] = newValue.map { JSONPlaces($0, paths) }
        }
    }

    /// - Returns: `nil` for a value that is not there.
    @MainActor func value(_ reference: StubReference) -> JSONValue? {
        let value = places[reference.name]?.value(at: reference.path)
        if value == nil, !reference.isOptional, !reference.path.isEmpty { onAbsence(reference, self[reference.name]) }
        return value
    }
}

extension JSONValue {
    init?(json: String) { try? self.init(Array(json.utf8)) }

    init?(string: String) { self.init(json: JSONText.quoted(string)) }
}
