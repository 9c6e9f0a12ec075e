extension Publisher {
    /// Subscribes to the resulting publishers, at most `maxPublishers` at the same time.
    public func flatMap<T, P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<T, Failure> where P.Output == T, P.Failure == Failure {
        piped { above, pipe in
            var open = 0
            var isLast = false
            var waiting: [Output] = []
            func begin(_ value: Output) {
                open += 1
                pipe.listen(
                    to: transform(value), value: pipe.send,
                    completion: {
                        guard case .finished = $0 else { return pipe.end($0) }
                        open -= 1
                        if !waiting.isEmpty {
                            begin(waiting.removeFirst())
                        } else if isLast, open == 0 {
                            pipe.finish()
                        }
                    })
            }
            pipe.listen(
                to: above,
                value: { if open < maxPublishers.max ?? .max { begin($0) } else { waiting.append($0) } },
                completion: {
                    guard case .finished = $0 else { return pipe.end($0) }
                    isLast = true
                    if open == 0 { pipe.finish() }
                })
        }
    }
}

extension Publisher where Failure == Never {
    public func flatMap<T, P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<T, P.Failure> where P.Output == T {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Subscribes to the newest publisher only.
    public func switchToLatest() -> AnyPublisher<Output.Output, Failure> { newest() }

    fileprivate func newest() -> AnyPublisher<Output.Output, Failure> {
        piped { above, pipe in
            var turn = 0
            var isOpen = false
            var isLast = false
            var current: (any Cancellable)?
            pipe.add(ClosureSubscription { current?.cancel() })
            pipe.listen(
                to: above,
                value: { publisher in
                    current?.cancel()
                    turn += 1
                    isOpen = true
                    let mine = turn
                    let inner = Subscribers.Sink<Output.Output, Failure>(
                        receiveCompletion: { end in
                            pipe.exclusively {
                                guard mine == turn else { return }
                                isOpen = false
                                if case .failure = end { pipe.end(end) } else if isLast { pipe.finish() }
                            }
                        },
                        receiveValue: { value in pipe.exclusively { if mine == turn { pipe.send(value) } } })
                    current = inner
                    publisher.subscribe(inner)
                },
                completion: {
                    guard case .finished = $0 else { return pipe.end($0) }
                    isLast = true
                    if !isOpen { pipe.finish() }
                })
        }
    }
}

extension Publisher where Output: Publisher, Failure == Never {
    public func switchToLatest() -> AnyPublisher<Output.Output, Output.Failure> {
        setFailureType(to: Output.Failure.self).newest()
    }
}

extension Publisher where Output: Publisher, Failure == Never, Output.Failure == Never {
    public func switchToLatest() -> AnyPublisher<Output.Output, Never> { newest() }
}
