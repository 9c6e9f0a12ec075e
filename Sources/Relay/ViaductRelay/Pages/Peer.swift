internal import LWS
internal import ViaductApp
internal import ViaductProtocol

/// A page or a remote app, at the other end of a link.
@MainActor protocol Peer: LinkDelegate {
    var id: String { get }
    /// The origin of its first socket.
    var origin: PeerOrigin { get }
    var server: Server { get }
    var link: Link { get }
    /// The admission of its newest socket; `nil` on an open server.
    var admission: Admission? { get set }
    var room: String { get }

    /// Sends the notice, and logs it.
    func tell(_ notice: Notice)
    /// Gives back all that the peer holds.
    func free()
}

extension Peer {
    func linkHoldsLargeFrames() {
        server.boundLargeFrames()
    }

    func link(isSlowedBy excess: Pace.Excess) {
        server.count(excess == .messages ? .frameRate : .byteRate)
        tell(.tooFast(excess))
    }

    func linkDidClose(_ socket: WebSocket, code: UInt16?, reason: String?) {
        server.socketDidClose()
    }

    func linkDidExpire() {
        free()
    }
}

extension Notice {
    fileprivate static func tooFast(_ excess: Pace.Excess) -> Notice {
        let (what, flag) = excess == .messages ? ("frames", "--max-frames-per-second") : ("bytes", "--max-bytes-per-second")
        return Notice(
            level: .warning, code: "limit", cause: "VD-LIMIT-7",
            text: "More \(what) came in a second than the server reads (\(flag)). The rest waits, and nothing is lost. Send less often.")
    }
}

extension String {
    /// The start of the id: enough to distinguish peers in a log, and too little to take one over.
    var short: String { String(prefix(8)) }
}
