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

            // The web side of the bridge component \(JSONText.quoted(stub.name)). Written by `viaduct stub --to-stimulus \(stub.file)`.
            // Its data are the element's attributes, such as data-bridge-title="…". A reply comes as an event of the element, such as
            // “\(stub.name):\(replies.first ?? "connect")”.
            export default class extends BridgeComponent {
              static component = \(JSONText.quoted(stub.name))

            \(methods.joined(separator: "\n\n"))

              #reply = ({ event, data }) => this.dispatch(event, { detail: data })
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
        let name = Self.isName(event) ? event : "[\(JSONText.quoted(event))]"
        let members = fields.map { "\(Self.isName($0) ? $0 : JSONText.quoted($0)): this.bridgeElement.bridgeAttribute(\(JSONText.quoted($0)))" }
        let data = members.isEmpty ? "{}" : "{\n" + members.map { "      \($0)" }.joined(separator: ",\n") + "\n    }"
        let send = "    this.send(\(JSONText.quoted(event)), \(data), this.#reply)"
        // The page is still there when a component is told to go, and its callbacks are not.
        let lines = event == "connect" ? ["    super.connect()", send] : event == "disconnect" ? [send, "    super.disconnect()"] : [send]
        let hint = isLife ? "" : "  // For instance data-action=\"\(stub.name)#\(event)\"\n"
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

    private var templates: [(name: StubTemplate.Name, path: [String])] {
        (control?.templates ?? []) + (reply?.templates ?? [])
    }
}

extension StubTemplate {
    fileprivate var values: [(name: Name, path: [String])] {
        parts.compactMap { if case .value(let name, let path) = $0 { (name, path) } else { nil } }
    }
}

extension StubValue {
    fileprivate var values: [(name: StubTemplate.Name, path: [String])] {
        switch self {
        case .text(let template): template.values
        case .json: []
        case .list(let values): values.flatMap(\.values)
        case .members(let members): members.flatMap(\.value.values)
        }
    }
}

extension StubReply {
    fileprivate var templates: [(name: StubTemplate.Name, path: [String])] { (event?.values ?? []) + (data?.values ?? []) }
}

extension StubControl {
    fileprivate var templates: [(name: StubTemplate.Name, path: [String])] {
        switch self {
        case .button(let button): button.templates
        case .menu(let button, let items): button.templates + items.templates
        case .sheet(let dialog), .alert(let dialog):
            [dialog.title, dialog.message, dialog.field].compactMap { $0?.values }.flatMap(\.self) + dialog.items.templates
        case .toast(let text): text.values
        case .ask, .enable, .remove: []
        }
    }
}

extension StubButton {
    fileprivate var templates: [(name: StubTemplate.Name, path: [String])] { title.values + (image?.values ?? []) }
}

extension StubItems {
    fileprivate var templates: [(name: StubTemplate.Name, path: [String])] {
        switch self {
        case .own(let items): items.flatMap { $0.title.values + ((($0.reply ?? nil) ?? nil)?.templates ?? []) }
        case .page(let name, let path): [(name, path)]
        }
    }
}
