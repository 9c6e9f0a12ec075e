extension Subscribers {
    /// Calls closures with the values and the completion.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        private var onValue: ((Input) -> Void)?
        private var onCompletion: ((Completion<Failure>) -> Void)?
        private var subscription: (any Subscription)?
        private var isOver = false
        private let lock = NSRecursiveLock()

        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
        ) {
            onValue = receiveValue
            onCompletion = receiveCompletion
        }

        public func receive(subscription: any Subscription) {
            let isOver = lock.withLock {
                if !self.isOver { self.subscription = subscription }
                return self.isOver
            }
            if isOver { subscription.cancel() } else { subscription.request(.unlimited) }
        }

        public func receive(_ input: Input) -> Demand {
            lock.withLock { onValue }?(input)
            return .none
        }

        public func receive(completion: Completion<Failure>) {
            end().completion?(completion)
        }

        public func cancel() {
            end().subscription?.cancel()
        }

        private func end() -> (completion: ((Completion<Failure>) -> Void)?, subscription: (any Subscription)?) {
            lock.withLock {
                defer {
                    isOver = true
                    onValue = nil
                    onCompletion = nil
                    subscription = nil
                }
                return (onCompletion, subscription)
            }
        }
    }
}

extension Publisher {
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Assigns each value to the object's property. Keeps the object alive as long as the subscription, as on iOS.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        sink { object[keyPath: keyPath] = $0 }
    }

    /// Assigns each value to the property. Ends when the property's object is released.
    public func assign(to published: inout Published<Output>.Publisher) {
        published.subject.keep(sink { [weak subject = published.subject] in subject?.assign($0) })
    }
}
