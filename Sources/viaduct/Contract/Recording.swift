import Foundation
import ViaductBuilder
import ViaductCommands
import ViaductProtocol

/// The messages of a recording: events of a trace, one a line, as `viaduct trace --json` prints them.
struct Recording {
    private static let deepest = 12
    /// In elements: more of an array are not looked at.
    private static let longest = 100

    /// The components by what their pages have sent, each different message once.
    let components: [WebComponent]
    /// Replies by component and event.
    let replies: [(component: String, event: String, data: ContractShape)]
    /// How many lines are no event.
    let damaged: Int

    init(_ path: String) throws(UsageError) {
        guard let data = FileManager.default.contents(atPath: path) else { throw UsageError("--from: There is no file \(path) that can be read.") }
        var sends: [String: [WebComponent.Send]] = [:]
        var replies: [(component: String, event: String, data: ContractShape)] = []
        var seen: Set<String> = []
        var damaged = 0
        for (index, line) in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() where !line.isEmpty {
            guard let record = try? JSONObject(Array(line)) else {
                damaged += 1
                continue
            }
            guard let kind = record["kind"]?.string, ["message", "reply"].contains(kind), let message = record["frame"]?.object?["message"]?.object,
                let component = message["component"]?.string, let event = message["event"]?.string
            else { continue }
            let shape = message["data"].map { Self.shape($0, line: index + 1, isData: true) } ?? ContractShape(.object, fields: [])
            guard seen.insert("\(kind) \(component) \(event) \(Self.outline(shape))").inserted else { continue }
            if kind == "reply" {
                replies.append((component, event, shape))
            } else {
                sends[component, default: []].append(
                    WebComponent.Send(line: index + 1, events: [event], data: shape, isAnswered: false, reads: []))
            }
        }
        components = sends.sorted { $0.key < $1.key }.map { WebComponent(name: $0.key, file: path, line: $0.value[0].line, sends: $0.value) }
        self.replies = replies
        self.damaged = damaged
    }

    /// - Parameter isData: whether it is a message's data, to which the web library adds `metadata`.
    private static func shape(_ value: JSONValue, line: Int, isData: Bool = false, depth: Int = 0) -> ContractShape {
        guard depth < deepest else { return .unknown }
        if value.string != nil { return ContractShape(.string) }
        if let object = value.object {
            let members = object.all.filter { !isData || $0.key != "metadata" }
            return ContractShape(
                .object,
                fields: members.map { .init(name: $0.key, shape: shape($0.value, line: line, depth: depth + 1), line: line, isRequired: false) })
        }
        if let elements = value.elements(atMost: longest) {
            let shapes = elements.map { shape($0, line: line, depth: depth + 1) }
            // Of different elements nothing is said.
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
