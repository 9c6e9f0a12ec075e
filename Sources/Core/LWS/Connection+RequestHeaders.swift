internal import CLibwebsockets

extension Connection {
    /// Writes a client's own headers into the head of its request, and announces its body.
    ///
    /// - Parameters:
    ///   - position: libwebsockets' pointer to the next byte of its buffer, which it moves on.
    ///   - capacity: how many bytes there are from there.
    func appendRequestHeaders(to position: UnsafeMutableRawPointer?, capacity: Int) -> CallbackResult {
        guard !requestHeaders.isEmpty else { return .proceed }
        // Both are valid during the callback.
        guard let position = position?.assumingMemoryBound(to: UnsafeMutablePointer<UInt8>?.self),
            let end = position.pointee.map({ $0 + capacity })
        else { return .close }
        if asksForUpgrade { Self.takeBackClosing(position) }
        for header in requestHeaders {
            let value = Array(header.value.utf8)
            guard lws_add_http_header_by_name(wsi, header.name + ":", value, Int32(value.count), position, end) == 0
            else { return .close }
        }
        if !requestBody.isEmpty {
            // Its turn comes as `writable`.
            lws_client_http_body_pending(wsi, 1)
            lws_callback_on_writable(wsi)
        }
        return .proceed
    }

    /// Removes the header “connection: close”, which libwebsockets (4.1.6) writes last into a request without an upgrade of its own.
    private static func takeBackClosing(_ position: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>) {
        let line = Array("connection: close\r\n".utf8)
        // The line of the request and others are in front of it.
        guard let end = position.pointee else { return }
        let start = end - line.count
        if UnsafeBufferPointer(start: start, count: line.count).elementsEqual(line) { position.pointee = start }
    }
}
