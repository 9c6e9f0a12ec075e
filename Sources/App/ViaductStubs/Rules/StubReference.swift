import ViaductProtocol

/// The value that a template names: `{{data.items.0}}`.
struct StubReference: Equatable, Sendable {
    let name: StubTemplate.Name
    let path: [String]
    /// Whether the value may be missing: `{{data.title?}}`.
    let isOptional: Bool
    /// The start of its string in the file.
    let offset: Int

    /// As the file has it.
    var text: String { "{{\(([name.rawValue] + path).joined(separator: ".").start())\(isOptional ? "?" : "")}}" }

    /// The same for a value that may be missing.
    var optional: StubReference { StubReference(name: name, path: path, isOptional: true, offset: offset) }

    /// Why the value is not there.
    ///
    /// - Parameter root: the value of the template without its path; `nil` for none.
    /// - Returns: `nil` when the value is there.
    func absence(in root: JSONValue?) -> StubAbsence? {
        guard var value = root else { return StubAbsence(of: path.first ?? name.rawValue, in: name.rawValue, names: []) }
        var place = name.rawValue
        for key in path {
            if let object = value.object {
                guard let member = value.value(at: [key]) else {
                    // The web library adds it to each message.
                    return StubAbsence(of: key, in: place, names: object.all.map(\.key).filter { $0 != "metadata" })
                }
                value = member
            } else if let elements = value.elements() {
                guard let index = Int(key), elements.indices.contains(index) else { return StubAbsence(of: key, in: place, count: elements.count) }
                value = elements[index]
            } else {
                return StubAbsence(of: key, in: place, names: [])
            }
            place += ".\(key)"
        }
        return nil
    }
}
