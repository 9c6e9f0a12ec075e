internal import CLibwebsockets

/// The one function that libwebsockets calls: C arguments in, a Swift value out, one method called.
func loopCallback(
    _ wsi: OpaquePointer?, _ reason: lws_callback_reasons, _ user: UnsafeMutableRawPointer?,
    _ input: UnsafeMutableRawPointer?, _ length: Int
) -> Int32 {
    // It calls on the thread that runs the loop, which is the MainActor's. `assumeIsolated` makes sure of it twice, and allocates.
    MainActor.preconditionIsolated("libwebsockets has called from another thread.")
    return unsafeBitCast(handle as Handler, to: NonisolatedHandler.self)(wsi, reason, input, length, OpaquePointer(user))
}

private typealias Handler =
    @MainActor (OpaquePointer?, lws_callback_reasons, UnsafeMutableRawPointer?, Int, OpaquePointer?) -> Int32
private typealias NonisolatedHandler =
    (OpaquePointer?, lws_callback_reasons, UnsafeMutableRawPointer?, Int, OpaquePointer?) -> Int32

@MainActor private func handle(
    _ wsi: OpaquePointer?, _ reason: lws_callback_reasons, _ input: UnsafeMutableRawPointer?, _ length: Int,
    _ user: OpaquePointer?
) -> Int32 {
    guard let wsi else { return 0 }
    switch reason {
    case LWS_CALLBACK_RECEIVE, LWS_CALLBACK_CLIENT_RECEIVE, LWS_CALLBACK_RECEIVE_CLIENT_HTTP_READ:
        // A chunk that tells a size of more than 31 bits has a negative one to libwebsockets (4.1.6).
        guard length >= 0 else { return CallbackResult.close.rawValue }
        return deliver(.received(UnsafeRawBufferPointer(start: input, count: length)), to: wsi)
    case LWS_CALLBACK_SERVER_WRITEABLE, LWS_CALLBACK_CLIENT_WRITEABLE, LWS_CALLBACK_CLIENT_HTTP_WRITEABLE:
        return deliver(.writable, to: wsi)
    case LWS_CALLBACK_HTTP_WRITEABLE:
        return EventLoop.of(wsi)?.answers.didGetTurn(wsi) ?? 0
    case LWS_CALLBACK_ESTABLISHED, LWS_CALLBACK_CLIENT_ESTABLISHED:
        return deliver(.established, to: wsi)
    case LWS_CALLBACK_WS_PEER_INITIATED_CLOSE:
        return deliver(.peerCloses(UnsafeRawBufferPointer(start: input, count: length)), to: wsi)
    case LWS_CALLBACK_WS_SERVER_DROP_PROTOCOL:
        return deliver(.ends, to: wsi)
    case LWS_CALLBACK_CLOSED_HTTP:
        EventLoop.of(wsi)?.connections.didClose(wsi)
        return deliver(.closed, to: wsi)
    case LWS_CALLBACK_CLOSED, LWS_CALLBACK_CLIENT_CLOSED, LWS_CALLBACK_CLOSED_CLIENT_HTTP:
        return deliver(.closed, to: wsi)
    case LWS_CALLBACK_ESTABLISHED_CLIENT_HTTP:
        return deliver(.responded(status: lws_http_client_http_response(wsi)), to: wsi)
    case LWS_CALLBACK_RECEIVE_CLIENT_HTTP:
        let result = deliver(.readable, to: wsi)
        EventLoop.of(wsi)?.didRead()
        return result
    case LWS_CALLBACK_COMPLETED_CLIENT_HTTP:
        return deliver(.completed, to: wsi)
    case LWS_CALLBACK_CLIENT_CONNECTION_ERROR:
        let bytes = UnsafeRawBufferPointer(start: input, count: input == nil ? 0 : length)
        let status = lws_http_client_http_response(wsi)
        let reason = Connection.of(wsi)?.certificateFault ?? String(decoding: bytes, as: UTF8.self)
        return deliver(.failed(reason: reason, status: status == 0 ? nil : status), to: wsi)
    case LWS_CALLBACK_CLIENT_APPEND_HANDSHAKE_HEADER:
        return Connection.of(wsi)?.appendRequestHeaders(to: input, capacity: length).rawValue ?? 0
    case LWS_CALLBACK_OPENSSL_LOAD_EXTRA_SERVER_VERIFY_CERTS:
        // `user` is the new vhost's SSL_CTX.
        return Listener.ofVhost(wsi)?.didMake(user) ?? -1
    case LWS_CALLBACK_OPENSSL_PERFORM_SERVER_CERT_VERIFICATION:
        // `user` is the X509_STORE_CTX, `length` what OpenSSL has found.
        return Connection.of(wsi)?.verify(user, isFine: length != 0) ?? -1
    case LWS_CALLBACK_FILTER_NETWORK_CONNECTION:
        // `wsi` is the listening socket; the new connection's descriptor stands in place of the input's address.
        Listener.ofVhost(wsi)?.didAccept(on: wsi)
        let descriptor = Int(bitPattern: input)
        EventLoop.of(wsi)?.didAccept(descriptor)
        return EventLoop.of(wsi)?.connections.admits(Int32(truncatingIfNeeded: descriptor), isPlain: true) == false ? -1 : 0
    case LWS_CALLBACK_SERVER_NEW_CLIENT_INSTANTIATED:
        // A client's connection has it too.
        if let listener = Listener.ofVhost(wsi) { EventLoop.of(wsi)?.connections.add(wsi, of: listener) }
        return 0
    case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE:
        return Listener.of(wsi)?.upgrade(wsi) ?? -1
    case LWS_CALLBACK_RAW_RX:
        return Listener.of(wsi)?.refuseMethod(UnsafeRawBufferPointer(start: input, count: length), on: wsi) ?? -1
    case LWS_CALLBACK_HTTP:
        return Listener.of(wsi)?.respond(wsi) ?? -1
    case LWS_CALLBACK_HTTP_BODY:
        return deliver(.received(UnsafeRawBufferPointer(start: input, count: length)), to: wsi)
    case LWS_CALLBACK_HTTP_BODY_COMPLETION:
        return Listener.of(wsi)?.respondToBody(wsi) ?? -1
    case LWS_CALLBACK_RAW_RX_FILE where lws_get_socket_fd(wsi) == EventLoop.of(wsi)?.answers.descriptor:
        EventLoop.of(wsi)?.answers.serve()
        return 0
    case LWS_CALLBACK_RAW_CLOSE_FILE where lws_get_socket_fd(wsi) == EventLoop.of(wsi)?.answers.descriptor:
        EventLoop.of(wsi)?.answers.didClose()
        return 0
    case LWS_CALLBACK_RAW_RX_FILE:
        MainQueue.drain()
        EventLoop.of(wsi)?.afterTurn?()
        return 0
    case LWS_CALLBACK_EVENT_WAIT_CANCELLED:
        EventLoop.of(wsi)?.wasWoken()
        return 0
    case LWS_CALLBACK_WSI_DESTROY:
        EventLoop.of(wsi)?.connections.remove(wsi)
        EventLoop.of(wsi)?.answers.forget(wsi)
        Connection.release(from: wsi)
        return 0
    default:
        return 0
    }
}

@MainActor private func deliver(_ event: ConnectionEvent, to wsi: OpaquePointer) -> Int32 {
    Connection.of(wsi)?.handle(event).rawValue ?? 0
}
