internal import CLibwebsockets

/// One address that the loop listens on (a vhost of libwebsockets).
@MainActor public final class Listener {
    public let address: ListenAddress
    /// The real port, also when the address asked for a free one; 0 for a UNIX socket.
    public internal(set) var port: UInt16 = 0
    private weak var handler: (any ServerHandler)?
    /// The listening socket, once it has got a connection. It lives as long as the loop's context.
    private var wsi: OpaquePointer?

    /// The settings of TLS, an SSL_CTX, which lives as long as the loop's context; `nil` without TLS.
    private var settings: OpaquePointer?
    private var certificate: TLSCertificate?

    /// - Parameter certificate: for TLS; `nil` for none.
    init(address: ListenAddress, certificate: TLSCertificate?, handler: any ServerHandler) {
        self.address = address
        self.certificate = certificate
        self.handler = handler
    }

    /// The address that a browser opens, `nil` for a UNIX socket.
    public var url: String? { address.url(port: port, isSecure: certificate != nil) }

    /// The listener that has accepted the connection.
    static func of(_ wsi: OpaquePointer) -> Listener? { EventLoop.of(wsi)?.connections.listener(of: wsi) ?? ofVhost(wsi) }

    /// The listener of a listening socket, or of a connection that has sent nothing: later libwebsockets moves it to a vhost of the same port,
    /// by the request's `Host`.
    static func ofVhost(_ wsi: OpaquePointer) -> Listener? {
        guard let vhost = lws_get_vhost(wsi), let pointer = lws_vhost_user(vhost) else { return nil }
        // The loop holds its listeners until the context, and with it every vhost, is gone.
        return Unmanaged<Listener>.fromOpaque(pointer).takeUnretainedValue()
    }

    /// Takes the certificate for new connections. A listener without TLS stays without.
    func use(_ certificate: TLSCertificate) {
        guard let settings, certificate.apply(to: settings) else { return }
        self.certificate = certificate
    }

    /// libwebsockets has made the settings of TLS, to be filled.
    func didMake(_ settings: OpaquePointer?) -> Int32 {
        guard let settings, let certificate else { return -1 }
        SSL_CTX_ctrl(settings, SSL_CTRL_SET_MIN_PROTO_VERSION, Int(TLS1_2_VERSION), nil)
        self.settings = settings
        return certificate.apply(to: settings) ? 0 : -1
    }

    /// The answer to plain HTTP where TLS is spoken: what such a request brings along, others may have read.
    private func needsTLS(_ wsi: OpaquePointer) -> HTTPResponse? {
        guard certificate != nil, lws_is_ssl(wsi) == 0 else { return nil }
        EventLoop.of(wsi)?.connections.report(.plain, of: wsi)
        return .refusal(400, "Viaduct speaks HTTPS at this port. Begin the address with https://.")
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
        guard let handler, let request = RequestReader(wsi: wsi, moreHeaders: handler.requestHeaders).read() else { return -1 }
        let hasUnreadBody = Self.hasUnreadBody(request)
        // libwebsockets (4.1.6) would take the request's head for its body, and wait for its end for ever (`lws_http_action`).
        if hasUnreadBody, let connections = EventLoop.of(wsi)?.connections, connections.isPipelined(wsi) {
            connections.refuse(wsi, with: .pipelinedBody, because: .notUnderstood)
            return CallbackResult.close.rawValue
        }
        if let response = needsTLS(wsi) {
            return send(response, to: request, on: wsi, endsConnection: true, hasUnreadBody: hasUnreadBody).rawValue
        }
        let limit = handler.bodyLimit(of: request)
        if let fault = BodyFault.of(request, limit: limit) {
            let refusal = handler.refuseBody(of: request, because: fault)
            return send(refusal, to: request, on: wsi, endsConnection: true, hasUnreadBody: hasUnreadBody).rawValue
        }
        if limit > 0, let length = request.headers["content-length"].flatMap(BodyFault.length), length > 0 {
            let body = HTTPRequestBody(of: request, limit: limit)
            body.attach(to: wsi)
            body.enter(.body)
            return CallbackResult.proceed.rawValue
        }
        return send(handler.respond(to: request), to: request, on: wsi, hasUnreadBody: hasUnreadBody).rawValue
    }

    /// Whether libwebsockets, after its callback for the head, has a body to read. It takes a wrong length for some number.
    private static func hasUnreadBody(_ request: HTTPRequest) -> Bool {
        request.headers["content-length"].map { BodyFault.length($0) != 0 } ?? hasUnknownBody(request)
    }

    /// Whether libwebsockets would take the next request for the body.
    private static func hasUnknownBody(_ request: HTTPRequest) -> Bool {
        ["POST", "PUT", "PATCH"].contains(request.method) && request.headers["content-length"] == nil
    }

    /// Answers a request whose body has come. One that nobody waits for has been answered by its head.
    func respondToBody(_ wsi: OpaquePointer) -> Int32 {
        guard let body = Connection.of(wsi) as? HTTPRequestBody else {
            Connection.of(wsi)?.bodyWasRead()
            return CallbackResult.proceed.rawValue
        }
        let request = body.request
        Connection.release(from: wsi)
        guard let handler else { return CallbackResult.close.rawValue }
        return send(handler.respond(to: request), to: request, on: wsi).rawValue
    }

    /// - Returns: as libwebsockets wants it: 0 goes on with the handshake, -1 hangs up.
    func upgrade(_ wsi: OpaquePointer) -> Int32 {
        guard let handler, let request = RequestReader(wsi: wsi, moreHeaders: handler.requestHeaders).read() else { return -1 }
        if let response = needsTLS(wsi) { return answer(response, to: request, on: wsi) }
        switch request.headers["upgrade"]?.lowercased() {
        case "websocket": break
        // HTTP/2 is an offer, which a server may ignore.
        case "h2c": return answer(handler.respond(to: request).withoutStream, to: request, on: wsi)
        // libwebsockets has already answered with 403, and asks only where it was not the first request.
        default: return -1
        }
        if let refusal = HandshakeRules.refusal(of: request) { return answer(refusal, to: request, on: wsi) }
        switch handler.upgrade(request) {
        case .accept(let handler, let maximumMessageSize, let pace):
            let socket = WebSocket(handler: handler, maximumMessageSize: maximumMessageSize, pace: pace)
            socket.attach(to: wsi)
            socket.enter(.rest)
            return 0
        case .reject(let response):
            return answer(response, to: request, on: wsi)
        }
    }

    /// Answers a method that libwebsockets does not know, or a CONNECT, for which it would keep the connection open for ever, and hangs up.
    ///
    /// - Parameter bytes: the last that have come, in most cases the whole head.
    func refuseMethod(_ bytes: UnsafeRawBufferPointer, on wsi: OpaquePointer) -> Int32 {
        let plain = needsTLS(wsi)
        EventLoop.of(wsi)?.connections.refuse(wsi, with: plain ?? .notUnderstood(bytes), because: plain == nil ? .notUnderstood : nil)
        return CallbackResult.close.rawValue
    }

    /// Answers in place of an upgrade, and hangs up, as libwebsockets does by itself where it was the first request.
    private func answer(_ response: HTTPResponse, to request: HTTPRequest, on wsi: OpaquePointer) -> Int32 {
        EventLoop.of(wsi)?.connections.answer(wsi, with: response, withBody: request.method != "HEAD")
        return CallbackResult.close.rawValue
    }

    private func send(
        _ response: HTTPResponse, to request: HTTPRequest, on wsi: OpaquePointer, endsConnection: Bool = false, hasUnreadBody: Bool = false
    ) -> CallbackResult {
        let response = request.method == "HEAD" ? response.withoutStream : response
        if let stream = response.stream {
            stream.attach(to: wsi)
            return stream.begin(with: response, hasUnreadBody: hasUnreadBody)
        }
        let ends = endsConnection || Self.hasUnknownBody(request)
        if let late = response.late {
            late.attach(to: wsi)
            return late.begin(headers: response.headers, endsConnection: ends, hasUnreadBody: hasUnreadBody)
        }
        let exchange = HTTPExchange(response, withBody: request.method != "HEAD", endsConnection: ends)
        exchange.attach(to: wsi)
        return exchange.begin(hasUnreadBody: hasUnreadBody)
    }
}

extension HTTPResponse {
    /// The head of a stream or of a late answer, whose source is told that nobody reads it; any other answer as it is.
    @MainActor fileprivate var withoutStream: HTTPResponse {
        late?.refuse()
        guard let stream else { return late == nil ? self : HTTPResponse(status: status) }
        stream.refuse()
        return HTTPResponse(status: status, headers: headers)
    }
}
