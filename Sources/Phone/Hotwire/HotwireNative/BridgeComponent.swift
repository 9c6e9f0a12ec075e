import Foundation
import ViaductProtocol

/// The native side of a web component. Subclass it, and override `name` and `onReceive(message:)` (upstream's type of this name).
@MainActor open class BridgeComponent {
    public typealias ReplyCompletionHandler = (Result<Bool, any Error>) -> Void

    /// The web component's name. On a phone, registering a component without a name crashes the app.
    nonisolated open class var name: String { "" }

    public weak var delegate: (any BridgingDelegate)!

    /// The last message of each event. There are few, so a linear search is faster than hashing.
    private var receivedMessages: [(event: String, message: Message, order: UInt64)] = []
    /// Whether messages were dropped because the page had too many.
    private var hasForgotten = false
    /// The reason why a message would have crashed the app on a phone; `nil` when none would.
    private(set) var crash: String?
    /// The thread that creates components. Any other check for the main thread takes longer than a reply.
    nonisolated static let thread = pthread_self()
    /// Counts the messages of all pages, so that a page's oldest ones can be found.
    private static var lastOrder: UInt64 = 0

    public required init(destination: any BridgeDestination, delegate: any BridgingDelegate) {
        self.delegate = delegate
        _ = Self.thread
    }

    // MARK: To override

    /// Handles a message from the web component. On a phone, a component that does not override this crashes the app.
    open func onReceive(message: Message) {
        let reason =
            "On a phone the app ends here: \(type(of: self)) has no onReceive(message:) of its own for “\(message.event.start())”, or calls super's. Override it, without super."
        crash = reason
        HotwireLog.writeCrash("“\(Self.name)” has crashed. \(reason) This component gets no more messages here.")
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
        if hasForgotten {
            HotwireLog.write(
                "“\(Self.name)” has no message “\(event.start())” to reply to: the page sent more than it may keep, and the oldest messages were dropped. Send less data, or send this message again.",
                cause: "VD-LIMIT-1")
        }
        return nil
    }

    /// Keeps the message and hands it to `onReceive(message:)`.
    public func didReceive(message: Message) {
        keep(message)
        onReceive(message: message)
    }

    private func keep(_ message: Message) {
        Self.lastOrder &+= 1
        keep(message, order: Self.lastOrder, in: &receivedMessages)
    }

    /// One access to the messages is enough, however many there are.
    private func keep(_ message: Message, order: UInt64, in messages: inout [(event: String, message: Message, order: UInt64)]) {
        for index in messages.indices where message.wire.hasEvent(messages[index].event) {
            messages[index].message = message
            messages[index].order = order
            return
        }
        messages.append((message.event, message, order))
    }

    /// The order and size in bytes of each kept message, unsorted.
    var keptMessages: [(order: UInt64, size: Int)] { receivedMessages.map { ($0.order, $0.message.wire.keptSize) } }

    /// Drops the kept messages with a lower order.
    ///
    /// - Returns: the event of a dropped message; `nil` when none was dropped.
    func forgetMessages(before order: UInt64) -> String? {
        guard let event = receivedMessages.first(where: { $0.order < order })?.event else { return nil }
        receivedMessages.removeAll { $0.order < order }
        hasForgotten = true
        return event
    }
}

extension BridgeComponent {
    public func viewDidLoad() { onViewDidLoad() }
    public func viewWillAppear() { onViewWillAppear() }
    public func viewDidAppear() { onViewDidAppear() }
    public func viewWillDisappear() { onViewWillDisappear() }
    public func viewDidDisappear() { onViewDidDisappear() }
}
