internal import ViaductProtocol

/// Replies to a message in place of its component.
final class ReplyVerb: TestVerb {
    private let search: MessageSearch
    /// The message's; `nil` for the newest one that fits.
    private let number: Int?
    private let data: String?
    private let replyEvent: String?

    init(_ parameters: TestParameters) throws(InvalidRequest) {
        try parameters.allow(MessageSearch.names + ["number", "matching", "data", "as"], of: "reply")
        number = try parameters.whole("number", among: 0...(.max))
        if number == nil { _ = try parameters.requiredString("component", of: "reply") }
        search = try MessageSearch(parameters, data: parameters.value("matching"))
        if let data = parameters.value("data"), !data.isObject { throw InvalidRequest("“data” has to be an object: a reply has no other data.") }
        data = parameters.value("data")?.json
        replyEvent = try parameters.string("as")
    }

    func attempt(_ test: TestScope) throws(TestFailure) -> String {
        let messages = test.session.messages
        let numbers = (max(test.start, messages.first)..<messages.end).reversed()
        for number in numbers {
            guard self.number ?? number == number, let message = messages[number], search.fits(message, in: test),
                let part = test.pages.first(where: { $0.page.id == message.page })
            else { continue }
            let reply = message.message.replacing(event: replyEvent, data: data)
            try part.send(.ofNative(text: ServerFrame.reply(reply).bytes))
            return #"{"page":"\#(part.short)","number":\#(number),"id":\#(JSONText.quoted(reply.id))}"#
        }
        _ = try test.page()
        throw .waits("No page has sent a message \(search.text) to reply to. \(search.newest(of: test))")
    }
}
