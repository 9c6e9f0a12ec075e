/// Answers what arrives at a listening address.
@MainActor public protocol ServerHandler: AnyObject {
    /// Lower-case names of headers to read beside those that every server reads.
    var requestHeaders: [String] { get }
    /// The most bytes of its body that the server reads, for a request whose body has not come; 0 reads none. A longer one is answered with 413.
    func bodyLimit(of request: HTTPRequest) -> Int
    /// The answer to a request whose body is not read. It has to have the status of the fault.
    func refuseBody(of request: HTTPRequest, because fault: BodyFault) -> HTTPResponse
    func respond(to request: HTTPRequest) -> HTTPResponse
    /// Decides on a WebSocket handshake. The subprotocols that the client offers are in the header `sec-websocket-protocol`.
    func upgrade(_ request: HTTPRequest) -> UpgradeDecision
}

extension ServerHandler {
    public var requestHeaders: [String] { [] }

    public func bodyLimit(of request: HTTPRequest) -> Int { 0 }

    public func refuseBody(of request: HTTPRequest, because fault: BodyFault) -> HTTPResponse {
        HTTPResponse(status: fault.status, contentType: "text/plain", text: fault.text + "\n")
    }
}

/// The answer to a WebSocket handshake.
public enum UpgradeDecision {
    /// - Parameters:
    ///   - maximumMessageSize: in bytes.
    ///   - pace: `nil` reads as fast as the peer sends.
    case accept(any WebSocketHandler, maximumMessageSize: Int, pace: Pace? = nil)
    case reject(HTTPResponse)
}
