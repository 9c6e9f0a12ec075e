/// The native side of a web component. Subclass it, and override `name` and `onReceive(message:)` (upstream's type of this name).
@preconcurrency @MainActor open class BridgeComponent {
    public typealias ReplyCompletionHandler = (Result<Bool, any Error>) -> Void

    /// The web component's name.
    nonisolated open class var name: String { "" }

    public weak var delegate: (any BridgingDelegate)!

    /// The last message of each event. There are few: to look through them is faster than to hash an event.
    private var receivedMessages: [(event: String, message: Message)] = []

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
        for index in receivedMessages.indices where receivedMessages[index].event == event {
            return receivedMessages[index].message
        }
        return nil
    }

    /// Keeps the message and hands it to `onReceive(message:)`.
    public func didReceive(message: Message) {
        keep(message)
        onReceive(message: message)
    }

    private func keep(_ message: Message) {
        let event = message.event
        for index in receivedMessages.indices where receivedMessages[index].event == event {
            receivedMessages[index].message = message
            return
        }
        receivedMessages.append((event, message))
    }
}
