internal import CLibwebsockets

/// Sends one response.
final class HTTPExchange: Connection {
    /// As much as fits into the socket's buffer at once; the rest waits for the next WRITEABLE.
    private static let chunkSize = 32 * 1024

    private let response: HTTPResponse
    private let withBody: Bool
    private var sent = 0

    /// - Parameter withBody: `false` answers a HEAD.
    init(_ response: HTTPResponse, withBody: Bool) {
        self.response = response
        self.withBody = withBody && !response.body.isEmpty
    }

    /// Writes the head, and asks to write the body.
    func begin() -> CallbackResult {
        guard let wsi, writeHead(wsi) else { return .close }
        guard withBody else { return finish(wsi) }
        lws_callback_on_writable(wsi)
        return .proceed
    }

    /// Writes all of a short response, and leaves the end of the transaction to libwebsockets.
    ///
    /// - Returns: `false` when the connection is dead.
    func sendAtOnce() -> Bool {
        guard let wsi, writeHead(wsi) else { return false }
        return !withBody || WriteBuffer.write(response.body[...], to: wsi, as: LWS_WRITE_HTTP_FINAL)
    }

    override func handle(_ event: ConnectionEvent) -> CallbackResult {
        guard case .writable = event, let wsi else { return .proceed }
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
        Connection.release(from: wsi)
        return lws_http_transaction_completed(wsi) == 0 ? .proceed : .close
    }

    private func writeHead(_ wsi: OpaquePointer) -> Bool {
        let capacity = response.headers.reduce(512) { $0 + $1.name.utf8.count + $1.value.utf8.count + 8 }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: CLWS_PRE + capacity) { buffer in
            guard let base = buffer.baseAddress else { return false }
            let start = base + CLWS_PRE
            let end = base + buffer.count
            var position: UnsafeMutablePointer<UInt8>? = start
            guard lws_add_http_header_status(wsi, response.status, &position, end) == 0 else { return false }
            for header in response.headers {
                let value = Array(header.value.utf8)
                guard
                    lws_add_http_header_by_name(wsi, header.name + ":", value, Int32(value.count), &position, end) == 0
                else { return false }
            }
            guard lws_add_http_header_content_length(wsi, lws_filepos_t(response.body.count), &position, end) == 0
            else { return false }
            return lws_finalize_write_http_header(wsi, start, &position, end) == 0
        }
    }
}
