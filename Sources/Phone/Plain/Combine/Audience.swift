/// The subscribers of a subject.
final class Audience<Output, Failure: Error>: @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private var listeners: [(id: Int, subscriber: AnySubscriber<Output, Failure>)] = []
    private var lastID = 0
    private var end: Subscribers.Completion<Failure>?

    /// - Parameter first: the value to send at once, if any.
    func add(_ subscriber: AnySubscriber<Output, Failure>, first: @escaping () -> Output? = { nil }) {
        let (id, end) = lock.withLock {
            lastID += 1
            return (lastID, self.end)
        }
        if let end {
            subscriber.receive(subscription: ClosureSubscription())
            return subscriber.receive(completion: end)
        }
        subscriber.receive(
            subscription: ClosureSubscription(
                request: {
                    self.lock.withLock { self.listeners.append((id, subscriber)) }
                    if let value = first() { subscriber.send(value) }
                },
                cancel: { self.remove(id) }))
    }

    /// Sends a value to the current subscribers, except those that cancel meanwhile.
    func send(_ value: Output) {
        for listener in lock.withLock({ listeners }) where has(listener.id) { listener.subscriber.send(value) }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        let all = lock.withLock {
            defer {
                if end == nil { end = completion }
                listeners = []
            }
            return listeners
        }
        for listener in all { listener.subscriber.receive(completion: completion) }
    }

    var isOver: Bool { lock.withLock { end != nil } }

    private func has(_ id: Int) -> Bool { lock.withLock { listeners.contains { $0.id == id } } }

    private func remove(_ id: Int) {
        // The subscriber is released after the lock: what it kept may run code when it is freed.
        let gone = lock.withLock {
            let gone = listeners.filter { $0.id == id }
            listeners.removeAll { $0.id == id }
            return gone
        }
        withExtendedLifetime(gone) {}
    }
}
