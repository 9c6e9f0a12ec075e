internal import CLibwebsockets
internal import Glibc

/// An answer's way into the socket, past libwebsockets: see `AnswerWatch`.
extension Connection {
    /// Bytes over TLS in one turn of the loop.
    private static let secureTurn = 256 << 10

    /// Reads nothing more of the connection until `release`.
    func holdReads() {
        if let wsi { EventLoop.of(wsi)?.answers.hold(wsi) }
    }

    /// Asks for a `writable` once the socket has room.
    func awaitRoom() {
        if let wsi { EventLoop.of(wsi)?.answers.awaitRoom(wsi) }
    }

    /// Reads the next request again.
    func resumeReads() {
        if let wsi { EventLoop.of(wsi)?.answers.release(wsi) }
    }

    /// Sends what the socket takes, and removes it from the bytes.
    ///
    /// - Returns: `false` when the connection is dead.
    func send(from bytes: inout ArraySlice<UInt8>) -> Bool {
        guard let wsi else { return false }
        guard let session = lws_get_ssl(wsi) else {
            guard !bytes.isEmpty else { return true }
            let flags = Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)
            let count = bytes.withUnsafeBytes { Glibc.send(lws_get_socket_fd(wsi), $0.baseAddress, $0.count, flags) }
            guard count >= 0 else { return errno == EAGAIN || errno == EINTR }
            bytes = bytes.dropFirst(count)
            return true
        }
        // The rest is sent from another place in memory the next time.
        SSL_ctrl(session, SSL_CTRL_MODE, Int(SSL_MODE_ENABLE_PARTIAL_WRITE | SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER), nil)
        let end = bytes.startIndex + Self.secureTurn
        while let first = bytes.indices.first, first < end {
            ERR_clear_error()
            let count = bytes.withUnsafeBytes { SSL_write(session, $0.baseAddress, Int32(clamping: $0.count)) }
            guard count > 0 else { return SSL_get_error(session, count) == SSL_ERROR_WANT_WRITE }
            bytes = bytes.dropFirst(Int(count))
        }
        return true
    }
}
