internal import CLibwebsockets

/// A client's GET of which only the status is wanted.
final class HTTPProbe: Connection {
    private var completion: (@MainActor (Result<UInt32, LWSError>) -> Void)?

    init(completion: @escaping @MainActor (Result<UInt32, LWSError>) -> Void) {
        self.completion = completion
    }

    override func handle(_ event: ConnectionEvent) -> CallbackResult {
        switch event {
        case .responded(let status):
            finish(.success(status))
            return .close
        case .failed(let reason, _):
            finish(.failure(LWSError(code: .connect, text: reason)))
        default:
            break
        }
        return .proceed
    }

    private func finish(_ result: Result<UInt32, LWSError>) {
        completion?(result)
        completion = nil
    }
}
