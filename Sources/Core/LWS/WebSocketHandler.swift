/// Receives what happens on a WebSocket.
@MainActor public protocol WebSocketHandler: AnyObject {
    /// The handshake is done, and frames can be sent.
    func webSocketDidOpen(_ socket: WebSocket)
    /// A whole text message in valid UTF-8, of at most the socket's limit.
    func webSocket(_ socket: WebSocket, didReceive text: [UInt8])
    /// Another `WebSocket.receivingStep` bytes of a long message have come.
    func webSocketIsReceiving(_ socket: WebSocket)
    /// The peer has sent more than its pace allows, and is read again when the second is over.
    func webSocket(_ socket: WebSocket, isSlowedBy excess: Pace.Excess)
    /// The last call for this socket. A client that could not connect gets it without `webSocketDidOpen`.
    ///
    /// - Parameters:
    ///   - code: the peer's, `nil` when it sent none.
    ///   - reason: the peer's text, or what this end has closed it for.
    func webSocketDidClose(_ socket: WebSocket, code: UInt16?, reason: String?)
}

extension WebSocketHandler {
    public func webSocketIsReceiving(_ socket: WebSocket) {}

    public func webSocket(_ socket: WebSocket, isSlowedBy excess: Pace.Excess) {}
}
