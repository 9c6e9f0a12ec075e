internal import LWS

/// A socket's handler until it is open. Then its peer takes over.
@MainActor final class Handshake: WebSocketHandler {
    private let open: (WebSocket) -> Void

    init(open: @escaping (WebSocket) -> Void) {
        self.open = open
    }

    func webSocketDidOpen(_ socket: WebSocket) {
        open(socket)
    }

    func webSocket(_ socket: WebSocket, didReceive text: [UInt8]) {}

    func webSocketDidClose(_ socket: WebSocket, code: UInt16?, reason: String?) {}
}
