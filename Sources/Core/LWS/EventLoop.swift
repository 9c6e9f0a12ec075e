internal import CLibwebsockets
internal import Glibc

/// libwebsockets' loop, which is the main thread's loop: sockets, timers, and the MainActor's tasks.
@MainActor public final class EventLoop {
    public enum Engine: String, Sendable {
        /// libev: epoll, whose cost does not grow with the idle connections.
        case libev
        case poll
    }

    /// libwebsockets' own timers end a connection that the table has not ended so much earlier.
    private static let grace = Duration.seconds(10)

    /// In seconds, as libwebsockets counts them.
    private static let endless: UInt32 = 1 << 30

    /// A listener with TLS, which accepts plain HTTP for a clear answer only.
    private static let securely = UInt64(
        LWS_SERVER_OPTION_CREATE_VHOST_SSL_CTX | LWS_SERVER_OPTION_ALLOW_HTTP_ON_HTTPS_LISTENER | Int64(CLWS_ALLOW_PLAIN))

    public private(set) var engine = Engine.poll
    /// Is called after each turn of the main queue, from outside of it.
    public var afterTurn: (@MainActor () -> Void)?
    /// Is called after each read of a client's socket while `run` serves, from outside of the main queue.
    public var afterRead: (@MainActor () -> Void)?
    /// Is called for each connection after which others have to wait, since the process has no more descriptors for them.
    public var onFull: (@MainActor () -> Void)?
    /// Is called for each connection that was refused or ended, with the number of its peer where that is one client's.
    public var onFault: (@MainActor (ConnectionFault, String?) -> Void)? {
        get { connections.onFault }
        set { connections.onFault = newValue }
    }
    /// Whether the numeric address is a proxy's: `ConnectionLimits.ofAddress` does not hold for it.
    public var isProxy: @MainActor (String) -> Bool {
        get { connections.isProxy }
        set { connections.isProxy = newValue }
    }
    /// Bounds on its listeners' connections.
    public var limits: ConnectionLimits { connections.limits }
    /// Whether a response to a client of its listeners is only partly sent.
    public var isAnswering: Bool { connections.isAnswering }
    let connections: ConnectionTable
    let answers = AnswerWatch()
    private(set) var context: OpaquePointer?
    /// The vhost of what has no listening address: clients, and the main queue.
    private(set) var inner: OpaquePointer?
    let protocols: ProtocolTable
    /// Authorities for servers that clients of this loop connect to; `nil` as long as none speaks TLS.
    var trust: TLSTrust?
    private var listeners: [Listener] = []
    private let endOfConnections: Int
    private var isRunning = false
    private var isStopping = false
    private var signalHandlers: [LoopSignal: @MainActor () -> Void] = [:]

    /// - Parameters:
    ///   - engine: `nil` takes libev when its plugin is installed, and poll otherwise.
    ///   - subprotocols: the names that WebSockets of this loop may agree on, as a server and as a client.
    public init(engine: Engine? = nil, subprotocols: [String], limits: ConnectionLimits = ConnectionLimits()) throws(LWSError) {
        connections = ConnectionTable(limits: limits)
        protocols = ProtocolTable(subprotocols: subprotocols, idleTime: limits.idleTime)
        try DescriptorLimit.raise()
        endOfConnections = DescriptorLimit.endOfConnections
        MainQueue.start()
        FreeMemory.returnLargeBlocks()
        LWSLog.attach { [weak connections] in connections?.answerLongHeaders() }
        for candidate in engine.map({ [$0] }) ?? [.libev, .poll] {
            self.engine = candidate
            context = makeContext(candidate)
            if context != nil { break }
        }
        guard let context else {
            throw LWSError(code: .loop, text: "libwebsockets could not create an event loop.")
        }
        var info = vhostInfo(name: "inner", options: 0)
        info.port = CONTEXT_PORT_NO_LISTEN
        // None, rather than the variable http_proxy's: a server on this machine is none of another machine's business.
        info.http_proxy_address = protocols.keep(":0")
        // A client's WebSocket is a request that goes on for days.
        info.timeout_secs_ah_idle = Self.endless
        inner = lws_create_vhost(context, &info)
    }

    isolated deinit {
        if let context { lws_context_destroy(context) }
    }

    /// Begins to accept connections; they are served once the loop runs.
    ///
    /// - Parameters:
    ///   - certificate: for TLS 1.2 and later, which a UNIX socket never has; `nil` for plain HTTP.
    ///   - handler: is not kept alive. Without it connections are dropped.
    public func listen(
        on address: ListenAddress, certificate: TLSCertificate? = nil, handler: any ServerHandler
    ) throws(LWSError) -> Listener {
        let certificate = address.port == nil ? nil : certificate
        let listener = Listener(address: address, certificate: certificate, handler: handler)
        var info = vhostInfo(name: address.description, options: LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND)
        // A request with an unknown method becomes a raw connection, see `refuseMethod`.
        info.options |= UInt64(LWS_SERVER_OPTION_FALLBACK_TO_APPLY_LISTEN_ACCEPT_CONFIG)
        if certificate != nil { info.options |= Self.securely }
        // All that is read of a request is read as of HTTP/1.1.
        info.alpn = protocols.keep("http/1.1")
        info.user = Unmanaged.passUnretained(listener).toOpaque()
        switch address {
        case .ipv4(let host, let port):
            info.iface = protocols.keep(host)
            info.port = Int32(port)
            // Without it libwebsockets listens on every address, whatever `iface` says.
            info.options |= UInt64(LWS_SERVER_OPTION_DISABLE_IPV6)
        case .ipv6(let host, let port):
            info.iface = protocols.keep(host)
            info.port = Int32(port)
            info.options |= UInt64(LWS_SERVER_OPTION_IPV6_V6ONLY_MODIFY | LWS_SERVER_OPTION_IPV6_V6ONLY_VALUE)
        case .unix(let path):
            // libwebsockets removes whatever has the name.
            try SocketFile.check(path)
            info.iface = protocols.keep(path)
            info.options |= UInt64(LWS_SERVER_OPTION_UNIX_SOCK)
        }
        errno = 0
        guard let context, let vhost = lws_create_vhost(context, &info) else {
            let error = SystemError.current
            let reason = error.number == 0 ? "the address cannot be used" : error.text
            throw LWSError(
                code: error.number == EADDRINUSE ? .addressInUse : .listen, text: "Cannot listen on \(address): \(reason).", address: address)
        }
        if case .unix(let path) = address {
            SocketFile.openToAll(path)
        } else {
            listener.port = UInt16(clamping: lws_get_vhost_listen_port(vhost))
        }
        if let inner, !answers.adopt(into: inner) {
            throw LWSError(code: .loop, text: "Cannot watch the sockets of answers: \(SystemError.current.text).")
        }
        listeners.append(listener)
        return listener
    }

    /// Takes another certificate for new connections of all listeners with TLS. Open ones go on with theirs.
    public func use(_ certificate: TLSCertificate) {
        for listener in listeners { listener.use(certificate) }
    }

    /// Calls the action once after the time, unless the timer is cancelled or let go.
    public func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> LoopTimer {
        LoopTimer(delay: delay, action: action)
    }

    /// Calls the handler, on the loop, when the process gets SIGTERM or SIGINT.
    public func onTermination(_ handler: @escaping @MainActor () -> Void) {
        handle(.termination, by: handler)
    }

    /// Calls the handler, on the loop, when the process gets SIGHUP, which ends it otherwise.
    public func onReload(_ handler: @escaping @MainActor () -> Void) {
        handle(.reload, by: handler)
    }

    private func handle(_ signal: LoopSignal, by handler: @escaping @MainActor () -> Void) {
        signalHandlers[signal] = handler
        signal.install(waking: context)
    }

    /// Serves until `stop`. Drains the main queue too, so tasks of the MainActor run between callbacks.
    public func run() {
        guard let context, let inner else { return }
        isRunning = true
        MainQueue.adopt(into: inner)
        switch engine {
        case .poll:
            while !isStopping, lws_service(context, 0) >= 0 {}
            close()
        case .libev:
            // Returns when the context is destroyed from inside of a callback, see `wasWoken`.
            while !isStopping, lws_service(context, 0) >= 0 {}
        }
    }

    /// Serves what is ready, and does not wait: for a program that has a loop of its own.
    public func pump() {
        guard let context else { return }
        lws_service(context, -1)
    }

    /// Ends `run`. Connections are cut.
    public func stop() {
        isStopping = true
        if let context { lws_cancel_service(context) }
    }

    static func of(_ wsi: OpaquePointer) -> EventLoop? {
        guard let context = lws_get_context(wsi), let pointer = lws_context_user(context) else { return nil }
        return Unmanaged<EventLoop>.fromOpaque(pointer).takeUnretainedValue()
    }

    /// A client's socket was read. A loop that is pumped may be so within the main queue.
    func didRead() {
        if isRunning { afterRead?() }
    }

    /// A listener has got a connection. A descriptor has the lowest free number, so its number says how many are in use.
    ///
    /// Some stay free, since libdispatch and Foundation end a process that cannot open one. libwebsockets has a limit
    /// too (`fd_limit_per_thread`), with which each look-up of a connection searches all of them (`wsi_from_fd`).
    ///
    /// With the last of those that connections may have, every listener pauses. libwebsockets itself resumes them when a
    /// connection ends (`__remove_wsi_socket_from_fds`), and each of them waits for its turn in the system's queue until then.
    func didAccept(_ descriptor: Int) {
        guard descriptor >= endOfConnections else { return }
        for listener in listeners { listener.pause() }
        onFull?()
    }

    /// The loop was woken by `lws_cancel_service`, by `stop`, by a signal, or for answers.
    ///
    /// Under libev that does not make `lws_service` return. It returns once the context is destroyed in this callback.
    func wasWoken() {
        answers.settle()
        for signal in LoopSignal.take() { signalHandlers[signal]?() }
        if isStopping, engine == .libev { close() }
    }

    /// Cuts all connections, and frees what a loop that does not run has open. Nothing is served afterwards.
    public func close() {
        guard let context else { return }
        self.context = nil
        LoopSignal.uninstall()
        lws_context_destroy(context)
    }

    private func makeContext(_ engine: Engine) -> OpaquePointer? {
        var info = lws_context_creation_info()
        info.port = CONTEXT_PORT_NO_LISTEN
        info.gid = -1
        info.uid = -1
        info.user = Unmanaged.passUnretained(self).toOpaque()
        info.protocols = UnsafePointer(protocols.pointer)
        // UTF-8 is checked by `WebSocket`: libwebsockets' option hangs up on a bad close reason without a close frame.
        info.options = UInt64(LWS_SERVER_OPTION_EXPLICIT_VHOSTS | LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT)
        if engine == .libev { info.options |= UInt64(LWS_SERVER_OPTION_LIBEV) }
        // libwebsockets counts no further, and ends the connection without an answer (4.1.6): see `answerLongHeaders`.
        info.max_http_header_data2 = UInt32(connections.limits.headerBytes + connections.limits.proxyHeaderBytes)
        info.timeout_secs = UInt32((connections.limits.handshakeTime + Self.grace).components.seconds)
        // So much is read at once: the socket of an app has the frames of many pages.
        info.pt_serv_buf_size = 32 << 10
        return lws_create_context(&info)
    }

    private func vhostInfo(name: String, options: some BinaryInteger) -> lws_context_creation_info {
        var info = lws_context_creation_info()
        info.vhost_name = protocols.keep(name)
        info.protocols = UnsafePointer(protocols.pointer)
        info.options = UInt64(options)
        info.keepalive_timeout = Int32((connections.limits.idleTime + Self.grace).components.seconds)
        info.timeout_secs_ah_idle = UInt32((connections.limits.handshakeTime + Self.grace).components.seconds)
        info.headers = UnsafePointer(protocols.headers)
        info.retry_and_idle_policy = UnsafePointer(protocols.idlePolicy)
        return info
    }
}
