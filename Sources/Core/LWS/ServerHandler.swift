/// Answers what arrives at a listening address.
@MainActor public protocol ServerHandler: AnyObject {
    func respond(to request: HTTPRequest) -> HTTPResponse
    /// Decides on a WebSocket handshake. The subprotocols that the client offers are in the header `sec-websocket-protocol`.
    func upgrade(_ request: HTTPRequest) -> UpgradeDecision
}

/// The answer to a WebSocket handshake.
public enum UpgradeDecision {
    /// - Parameter maximumMessageSize: in bytes.
    case accept(any WebSocketHandler, maximumMessageSize: Int)
    case reject(HTTPResponse)
}
