extension Publishers {
    /// Sends pairs: the first value of each publisher, the second, and so on.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let pipe = Pipe<Output, Failure>(AnySubscriber(subscriber))
            pipe.start {
                var left: [A.Output] = []
                var right: [B.Output] = []
                var ended = (a: false, b: false)
                func send() {
                    if !left.isEmpty, !right.isEmpty { pipe.send((left.removeFirst(), right.removeFirst())) }
                    // No more pairs can come once one side has ended and is used up.
                    if ended.a && left.isEmpty || ended.b && right.isEmpty { pipe.finish() }
                }
                pipe.listen(
                    to: a,
                    value: {
                        left.append($0)
                        send()
                    },
                    completion: {
                        if case .failure = $0 { return pipe.end($0) }
                        ended.a = true
                        send()
                    })
                pipe.listen(
                    to: b,
                    value: {
                        right.append($0)
                        send()
                    },
                    completion: {
                        if case .failure = $0 { return pipe.end($0) }
                        ended.b = true
                        send()
                    })
            }
        }
    }

    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C

        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Zip(Zip(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
        }
    }
}
