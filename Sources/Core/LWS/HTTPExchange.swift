internal import CLibwebsockets

/// Sends one response.
final class HTTPExchange: Connection {
    /// As much as fits into the socket's buffer at once; the rest waits for the next WRITEABLE.
    static let chunkSize = 32 * 1024

    private let response: HTTPResponse
    private let withBody: Bool
    private let endsConnection: Bool
    private var sent = 0
    /// Is called when the response was sent, or will never be.
    var onEnd: (@MainActor () -> Void)?

    /// - Parameters:
    ///   - withBody: `false` answers a HEAD.
    ///   - endsConnection: whether nothing more is read of this connection.
    init(_ response: HTTPResponse, withBody: Bool, endsConnection: Bool = false) {
        self.response = response
        self.endsConnection = endsConnection
        self.withBody = withBody && !response.body.isEmpty
    }

    isolated deinit {
        onEnd?()
    }

    /// Writes the head, and asks to write the body.
    func begin() -> CallbackResult {
        guard let wsi, response.writeHead(to: wsi, length: response.body.count, endsConnection: endsConnection) else { return .close }
        enter(.answer)
        guard withBody else { return finish(wsi) }
        lws_callback_on_writable(wsi)
        return .proceed
    }

    /// Writes all of a short response, and leaves the end of the transaction to libwebsockets.
    ///
    /// - Returns: `false` when the connection is dead.
    func sendAtOnce() -> Bool {
        guard let wsi, response.writeHead(to: wsi, length: response.body.count, endsConnection: endsConnection) else { return false }
        enter(endsConnection ? .rest : .idle)
        return !withBody || WriteBuffer.write(response.body[...], to: wsi, as: LWS_WRITE_HTTP_FINAL)
    }

    override func handle(_ event: ConnectionEvent) -> CallbackResult {
        guard case .writable = event, let wsi else { return .proceed }
        lws_set_timeout(wsi, NO_PENDING_TIMEOUT, 0)
        enter(.answer)
        let end = min(sent + Self.chunkSize, response.body.count)
        let isLast = end == response.body.count
        guard WriteBuffer.write(response.body[sent..<end], to: wsi, as: isLast ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP)
        else { return .close }
        sent = end
        if isLast { return finish(wsi) }
        lws_callback_on_writable(wsi)
        return .proceed
    }

    private func finish(_ wsi: OpaquePointer) -> CallbackResult {
        enter(endsConnection ? .rest : .idle)
        Connection.release(from: wsi)
        return lws_http_transaction_completed(wsi) == 0 && !endsConnection ? .proceed : .close
    }
}
