import LWS

/// Runs a loop step by step from a test, and the MainActor's tasks in between.
@MainActor final class LoopHarness {
    let loop: EventLoop

    init() throws {
        loop = try EventLoop(engine: .poll, subprotocols: ["echo"])
    }

    /// Serves until the condition holds.
    ///
    /// - Returns: `false` after 5 s without it.
    func serve(until condition: () -> Bool) async -> Bool {
        let deadline = ContinuousClock.now + .seconds(5)
        while !condition() {
            guard ContinuousClock.now < deadline else { return false }
            loop.pump()
            await Task.yield()
        }
        return true
    }
}

/// Answers requests by what the test says, and WebSockets by an echo.
@MainActor final class EchoServer: ServerHandler {
    var response = HTTPResponse(status: 200, contentType: "text/plain", text: "hello")
    var rejection: HTTPResponse?
    var maximumMessageSize = 1 << 20
    private(set) var requests: [HTTPRequest] = []
    private(set) var closed = 0
    var sockets: [WebSocket] = []

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
    func webSocketDidClose(_ socket: WebSocket, reason: String?) { closed += 1 }
}

/// Remembers what happens.
@MainActor final class RecordingClient: WebSocketHandler {
    private(set) var isOpen = false
    private(set) var received: [String] = []
    private(set) var closeReason: String??

    func webSocketDidOpen(_ socket: WebSocket) { isOpen = true }
    func webSocket(_ socket: WebSocket, didReceive text: [UInt8]) { received.append(String(decoding: text, as: UTF8.self)) }
    func webSocketDidClose(_ socket: WebSocket, reason: String?) { closeReason = reason }
}
