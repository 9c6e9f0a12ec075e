internal import CLibwebsockets

/// A client's request, and the answer as it comes. It follows no redirect.
public final class HTTPCall: Connection {
    /// A part of the answer.
    public enum Event {
        /// - Parameter headers: those of `ClientRequest.answerHeaders` that there are, by lower-case name.
        case head(status: Int, headers: [String: String])
        case bytes([UInt8])
        /// The last one. The error is `nil` when the answer is whole, as far as it tells its length.
        case end(LWSError?)
    }

    private let request: ClientRequest
    private var onEvent: (@MainActor (Event) -> Void)?
    private var lastSign = ContinuousClock.now
    private var silence: LoopTimer?

    init(_ request: ClientRequest, onEvent: @escaping @MainActor (Event) -> Void) {
        self.request = request
        self.onEvent = onEvent
        super.init()
        requestHeaders = request.headers
        requestBody = request.body[...]
        if !requestBody.isEmpty { requestHeaders.append(("content-length", "\(requestBody.count)")) }
        if let patience = request.patience { watchSilence(patience, for: patience) }
    }

    /// Ends the call. Nothing is told of it any more.
    public func cancel() {
        onEvent = nil
        silence = nil
        if let wsi { lws_set_timeout(wsi, PENDING_TIMEOUT_CLOSE_SEND, LWS_TO_KILL_ASYNC) }
    }

    override func handle(_ event: ConnectionEvent) -> CallbackResult {
        lastSign = .now
        switch event {
        case .writable: return writeBody()
        case .responded(let status): tell(.head(status: Int(status), headers: answerHeaders))
        case .readable: return readAnswer(atMost: 16 << 10)
        case .received(let bytes): tell(.bytes(Array(bytes)))
        case .completed: end(nil)
        case .closed: end(LWSError(code: .connect, text: "the connection ended within the answer"))
        case .failed(let reason, _): end(LWSError(code: certificateFault == nil ? .connect : .certificate, text: reason))
        case .established, .peerCloses, .ends: break
        }
        return onEvent == nil ? .close : .proceed
    }

    /// Tells the end, once.
    func end(_ error: LWSError?) {
        let onEvent = onEvent
        self.onEvent = nil
        silence = nil
        onEvent?(.end(error))
    }

    private func tell(_ event: Event) { onEvent?(event) }

    private func writeBody() -> CallbackResult {
        guard let wsi, !requestBody.isEmpty else { return .proceed }
        let piece = requestBody.prefix(WriteBuffer.capacity)
        requestBody = requestBody.dropFirst(piece.count)
        let isLast = requestBody.isEmpty
        guard WriteBuffer.write(piece, to: wsi, as: isLast ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP) else { return .close }
        if isLast { lws_client_http_body_pending(wsi, 0) } else { lws_callback_on_writable(wsi) }
        return .proceed
    }

    private var answerHeaders: [String: String] {
        guard let wsi else { return [:] }
        let storage = HeaderStorage(wsi: wsi)
        let known = ["content-type": WSI_TOKEN_HTTP_CONTENT_TYPE, "location": WSI_TOKEN_HTTP_LOCATION, "set-cookie": WSI_TOKEN_HTTP_SET_COOKIE]
        var headers: [String: String] = [:]
        for name in request.answerHeaders {
            headers[name] = known[name].map(storage.value) ?? storage.customValue(of: name + ":")
        }
        return headers
    }

    private func watchSilence(_ patience: Duration, for time: Duration) {
        silence = LoopTimer(delay: time) { [weak self] in
            guard let self else { return }
            let left = patience - (.now - lastSign)
            guard left <= .zero else { return watchSilence(patience, for: left) }
            end(LWSError(code: .connect, text: "it has said nothing for \(patience)"))
            cancel()
        }
    }
}
