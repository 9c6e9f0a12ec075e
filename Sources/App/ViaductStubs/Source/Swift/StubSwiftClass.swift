import ViaductProtocol

/// The Swift component that does what one stub does.
struct StubSwiftClass {
    let stub: Stub
    let name: String
    /// The type of an event's data; `nil` where there is no contract.
    private let contract: [String: StubShape]
    /// The rules that can take a message, by their event, in the order of the file.
    private let events: [(name: String, rules: [StubRule])]
    /// Bar buttons by the number of their rule.
    private let buttons: SwiftButtons

    /// - Parameter contract: the type of an event's data.
    init(stub: Stub, name: String, contract: (_ event: String) -> StubShape?) {
        self.stub = stub
        self.name = name
        var events: [(name: String, rules: [StubRule])] = []
        for rule in stub.rules {
            let index = events.firstIndex { $0.name == rule.event } ?? events.count
            if index == events.count { events.append((rule.event, [])) }
            // A rule without a condition takes all that come to it.
            if events[index].rules.last.map({ !$0.isConditional }) != true { events[index].rules.append(rule) }
        }
        self.events = events
        self.contract = Dictionary(events.compactMap { event in contract(event.name).map { (event.name, $0) } }) { $1 }
        buttons = SwiftButtons(events.flatMap(\.rules))
    }

    /// As an iOS developer would name it: `RatingComponent`.
    static func name(for stub: Stub) -> String {
        let name = SwiftNames.joined(stub.name)
        return "\(name.first?.isNumber == true ? "_" : "")\(name)Component"
    }

    var source: String {
        let types = SwiftTypes(in: name)
        let cases = SwiftCases(events.map(\.name) + (removesAtDisconnect && !events.contains { $0.name == "disconnect" } ? ["disconnect"] : []))
        let receive = receive(types, cases).indented
        let body = [declarations(receive).indented, receive] + helpers.map(\.indented) + ([cases.source] + types.sources).map(\.indented)
        return """
            /// The native side of the web component “\(stub.name)”. Written by `viaduct stub --to-swift \(stub.file.onOneLine)`.
            final class \(name): BridgeComponent {
                override class var name: String { \(stub.name.swiftLiteral) }

            \(body.filter { !$0.isEmpty }.joined(separator: "\n\n"))
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

    private var helpers: [String] {
        stub.rules.contains { if case .toast = $0.control { true } else { false } } ? [Self.toast] : []
    }

    /// - Parameter code: what uses the properties.
    private func declarations(_ code: String) -> String {
        var lines = buttons.declarations
        let counting = stub.rules.filter(\.counts)
        if counting.count == 1 { lines.append("private var taken = 0") }
        if counting.count > 1 { lines.append("/// How many messages each rule has taken.\nprivate var taken: [Int: Int] = [:]") }
        let screen = "delegate?.destination as? UIViewController"
        let hasScreen = code.contains("viewController?.") || !helpers.isEmpty
        if (lines + [code]).contains(where: { $0.contains("bar?.") }) {
            let bar = hasScreen ? "viewController?" : "(\(screen))?"
            lines.insert("private var bar: UINavigationItem? { \(bar).navigationItem }", at: 0)
        }
        if hasScreen { lines.insert("private var viewController: UIViewController? { \(screen) }", at: 0) }
        return lines.joined(separator: "\n")
    }

    /// Whether a `disconnect` may be left for the component itself.
    private var removesAtDisconnect: Bool {
        !buttons.isEmpty && !stub.rules.contains { $0.event == "disconnect" && !$0.isConditional }
    }

    private func receive(_ types: SwiftTypes, _ cases: SwiftCases) -> String {
        guard !cases.isEmpty else { return "override func onReceive(message: Message) {}" }
        let readers = events.count { StubEventData($0.rules, contract: contract[$0.name]).shape != nil }
        var lines = events.map { event in
            let body = self.body(event.name, event.rules, types, isOnly: readers == 1)
            return Self.branch("case .\(cases[event.name]):", body.isEmpty ? "break" : body)
        }
        if removesAtDisconnect, !events.contains(where: { $0.name == "disconnect" }) {
            lines.append(Self.branch("case .disconnect:", buttons.removal))
        }
        return """
            override func onReceive(message: Message) {
                switch Event(rawValue: message.event) {
            \((lines + ["case nil: break"]).joined(separator: "\n").indented)
                }
            }
            """
    }

    /// A case, on one line where there is room.
    private static func branch(_ head: String, _ body: String) -> String {
        body.contains("\n") || body.count > 60 ? "\(head)\n\(body.indented)" : "\(head) \(body)"
    }

    private func body(_ event: String, _ rules: [StubRule], _ types: SwiftTypes, isOnly: Bool) -> String {
        let shape = StubEventData(rules, contract: contract[event]).shape
        let data = shape.map { ($0, types.addData($0, of: isOnly ? nil : event)) }
        var lines = data.map { ["guard let data: \($0.1) = message.data() else { return }"] } ?? []
        let isAlone = stub.rules.count(where: \.counts) == 1
        let written = rules.map {
            StubSwiftRule(rule: $0, data: SwiftValue("data", shape ?? .any), buttons: buttons, types: types, countsAlone: isAlone)
        }
        var chain = ""
        for rule in written {
            let conditions = rule.conditions.joined(separator: ", ")
            switch (chain.isEmpty, conditions.isEmpty) {
            case (true, true): lines.append(rule.source)
            case (true, false): chain = "if \(conditions) {\n\(rule.source.indented)\n}"
            case (false, false): chain += " else if \(conditions) {\n\(rule.source.indented)\n}"
            case (false, true): chain += " else {\n\(rule.source.indented)\n}"
            }
        }
        if event == "disconnect", removesAtDisconnect { chain += " else {\n\(buttons.removal.indented)\n}" }
        return (lines + [chain]).filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private static let toast = """
        private func show(toast text: String) {
            guard let view = viewController?.view else { return }
            let label = UILabel()
            label.text = text
            label.textColor = .white
            label.backgroundColor = UIColor.black.withAlphaComponent(0.8)
            label.textAlignment = .center
            label.numberOfLines = 0
            label.layer.cornerRadius = 10
            label.clipsToBounds = true
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            NSLayoutConstraint.activate([
                label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                label.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
            ])
            UIView.animate(withDuration: 0.3, delay: 3, options: .curveEaseOut) {
                label.alpha = 0
            } completion: { _ in
                label.removeFromSuperview()
            }
        }
        """
}

extension StubRule {
    /// Whether it may leave a message to the rules after it.
    var isConditional: Bool { times != nil || pattern != nil }
}

/// The enum `Event` of a generated component.
struct SwiftCases {
    private let names: [(event: String, name: String)]

    init(_ events: [String]) {
        var names = SwiftNames()
        self.names = events.map { ($0, names.property(for: $0)) }
    }

    var isEmpty: Bool { names.isEmpty }

    subscript(event: String) -> String { names.first { $0.event == event }?.name ?? "" }

    var source: String {
        guard !isEmpty else { return "" }
        let cases = names.map { $0.event == $0.name ? $0.name : "\($0.name) = \($0.event.swiftLiteral)" }
        let list = "case \(cases.joined(separator: ", "))"
        return list.count > 70 ? "private enum Event: String {\n    \(list)\n}" : "private enum Event: String { \(list) }"
    }
}

/// The bar buttons of a generated component: one property for each rule that shows one.
struct SwiftButtons {
    private let buttons: [(rule: Int, name: String, side: StubButton.Side)]

    init(_ rules: [StubRule]) {
        let shown = rules.compactMap { rule in
            switch rule.control {
            case .button(let button), .menu(let button, _): (rule, button.side)
            default: nil
            }
        }
        var names = SwiftNames(taken: ["bar", "taken"])
        buttons = shown.map { rule, side in
            let name = shown.count == 1 ? "" : SwiftNames.joined(rule.event)
            let property = name.prefix(1).lowercased() + name.dropFirst() + (name.isEmpty ? "button" : "Button")
            return (rule.number, names.property(for: property), side)
        }
    }

    var isEmpty: Bool { buttons.isEmpty }

    subscript(rule: StubRule) -> String { buttons.first { $0.rule == rule.number }?.name ?? "" }

    /// A button stands beside those of other components.
    var declarations: [String] {
        buttons.map { button in
            let items = "\(button.side.rawValue)BarButtonItems"
            return """
                private var \(button.name): UIBarButtonItem? {
                    didSet {
                        let others = bar?.\(items)?.filter { $0 !== oldValue } ?? []
                        bar?.\(items) = others + [\(button.name)].compactMap { $0 }
                    }
                }
                """
        }
    }

    /// Takes all of them out of the bar.
    var removal: String { buttons.map { "\($0.name) = nil" }.joined(separator: "\n") }

    func enabling(_ isEnabled: Bool) -> String { buttons.map { "\($0.name)?.isEnabled = \(isEnabled)" }.joined(separator: "\n") }
}
