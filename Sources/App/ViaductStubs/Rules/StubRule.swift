import ViaductProtocol

/// One rule of a stub: the messages that it matches, what it shows, and what it replies.
struct StubRule: Equatable, Sendable {
    /// From 1.
    let number: Int
    /// The line of its beginning in the file, from 1.
    let line: Int
    let event: String
    /// `nil` for any data.
    let pattern: StubPattern?
    /// The number of messages that it takes before later rules get them; `nil` for all.
    let times: Int?
    /// The values of `{{next}}`, as JSON, repeated in turn.
    let list: [String]
    /// The data of a message as the page sends it, as JSON. It shows the types of the values, and which there are.
    let example: String?
    let control: StubControl?
    let reply: StubReply?

    private static let members = ["on", "data", "example", "times", "list", "reply"] + StubControl.members

    init?(_ value: JSONValue, number: Int, _ reading: StubReading) {
        reading.begin(rule: number)
        guard let members = StubMembers(value, "a rule", knows: Self.members, reading) else { return nil }
        reading.check(value)
        self.number = number
        line = reading.line(at: value.offset)
        event = members.string("on") ?? ""
        if members["on"] == nil { members.fail("on", "A rule needs “on”, the event of the messages that it is for.") }
        pattern = members["data"].map { StubPattern($0, reading) }
        let example = members.optional("example", "an object: the data of a message") { $0.isObject ? $0 : nil }
        self.example = example?.json
        times = members.whole("times", in: 1...1_000_000)
        let list = members.optional("list", "a list") { $0.elements() } ?? []
        if members["list"] != nil, list.isEmpty || list.count > StubLimits.items {
            members.fail("list", "“list” of a rule has to have 1 to \(StubLimits.items) elements.", cause: .limit)
        }
        self.list = list.map(\.json)
        let texts = StubTemplate.Name.always.union(list.isEmpty ? [] : [.next])
        let controls = StubControl.members.filter { members[$0] != nil }
        if controls.count > 1 {
            members.fail(controls[1], "A rule shows one thing: “\(controls[0])” or “\(controls[1])”. Write a rule for each event.")
        }
        control = controls.first.flatMap { StubControl($0, members, texts) }
        reply = (members.reply(texts.union(control?.names ?? [])) ?? nil) ?? nil
        if let example { check(templates, against: example, reading) }
    }

    private func check(_ templates: [StubReference], against example: JSONValue, _ reading: StubReading) {
        var paths = JSONPaths()
        for reference in templates { paths.insert(reference.path) }
        let places = JSONPlaces(example, paths)
        for reference in templates where reference.name == .data && !reference.isOptional && places.value(at: reference.path) == nil {
            guard reading.errors.count < StubLimits.errors, let absence = reference.absence(in: example) else { continue }
            reading.fail(
                at: reference.offset,
                "The “example” lacks \(reference.text): \(absence.text) Correct one of them, or write \(reference.optional.text).")
        }
    }
}

extension StubControl {
    fileprivate init?(_ key: String, _ members: StubMembers, _ texts: Set<StubTemplate.Name>) {
        guard let value = members[key] else { return nil }
        func object(_ known: [String]) -> StubMembers? { StubMembers(value, "“\(key)”", knows: known, members.reading) }
        switch key {
        case "button":
            guard let members = object(StubButton.members) else { return nil }
            self = .button(StubButton(members, texts))
        case "menu":
            guard let members = object(StubButton.members + ["items"]) else { return nil }
            self = .menu(StubButton(members, texts), StubItems(members, texts, texts: texts))
        case "sheet":
            guard let members = object(StubDialog.sheetMembers) else { return nil }
            self = .sheet(StubDialog(members, texts))
        case "alert":
            guard let members = object(StubDialog.alertMembers) else { return nil }
            self = .alert(StubDialog(members, texts))
        case "ask":
            guard let ask: StubAsk = members.choice("ask") else { return nil }
            self = .ask(ask)
        case "toast":
            guard let text = members.text("toast", texts) else { return nil }
            self = .toast(text)
        case "enable":
            guard let isEnabled = members.flag("enable") else { return nil }
            self = .enable(isEnabled)
        default:
            if members.flag("remove") == false { members.fail("remove", "“remove” of a rule can only be true. Leave it out.") }
            self = .remove
        }
    }

    /// Templates that have a value only after the control was used.
    fileprivate var names: Set<StubTemplate.Name> {
        switch self {
        case .menu, .sheet: [.index, .item]
        case .alert(let dialog): dialog.field == nil ? [.index, .item] : [.index, .item, .text]
        case .ask: [.granted]
        case .button, .toast, .enable, .remove: []
        }
    }
}
