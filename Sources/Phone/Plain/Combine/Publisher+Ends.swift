extension Publisher {
    public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
        piped { above, pipe in
            var left = maxLength
            guard left > 0 else { return pipe.finish() }
            pipe.listen(
                to: above,
                value: {
                    left -= 1
                    pipe.send($0)
                    if left == 0 { pipe.finish() }
                }, completion: { pipe.end($0) })
        }
    }

    public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        passing { { if predicate($0) { $1.send($0) } else { $1.finish() } } }
    }

    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure> {
        piped { above, pipe in
            pipe.listen(to: publisher, value: { _ in pipe.finish() }, completion: { _ in })
            pipe.listen(to: above, value: pipe.send, completion: { pipe.end($0) })
        }
    }

    public func drop<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure>
    where P.Failure == Failure {
        piped { above, pipe in
            var hasBegun = false
            pipe.listen(to: publisher, value: { _ in hasBegun = true }, completion: { _ in })
            pipe.listen(to: above, value: { if hasBegun { pipe.send($0) } }, completion: { pipe.end($0) })
        }
    }

    public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

    public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        filter(predicate).first()
    }

    public func output(at index: Int) -> AnyPublisher<Output, Failure> { dropFirst(index).first() }

    public func last() -> AnyPublisher<Output, Failure> {
        summed(Output?.none, { $0 = $1 }) { $0.map { [$0] } ?? [] }
    }

    public func collect() -> AnyPublisher<[Output], Failure> {
        summed([], { $0.append($1) }) { [$0] }
    }

    public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
        piped { above, pipe in
            var values: [Output] = []
            pipe.listen(
                to: above,
                value: {
                    values.append($0)
                    guard values.count >= count else { return }
                    let full = values
                    values = []
                    pipe.send(full)
                },
                completion: {
                    if case .finished = $0, !values.isEmpty { pipe.send(values) }
                    pipe.end($0)
                })
        }
    }

    public func count() -> AnyPublisher<Int, Failure> {
        summed(0, { sum, _ in sum += 1 }) { [$0] }
    }

    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> AnyPublisher<T, Failure> {
        summed(initialResult, { $0 = nextPartialResult($0, $1) }) { [$0] }
    }

    public func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
        filter(predicate).first().map { _ in true }.replaceEmpty(with: false)
    }

    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
        contains { !predicate($0) }.map { !$0 }
    }

    public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
        piped { above, pipe in
            var isEmpty = true
            pipe.listen(
                to: above,
                value: {
                    isEmpty = false
                    pipe.send($0)
                },
                completion: {
                    if case .finished = $0, isEmpty { pipe.send(output) }
                    pipe.end($0)
                })
        }
    }

    /// Sends one result of all values at the end.
    private func summed<Sum, T>(
        _ zero: Sum, _ add: @escaping (inout Sum, Output) -> Void, _ results: @escaping (Sum) -> [T]
    ) -> AnyPublisher<T, Failure> {
        piped { above, pipe in
            var sum = zero
            pipe.listen(
                to: above, value: { add(&sum, $0) },
                completion: {
                    if case .finished = $0 { results(sum).forEach(pipe.send) }
                    pipe.end($0)
                })
        }
    }
}
