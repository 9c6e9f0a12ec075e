internal import CLibwebsockets

extension Connection {
    /// Whether the client has not ended its side of the connection. By TLS it does so with bytes that nobody reads.
    var stillHasReader: Bool {
        guard let wsi else { return true }
        let descriptor = lws_get_socket_fd(wsi)
        return !SocketTraffic.hasEnd(descriptor) && (lws_get_ssl(wsi) == nil || SocketTraffic.waiting(descriptor) == 0)
    }

    /// Whether the peer has sent nothing that waits to be read, not even its end.
    var isSilent: Bool {
        guard let wsi else { return true }
        let descriptor = lws_get_socket_fd(wsi)
        return SocketTraffic.waiting(descriptor) == 0 && SocketTraffic.hasPeer(descriptor)
    }
}
