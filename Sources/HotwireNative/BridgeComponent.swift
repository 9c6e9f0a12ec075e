/// The native side of a web component of the same name. Subclasses override `name` and `onReceive(message:)`.
@MainActor open class BridgeComponent {
    public typealias ReplyCompletionHandler = (Result<Bool, any Error>) -> Void

    /// The name that the web component has.
    open nonisolated class var name: String {
        preconditionFailure("A subclass of BridgeComponent has to override its class property “name”.")
    }

    /// Both `delegate.destination` and `delegate?.destination` compile.
    public weak var delegate: (any BridgingDelegate)!
    private var receivedMessages: [String: Message] = [:]

    public required init(destination: any BridgeDestination, delegate: any BridgingDelegate) {
        self.delegate = delegate
    }

    /// Is called with each message.
    open func onReceive(message: Message) {
        preconditionFailure("\(type(of: self)) has to override onReceive(message:).")
    }

    /// The last message of that event, `nil` when there was none.
    public func receivedMessage(for event: String) -> Message? { receivedMessages[event] }

    open func onViewDidLoad() {}
    open func onViewWillAppear() {}
    open func onViewDidAppear() {}
    open func onViewWillDisappear() {}
    open func onViewDidDisappear() {}

    // MARK: What the delegate calls

    public func didReceive(message: Message) {
        receivedMessages[message.event] = message
        onReceive(message: message)
    }

    public func viewDidLoad() { onViewDidLoad() }
    public func viewWillAppear() { onViewWillAppear() }
    public func viewDidAppear() { onViewDidAppear() }
    public func viewWillDisappear() { onViewWillDisappear() }
    public func viewDidDisappear() { onViewDidDisappear() }
}
