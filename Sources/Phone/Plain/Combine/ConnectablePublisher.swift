/// A publisher that starts when `connect()` is called.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
    /// Connects at the first subscriber, and disconnects after the last.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher, @unchecked Sendable {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        private let lock = NSRecursiveLock()
        private var listeners = 0
        private var connection: (any Cancellable)?

        init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let pipe = Pipe<Output, Failure>(AnySubscriber(subscriber))
            pipe.start { [self] in
                pipe.add(ClosureSubscription { self.leave() })
                pipe.listen(to: upstream, value: pipe.send, completion: { pipe.end($0) })
                lock.withLock {
                    listeners += 1
                    if listeners == 1 { connection = upstream.connect() }
                }
            }
        }

        private func leave() {
            let connection = lock.withLock {
                listeners -= 1
                guard listeners == 0 else { return nil as (any Cancellable)? }
                defer { self.connection = nil }
                return self.connection
            }
            connection?.cancel()
        }
    }
}
