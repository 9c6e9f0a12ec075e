internal import LWS

/// A page's socket until it is open, when its page takes it over.
@MainActor final class PageConnection: WebSocketHandler {
    private let request: PageRequest
    private let server: Server

    init(_ request: PageRequest, server: Server) {
        self.request = request
        self.server = server
    }

    func webSocketDidOpen(_ socket: WebSocket) {
        server.socketDidOpen()
        server.page(for: request).connect(socket, received: request.received)
    }

    func webSocket(_ socket: WebSocket, didReceive text: [UInt8]) {}

    func webSocketDidClose(_ socket: WebSocket, code: UInt16?, reason: String?) {}
}
