import ViaductProtocol

/// The event that a rule waits for and its replies, as far as they are known before any message.
public struct StubOutline: Sendable {
    /// From 1.
    public let number: Int
    /// From 1.
    public let line: Int
    public let event: String
    /// The rule's reply and those of its choices, with each value of `{{next}}`.
    public let replies: [Reply]
    /// Templates with a part of the message's data that may not be missing.
    public let templates: [Template]

    /// A reply with data of its own and a known event.
    public struct Reply: Equatable, Sendable {
        /// Its place in the rule: `reply`, or `items[0].reply`.
        public let path: String
        public let event: String
        /// JSON text with `anything` in place of a template's value.
        public let data: String
    }

    public struct Template: Equatable, Sendable {
        /// As the file has it.
        public let text: String
        /// In the data.
        public let path: [String]
        /// From 1.
        public let line: Int
    }

    /// Stands for an unknown value. No page sends it by chance.
    public static let anything = "\u{1}anything"
}

extension Stub {
    /// One for each rule.
    public var outlines: [StubOutline] {
        rules.map { rule in
            StubOutline(number: rule.number, line: rule.line, event: rule.event, replies: rule.replyOutlines, templates: templates(of: rule))
        }
    }

    private func templates(of rule: StubRule) -> [StubOutline.Template] {
        var known: Set<String> = []
        return rule.templates.filter { $0.name == .data && !$0.isOptional && !$0.path.isEmpty && known.insert($0.text).inserted }.map {
            StubOutline.Template(text: $0.text, path: $0.path, line: line(at: $0.offset))
        }
    }
}

extension StubRule {
    /// More replies of a rule are checked only when they are sent.
    private static let maximumOutlines = 1024

    fileprivate var replyOutlines: [StubOutline.Reply] {
        let own = [reply].compactMap(\.self).map { ("reply", $0) }
        let chosen = (control?.ownItems ?? []).enumerated().compactMap { index, item in item.ownReply.map { ("items[\(index)].reply", $0) } }
        var found: [StubOutline.Reply] = []
        for (path, reply) in own + chosen {
            guard let data = reply.data, let event = reply.event.map(\.constant) ?? event else { continue }
            let elements = data.hasNext ? list.map { JSONValue(json: $0) } : [nil]
            for next in elements.prefix(Self.maximumOutlines - found.count) {
                found.append(StubOutline.Reply(path: path, event: event, data: data.outline(next: next)))
            }
        }
        return found
    }
}

extension StubControl {
    fileprivate var ownItems: [StubItem] {
        switch self {
        case .menu(_, .own(let items)): items
        case .sheet(let dialog), .alert(let dialog): if case .own(let items) = dialog.items { items } else { [] }
        case .menu, .button, .ask, .toast, .enable, .remove: []
        }
    }
}

extension StubItem {
    fileprivate var ownReply: StubReply? { reply ?? nil }
}

extension StubValue {
    fileprivate var hasNext: Bool {
        switch self {
        case .text(let template): template.single?.name == .next
        case .json: false
        case .list(let values): values.contains(where: \.hasNext)
        case .members(let members): members.contains { $0.value.hasNext }
        }
    }

    fileprivate func outline(next: JSONValue?) -> String {
        switch self {
        case .text(let template):
            if let next, let reference = template.single, reference.name == .next {
                next.value(at: reference.path)?.json ?? "null"
            } else {
                JSONText.quoted(template.constant ?? StubOutline.anything)
            }
        case .json(let text): text
        case .list(let values): "[\(values.map { $0.outline(next: next) }.joined(separator: ","))]"
        case .members(let members): "{\(members.map { "\(JSONText.quoted($0.key)):\($0.value.outline(next: next))" }.joined(separator: ","))}"
        }
    }
}
