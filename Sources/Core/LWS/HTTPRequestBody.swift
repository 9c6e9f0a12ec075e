/// A request's body on its way.
final class HTTPRequestBody: Connection {
    private(set) var request: HTTPRequest
    private let limit: Int

    /// - Parameter limit: in bytes; with more, the connection ends. libwebsockets reads as much as it has read the length to be.
    init(of request: HTTPRequest, limit: Int) {
        self.request = request
        self.limit = limit
    }

    override func handle(_ event: ConnectionEvent) -> CallbackResult {
        guard case .received(let bytes) = event else { return .proceed }
        guard request.body.count + bytes.count <= limit else { return .close }
        request.body.append(contentsOf: bytes)
        return .proceed
    }
}
