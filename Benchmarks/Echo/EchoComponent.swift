import HotwireNative

/// Answers each message with its own data.
final class EchoComponent: BridgeComponent {
    override class var name: String { "echo" }

    override func onReceive(message: Message) {
        reply(to: message.event)
    }
}
