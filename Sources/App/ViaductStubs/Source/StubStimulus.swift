import ViaductProtocol

/// The Stimulus controller that fits a stub (`viaduct stub --to-stimulus`).
public struct StubStimulus {
    let stub: Stub

    public init(_ stub: Stub) {
        self.stub = stub
    }

    /// A file of JavaScript.
    public var source: String {
        let events = stub.rules.map(\.event).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        let methods = events.map { event in
            let fields = stub.rules.filter { $0.event == event }.flatMap(\.fields)
                .reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
            return method(event, fields)
        }
        return """
            import { BridgeComponent } from "@hotwired/hotwire-native-bridge"

            // The web side of the bridge component \(JSONText.quoted(stub.name)). Written by `viaduct stub --to-stimulus \(stub.file.onOneLine)`.
            // Its data are the element's attributes, such as data-bridge-title="…". A reply comes as an event of the element, such as
            // “\(stub.name):\((replies.first ?? "connect").onOneLine)”.
            export default class extends BridgeComponent {
              static component = \(JSONText.quoted(stub.name))

            \(methods.joined(separator: "\n\n"))

              #reply = ({ event, data }) => this.dispatch(event, { detail: data, prefix: this.component })
            }

            """
    }

    private var replies: [String] {
        stub.rules.compactMap { rule in
            guard let reply = rule.reply else { return nil }
            guard case .text(let event)? = reply.event?.parts.first, reply.event?.parts.count == 1 else { return rule.event }
            return event
        }
    }

    private func method(_ event: String, _ fields: [String]) -> String {
        let isLife = ["connect", "disconnect"].contains(event)
        let name = Self.isName(event) ? event : "[\(event.javaScriptLiteral)]"
        let members = fields.map { "\(Self.isName($0) ? $0 : $0.javaScriptLiteral): this.bridgeElement.bridgeAttribute(\($0.javaScriptLiteral))" }
        let data = members.isEmpty ? "{}" : "{\n" + members.map { "      \($0)" }.joined(separator: ",\n") + "\n    }"
        let send = "    this.send(\(event.javaScriptLiteral), \(data), this.#reply)"
        // The page is still there at a component's `disconnect`, and its callbacks are not.
        let lines = event == "connect" ? ["    super.connect()", send] : event == "disconnect" ? [send, "    super.disconnect()"] : [send]
        let hint = isLife ? "" : "  // For instance data-action=\"\(stub.name)#\(event.onOneLine)\"\n"
        return "\(hint)  \(name)() {\n\(lines.joined(separator: "\n"))\n  }"
    }

    private static func isName(_ text: String) -> Bool { text.wholeMatch(of: #/[A-Za-z_$][A-Za-z0-9_$]*/#) != nil }
}

extension StubRule {
    /// Members of the data that the rule reads.
    fileprivate var fields: [String] {
        let wanted = pattern.flatMap { JSONValue(json: $0.json)?.object?.all.map(\.key) } ?? []
        let paths = templates.compactMap { name, path in name == .data ? path.first : nil }
        return wanted + paths
    }
}

extension String {
    /// For a comment of one line, which the text must neither end nor reorder.
    var onOneLine: String { JSONText.escapingMisleading(self, isJSON: false) }

    /// A string literal of JavaScript.
    fileprivate var javaScriptLiteral: String { JSONText.quoted(self).onOneLine }
}
