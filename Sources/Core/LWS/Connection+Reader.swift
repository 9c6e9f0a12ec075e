internal import CLibwebsockets

extension Connection {
    /// Whether the client still waits: it has neither closed the connection nor sent what nobody reads.
    var stillHasReader: Bool {
        guard let wsi else { return true }
        let descriptor = lws_get_socket_fd(wsi)
        return SocketTraffic.waiting(descriptor) == 0 && SocketTraffic.hasPeer(descriptor)
    }
}
