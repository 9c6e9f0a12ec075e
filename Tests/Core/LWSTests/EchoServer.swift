import LWS
import LWSTestSupport

/// Answers requests by what the test says, and WebSockets by an echo.
@MainActor final class EchoServer: ServerHandler {
    var requestHeaders: [String] = []
    var response = HTTPResponse(status: 200, contentType: "text/plain", text: "hello")
    var rejection: HTTPResponse?
    var maximumMessageSize = 1 << 20
    var bodyLimit = 0
    private(set) var requests: [HTTPRequest] = []
    private(set) var closed = 0
    var sockets: [WebSocket] = []

    /// A server that takes WebSockets with the subprotocol `echo`, and the loop that it is served by.
    static func listening() throws -> (harness: LoopHarness, server: EchoServer, listener: Listener) {
        let (harness, server) = (try LoopHarness(subprotocols: ["echo"]), EchoServer())
        return (harness, server, try harness.loop.listen(on: .ipv4(host: "127.0.0.1", port: 0), handler: server))
    }

    func bodyLimit(of request: HTTPRequest) -> Int { bodyLimit }

    func respond(to request: HTTPRequest) -> HTTPResponse {
        requests.append(request)
        return response
    }

    func upgrade(_ request: HTTPRequest) -> UpgradeDecision {
        requests.append(request)
        if let rejection { return .reject(rejection) }
        return .accept(self, maximumMessageSize: maximumMessageSize)
    }
}

extension EchoServer: WebSocketHandler {
    func webSocketDidOpen(_ socket: WebSocket) { sockets.append(socket) }
    func webSocket(_ socket: WebSocket, didReceive text: [UInt8]) { socket.send(text) }
    func webSocketDidClose(_ socket: WebSocket, code: UInt16?, reason: String?) { closed += 1 }
}
