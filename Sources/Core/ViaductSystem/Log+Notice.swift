package import ViaductProtocol

extension Log {
    /// Logs a notice to a page or an app, since its developer may look for it here too.
    ///
    /// - Parameter peer: the kind, page or app, and its name.
    package func callAsFunction(_ notice: Notice, to peer: (kind: String, name: String)) {
        let level: Level =
            switch notice.level {
            case .info: .info
            case .warning: .warning
            case .error: .error
            }
        if let cause = notice.cause {
            self(level, notice.text, [peer.kind: peer.name, "code": notice.code, "cause": cause], hasLines: true)
        } else {
            self(level, notice.text, [peer.kind: peer.name, "code": notice.code], hasLines: true)
        }
    }
}
