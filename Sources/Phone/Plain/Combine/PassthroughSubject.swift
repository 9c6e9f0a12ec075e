/// Sends on what it is given.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let audience = Audience<Output, Failure>()

    public init() {}

    public func send(_ value: Output) { audience.send(value) }
    public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        audience.add(AnySubscriber(subscriber))
    }
}
