/// A publisher that eventually sends one value or fails.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = NSRecursiveLock()
    private var result: Result<Output, Failure>?
    private var waiting: [(Result<Output, Failure>) -> Void] = []

    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { self.fulfill($0) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let pipe = Pipe<Output, Failure>(AnySubscriber(subscriber))
        pipe.start {
            self.await { result in
                switch result {
                case .success(let value):
                    pipe.send(value)
                    pipe.finish()
                case .failure(let error): pipe.fail(error)
                }
            }
        }
    }

    private func await(_ body: @escaping (Result<Output, Failure>) -> Void) {
        let result = lock.withLock {
            if self.result == nil { waiting.append(body) }
            return self.result
        }
        if let result { body(result) }
    }

    private func fulfill(_ result: Result<Output, Failure>) {
        let waiting = lock.withLock {
            guard self.result == nil else { return [(Result<Output, Failure>) -> Void]() }
            self.result = result
            defer { self.waiting = [] }
            return self.waiting
        }
        for body in waiting { body(result) }
    }
}

extension Future where Failure == Never {
    public var value: Output {
        get async {
            await withCheckedContinuation { continuation in
                self.await { result in
                    if case .success(let value) = result {
                        nonisolated(unsafe) let value = value
                        continuation.resume(returning: value)
                    }
                }
            }
        }
    }
}
