/// A request's body on its way.
final class HTTPRequestBody: Connection {
    private(set) var request: HTTPRequest

    init(of request: HTTPRequest) {
        self.request = request
    }

    override func handle(_ event: ConnectionEvent) -> CallbackResult {
        if case .received(let bytes) = event { request.body.append(contentsOf: bytes) }
        return .proceed
    }
}
