extension Publishers {
    /// Sends the values of several publishers as they come.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let publishers: [Upstream]

        public init(_ upstream: Upstream...) {
            publishers = upstream
        }

        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
            publishers = Array(upstream)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let pipe = Pipe<Output, Failure>(AnySubscriber(subscriber))
            pipe.start {
                var open = publishers.count
                if open == 0 { pipe.finish() }
                for publisher in publishers {
                    pipe.listen(
                        to: publisher, value: pipe.send,
                        completion: {
                            open -= 1
                            if case .failure = $0 { pipe.end($0) } else if open == 0 { pipe.finish() }
                        })
                }
            }
        }
    }

    public static func Merge<A: Publisher, B: Publisher>(_ a: A, _ b: B) -> AnyPublisher<A.Output, A.Failure>
    where B.Output == A.Output, B.Failure == A.Failure {
        a.merge(with: b)
    }

    public static func Merge3<A: Publisher, B: Publisher, C: Publisher>(
        _ a: A, _ b: B, _ c: C
    ) -> AnyPublisher<A.Output, A.Failure>
    where B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure {
        a.merge(with: b, c)
    }

    public static func Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>(
        _ a: A, _ b: B, _ c: C, _ d: D
    ) -> AnyPublisher<A.Output, A.Failure>
    where
        B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
        D.Output == A.Output, D.Failure == A.Failure
    {
        a.merge(with: b, c, d)
    }
}
