internal import ViaductProtocol

extension Page {
    func log(_ fate: MessageFate) {
        server.log(
            .debug, "Message \(fate.outcome)",
            ["page": id.short, "room": room, "id": fate.id, "component": fate.component, "event": fate.event])
    }

    func tell(_ notice: Notice) { send(.notice(notice)) }
}

extension Notice {
    /// - Parameter version: the name of the app's version that the page sees.
    static func hiddenComponent(_ message: BridgeMessage, by reason: HidingReason, version: String?) -> Notice {
        let (component, event) = (message.component.start(), message.event.start())
        return Notice(
            level: reason.isMeant ? .info : .warning, code: "unknown-component", cause: reason.cause,
            text: "The message “\(event)” for “\(component)” was dropped: \(reason.sentence(version: version))"
        ).about(message)
    }
}

extension HidingReason {
    fileprivate func sentence(version: String?) -> String {
        switch self {
        case .test: "the test hides the component, by “components”."
        case .version: "the app of version \(version ?? "") has not got the component."
        case .room: "the component is switched off for this room. Switch it on in the console, in “Components”."
        case .stub: "its stub was removed. Put the file back, or write the component in Swift."
        }
    }
}
