/// The body of the function that does one rule.
struct StubSwiftControl {
    let rule: StubRule
    /// Whether any rule of the stub shows a button of the bar.
    let hasButtons: Bool

    var source: String {
        switch rule.control {
        case .button(let button): show(button, "primaryAction: UIAction\(handler(call(rule.reply)) ?? " { _ in }")")
        case .menu(let button, let items): menu(button, items)
        case .sheet(let dialog): present(dialog, "actionSheet")
        case .alert(let dialog): present(dialog, "alert")
        case .ask(let ask): self.ask(ask)
        case .toast(let text): lines("show(toast: \(text.swiftText))", reply(rule.reply))
        case .enable(let isEnabled): lines(hasButtons ? "items.values.forEach { $0.isEnabled = \(isEnabled) }" : nil, reply(rule.reply))
        case .remove: lines(hasButtons ? "removeItems()" : nil, reply(rule.reply))
        case nil: lines(reply(rule.reply))
        }
    }

    private func lines(_ lines: String?...) -> String { lines.compactMap(\.self).joined(separator: "\n") }

    // MARK: Replies

    /// - Returns: `nil` for none.
    private func reply(_ reply: StubReply?, on receiver: String = "") -> String? {
        guard let reply else { return nil }
        var arguments = ["message"]
        if let event = reply.event { arguments.append("event: \(event.swiftText)") }
        if let data = reply.data { arguments.append("data: \(data.swift)") }
        let send = "\(receiver)send(\(arguments.joined(separator: ", ")))"
        guard reply.delay > .zero || reply.count > 1 else { return send }
        var steps = reply.delay > .zero ? [sleep(reply.delay)] : []
        if reply.count == 1 {
            steps.append(later(send, receiver))
        } else {
            steps.append("for number in 1...\(reply.count) {\n    if number > 1 { \(sleep(reply.pause)) }\n    \(later(send, receiver))\n}")
        }
        return "Task { [weak self] in\n\(steps.joined(separator: "\n").indented)\n}"
    }

    /// In a task the component is held weakly.
    private func later(_ send: String, _ receiver: String) -> String { receiver.isEmpty ? "self?.\(send)" : send }

    private func sleep(_ time: Duration) -> String {
        let (seconds, attoseconds) = time.components
        return "try? await Task.sleep(nanoseconds: \(seconds * 1000 + attoseconds / 1_000_000_000_000_000)_000_000)"
    }

    /// The reply, of a closure that holds the component weakly.
    ///
    /// - Returns: an empty text for none.
    private func call(_ reply: StubReply?) -> String { self.reply(reply, on: "self?.") ?? "" }

    /// A trailing closure for a call; `nil` when it would do nothing.
    private func handler(_ body: String, capture: String = "[weak self]") -> String? {
        body.isEmpty ? nil : " { \(capture) _ in\n\(body.indented)\n}"
    }

    // MARK: The bar

    private func show(_ button: StubButton, _ action: String) -> String {
        let image = button.image.map { ", image: UIImage(systemName: \($0.swiftText))" } ?? ""
        return lines(
            "let button = UIBarButtonItem(\n    title: \(button.title.swiftText)\(image),\n\("\(action))".indented)",
            button.isEnabled ? nil : "button.isEnabled = false",
            "show(item: button, of: \(rule.number)\(button.side == .left ? ", onLeft: true" : ""))")
    }

    private func menu(_ button: StubButton, _ items: StubItems) -> String {
        let actions = choices(items) { title, image, style, reply in
            let attributes = style == .destructive ? ", attributes: .destructive" : ""
            let image = image.map { ", image: UIImage(systemName: \($0.swiftText))" } ?? ""
            return "actions.append(UIAction(title: \(title)\(image)\(attributes))\(handler(reply) ?? " { _ in }"))"
        }
        return lines("var actions: [UIAction] = []", actions, show(button, "menu: UIMenu(children: actions)"))
    }

    // MARK: Sheets and alerts

    private func present(_ dialog: StubDialog, _ style: String) -> String {
        let actions = choices(dialog.items) { title, _, style, body in
            let capture = body.hasPrefix(Self.typed) ? "[weak self, weak controller]" : "[weak self]"
            let handler = handler(body, capture: capture) ?? ""
            return "controller.addAction(UIAlertAction(title: \(title), style: .\(style.rawValue))\(handler))"
        }
        return lines(
            "let controller = UIAlertController(\n    title: \(text(dialog.title)), message: \(text(dialog.message)), preferredStyle: .\(style))",
            dialog.field.map { "controller.addTextField { $0.placeholder = \($0.swiftText) }" }, actions,
            "viewController?.present(controller, animated: true)")
    }

    private static let typed = "let typed = controller?.textFields?.first?.text\n"

    private func text(_ template: StubTemplate?) -> String { template?.swiftText ?? "nil" }

    // MARK: Choices

    /// - Parameter add: makes the code that adds one choice, from its title, image and style, and the code that replies, empty for none.
    private func choices(_ items: StubItems, _ add: (String, StubTemplate?, StubItem.Style, String) -> String) -> String {
        switch items {
        case .page(let name, let path):
            let names = rule.reply?.uses(.index) == true ? ("(index, item)", ".enumerated()") : ("item", "")
            let body = rule.reply.map { ($0.uses(.text) ? Self.typed : "") + call($0) } ?? ""
            return """
                for \(names.0) in list(\(name.swift(path)))\(names.1) {
                \(add("title(of: item)", nil, .default, body).indented)
                }
                """
        case .own(let items):
            return items.enumerated().map { index, item in
                let body = (item.reply ?? rule.reply).map { reply in
                    (reply.uses(.text) ? Self.typed : "") + (reply.uses(.index) ? "let index = \(index)\n" : "")
                        + (reply.uses(.item) ? "let item = \(item.title.swiftText)\n" : "") + call(reply)
                }
                return add(item.title.swiftText, item.image, item.style, body ?? "")
            }.joined(separator: "\n")
        }
    }

    // MARK: Asks

    private func ask(_ ask: StubAsk) -> String {
        let reply = rule.reply.map { call($0) } ?? "_ = (self, isGranted)"
        let body = "DispatchQueue.main.async {\n\(reply.indented)\n}".indented
        return switch ask {
        case .camera: "AVCaptureDevice.requestAccess(for: .video) { [weak self] isGranted in\n\(body)\n}"
        case .microphone: "AVCaptureDevice.requestAccess(for: .audio) { [weak self] isGranted in\n\(body)\n}"
        case .notifications:
            """
            UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge, .sound]) { [weak self] isGranted, _ in
            \(body)
            }
            """
        case .biometrics:
            """
            LAContext().evaluatePolicy(
                .deviceOwnerAuthenticationWithBiometrics, localizedReason: Self.name
            ) { [weak self] isGranted, _ in
            \(body)
            }
            """
        }
    }
}
