internal import ViaductProtocol

/// A message that a page of a test has sent.
struct TestMessage {
    /// The page's id.
    let page: String
    let message: BridgeMessage
    /// `nil` until the app has reported it.
    var fate: MessageFate?

    /// In bytes: the cost of keeping it.
    var size: Int { message.keptSize + 96 }

    /// As a member of the answer of `messages`.
    func json(number: Int) -> String {
        var members = [
            ("number", "\(number)"), ("page", JSONText.quoted(page.short)), ("id", JSONText.quoted(message.id)),
            ("component", JSONText.quoted(message.component)), ("event", JSONText.quoted(message.event)), ("data", message.data),
        ]
        if let fate { members.append(("state", JSONText.quoted(fate.state.rawValue))) }
        if let code = fate?.code { members.append(("code", JSONText.quoted(code))) }
        return "{\(members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ","))}"
    }

    /// For a person: the component, the event and the beginning of the data.
    var outline: String { "\(message.component.start())/\(message.event.start()) \(message.data.start(120))" }
}
