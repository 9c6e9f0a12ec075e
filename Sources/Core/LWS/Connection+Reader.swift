internal import CLibwebsockets
internal import Glibc

extension Connection {
    /// Whether the client still waits: it has neither closed the connection nor sent what nobody reads.
    var stillHasReader: Bool {
        guard let wsi else { return true }
        var byte: UInt8 = 0
        let count = recv(lws_get_socket_fd(wsi), &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT))
        return count < 0 && (errno == EAGAIN || errno == EINTR)
    }
}
