internal import CLibwebsockets

/// Sends one response.
final class HTTPExchange: Connection {
    /// Up to so many bytes of a body are sent with the head.
    private static let joinedBytes = 64 << 10

    private let response: HTTPResponse
    private let withBody: Bool
    private let endsConnection: Bool
    /// The rest of the head, with a small body.
    private var unsent: ArraySlice<UInt8> = []
    /// The rest of a large body.
    private var unsentBody: ArraySlice<UInt8> = []
    /// Whether the request's body was read.
    private var isWhole = true
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

    /// Sends as much as the socket takes at once, and the rest when it has room.
    ///
    /// - Parameter hasUnreadBody: whether libwebsockets has to read the request's body yet, amid the answer or after it.
    func begin(hasUnreadBody: Bool = false) -> CallbackResult {
        unsent = response.head(length: response.body.count, endsConnection: endsConnection)[...]
        if withBody {
            if response.body.count <= Self.joinedBytes { unsent += response.body } else { unsentBody = response.body[...] }
        }
        enter(.answer)
        isWhole = !hasUnreadBody
        guard hasUnreadBody else { return sendNext() }
        // libwebsockets begins with the body after this callback.
        awaitRoom()
        return .proceed
    }

    override func handle(_ event: ConnectionEvent) -> CallbackResult {
        guard case .writable = event, let wsi else { return .proceed }
        lws_set_timeout(wsi, NO_PENDING_TIMEOUT, 0)
        return sendNext()
    }

    override func bodyWasRead() {
        isWhole = true
        super.bodyWasRead()
        if isSent { awaitRoom() }
    }

    private var isSent: Bool { unsent.isEmpty && unsentBody.isEmpty }

    private func sendNext() -> CallbackResult {
        guard let wsi, send(from: &unsent), !unsent.isEmpty || send(from: &unsentBody) else { return .close }
        if isSent, !isWhole, !endsConnection {
            enter(.idle)
            return .proceed
        }
        // libwebsockets looks at the next request when the socket has room.
        if isSent, lws_send_pipe_choked(wsi) == 0 { return finish(wsi) }
        enter(.answer)
        if isWhole { holdReads() }
        awaitRoom()
        return .proceed
    }

    private func finish(_ wsi: OpaquePointer) -> CallbackResult {
        enter(endsConnection ? .rest : .idle)
        resumeReads()
        // To close with unread bytes would take the answer back.
        if endsConnection { SocketTraffic.discard(lws_get_socket_fd(wsi)) }
        Connection.release(from: wsi)
        return lws_http_transaction_completed(wsi) == 0 && !endsConnection ? .proceed : .close
    }
}
