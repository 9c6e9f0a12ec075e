internal import LWS
internal import ViaductApp

/// A page or a remote app, at the other end of a link.
@MainActor protocol Peer: LinkDelegate {
    var id: String { get }
    /// Where its first socket has come from.
    var origin: PeerOrigin { get }
    var server: Server { get }
    var link: Link { get }
    /// By which its newest socket was let in; `nil` on an open server.
    var admission: Admission? { get set }
    var room: String { get }

    /// Gives back all that the peer holds.
    func free()
}

extension Peer {
    func linkHoldsLargeFrames() {
        server.boundLargeFrames()
    }

    func linkDidClose(_ socket: WebSocket, code: UInt16?, reason: String?) {
        server.socketDidClose()
    }

    func linkDidExpire() {
        free()
    }
}

extension String {
    /// Enough of an id to tell peers apart in a log, and too little to take one over.
    var short: String { String(prefix(8)) }
}
