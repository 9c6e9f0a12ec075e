package import LWS
package import ViaductProtocol

/// Receives the messages and events of a link, and owns the link.
@MainActor package protocol LinkDelegate: AnyObject {
    /// A session begins: neither end knows anything of the other.
    func linkDidBegin()

    /// The session goes on over a new socket.
    func linkDidResume()

    /// Receives any text message. Has to report its kind to the link: `count(_:)`, `take(ack:)` or `takeWelcome(received:resumed:)`.
    func linkDidReceive(_ text: [UInt8])

    /// More large frames are kept, or are coming.
    func linkHoldsLargeFrames()

    /// The other end has exceeded its pace. The link reads on when the second is over.
    func link(isSlowedBy excess: Pace.Excess)

    /// The session has ended; the next socket begins another one.
    func linkDidFail(_ notice: Notice)

    /// The newest socket has closed, which nothing has replaced.
    func linkDidLoseSocket()

    /// A socket has closed: the newest one, or one that was replaced.
    func linkDidClose(_ socket: WebSocket, code: UInt16?, reason: String?)

    /// The time for resuming the session is over.
    func linkDidExpire()
}

extension LinkDelegate {
    package func linkDidResume() {}
    package func link(isSlowedBy excess: Pace.Excess) {}
    package func linkDidLoseSocket() {}
}
