/// A subscriber whose type is not told.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    private let onSubscription: (any Subscription) -> Void
    private let onValue: (Input) -> Subscribers.Demand
    private let onCompletion: (Subscribers.Completion<Failure>) -> Void

    public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
        onSubscription = subscriber.receive(subscription:)
        onValue = subscriber.receive(_:)
        onCompletion = subscriber.receive(completion:)
    }

    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        onSubscription = receiveSubscription ?? { $0.request(.unlimited) }
        onValue = receiveValue ?? { _ in .none }
        onCompletion = receiveCompletion ?? { _ in }
    }

    public func receive(subscription: any Subscription) { onSubscription(subscription) }
    public func receive(_ input: Input) -> Subscribers.Demand { onValue(input) }
    public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }

    func send(_ value: Input) { _ = onValue(value) }
    func finish() { onCompletion(.finished) }
    func fail(_ error: Failure) { onCompletion(.failure(error)) }
}
