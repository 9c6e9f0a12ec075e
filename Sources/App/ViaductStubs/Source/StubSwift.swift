import ViaductProtocol

/// The Swift component of a stub, for an iOS app (`viaduct stub --to-swift`).
public struct StubSwift {
    let stub: Stub

    public init(_ stub: Stub) {
        self.stub = stub
    }

    /// The name of the class, as an iOS developer would give it: `RatingComponent`.
    public var className: String {
        let words = stub.name.split { !$0.isLetter && !$0.isNumber }
        let name = words.map { String($0).capitalizedFirst }.joined()
        return "\(name.first?.isNumber == true ? "_" : "")\(name)Component"
    }

    /// A file of Swift.
    public var source: String {
        let helpers = StubSwiftHelper.allCases
        var body = ([declarations, receive] + stub.rules.map(rule)).joined(separator: "\n\n")
        // A helper may need one behind it.
        for helper in helpers where body.contains(helper.call) { body += "\n\n" + helper.source.indented }
        let functions = StubSwiftFunction.allCases.reduce(into: "") { text, function in
            if (body + text).contains(function.call) { text += "\n\n" + function.source }
        }
        return """
            \(imports(for: body).map { "import \($0)" }.joined(separator: "\n"))

            /// The native side of the web component “\(stub.name)”. Written by `viaduct stub --to-swift \(stub.file.onOneLine)`.
            final class \(className): BridgeComponent {
                override class var name: String { \(stub.name.swiftLiteral) }

            \(body)
            }\(functions)

            """
    }

    private func imports(for body: String) -> [String] {
        let frameworks = [("AVCapture", "AVFoundation"), ("LAContext", "LocalAuthentication"), ("UNUser", "UserNotifications")]
        return ["HotwireNative", "UIKit"] + frameworks.filter { body.contains($0.0) }.map(\.1)
    }

    private var declarations: String {
        var lines = ["private var viewController: UIViewController? { delegate?.destination as? UIViewController }"]
        if hasButtons { lines.append("private var items: [Int: UIBarButtonItem] = [:]") }
        if stub.rules.contains(where: \.counts) { lines.append("/// How many messages each rule has taken.\nprivate var taken: [Int: Int] = [:]") }
        return lines.joined(separator: "\n").indented
    }

    private var hasButtons: Bool {
        stub.rules.contains { rule in
            switch rule.control {
            case .button, .menu: true
            default: false
            }
        }
    }

    private var receive: String {
        if stub.rules.isEmpty { return "override func onReceive(message: Message) {}".indented }
        var lines = stub.rules.map { rule in
            let conditions =
                ["message.event == \(rule.event.swiftLiteral)"]
                + (rule.times.map { ["taken[\(rule.number), default: 0] < \($0)"] } ?? [])
                + (rule.pattern?.swiftConditions ?? [])
            return "    if \(conditions.joined(separator: ", ")) { return rule\(rule.number)(message, data) }"
        }
        if hasButtons, !stub.rules.contains(where: { $0.event == "disconnect" && $0.pattern == nil && $0.times == nil }) {
            lines.append(#"    if message.event == "disconnect" { removeItems() }"#)
        }
        return """
            override func onReceive(message: Message) {
                let data = try? JSONSerialization.jsonObject(with: Data(message.jsonData.utf8), options: .fragmentsAllowed)
            \(lines.joined(separator: "\n"))
            }
            """.indented
    }

    private func rule(_ rule: StubRule) -> String {
        var lines: [String] = []
        if rule.counts {
            lines += ["taken[\(rule.number), default: 0] += 1", "let count = taken[\(rule.number), default: 0]"]
            if !rule.uses(.count), rule.list.isEmpty { lines.removeLast() }
        }
        if !rule.list.isEmpty {
            let list = rule.list.map { JSONSwift.literal(of: $0) }.joined(separator: ", ")
            lines += ["let elements: [Any] = [\(list)]", "let next: Any? = elements[(count - 1) % elements.count]"]
            if !rule.uses(.next) { lines.removeLast(2) }
        }
        lines.append(StubSwiftControl(rule: rule).source)
        return """
            /// \(stub.file.onOneLine), rule \(rule.number).
            private func rule\(rule.number)(_ message: Message, _ data: Any?) {
            \(lines.joined(separator: "\n").indented)
            }
            """.indented
    }
}

extension StubRule {
    /// Whether the component has to count the messages that it has taken.
    var counts: Bool { times != nil || !list.isEmpty || uses(.count) }

    func uses(_ name: StubTemplate.Name) -> Bool { templates.contains { $0.name == name } }
}

extension String {
    var indented: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
    }

    /// A string literal of Swift.
    var swiftLiteral: String {
        "\""
            + unicodeScalars.map { scalar in
                switch scalar {
                case "\"": "\\\""
                case "\\": "\\\\"
                case "\n": "\\n"
                case _ where scalar.isMisleading: "\\u{\(String(scalar.value, radix: 16))}"
                default: String(scalar)
                }
            }.joined() + "\""
    }
}
