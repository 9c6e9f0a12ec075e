internal import LWS

/// One socket of a page, between its handshake and its end.
@MainActor final class PageConnection: WebSocketHandler {
    private let request: PageRequest
    private let server: Server
    /// `nil` before the socket is open.
    private var page: Page?

    init(_ request: PageRequest, server: Server) {
        self.request = request
        self.server = server
    }

    func webSocketDidOpen(_ socket: WebSocket) {
        server.socketDidOpen()
        let page = server.page(for: request)
        self.page = page
        page.connect(socket, received: request.received)
    }

    func webSocket(_ socket: WebSocket, didReceive text: [UInt8]) {
        page?.receive(text, from: socket)
    }

    func webSocketDidClose(_ socket: WebSocket, code: UInt16?, reason: String?) {
        guard let page else { return }
        server.socketDidClose()
        page.disconnected(socket)
    }
}
