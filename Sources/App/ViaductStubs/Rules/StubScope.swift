import ViaductProtocol

/// The values of templates, for one message and one choice.
struct StubScope {
    let event: String
    /// `nil` when it is no JSON.
    let data: JSONValue?
    let count: Int
    let next: JSONValue?
    var index: Int?
    var item: JSONValue?
    var text: String?
    var isGranted: Bool?

    /// - Returns: `nil` for a value that is not there.
    func value(_ name: StubTemplate.Name, _ path: [String]) -> JSONValue? {
        root(name)?.value(at: path)
    }

    private func root(_ name: StubTemplate.Name) -> JSONValue? {
        switch name {
        case .data: data
        case .event: JSONValue(string: event)
        case .count: JSONValue(json: String(count))
        case .next: next
        case .index: index.flatMap { JSONValue(json: String($0)) }
        case .item: item
        case .text: text.flatMap { JSONValue(string: $0) }
        case .granted: isGranted.flatMap { JSONValue(json: String($0)) }
        }
    }
}

extension JSONValue {
    init?(json: String) { try? self.init(Array(json.utf8)) }

    init?(string: String) { self.init(json: JSONText.quoted(string)) }
}
