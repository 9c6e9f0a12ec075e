import ViaductProtocol

/// The Swift component that does what one stub does.
struct StubSwiftClass {
    let stub: Stub
    let name: String

    /// As an iOS developer would name it: `RatingComponent`.
    static func name(for stub: Stub) -> String {
        let words = stub.name.split { !$0.isLetter && !$0.isNumber }
        let name = words.map { String($0).capitalizedFirst }.joined()
        return "\(name.first?.isNumber == true ? "_" : "")\(name)Component"
    }

    var source: String {
        let body = ([declarations, receive] + stub.rules.map(rule) + helpers.map(\.source.indented)).joined(separator: "\n\n")
        return """
            /// The native side of the web component “\(stub.name)”. Written by `viaduct stub --to-swift \(stub.file.onOneLine)`.
            final class \(name): BridgeComponent {
                override class var name: String { \(stub.name.swiftLiteral) }

            \(body)
            }
            """
    }

    /// Modules that it needs beside those of every component.
    var frameworks: [String] {
        stub.rules.compactMap { rule in
            guard case .ask(let ask) = rule.control else { return nil }
            return switch ask {
            case .camera, .microphone: "AVFoundation"
            case .notifications: "UserNotifications"
            case .biometrics: "LocalAuthentication"
            }
        }
    }

    private var helpers: [StubSwiftHelper] {
        StubSwiftHelper.allCases.filter { helper in
            switch helper {
            case .show: hasButtons
            case .removeItems: hasButtons && (removesAtDisconnect || stub.rules.contains { $0.control == .remove })
            case .toast: stub.rules.contains { if case .toast = $0.control { true } else { false } }
            case .send: stub.rules.contains { !$0.replies.isEmpty }
            }
        }
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

    /// Whether a `disconnect` may be left for the component itself.
    private var removesAtDisconnect: Bool {
        hasButtons && !stub.rules.contains { $0.event == "disconnect" && $0.pattern == nil && $0.times == nil }
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
        if removesAtDisconnect { lines.append(#"    if message.event == "disconnect" { removeItems() }"#) }
        return """
            override func onReceive(message: Message) {
                let data = try? JSONSerialization.jsonObject(with: Data(message.jsonData.utf8), options: .fragmentsAllowed)
            \(lines.joined(separator: "\n"))
            }
            """.indented
    }

    private func rule(_ rule: StubRule) -> String {
        var lines: [String] = []
        if rule.counts { lines.append("taken[\(rule.number), default: 0] += 1") }
        if rule.uses(.count) || rule.uses(.next) { lines.append("let count = taken[\(rule.number), default: 0]") }
        if rule.uses(.next) {
            let list = rule.list.map { JSONSwift.literal(of: $0) }.joined(separator: ", ")
            lines += ["let elements: [Any] = [\(list)]", "let next: Any? = elements[(count - 1) % elements.count]"]
        }
        lines.append(StubSwiftControl(rule: rule, hasButtons: hasButtons).source)
        return """
            /// \(stub.file.onOneLine), rule \(rule.number).
            private func rule\(rule.number)(_ message: Message, _ data: Any?) {
            \(lines.joined(separator: "\n").indented)
            }
            """.indented
    }
}

extension StubRule {
    /// Whether the component has to know how many messages it has taken.
    fileprivate var counts: Bool { times != nil || uses(.count) || uses(.next) }

    fileprivate func uses(_ name: StubTemplate.Name) -> Bool { templates.contains { $0.name == name } }
}
