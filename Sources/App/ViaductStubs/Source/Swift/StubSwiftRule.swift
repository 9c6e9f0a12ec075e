import ViaductProtocol

/// The code of one rule.
struct StubSwiftRule {
    let rule: StubRule
    /// The message's data.
    let data: SwiftValue
    let buttons: SwiftButtons
    let types: SwiftTypes
    /// Whether it is the component's only rule that counts.
    let countsAlone: Bool

    private var taken: String { countsAlone ? "taken" : "taken[\(rule.number), default: 0]" }

    /// The conditions of the `if` before the rule takes a message.
    var conditions: [String] {
        let pattern = rule.pattern.flatMap { pattern in JSONValue(json: pattern.json).map { conditions(of: $0, data, pattern) } } ?? []
        return (rule.times.map { ["\(taken) < \($0)"] } ?? []) + pattern
    }

    var source: String {
        var lines: [String] = []
        if rule.counts { lines.append("\(taken) += 1") }
        if rule.uses(.count) || rule.uses(.next) { lines.append("let count = \(taken)") }
        if rule.uses(.next) { lines.append("let next = [\(elements.joined(separator: ", "))][(count - 1) % \(rule.list.count)]") }
        return (lines + [control]).filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private var control: String {
        switch rule.control {
        case .button(let button):
            let body = reply(rule.reply, Choice(), on: "self?.")
            return show(button, "primaryAction: UIAction\(body.isEmpty ? " { _ in }" : handler(body))")
        case .menu(let button, let items): return menu(button, items)
        case .sheet(let dialog): return present(dialog, "actionSheet", as: "sheet")
        case .alert(let dialog): return present(dialog, "alert", as: "alert")
        case .ask(let ask): return self.ask(ask)
        case .toast(let text): return lines("show(toast: \(code(text)))", reply(rule.reply, Choice()))
        case .enable(let isEnabled): return lines(buttons.enabling(isEnabled), reply(rule.reply, Choice()))
        case .remove: return lines(buttons.removal, reply(rule.reply, Choice()))
        case nil: return reply(rule.reply, Choice())
        }
    }

    private func lines(_ lines: String...) -> String { lines.filter { !$0.isEmpty }.joined(separator: "\n") }

    /// A trailing closure.
    private func handler(_ body: String, capture: String = "[weak self]") -> String { " { \(capture) _ in\n\(body.indented)\n}" }

    // MARK: Values

    /// The values of a choice.
    private struct Choice {
        var index: SwiftValue?
        var item: SwiftValue?
    }

    /// The type of the list's elements.
    private var nextShape: StubShape {
        let shape = StubShape.common(rule.list.compactMap { JSONValue(json: $0) }.map { StubShape($0) })
        return shape.isScalar ? shape : .any
    }

    private var elements: [String] {
        rule.list.compactMap { JSONValue(json: $0) }.map { nextShape == .any ? SwiftJSON.constant($0) : SwiftValue($0).code }
    }

    private func value(_ reference: StubReference, _ choice: Choice) -> SwiftValue {
        let root: SwiftValue =
            switch reference.name {
            case .data: data
            case .event: SwiftValue("message.event", .text)
            case .count: SwiftValue("count", .whole)
            case .next: SwiftValue("next", nextShape)
            case .index: choice.index ?? .null
            case .item: choice.item ?? .null
            case .text: SwiftValue("typed", .text)
            case .granted: SwiftValue("isGranted", .flag)
            }
        return reference.path.reduce(root) { $0.member($1, named: types.property) }
    }

    /// An expression of type `String`.
    private func code(_ template: StubTemplate, _ choice: Choice = Choice()) -> String {
        if let reference = template.single { return value(reference, choice).text }
        let parts = template.parts.map { part in
            switch part {
            case .text(let plain): String(plain.swiftLiteral.dropFirst().dropLast())
            case .value(let reference): "\\(\(value(reference, choice).interpolated))"
            }
        }
        return "\"\(parts.joined())\""
    }

    // MARK: Replies

    /// A longer one gets a line of its own.
    private static let longestArgument = 40

    /// - Returns: an empty text for none.
    private func reply(_ reply: StubReply?, _ choice: Choice, on receiver: String = "") -> String {
        guard let reply else { return "" }
        let isLater = reply.delay > .zero || reply.count > 1
        let event = reply.event.map { "event: \(code($0, choice))" }
        var (data, before) = (reply.data.map { replyData($0, of: reply, choice) }, "")
        if let long = data, long.count > Self.longestArgument, long.hasPrefix("data: ") {
            (data, before) = ("data: answer", "let answer = \(long.dropFirst("data: ".count))")
        }
        let arguments = [event, data].compactMap(\.self).joined(separator: ", ")
        let send = "\(isLater ? "try await self?." : receiver)reply(with: \(arguments.isEmpty ? "message" : "message.replacing(\(arguments))"))"
        guard isLater else { return lines(before, send) }
        var steps = reply.delay > .zero ? [sleep(reply.delay)] : []
        if reply.count == 1 {
            steps.append(send)
        } else {
            steps.append("for number in 1...\(reply.count) {\n    if number > 1 { \(sleep(reply.pause)) }\n    \(send)\n}")
        }
        return lines(before, "Task { [weak self] in\n\(steps.joined(separator: "\n").indented)\n}")
    }

    private func sleep(_ time: Duration) -> String {
        let (seconds, attoseconds) = time.components
        return "try await Task.sleep(nanoseconds: \(seconds * 1000 + attoseconds / 1_000_000_000_000_000)_000_000)"
    }

    /// The argument of `replacing` with the data.
    private func replyData(_ value: StubValue, of reply: StubReply, _ choice: Choice) -> String {
        guard case .members(let members) = value else {
            if case .text(let template) = value, let reference = template.single {
                return "data: \(self.value(reference, choice).encodable.code)"
            }
            return "data: \(json(value, choice, isRoot: true))"
        }
        let values = members.map { flat($0.value, choice) }
        let types = Set(values.compactMap { $0?.shape.swiftType })
        if values.contains(where: { $0 == nil }) || types.count > 1 || types == ["JSON"], let constant = value.constant {
            return "jsonData: \(constant.rawSwiftLiteral)"
        }
        let flats = zip(members, values).compactMap { member, value in value.map { (key: member.key, value: $0) } }
        guard flats.count == members.count else { return "data: \(json(value, choice, isRoot: true))" }
        if types.isEmpty { return #"jsonData: "{}""# }
        if types.count == 1 {
            return "data: \(SwiftJSON.members(flats.map { ($0.key, $0.value.code) }))\(types == ["JSON"] ? " as [String: JSON]" : "")"
        }
        let event = reply.event.map { $0.constant ?? "" } ?? rule.event
        let type = self.types.addReply(flats.map { ($0.key, $0.value.shape.swiftType) }, of: event)
        return "data: \(type)(\(flats.map { "\(self.types.property($0.key)): \($0.value.code)" }.joined(separator: ", ")))"
    }

    /// - Returns: `nil` for a list and an object.
    private func flat(_ value: StubValue, _ choice: Choice) -> SwiftValue? {
        switch value {
        case .text(let template):
            guard let reference = template.single else { return SwiftValue(code(template, choice), .text) }
            return self.value(reference, choice).encodable
        case .json(let json): return json == "null" ? .null : JSONValue(json: json).map { SwiftValue($0) }
        case .list, .members: return nil
        }
    }

    /// An expression of type `JSON`.
    private func json(_ value: StubValue, _ choice: Choice, isRoot: Bool = false) -> String {
        let type = isRoot ? "JSON" : ""
        switch value {
        case .text(let template): return template.single.map { self.value($0, choice).json } ?? "\(type).string(\(code(template, choice)))"
        case .json(let json): return JSONValue(json: json).map { SwiftJSON.constant($0, isRoot: isRoot) } ?? "\(type).null"
        case .list(let values): return "\(type).list([\(values.map { json($0, choice) }.joined(separator: ", "))])"
        case .members(let members): return "\(type).object(\(SwiftJSON.members(members.map { ($0.key, json($0.value, choice)) })))"
        }
    }

    // MARK: The bar

    private func show(_ button: StubButton, _ action: String) -> String {
        let image = button.image.map { ", image: UIImage(systemName: \(code($0)))" } ?? ""
        let name = buttons[rule]
        return lines(
            "\(name) = UIBarButtonItem(\n    title: \(code(button.title))\(image),\n\(action.indented))",
            button.isEnabled ? "" : "\(name)?.isEnabled = false",
            // The way back stays beside it.
            button.side == .left ? "bar?.leftItemsSupplementBackButton = true" : "")
    }

    private func menu(_ button: StubButton, _ items: StubItems) -> String {
        let actions = choices(items) { title, image, style, reply in
            let attributes = style == .destructive ? ", attributes: .destructive" : ""
            let image = image.map { ", image: UIImage(systemName: \(code($0)))" } ?? ""
            return "actions.append(UIAction(title: \(title)\(image)\(attributes))\(reply.isEmpty ? " { _ in }" : handler(reply)))"
        }
        return lines("var actions: [UIAction] = []", actions, show(button, "menu: UIMenu(children: actions)"))
    }

    // MARK: Sheets and alerts

    private func present(_ dialog: StubDialog, _ style: String, as name: String) -> String {
        let actions = choices(dialog.items, controller: name) { title, _, style, body in
            let capture = body.contains("let typed") ? "[weak self, weak \(name)]" : "[weak self]"
            let handler = body.isEmpty ? "" : handler(body, capture: capture)
            return "\(name).addAction(UIAlertAction(title: \(title), style: .\(style.rawValue))\(handler))"
        }
        let (title, message) = (dialog.title.map { code($0) } ?? "nil", dialog.message.map { code($0) } ?? "nil")
        return lines(
            "let \(name) = UIAlertController(title: \(title), message: \(message), preferredStyle: .\(style))",
            dialog.field.map { "\(name).addTextField { $0.placeholder = \(code($0)) }" } ?? "", actions,
            "viewController?.present(\(name), animated: true)")
    }

    // MARK: Choices

    /// - Parameters:
    ///   - controller: the alert's name.
    ///   - add: makes the code that adds one choice, from its title, image and style, and the code that replies, empty for none.
    private func choices(
        _ items: StubItems, controller: String = "", _ add: (String, StubTemplate?, StubItem.Style, String) -> String
    ) -> String {
        func answer(_ reply: StubReply?, _ choice: Choice) -> String {
            let typed = reply?.uses(.text) == true ? "let typed = \(controller)?.textFields?.first?.text ?? \"\"" : ""
            return lines(typed, self.reply(reply, choice, on: "self?."))
        }
        switch items {
        case .page(let reference):
            let list = value(reference, Choice())
            guard let element = list.element else { return "" }
            let body = answer(rule.reply, Choice(index: SwiftValue("index", .whole), item: SwiftValue("item", element)))
            let isNumbered = rule.reply?.uses(.index) == true
            let elements = list.elements.contains("??") && isNumbered ? "(\(list.elements))" : list.elements
            let item = SwiftValue("item", element)
            let title = element == .any ? "item.title" : element == .text ? item.text : item.member("title", named: types.property).text
            let head = isNumbered ? "(index, item) in \(elements).enumerated()" : "item in \(elements)"
            return "for \(head) {\n\(add(title, nil, .default, body).indented)\n}"
        case .own(let items):
            return items.enumerated().map { index, item in
                let title = code(item.title)
                let choice = Choice(index: SwiftValue(String(index), .whole), item: SwiftValue(title, .text))
                return add(title, item.image, item.style, answer(item.reply ?? rule.reply, choice))
            }.joined(separator: "\n")
        }
    }

    // MARK: Asks

    private func ask(_ ask: StubAsk) -> String {
        let reply = reply(rule.reply, Choice(), on: "self?.")
        let head = reply.isEmpty ? "_" : "[weak self] isGranted"
        let body = reply.isEmpty ? "" : "\n\("DispatchQueue.main.async {\n\(reply.indented)\n}".indented)\n"
        switch ask {
        case .camera: return "AVCaptureDevice.requestAccess(for: .video) { \(head) in\(body)}"
        case .microphone: return "AVCaptureDevice.requestAccess(for: .audio) { \(head) in\(body)}"
        case .notifications:
            return "UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge, .sound]) { \(head), _ in\(body)}"
        case .biometrics:
            return """
                LAContext().evaluatePolicy(
                    .deviceOwnerAuthenticationWithBiometrics, localizedReason: Self.name
                ) { \(head), _ in\(body)}
                """
        }
    }

    // MARK: Conditions

    private func conditions(of value: JSONValue, _ own: SwiftValue, _ pattern: StubPattern) -> [String] {
        if let object = value.object {
            let members = object.all.flatMap { conditions(of: $0.value, own.member($0.key, named: types.property), pattern) }
            // A number would name an element of an array too.
            let isClear = own.shape != .any || object.all.contains { Int($0.key) == nil }
            return (isClear ? [] : [own.isOptional ? "\(own.code)?.isObject == true" : "\(own.code).isObject"]) + members
        }
        if let elements = value.elements() {
            return ["\(own.chained).elements?.count == \(elements.count)"]
                + elements.enumerated().flatMap { conditions(of: $1, own.member(String($0), named: types.property), pattern) }
        }
        if let text = value.string, let expression = pattern.expression(text) {
            let string = own.shape == .any ? "\(own.chained).string?" : own.chained
            return ["\(string).range(of: \(expression.icu.rawSwiftLiteral), options: .regularExpression) != nil"]
        }
        // A member of a type is `nil` for `null`, one of JSON is not.
        if value.json == "null", own.isOptional, !own.code.hasSuffix("]") { return ["\(own.code) == nil"] }
        let constant = own.shape == .any ? SwiftJSON.constant(value) : SwiftValue(value).code
        return own.shape == .flag && !own.isOptional ? [constant == "true" ? own.code : "!\(own.code)"] : ["\(own.code) == \(constant)"]
    }
}

extension SwiftValue {
    /// The type of an element; `nil` for what is no list.
    fileprivate var element: StubShape? {
        switch shape {
        case .list(let element): element
        case .any: .any
        case .text, .whole, .number, .flag, .object: nil
        }
    }

    /// An expression of an array.
    fileprivate var elements: String {
        if shape == .any { return "\(chained).elements ?? []" }
        return isOptional ? "\(code) ?? []" : code
    }
}

extension StubTemplate {
    /// The text, where it has no templates.
    var constant: String? {
        let texts = parts.compactMap { if case .text(let text) = $0 { text } else { nil } }
        return texts.count == parts.count ? texts.joined() : nil
    }
}

extension StubValue {
    /// Its JSON, where it has no templates.
    fileprivate var constant: String? {
        switch self {
        case .text(let template): return template.constant.map { JSONText.quoted($0) }
        case .json(let json): return json
        case .list(let values):
            let texts = values.compactMap(\.constant)
            return texts.count == values.count ? "[\(texts.joined(separator: ","))]" : nil
        case .members(let members):
            let texts = members.compactMap { member in member.value.constant.map { "\(JSONText.quoted(member.key)):\($0)" } }
            return texts.count == members.count ? "{\(texts.joined(separator: ","))}" : nil
        }
    }
}
