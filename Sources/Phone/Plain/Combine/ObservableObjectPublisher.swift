/// Tells that an object is about to change.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    public typealias Output = Void
    public typealias Failure = Never

    private let audience = Audience<Void, Never>()

    public init() {}

    public func send() { audience.send(()) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        audience.add(AnySubscriber(subscriber))
    }
}
