/// A publisher whose owner calls `send(_:)`.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    public func send() { send(()) }
}

extension Subject {
    public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

/// Forwards the values that it is sent.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let audience = Audience<Output, Failure>()

    public init() {}

    public func send(_ value: Output) { audience.send(value) }
    public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        audience.add(AnySubscriber(subscriber))
    }
}

/// Forwards the values that it is sent, and gives each new subscriber the latest one.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let audience = Audience<Output, Failure>()
    private let lock = NSRecursiveLock()
    private var newest: Output

    public init(_ value: Output) {
        newest = value
    }

    public var value: Output {
        get { lock.withLock { newest } }
        set { send(newValue) }
    }

    public func send(_ value: Output) {
        guard !audience.isOver else { return }
        lock.withLock { newest = value }
        audience.send(value)
    }

    public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        audience.add(AnySubscriber(subscriber)) { self.value }
    }
}
