import ViaductProtocol

/// The Stimulus controller that fits a stub (`viaduct stub --to-stimulus`).
public struct StubStimulus {
    private let stub: Stub
    private let events: [(name: String, data: StubEventData)]
    /// The values of all events, each key once.
    private let values: [StimulusValue]

    /// - Parameter contract: the type of the data that a component's messages have, by their event.
    public init(_ stub: Stub, contract: (_ component: String, _ event: String) -> StubShape? = { _, _ in nil }) {
        self.stub = stub
        let names = stub.rules.map(\.event).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        events = names.map { event in
            (event, StubEventData(stub.rules.filter { $0.event == event }, contract: contract(stub.name, event)))
        }
        var (taken, keys) = (SwiftNames(isBare: false), Set<String>())
        values = events.flatMap(\.data.values).filter { keys.insert($0.key).inserted }.map { StimulusValue($0, taken.property(for: $0.key)) }
    }

    /// A file of JavaScript.
    public var source: String {
        let declared = values.map { "\($0.name): \($0.type)" }
        let isLong = declared.joined(separator: ", ").count > 100
        let list = isLong ? "{\n    \(declared.joined(separator: ",\n    "))\n  }" : "{ \(declared.joined(separator: ", ")) }"
        let body =
            ["  static component = \(JSONText.quoted(stub.name))" + (values.isEmpty ? "" : "\n  static values = \(list)")]
            + events.map(method) + ["  #reply = ({ event, data }) => this.dispatch(event, { detail: data, prefix: this.component })"]
            + (values.contains { $0.isUntyped } ? [Self.typed] : [])
        return """
            import { BridgeComponent } from "@hotwired/hotwire-native-bridge"

            // The web side of the bridge component \(JSONText.quoted(stub.name)). Written by `viaduct stub --to-stimulus \(stub.file.onOneLine)`.
            \(example)// A reply comes as an event of the element, such as “\(stub.name):\((replies.first ?? "connect").onOneLine)”.
            export default class extends BridgeComponent {
            \(body.joined(separator: "\n\n"))
            }

            """
    }

    /// The element, in lines of a comment.
    private var example: String {
        let identifier = "bridge--\(stub.name)"
        let lines = ["<div data-controller=\"\(identifier)\""] + values.map { "  data-\(identifier)-\($0.attribute)=\"\($0.example)\"" }
        let file = "bridge/\(stub.name.replacing("-", with: "_"))_controller.js"
        let element = lines.map { "//   \($0)" }.joined(separator: "\n")
        return values.isEmpty ? "" : "// Its data are the values of the element, here of \(file):\n//\n\(element)>\n//\n"
    }

    private static let typed = """
          // The value of a type that the stub does not show: 5 is a number, [1] a list, and all that is no JSON a text.
          #typed(text) {
            try {
              return JSON.parse(text)
            } catch {
              return text
            }
          }
        """

    private var replies: [String] {
        stub.rules.compactMap { rule in
            guard let reply = rule.reply else { return nil }
            guard case .text(let event)? = reply.event?.parts.first, reply.event?.parts.count == 1 else { return rule.event }
            return event
        }
    }

    private func method(_ event: String, _ data: StubEventData) -> String {
        let isLife = ["connect", "disconnect"].contains(event)
        let members = data.values.compactMap { value in values.first { $0.key == value.key }?.member(isOptional: value.isOptional) }
        let isLong = members.joined(separator: ", ").count > 60
        let list = isLong ? "{\n      \(members.joined(separator: ",\n      "))\n    }" : "{ \(members.joined(separator: ", ")) }"
        let object = members.isEmpty ? "{}" : list
        let send = "    this.send(\(event.javaScriptLiteral), \(object), this.#reply)"
        // The page is still there at a component's `disconnect`, and its callbacks are not.
        let lines = event == "connect" ? ["    super.connect()", send] : event == "disconnect" ? [send, "    super.disconnect()"] : [send]
        let name = Self.method(for: event)
        let hint = isLife ? "" : "  // For instance data-action=\"bridge--\(stub.name)#\(name.action.onOneLine)\"\n"
        return "\(hint)  \(name.declaration)() {\n\(lines.joined(separator: "\n"))\n  }"
    }

    /// Methods and properties that a controller has.
    private static let inherited: Set<String> = [
        "application", "bridge", "bridgeElement", "component", "constructor", "context", "data", "dispatch", "element", "enabled", "identifier",
        "initialize", "platformOptingOut", "removePendingCallbacks", "removePendingMessages", "scope", "send", "targets", "classes", "outlets",
        "shouldLoad", "pendingMessageCallbacks", "hasOwnProperty", "toString", "valueOf",
    ]

    /// The method's name in JavaScript, and in an action.
    private static func method(for event: String) -> (declaration: String, action: String) {
        let name = inherited.contains(event) || event.hasPrefix("#") ? "on\(SwiftNames.joined(event))" : event
        return (name.isJavaScriptName ? name : "[\(name.javaScriptLiteral)]", name)
    }
}

/// A value of a generated controller.
private struct StimulusValue {
    let key: String
    /// In JavaScript.
    let name: String
    private let value: StubEventData.Value

    init(_ value: StubEventData.Value, _ name: String) {
        (key, self.name, self.value) = (value.key, name, value)
    }

    /// Whether its text is read as JSON where it is some.
    var isUntyped: Bool { value.shape == .any }

    var type: String {
        switch value.shape {
        case .any, .text: "String"
        case .whole, .number: "Number"
        case .flag: "Boolean"
        case .list: "Array"
        case .object: "Object"
        }
    }

    /// The attribute's end: `submit-title-value`.
    var attribute: String {
        let name = name.unicodeScalars.map { ("A"..."Z").contains($0) ? "-\(String($0).lowercased())" : String($0) }.joined()
        return "\(name)-value"
    }

    /// For the attribute, in a comment.
    var example: String {
        guard let json = value.example, let value = JSONValue(json: json) else {
            return switch self.value.shape {
            case .any, .text: "…"
            case .whole, .number: "1"
            case .flag: "true"
            case .list: "[]"
            case .object: "{}"
            }
        }
        return (value.string ?? json).onOneLine.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
    }

    /// The member of the data.
    func member(isOptional: Bool) -> String {
        let value = isUntyped ? "this.#typed(this.\(name)Value)" : "this.\(name)Value"
        let member = "\(key.isJavaScriptName ? key : key.javaScriptLiteral): \(value)"
        return isOptional ? "...(this.has\(name.capitalizedFirst)Value && { \(member) })" : member
    }
}

extension String {
    /// For a comment of one line, which the text must neither end nor reorder.
    var onOneLine: String { JSONText.escapingMisleading(self, isJSON: false) }

    /// A string literal of JavaScript.
    fileprivate var javaScriptLiteral: String { JSONText.quoted(self).onOneLine }

    fileprivate var isJavaScriptName: Bool { wholeMatch(of: #/[A-Za-z_$][A-Za-z0-9_$]*/#) != nil }
}
