/// One subscription of an operator: its upstream subscriptions, its downstream subscriber, and its state.
///
/// One recursive lock guards all of it, because a value may trigger the next one.
final class Pipe<Output, Failure: Error>: Subscription {
    private let lock = NSRecursiveLock()
    private var below: AnySubscriber<Output, Failure>?
    private var above: [any Cancellable] = []
    private var pending: [any Subscription] = []
    private var onStart: (() -> Void)?

    init(_ below: AnySubscriber<Output, Failure>) {
        self.below = below
    }

    /// Hands the subscription to the subscriber. `onStart` runs at its first demand.
    func start(_ onStart: (() -> Void)? = nil) {
        self.onStart = onStart
        below?.receive(subscription: self)
    }

    func request(_ demand: Subscribers.Demand) {
        let start = onStart
        onStart = nil
        start?()
    }

    func cancel() {
        lock.lock()
        below = nil
        onStart = nil
        let above = above
        self.above = []
        lock.unlock()
        for subscription in above { subscription.cancel() }
    }

    func add(_ cancellable: any Cancellable) {
        lock.lock()
        let isOver = below == nil
        if !isOver { above.append(cancellable) }
        lock.unlock()
        if isOver { cancellable.cancel() }
    }

    /// Subscribes to an upstream publisher. The closures never run at the same time.
    func listen<P: Publisher>(
        to publisher: P, value: @escaping (P.Output) -> Void,
        completion: @escaping (Subscribers.Completion<P.Failure>) -> Void
    ) {
        publisher.receive(
            subscriber: AnySubscriber<P.Output, P.Failure>(
                receiveSubscription: { subscription in
                    self.add(subscription)
                    subscription.request(.unlimited)
                },
                receiveValue: { input in
                    self.exclusively { value(input) }
                    return .none
                },
                receiveCompletion: { end in self.exclusively { completion(end) } }))
    }

    func exclusively(_ body: () -> Void) {
        lock.lock()
        defer { lock.unlock() }
        if below != nil { body() }
    }

    func send(_ value: Output) {
        lock.lock()
        let below = below
        lock.unlock()
        below?.send(value)
    }

    func end(_ completion: Subscribers.Completion<Failure>) {
        lock.lock()
        let below = below
        lock.unlock()
        cancel()
        below?.receive(completion: completion)
    }

    func finish() { end(.finished) }
    func fail(_ error: Failure) { end(.failure(error)) }
}

extension Publisher {
    /// Creates an operator. The body connects its pipe to this publisher.
    func piped<NewOutput, NewFailure: Error>(
        _ connect: @escaping (Self, Pipe<NewOutput, NewFailure>) -> Void
    ) -> AnyPublisher<NewOutput, NewFailure> {
        AnyPublisher { below in
            let pipe = Pipe(below)
            pipe.start { connect(self, pipe) }
        }
    }

    /// Creates an operator that sends any number of values for each one, and ends as this publisher does.
    func passing<NewOutput>(
        _ make: @escaping () -> (Output, Pipe<NewOutput, Failure>) -> Void
    ) -> AnyPublisher<NewOutput, Failure> {
        piped { above, pipe in
            let pass = make()
            pipe.listen(to: above, value: { pass($0, pipe) }, completion: { pipe.end($0) })
        }
    }
}
