/// Sends on what it is given, and the newest of it to whoever comes.
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
