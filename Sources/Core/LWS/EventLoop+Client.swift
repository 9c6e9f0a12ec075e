internal import CLibwebsockets

extension EventLoop {
    /// Sets the authorities for servers with TLS. Without it the system's count.
    ///
    /// - Parameter authorities: the path of a file in PEM; `nil` for the system's.
    /// - Throws: for a file without certificates.
    public func trust(authorities: String?) throws(LWSError) {
        guard trust == nil, let inner else { return }
        let trust = try TLSTrust(authorities: authorities)
        var info = lws_context_creation_info()
        info.options = UInt64(LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT)
        info.provided_client_ssl_ctx = trust.settings
        guard lws_init_vhost_client_ssl(&info, inner) == 0 else {
            throw LWSError(code: .loop, text: "libwebsockets could not set up TLS.")
        }
        self.trust = trust
    }

    /// Opens a WebSocket to `ws://host:port/path`, or `wss:`.
    ///
    /// - Parameters:
    ///   - isSecure: whether over TLS, with a certificate for this host by an authority that is trusted.
    ///   - subprotocol: one of those that the loop was made with.
    ///   - originHost: goes into the header `Origin` behind `http://`; `nil` sends none.
    ///   - headers: more of them, with lower-case names and values without line breaks. No redirect takes them elsewhere.
    @discardableResult
    public func connect(
        host: String, port: UInt16, isSecure: Bool = false, path: String, subprotocol: String, originHost: String? = nil,
        headers: [(name: String, value: String)] = [], maximumMessageSize: Int, handler: any WebSocketHandler
    ) -> WebSocket {
        let socket = ClientWebSocket(
            handler: handler, maximumMessageSize: maximumMessageSize, subprotocol: subprotocol, idleTime: limits.idleTime)
        socket.requestHeaders += headers
        socket.verifiedHost = host
        open(socket, host: host, port: port, isSecure: isSecure, path: path, method: "GET", subprotocol: subprotocol, originHost: originHost)
        return socket
    }

    /// Sends a request to `http://host:port`, or `https:`.
    ///
    /// - Parameters:
    ///   - isSecure: as for `connect`. Nothing of the request is sent before the certificate is known to be good.
    ///   - onEvent: takes the answer, and may be called before this returns.
    @discardableResult
    public func call(
        host: String, port: UInt16, isSecure: Bool = false, _ request: ClientRequest, onEvent: @escaping @MainActor (HTTPCall.Event) -> Void
    ) -> HTTPCall {
        let call = HTTPCall(request, onEvent: onEvent)
        call.verifiedHost = request.hostName ?? host
        send(call, host: host, port: port, isSecure: isSecure, request)
        return call
    }

    private func send(_ call: HTTPCall, host: String, port: UInt16, isSecure: Bool, _ request: ClientRequest) {
        guard request.headLength <= ClientRequest.longestHead else {
            return call.end(LWSError(code: .connect, text: "its address and headers have more than \(ClientRequest.longestHead) bytes"))
        }
        open(call, host: host, port: port, isSecure: isSecure, path: request.path, method: request.method, hostName: request.hostName)
        if call.wsi == nil { call.end(LWSError(code: .connect, text: "libwebsockets could not connect")) }
    }

    /// Asks `http://host:port/path` for its status, with a GET.
    ///
    /// - Parameter isSecure: whether over TLS, with any certificate: no secret is sent.
    public func probe(
        host: String, port: UInt16, isSecure: Bool = false, path: String,
        completion: @escaping @MainActor (Result<UInt32, LWSError>) -> Void
    ) {
        var completion: (@MainActor (Result<UInt32, LWSError>) -> Void)? = completion
        var call: HTTPCall?
        var request = ClientRequest(path: path)
        request.patience = nil
        call = HTTPCall(request) { event in
            switch event {
            case .head(let status, _): completion?(.success(UInt32(status)))
            case .end(let error?): completion?(.failure(error))
            case .bytes, .end(nil): return
            }
            completion = nil
            call?.cancel()
            call = nil
        }
        if let call { send(call, host: host, port: port, isSecure: isSecure, request) }
    }

    /// The same at an address that a server of this machine listens on.
    public func probe(
        _ address: ListenAddress, isSecure: Bool = false, path: String, completion: @escaping @MainActor (Result<UInt32, LWSError>) -> Void
    ) {
        let (host, port): (String, UInt16) =
            switch address {
            case .ipv4(let host, let port): (host == "0.0.0.0" ? "127.0.0.1" : host, port)
            case .ipv6(let host, let port): (host == "::" ? "::1" : host, port)
            // libwebsockets' way to name a UNIX socket.
            case .unix(let path): ("+\(path)", 0)
            }
        probe(host: host, port: port, isSecure: isSecure && address.port != nil, path: path, completion: completion)
    }

    private func open(
        _ connection: Connection, host: String, port: UInt16, isSecure: Bool, path: String, method: String,
        hostName: String? = nil, subprotocol: String? = nil, originHost: String? = nil
    ) {
        // A loop that is closed opens nothing any more.
        guard let context else { return }
        // The system's authorities are there to be read, or no certificate is good.
        if isSecure { try? trust(authorities: nil) }
        var info = lws_client_connect_info()
        info.context = context
        info.vhost = inner
        info.port = Int32(port)
        info.ssl_connection = Int32(LCCSCF_HTTP_NO_FOLLOW_REDIRECT.rawValue | (isSecure ? LCCSCF_USE_SSL.rawValue : 0))
        info.opaque_user_data = Unmanaged.passRetained(connection).toOpaque()
        // libwebsockets copies the strings before it returns.
        var strings = CStrings()
        info.address = strings.keep(host)
        info.path = strings.keep(path)
        info.alpn = strings.keep("http/1.1")
        info.host = strings.keep(Self.hostHeader(host: hostName ?? host, port: port, isSecure: isSecure))
        info.method = strings.keep(method)
        // Without one, libwebsockets reads the body of an answer and tells nobody.
        info.local_protocol_name = strings.keep(subprotocol ?? ProtocolTable.http)
        info.origin = strings.keep(originHost)
        connection.willConnect(lws_client_connect_via_info(&info))
        strings.free()
    }

    /// - Parameter host: a UNIX socket begins with `+`, in libwebsockets' way.
    private static func hostHeader(host: String, port: UInt16, isSecure: Bool) -> String {
        if host.hasPrefix("+") { return "localhost" }
        let name = SocketAddress.isIPv6(host) ? "[\(host)]" : host
        // As browsers have it: a server may know its cookies by the port.
        return port == (isSecure ? 443 : 80) ? name : "\(name):\(port)"
    }
}
