internal import CLibwebsockets
internal import Glibc

/// A client's WebSocket. To libwebsockets it is a request whose answer never ends, and whose bytes are read and written here: its own client
/// (4.1.6) takes a message byte by byte, with a hundred instructions for each.
final class ClientWebSocket: WebSocket {
    /// How long the peer may take for its close frame, and for the end of the connection behind that, as with libwebsockets.
    private static let closingTime = Duration.seconds(5)

    private let handshake: ClientHandshake
    /// How long the peer may take for a sign of life. It is asked for one after twice that time.
    private let idleTime: Duration
    private var reader = FrameReader()
    /// Why the handshake has failed.
    private var handshakeFault: String?
    /// The payload of the last ping that is not answered, since the socket took nothing.
    private var pong: [UInt8]?
    private var hasWrittenClosing = false
    /// Whether nothing is sent any more, and whatever comes is dropped: a close frame has come, or a broken one.
    private var isOver = false
    /// Whether something has come since the last ping.
    private var hasSign = false
    private var timer: LoopTimer?

    init(handler: any WebSocketHandler, maximumMessageSize: Int, subprotocol: String, idleTime: Duration) {
        handshake = ClientHandshake(subprotocol: subprotocol)
        self.idleTime = idleTime
        super.init(handler: handler, maximumMessageSize: maximumMessageSize)
        requestHeaders = handshake.headers
        asksForUpgrade = true
    }

    override func handle(_ event: ConnectionEvent) -> CallbackResult {
        switch event {
        case .responded(let status): return open(status)
        case .readable: return readAnswer(atMost: 32 << 10)
        case .received(let bytes): return take(bytes)
        case .completed: return .close
        case .writable where pong != nil: answerPing()
        case .closed: timer = nil
        case .failed(let reason, let status):
            // The answer to a handshake that has failed afterwards is no refusal.
            return super.handle(.failed(reason: handshakeFault ?? reason, status: status == 101 ? nil : status))
        case .established, .writable, .peerCloses, .ends: break
        }
        return super.handle(event)
    }

    private func open(_ status: UInt32) -> CallbackResult {
        guard let wsi, !isClosing else { return .close }
        handshakeFault = handshake.fault(of: ClientHandshake.Answer(status: status, HeaderStorage(wsi: wsi)))
        guard handshakeFault == nil else { return .close }
        watchSilence()
        didOpen()
        return .proceed
    }

    private func take(_ bytes: UnsafeRawBufferPointer) -> CallbackResult {
        hasSign = true
        var rest = bytes
        do throws(FrameFault) {
            while !isOver, let part = try reader.next(&rest) {
                switch part {
                case .data(let piece): if receive(piece) == .close { return .close }
                case .ping(let payload):
                    pong = payload
                    answerPing()
                case .pong: break
                case .close(let payload): answerClosing(payload)
                }
            }
        } catch {
            return fail(.protocolError, reason: error.reason)
        }
        return .proceed
    }

    // MARK: Control frames

    /// Only the last one is answered of those that come while the socket takes nothing (RFC 6455, section 5.5.3).
    private func answerPing() {
        guard let wsi, let payload = pong, !isOver else { return }
        guard lws_send_pipe_choked(wsi) == 0 else {
            lws_callback_on_writable(wsi)
            return
        }
        pong = nil
        if !isClosing { write(.pong, payload) }
    }

    private func answerClosing(_ payload: [UInt8]) {
        if !isClosing {
            if payload.count >= 2, !CloseCode.isValid(UInt16(payload[0]) << 8 | UInt16(payload[1])) {
                _ = fail(.protocolError, reason: "No peer may send this close code.")
                return
            }
            guard payload.withUnsafeBytes({ takeClosing($0) }) == nil else { return }
        }
        if !hasWrittenClosing { write(.close, payload) }
        end()
    }

    override func fail(_ code: CloseCode, reason: String) -> CallbackResult {
        guard !isOver else { return .proceed }
        // The handler gets the reason at the end.
        close(code, reason: reason)
        writeCloseFrame(code, reason: Array(reason.utf8.prefix(Self.longestReason)))
        end()
        return .proceed
    }

    override func writeClosing(_ code: CloseCode, reason: [UInt8]) -> CallbackResult {
        guard isOpen else { return .close }
        guard !isOver else { return .proceed }
        writeCloseFrame(code, reason: reason)
        cut(after: Self.closingTime)
        return .proceed
    }

    private func writeCloseFrame(_ code: CloseCode, reason: [UInt8]) {
        hasWrittenClosing = true
        let number = UInt16(truncatingIfNeeded: code.rawValue)
        write(.close, [UInt8(number >> 8), UInt8(number & 0xFF)] + reason)
    }

    /// Sends nothing more, and gives the peer the time to end the connection (RFC 6455, section 7.1.1).
    private func end() {
        isOver = true
        if let wsi, lws_partial_buffered(wsi) == 0 { shutdown(lws_get_socket_fd(wsi), Int32(SHUT_WR)) }
        cut(after: Self.closingTime)
    }

    private func cut(after time: Duration) {
        timer = LoopTimer(delay: time) { [weak self] in self?.cut() }
    }

    /// Has libwebsockets read the connection's end.
    private func cut() {
        if let wsi { shutdown(lws_get_socket_fd(wsi), Int32(SHUT_RDWR)) }
    }

    private func watchSilence() {
        timer = LoopTimer(delay: idleTime * 2) { [weak self] in
            guard let self else { return }
            hasSign = false
            write(.ping, [])
            timer = LoopTimer(delay: idleTime) { [weak self] in
                guard let self else { return }
                if hasSign { watchSilence() } else { cut() }
            }
        }
    }

    // MARK: Frames

    override var isMasked: Bool { true }

    override func write(_ payload: ArraySlice<UInt8>, as kind: lws_write_protocol, to wsi: OpaquePointer) -> Bool {
        let isText = kind.rawValue & ~LWS_WRITE_NO_FIN.rawValue == LWS_WRITE_TEXT.rawValue
        let isFinal = kind.rawValue & LWS_WRITE_NO_FIN.rawValue == 0
        return WriteBuffer.write(frame: (isFinal ? 0x80 : 0) | (isText ? 0x01 : 0), payload, to: wsi)
    }

    private func write(_ kind: ControlFrame, _ payload: [UInt8]) {
        if let wsi { _ = WriteBuffer.write(frame: kind.rawValue, payload[...], to: wsi) }
    }
}

/// The first byte of a control frame (RFC 6455, section 5.5).
private enum ControlFrame: UInt8 {
    case close = 0x88
    case ping = 0x89
    case pong = 0x8A
}

extension CloseCode {
    /// Whether a peer may send the code (RFC 6455, section 7.4).
    static func isValid(_ code: UInt16) -> Bool { (1000...1003).contains(code) || (1007...1014).contains(code) || (3000...4999).contains(code) }
}

extension ClientHandshake.Answer {
    fileprivate init(status: UInt32, _ headers: HeaderStorage) {
        self.init(
            status: status, upgrade: headers.value(of: WSI_TOKEN_UPGRADE), connection: headers.value(of: WSI_TOKEN_CONNECTION),
            accept: headers.value(of: WSI_TOKEN_ACCEPT), subprotocol: headers.value(of: WSI_TOKEN_PROTOCOL),
            extensions: headers.value(of: WSI_TOKEN_EXTENSIONS),
            hasBody: headers.value(of: WSI_TOKEN_HTTP_CONTENT_LENGTH) != nil || headers.value(of: WSI_TOKEN_HTTP_TRANSFER_ENCODING) != nil)
    }
}
