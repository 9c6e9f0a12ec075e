import Foundation
import ViaductBuilder
import ViaductProtocol
import ViaductRelay

/// The messages and replies of a recording, as a contract sees them.
struct RecordedMessages {
    private static let deepest = 12
    /// In elements: more of an array are not looked at.
    private static let longest = 100

    /// The components as their pages' messages show them, with each different message once.
    let components: [WebComponent]
    /// Replies by component and event.
    let replies: [(component: String, event: String, data: ContractShape)]

    init(_ recording: Recording) {
        var sends: [String: [WebComponent.Send]] = [:]
        var replies: [(component: String, event: String, data: ContractShape)] = []
        var seen: Set<String> = []
        // The header is the first line.
        for (line, record) in zip(2..., recording.events) where ["message", "reply"].contains(record.kind) {
            guard let message = record.frame?["message"]?.object, let component = message["component"]?.string, let event = message["event"]?.string
            else { continue }
            let shape = record.data.map { Self.shape($0, line: line, isData: true) } ?? ContractShape(.object, fields: [])
            guard seen.insert("\(record.kind) \(component) \(event) \(Self.outline(shape))").inserted else { continue }
            if record.kind == "reply" {
                replies.append((component, event, shape))
            } else {
                sends[component, default: []].append(
                    WebComponent.Send(file: recording.name, line: line, events: [event], data: shape, isAnswered: false, reads: []))
            }
        }
        components = sends.sorted { $0.key < $1.key }.map {
            WebComponent(name: $0.key, file: recording.name, line: $0.value[0].line, sends: $0.value, doubt: nil)
        }
        self.replies = replies
    }

    /// - Parameter isData: whether it is a message's data, to which the web library adds `metadata`.
    private static func shape(_ value: JSONValue, line: Int, isData: Bool = false, depth: Int = 0) -> ContractShape {
        guard depth < deepest else { return .unknown }
        // A masked value was of any type.
        if let text = value.string { return text == SecretMask.mark ? .unknown : ContractShape(.string) }
        if let object = value.object {
            let members = object.all.filter { !isData || $0.key != "metadata" }
            return ContractShape(
                .object,
                fields: members.map { .init(name: $0.key, shape: shape($0.value, line: line, depth: depth + 1), line: line, isRequired: false) })
        }
        if let elements = value.elements(atMost: longest) {
            let shapes = elements.map { shape($0, line: line, depth: depth + 1) }
            // Different elements have no common shape.
            return ContractShape(.array, items: shapes.first.map { first in shapes.allSatisfy { $0 == first } ? [first] : [] } ?? [])
        }
        return ContractShape(["true", "false"].contains(value.json) ? .boolean : value.json == "null" ? .null : .number)
    }

    private static func outline(_ shape: ContractShape) -> String {
        switch shape.kind {
        case .object: "{\((shape.fields ?? []).map { "\($0.name):\(outline($0.shape))" }.joined(separator: ","))}"
        case .array: "[\((shape.items ?? []).map(outline).joined())]"
        default: shape.kind.rawValue
        }
    }
}
