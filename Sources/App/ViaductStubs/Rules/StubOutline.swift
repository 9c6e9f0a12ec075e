import ViaductProtocol

/// The events that rules wait for and their replies, as far as they are known before any message.
public struct StubOutline: Sendable {
    /// From 1.
    public let number: Int
    /// From 1.
    public let line: Int
    public let event: String
    /// `nil` for the message's event, and for one that a template makes.
    public let replyEvent: String?
    /// JSON text with `anything` in place of a template's value; `nil` for no reply, and for the message's own data.
    public let reply: String?

    /// Stands for an unknown value. No page sends it by chance.
    public static let anything = "\u{1}anything"
}

extension Stub {
    /// One for each rule.
    public var outlines: [StubOutline] {
        rules.map { rule in
            let event = rule.reply?.event
            let isKnown = event == nil || event?.constant != nil
            return StubOutline(
                number: rule.number, line: rule.line, event: rule.event, replyEvent: event?.constant,
                reply: isKnown ? rule.reply?.data?.outline : nil)
        }
    }
}

extension StubTemplate {
    /// The text, where it has no templates.
    fileprivate var constant: String? {
        let texts = parts.compactMap { if case .text(let text) = $0 { text } else { nil } }
        return texts.count == parts.count ? texts.joined() : nil
    }
}

extension StubValue {
    fileprivate var outline: String {
        switch self {
        case .text(let template): JSONText.quoted(template.constant ?? StubOutline.anything)
        case .json(let text): text
        case .list(let values): "[\(values.map(\.outline).joined(separator: ","))]"
        case .members(let members): "{\(members.map { "\(JSONText.quoted($0.key)):\($0.value.outline)" }.joined(separator: ","))}"
        }
    }
}
