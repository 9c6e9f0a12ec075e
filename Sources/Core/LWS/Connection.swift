internal import CLibwebsockets

/// An event of libwebsockets for a connection, as Swift values. Buffers are valid during the call only.
enum ConnectionEvent {
    case established
    case received(UnsafeRawBufferPointer)
    case writable
    /// Bytes of the answer to a client's request wait to be read.
    case readable
    /// The head of the answer to a client's request has come.
    case responded(status: UInt32)
    /// The answer to a client's request is whole.
    case completed
    /// The payload of the peer's close frame.
    case peerCloses(UnsafeRawBufferPointer)
    /// A WebSocket is about to end, for whatever reason; it can still be written to.
    case ends
    case closed
    /// - Parameter status: the server's answer to the handshake; `nil` when there was none.
    case failed(reason: String, status: UInt32?)
}

/// A callback's answer to libwebsockets.
enum CallbackResult: Int32 {
    case proceed = 0
    case close = -1
}

/// The Swift side of one libwebsockets connection (`struct lws`).
///
/// libwebsockets holds it by one retained pointer, from `attach` until its WSI_DESTROY, which is its last callback for that connection.
@MainActor public class Connection {
    private(set) var wsi: OpaquePointer?
    /// A client's own, beside those that libwebsockets sends.
    var requestHeaders: [(name: String, value: String)] = []
    /// Whether a client's own headers ask for another protocol in place of the answer.
    var asksForUpgrade = false
    /// A client's; with an empty one the request has none.
    var requestBody: ArraySlice<UInt8> = []
    /// A client's name or number of the server, which its certificate has to be for; `nil` takes every certificate.
    var verifiedHost: String?
    /// Why a client refuses the server's certificate.
    public internal(set) var certificateFault: String?

    init() {}

    func attach(to wsi: OpaquePointer) {
        self.wsi = wsi
        lws_set_opaque_user_data(wsi, Unmanaged.passRetained(self).toOpaque())
    }

    /// For a client, whose retained pointer went along when libwebsockets made the connection.
    ///
    /// - Parameter wsi: `nil` when there is no connection; its last callback has been made and has released the pointer.
    func willConnect(_ wsi: OpaquePointer?) {
        self.wsi = wsi
    }

    /// Takes back what `attach` has given, or what a client's connection was made with.
    static func release(from wsi: OpaquePointer) {
        guard let pointer = lws_get_opaque_user_data(wsi) else { return }
        lws_set_opaque_user_data(wsi, nil)
        Unmanaged<Connection>.fromOpaque(pointer).takeRetainedValue().wsi = nil
    }

    static func of(_ wsi: OpaquePointer) -> Connection? {
        guard let pointer = lws_get_opaque_user_data(wsi) else { return nil }
        return Unmanaged<Connection>.fromOpaque(pointer).takeUnretainedValue()
    }

    func handle(_ event: ConnectionEvent) -> CallbackResult { .proceed }

    /// Has libwebsockets read a piece of the answer to a client's request, which comes as `received`.
    ///
    /// - Parameter size: in bytes.
    func readAnswer(atMost size: Int) -> CallbackResult {
        guard let wsi else { return .close }
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: size) { buffer in
            var (start, count) = (buffer.baseAddress, Int32(size))
            return lws_http_client_read(wsi, &start, &count) < 0 ? .close : .proceed
        }
    }

    /// The body of a request has come that is answered without it.
    func bodyWasRead() { holdReads() }

    /// From now on the peer has as long as the stage may take.
    func enter(_ stage: ConnectionTable.Stage) {
        if let wsi { EventLoop.of(wsi)?.connections.enter(stage, wsi) }
    }

    /// Ends the connection of a peer that does not read.
    func endAsUnread() {
        if let wsi { EventLoop.of(wsi)?.connections.cut(wsi) }
    }

    func report(_ fault: ConnectionFault) {
        if let wsi { EventLoop.of(wsi)?.connections.report(fault, of: wsi) }
    }
}
