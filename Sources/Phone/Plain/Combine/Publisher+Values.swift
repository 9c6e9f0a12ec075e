extension Publisher {
    public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
        passing { { $1.send(transform($0)) } }
    }

    public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
        map { $0[keyPath: keyPath] }
    }

    public func map<T0, T1>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
    ) -> AnyPublisher<(T0, T1), Failure> {
        map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) }
    }

    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
        passing { { value, pipe in transform(value).map(pipe.send) } }
    }

    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        passing { { if isIncluded($0) { $1.send($0) } } }
    }

    public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
        map { $0 ?? output }
    }

    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
        passing {
            var last: Output?
            return { value, pipe in
                if let last, predicate(last, value) { return }
                last = value
                pipe.send(value)
            }
        }
    }

    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> AnyPublisher<T, Failure> {
        passing {
            var result = initialResult
            return { value, pipe in
                result = nextPartialResult(result, value)
                pipe.send(result)
            }
        }
    }

    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        passing {
            var left = count
            return { value, pipe in
                if left > 0 { left -= 1 } else { pipe.send(value) }
            }
        }
    }

    public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        passing {
            var hasBegun = false
            return { value, pipe in
                if !hasBegun, predicate(value) { return }
                hasBegun = true
                pipe.send(value)
            }
        }
    }

    public func ignoreOutput() -> AnyPublisher<Never, Failure> {
        passing { { _, _ in } }
    }

    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
        piped { above, pipe in
            var isOver = false
            if let receiveCancel { pipe.add(ClosureSubscription { if !isOver { receiveCancel() } }) }
            receiveSubscription?(pipe)
            receiveRequest?(.unlimited)
            pipe.listen(
                to: above,
                value: {
                    receiveOutput?($0)
                    pipe.send($0)
                },
                completion: {
                    isOver = true
                    receiveCompletion?($0)
                    pipe.end($0)
                })
        }
    }

    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> AnyPublisher<Output, Failure> {
        let start = prefix.isEmpty ? "" : "\(prefix): "
        return handleEvents(
            receiveOutput: { Swift.print("\(start)receive value: (\($0))") },
            receiveCompletion: { Swift.print("\(start)receive completion: (\($0))") },
            receiveCancel: { Swift.print("\(start)receive cancel") })
    }
}

extension Publisher where Output: Equatable {
    public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }

    public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> { contains { $0 == output } }
}
