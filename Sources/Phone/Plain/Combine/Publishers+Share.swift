extension Publishers {
    /// Shares one subscription among all subscribers, and cancels it after the last.
    public final class Share<Upstream: Publisher>: Publisher, @unchecked Sendable {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        private let upstream: Upstream
        private let lock = NSRecursiveLock()
        private var subject = PassthroughSubject<Output, Failure>()
        private var connection: AnyCancellable?
        private var listeners = 0

        init(_ upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let pipe = Pipe<Output, Failure>(AnySubscriber(subscriber))
            pipe.start { [self] in
                lock.lock()
                defer { lock.unlock() }
                listeners += 1
                pipe.add(ClosureSubscription { self.leave() })
                pipe.listen(to: subject, value: pipe.send, completion: { pipe.end($0) })
                if listeners == 1 { connection = upstream.subscribe(subject) }
            }
        }

        private func leave() {
            lock.lock()
            defer { lock.unlock() }
            listeners -= 1
            guard listeners == 0 else { return }
            connection = nil
            subject = PassthroughSubject()
        }
    }
}
