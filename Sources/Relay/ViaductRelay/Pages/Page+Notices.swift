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
    /// - Parameter place: where the component is hidden.
    static func hiddenComponent(_ message: BridgeMessage, by place: HidingPlace) -> Notice {
        let (component, event) = (message.component.start(), message.event.start())
        return Notice(
            level: .warning, code: "unknown-component", cause: "VD-COMPONENT-1",
            text: "The message “\(event)” for “\(component)” was dropped: \(place.text)"
        ).about(message)
    }
}

/// The reason why a page does not see one of the app's components.
enum HidingPlace {
    case room
    case test
    /// A version of the app that has not got it.
    case version(String)

    fileprivate var text: String {
        switch self {
        case .room: "the component is switched off for this room. Switch it on in the console, in “Components”."
        case .test: "the component is switched off for this test. Switch it on by “components” of the test API."
        case .version(let name): "the app of version \(name) has not got the component."
        }
    }
}
