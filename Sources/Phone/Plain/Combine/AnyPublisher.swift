/// A publisher whose type is not told.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let begin: (AnySubscriber<Output, Failure>) -> Void

    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        begin = { publisher.receive(subscriber: $0) }
    }

    init(_ begin: @escaping (AnySubscriber<Output, Failure>) -> Void) {
        self.begin = begin
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        begin(AnySubscriber(subscriber))
    }
}
