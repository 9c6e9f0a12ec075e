package import ViaductProtocol

extension Log {
    /// Logs a notice sent to a page or an app, because its developer may look for it in the log too.
    ///
    /// - Parameters:
    ///   - peer: the kind, page or app, and its name.
    ///   - requestID: the id that a proxy has given the request of the peer's socket.
    package func callAsFunction(_ notice: Notice, to peer: (kind: String, name: String), in room: String, requestID: String? = nil) {
        let level: Level =
            switch notice.level {
            case .info: .info
            case .warning: .warning
            case .error: .error
            }
        self(
            level, notice.text,
            [
                peer.kind: peer.name, "room": room, "component": notice.component, "code": notice.code, "cause": notice.cause,
                "request_id": requestID,
            ], hasLines: true)
    }
}
