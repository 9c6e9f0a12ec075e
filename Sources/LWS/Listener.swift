internal import CLibwebsockets

/// One address that the loop listens on (a vhost of libwebsockets).
@MainActor public final class Listener {
    public let address: ListenAddress
    /// The real port, also when the address asked for a free one; 0 for a UNIX socket.
    public internal(set) var port: UInt16 = 0
    private weak var handler: (any ServerHandler)?
    /// The listening socket, once it has got a connection. It lives as long as the loop's context.
    private var wsi: OpaquePointer?

    init(address: ListenAddress, handler: any ServerHandler) {
        self.address = address
        self.handler = handler
    }

    /// The address that a browser opens, `nil` for a UNIX socket.
    public var url: String? { address.url(port: port) }

    static func of(_ wsi: OpaquePointer) -> Listener? {
        guard let vhost = lws_get_vhost(wsi), let pointer = lws_vhost_user(vhost) else { return nil }
        // The loop holds its listeners until the context, and with it every vhost, is gone.
        return Unmanaged<Listener>.fromOpaque(pointer).takeUnretainedValue()
    }

    func didAccept(on wsi: OpaquePointer) {
        self.wsi = wsi
    }

    /// Accepts no connections until libwebsockets resumes.
    func pause() {
        guard let wsi else { return }
        // It resumes without undoing this, and does not pause twice.
        lws_rx_flow_control(wsi, 1)
        lws_rx_flow_control(wsi, 0)
    }

    func respond(_ wsi: OpaquePointer) -> Int32 {
        guard let handler, let request = RequestReader(wsi: wsi).read() else { return -1 }
        return send(handler.respond(to: request), to: request, on: wsi).rawValue
    }

    /// - Returns: as libwebsockets wants it: 0 goes on with the handshake, 1 when another answer was sent, -1 hangs up.
    func upgrade(_ wsi: OpaquePointer) -> Int32 {
        guard let handler, let request = RequestReader(wsi: wsi).read() else { return -1 }
        switch handler.upgrade(request) {
        case .accept(let handler, let maximumMessageSize):
            WebSocket(handler: handler, maximumMessageSize: maximumMessageSize).attach(to: wsi)
            return 0
        case .reject(let response):
            let exchange = HTTPExchange(response, withBody: true)
            exchange.attach(to: wsi)
            defer { Connection.release(from: wsi) }
            return exchange.sendAtOnce() ? 1 : -1
        }
    }

    private func send(_ response: HTTPResponse, to request: HTTPRequest, on wsi: OpaquePointer) -> CallbackResult {
        let exchange = HTTPExchange(response, withBody: request.method != "HEAD")
        exchange.attach(to: wsi)
        return exchange.begin()
    }
}
