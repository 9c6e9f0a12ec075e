/// Answers what arrives at a listening address.
@MainActor public protocol ServerHandler: AnyObject {
    /// Lower-case names of headers to read beside those that every server reads.
    var requestHeaders: [String] { get }
    func respond(to request: HTTPRequest) -> HTTPResponse
    /// Decides on a WebSocket handshake. The subprotocols that the client offers are in the header `sec-websocket-protocol`.
    func upgrade(_ request: HTTPRequest) -> UpgradeDecision
}

extension ServerHandler {
    public var requestHeaders: [String] { [] }
}

/// The answer to a WebSocket handshake.
public enum UpgradeDecision {
    /// - Parameter maximumMessageSize: in bytes.
    case accept(any WebSocketHandler, maximumMessageSize: Int)
    case reject(HTTPResponse)
}
