extension Publisher {
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
        trying { $1.send(try transform($0)) }
    }

    public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> AnyPublisher<T, any Error> {
        trying { value, pipe in try transform(value).map(pipe.send) }
    }

    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
        trying { if try isIncluded($0) { $1.send($0) } }
    }

    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
        piped { above, pipe in
            pipe.listen(
                to: above, value: pipe.send,
                completion: {
                    switch $0 {
                    case .finished: pipe.finish()
                    case .failure(let error): pipe.fail(transform(error))
                    }
                })
        }
    }

    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure>
    where P.Output == Output {
        piped { above, pipe in
            pipe.listen(
                to: above, value: pipe.send,
                completion: {
                    switch $0 {
                    case .finished: pipe.finish()
                    case .failure(let error):
                        pipe.listen(to: handler(error), value: pipe.send, completion: { pipe.end($0) })
                    }
                })
        }
    }

    public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> AnyPublisher<Output, any Error>
    where P.Output == Output {
        `catch` { error -> AnyPublisher<Output, any Error> in
            do { return try handler(error).mapError { $0 as any Error } } catch {
                return Fail(error: error).eraseToAnyPublisher()
            }
        }
    }

    public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
        `catch` { _ in Just(output) }
    }

    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> AnyPublisher<Output, Never> {
        `catch` { error -> Empty<Output, Never> in fatalError("\(prefix)\(error)", file: file, line: line) }
    }

    public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
        guard retries > 0 else { return eraseToAnyPublisher() }
        return `catch` { _ in retry(retries - 1) }
    }

    private func trying<T>(
        _ pass: @escaping (Output, Pipe<T, any Error>) throws -> Void
    ) -> AnyPublisher<T, any Error> {
        piped { above, pipe in
            pipe.listen(
                to: above,
                value: { do { try pass($0, pipe) } catch { pipe.fail(error) } },
                completion: {
                    switch $0 {
                    case .finished: pipe.finish()
                    case .failure(let error): pipe.fail(error)
                    }
                })
        }
    }
}

extension Publisher where Failure == Never {
    public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
        piped { above, pipe in pipe.listen(to: above, value: pipe.send, completion: { _ in pipe.finish() }) }
    }
}
