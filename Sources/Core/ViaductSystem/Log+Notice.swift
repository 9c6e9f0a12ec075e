package import ViaductProtocol

extension Log {
    /// What a page or an app is told, its developer may look for here too.
    ///
    /// - Parameter peer: which of them, and by what it is known.
    package func callAsFunction(_ notice: Notice, to peer: (kind: String, name: String)) {
        let level: Level =
            switch notice.level {
            case .info: .info
            case .warning: .warning
            case .error: .error
            }
        self(level, notice.text, [peer.kind: peer.name, "code": notice.code], hasLines: true)
    }
}
