/// The native side of a web component. Subclass it, and override `name` and `onReceive(message:)` (upstream's type of this name).
@preconcurrency @MainActor open class BridgeComponent {
    public typealias ReplyCompletionHandler = (Result<Bool, any Error>) -> Void

    /// The web component's name.
    nonisolated open class var name: String { "" }

    public weak var delegate: (any BridgingDelegate)!

    /// The last message of each event. There are few: to look through them is faster than to hash an event.
    private var receivedMessages: [Message] = []

    public required init(destination: any BridgeDestination, delegate: any BridgingDelegate) {
        self.delegate = delegate
    }

    // MARK: To override

    /// A message has come from the web component.
    open func onReceive(message: Message) {
        HotwireLog.write(
            "\(type(of: self)) does not override onReceive(message:), so “\(message.event)” had no effect.")
    }

    open func onViewDidLoad() {}
    open func onViewWillAppear() {}
    open func onViewDidAppear() {}
    open func onViewWillDisappear() {}
    open func onViewDidDisappear() {}

    // MARK: Messages

    /// The last message of that event, `nil` when none has come.
    public func receivedMessage(for event: String) -> Message? {
        receivedMessages.first { $0.event == event }
    }

    /// Keeps the message and hands it to `onReceive(message:)`.
    public func didReceive(message: Message) {
        if let index = receivedMessages.firstIndex(where: { $0.event == message.event }) {
            receivedMessages[index] = message
        } else {
            receivedMessages.append(message)
        }
        onReceive(message: message)
    }
}
