import HotwireNative

/// Replies to an event when another message names it.
final class KeepingComponent: BridgeComponent {
    override class var name: String { "keeping" }

    override func onReceive(message: Message) {
        guard message.event == "reply", let data: MessageData = message.data() else { return }
        for event in data.events { reply(to: event) }
    }

    private struct MessageData: Decodable {
        let events: [String]
    }
}

/// The same under another name.
final class OtherKeepingComponent: BridgeComponent {
    override class var name: String { "other" }

    override func onReceive(message: Message) {}
}
