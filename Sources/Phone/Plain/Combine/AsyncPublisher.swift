/// A publisher's values as an async sequence.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output

    public struct Iterator: AsyncIteratorProtocol {
        var stream: AsyncStream<P.Output>.Iterator

        public mutating func next() async -> P.Output? { await stream.next() }
    }

    private let publisher: P

    public init(_ publisher: P) {
        self.publisher = publisher
    }

    public func makeAsyncIterator() -> Iterator {
        let stream = AsyncStream<P.Output> { continuation in
            nonisolated(unsafe) let sink = publisher.sink { _ in
                continuation.finish()
            } receiveValue: { value in
                nonisolated(unsafe) let value = value
                continuation.yield(value)
            }
            continuation.onTermination = { _ in sink.cancel() }
        }
        return Iterator(stream: stream.makeAsyncIterator())
    }
}

extension Publisher where Failure == Never {
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
