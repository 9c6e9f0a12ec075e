extension Publishers {
    /// Sends the elements of a sequence.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element

        public let sequence: Elements

        public init(sequence: Elements) {
            self.sequence = sequence
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let pipe = Pipe<Output, Failure>(AnySubscriber(subscriber))
            pipe.start {
                for element in sequence { pipe.send(element) }
                pipe.finish()
            }
        }
    }
}

extension Sequence {
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
    public var publisher: Publishers.Sequence<[Wrapped], Never> {
        Publishers.Sequence(sequence: map { [$0] } ?? [])
    }
}

extension Result {
    public var publisher: AnyPublisher<Success, Failure> {
        switch self {
        case .success(let value): Just(value).setFailureType(to: Failure.self)
        case .failure(let error): Fail(error: error).eraseToAnyPublisher()
        }
    }
}
