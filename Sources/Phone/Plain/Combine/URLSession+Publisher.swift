public import FoundationNetworking

extension URLSession {
    /// Sends the response to a request.
    public struct DataTaskPublisher: Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        public let request: URLRequest
        public let session: URLSession

        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let pipe = Pipe<Output, Failure>(AnySubscriber(subscriber))
            pipe.start {
                nonisolated(unsafe) let waiting = pipe
                let task = session.dataTask(with: request) { data, response, error in
                    guard let data, let response else {
                        return waiting.fail(error as? URLError ?? URLError(.unknown))
                    }
                    waiting.send((data, response))
                    waiting.finish()
                }
                pipe.add(ClosureSubscription { task.cancel() })
                task.resume()
            }
        }
    }

    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
    }

    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }
}
