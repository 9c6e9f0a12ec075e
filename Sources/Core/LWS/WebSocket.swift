internal import CLibwebsockets
internal import Glibc

/// One WebSocket, of a server or of a client. By itself it is a server's, whose frames libwebsockets reads; `ClientWebSocket` is the other.
public class WebSocket: Connection {
    /// In bytes: what may wait for a peer that does not read, without the large messages. A session keeps a mebibyte of small ones.
    private static let maximumQueued = 4 << 20
    /// In nanoseconds. Messages of one turn of the loop follow each other by less, and those of one page by more.
    private static let gathering = 50_000
    /// In bytes: each time that so much more of a message has come, the handler is told.
    public static let receivingStep = 256 << 10

    /// In bytes: a control frame has at most 125, two of them for the code.
    static let longestReason = 123
    /// Linux gives a new socket a send buffer of this size.
    private static let unaskedBytes = 16 * 1024

    /// May be replaced by who goes on with an open socket.
    public var handler: any WebSocketHandler
    /// In bytes. Larger messages close the socket with 1009.
    private let maximumMessageSize: Int
    /// A client's: the status by which the server has refused the handshake; `nil` when it has not.
    public private(set) var refusalStatus: UInt32?
    private var partial: [UInt8] = []
    /// How many bytes of `partial` are known to be UTF-8.
    private var checked = 0
    private var queue: [OutgoingMessage] = []
    /// In bytes: what the messages of the queue cost beside the memory of their owners.
    public private(set) var queuedBytes = 0
    private var writtenUnasked = 0
    /// Whether messages that follow each other within `gathering` leave together. For the socket of an app, which many pages share.
    public var gathers = false
    /// By `MonotonicClock`, for one that gathers: when it last sent something at once.
    private var lastSent = 0
    private(set) var isOpen = false
    private var meter: PaceMeter?
    private var pauseTimer: LoopTimer?
    private var isHeld = false
    private var closing: (code: CloseCode, reason: String)?
    /// Whether the close frame is written.
    private var awaitsPeerClosing = false
    private var peerClosing: (code: UInt16, reason: String)?

    /// - Parameter pace: `nil` reads as fast as the peer sends.
    init(handler: any WebSocketHandler, maximumMessageSize: Int, pace: Pace? = nil) {
        meter = pace.map(PaceMeter.init)
        self.handler = handler
        self.maximumMessageSize = maximumMessageSize
    }

    /// In bytes: what has come of a message that is not whole yet.
    public var receiving: Int { partial.count }

    /// Messages that wait until the socket takes more.
    public var queuedFrames: Int { queue.count }

    /// Whether something waits until the peer reads.
    public var isBehind: Bool { !queue.isEmpty || wsi.map { lws_partial_buffered($0) != 0 } ?? false }

    /// Sends one text message, at once when the peer keeps up, and in its turn otherwise. Until then more than 256 KiB are not copied.
    public func send(_ text: [UInt8]) {
        send(text[...])
    }

    public func send(_ text: ArraySlice<UInt8>) {
        guard let wsi, isOpen, closing == nil else { return }
        if queue.isEmpty, text.count <= WriteBuffer.capacity, !isFollowing(), canWrite(text.count, to: wsi) {
            if !write(text, as: LWS_WRITE_TEXT, to: wsi) { close(.goingAway, reason: "write failed") }
            return
        }
        let message = OutgoingMessage(text)
        queue.append(message)
        queuedBytes += message.cost
        if queuedBytes > Self.maximumQueued {
            report(.slowReader)
            close(.sessionEnded, reason: "more than \(Self.maximumQueued >> 20) MiB were queued: the other side reads too slowly")
        } else {
            lws_callback_on_writable(wsi)
        }
    }

    /// Whether a message was sent just before: then the next ones wait for the end of the loop's turn, and leave in one system call.
    private func isFollowing() -> Bool {
        guard gathers else { return false }
        let now = MonotonicClock.nanoseconds
        if now - lastSent < Self.gathering { return true }
        lastSent = now
        return false
    }

    /// Reads nothing more of the peer until `release()`. What has come to libwebsockets, it keeps: one read's bytes.
    ///
    /// - Returns: whether the peer was read until now.
    public func hold() -> Bool {
        guard let wsi, !isHeld else { return false }
        isHeld = true
        lws_rx_flow_control(wsi, 0)
        return true
    }

    /// Reads again, unless the pace forbids it for now.
    public func release() {
        isHeld = false
        readOn()
    }

    /// Closes the socket. What the peer does not take now is dropped.
    ///
    /// - Parameter reason: at most `longestReason` bytes of UTF-8 reach the peer.
    public func close(_ code: CloseCode, reason: String) {
        guard let wsi, closing == nil else { return }
        // It may wait for the end of the turn only.
        if gathers { _ = writeQueue(to: wsi) }
        closing = (code, reason)
        partial = []
        queue.removeAll()
        queuedBytes = 0
        enter(.ending)
        lws_callback_on_writable(wsi)
    }

    override func handle(_ event: ConnectionEvent) -> CallbackResult {
        switch event {
        case .established:
            didOpen()
        case .received(let bytes):
            guard let wsi else { break }
            return receive(
                FramePiece(
                    bytes: bytes, remaining: lws_remaining_packet_payload(wsi), isFinal: lws_is_final_fragment(wsi) != 0,
                    isBinary: lws_frame_is_binary(wsi) != 0))
        case .writable:
            return drain()
        case .responded, .readable, .completed:
            break
        case .peerCloses(let payload):
            return takeClosing(payload) ?? .proceed
        case .ends:
            if endsForSilence { report(.idleTime) }
            if closing == nil { failNow() }
        case .closed:
            isOpen = false
            pauseTimer = nil
            handler.webSocketDidClose(self, code: peerClosing?.code, reason: peerClosing?.reason ?? closing?.reason)
        case .failed(let reason, let status):
            refusalStatus = status
            handler.webSocketDidClose(self, code: nil, reason: reason)
        }
        return .proceed
    }

    /// The handshake is done.
    func didOpen() {
        isOpen = true
        handler.webSocketDidOpen(self)
    }

    /// Whether this end has closed the socket. Then it sends nothing but the close frame.
    var isClosing: Bool { closing != nil }

    /// Takes the peer's close frame.
    ///
    /// - Returns: `nil` when it keeps the rules, and is to be answered.
    func takeClosing(_ payload: UnsafeRawBufferPointer) -> CallbackResult? {
        guard payload.count != 1 else { return fail(.protocolError, reason: "A close code has two bytes.") }
        guard payload.count >= 2 else { return nil }
        let text = UnsafeRawBufferPointer(rebasing: payload.dropFirst(2))
        guard UTF8Check.end(of: text, isWhole: true) != nil else { return failNotUTF8() }
        let code = UInt16(payload[0]) << 8 | UInt16(payload[1])
        peerClosing = (code, String(decoding: text, as: UTF8.self))
        return nil
    }

    /// Takes a part of a message, and gives the message to the handler when it is whole.
    func receive(_ piece: FramePiece) -> CallbackResult {
        // After a close frame nothing counts (RFC 6455, section 5.5.1).
        guard let wsi, closing == nil, peerClosing == nil else { return .proceed }
        guard !piece.isBinary else {
            return refuse(.unsupportedData, reason: "Frames are JSON in text messages, not binary.")
        }
        let (bytes, isWhole) = (piece.bytes, piece.endsMessage)
        // Not added up: a peer may announce a frame of 2⁶³ − 1 bytes.
        guard piece.remaining <= maximumMessageSize - partial.count - bytes.count else {
            return refuse(.messageTooBig, reason: "A message may have at most \(maximumMessageSize) bytes.")
        }
        if meter?.add(bytes.count, isWhole: isWhole) == true { slowDown(wsi) }
        // The handler may have closed the socket, since the notice was one frame too many.
        guard closing == nil else { return .proceed }
        if isWhole, partial.isEmpty {
            guard UTF8Check.end(of: bytes, isWhole: true) != nil else { return failNotUTF8() }
            handler.webSocket(self, didReceive: Array(bytes))
        } else {
            if partial.isEmpty { partial.reserveCapacity(bytes.count + piece.remaining) }
            let steps = partial.count / Self.receivingStep
            partial.append(contentsOf: bytes)
            let end = partial[checked...].withUnsafeBytes { UTF8Check.end(of: $0, isWhole: isWhole) }
            guard let end else { return failNotUTF8() }
            checked += end
            if isWhole {
                let message = partial
                partial = []
                checked = 0
                handler.webSocket(self, didReceive: message)
            } else if partial.count / Self.receivingStep > steps {
                handler.webSocketIsReceiving(self)
            }
        }
        return .proceed
    }

    /// Reads nothing more until the next second of the pace.
    private func slowDown(_ wsi: OpaquePointer) {
        guard let pause = meter?.next() else { return }
        lws_rx_flow_control(wsi, 0)
        pauseTimer = LoopTimer(delay: pause.wait) { [weak self] in
            self?.pauseTimer = nil
            self?.readOn()
        }
        handler.webSocket(self, isSlowedBy: pause.excess)
    }

    private func readOn() {
        guard let wsi, !isHeld, pauseTimer == nil else { return }
        lws_rx_flow_control(wsi, 1)
        // It looks at what it keeps in a callback for this socket.
        lws_callback_on_writable(wsi)
    }

    /// Closes from inside of a receive: to answer −1 there loses the close frame when more of the message is in libwebsockets' buffer.
    private func refuse(_ code: CloseCode, reason: String) -> CallbackResult {
        close(code, reason: reason)
        return .proceed
    }

    private func failNotUTF8() -> CallbackResult {
        fail(.invalidPayload, reason: "Text has to be UTF-8.")
    }

    /// Ends the connection of a peer that breaks the protocol, as libwebsockets itself does for most of its rules.
    func fail(_ code: CloseCode, reason: String) -> CallbackResult {
        guard let wsi else { return .close }
        var reason = Array(reason.utf8)
        lws_close_reason(wsi, lws_close_status(code.rawValue), &reason, reason.count)
        return .close
    }

    /// Whether libwebsockets ends the connection for want of a pong: nobody else has ended it.
    private var endsForSilence: Bool {
        guard let wsi else { return false }
        return closing == nil && peerClosing == nil && lws_get_close_length(wsi) == 0 && isSilent
    }

    /// Writes the close frame of a failed connection, and ends it without waiting for the peer's (RFC 6455, section 7.1.7).
    /// libwebsockets would wait for 5 s; it gives up when it cannot write a second close frame.
    private func failNow() {
        // A control frame's payload has at most 125 bytes.
        guard let wsi, let length = UInt8(exactly: lws_get_close_length(wsi)), (2...125).contains(length) else { return }
        let payload = UnsafeBufferPointer(start: lws_get_close_payload(wsi), count: Int(length))
        _ = WriteBuffer.write([0x88, length] + payload, to: wsi, as: LWS_WRITE_HTTP)
        shutdown(lws_get_socket_fd(wsi), Int32(SHUT_WR))
    }

    private func drain() -> CallbackResult {
        guard let wsi else { return .proceed }
        if let closing {
            guard !awaitsPeerClosing else { return .proceed }
            awaitsPeerClosing = true
            return writeClosing(closing.code, reason: Array(closing.reason.utf8.prefix(Self.longestReason)))
        }
        guard writeQueue(to: wsi) else { return .close }
        if !queue.isEmpty { lws_callback_on_writable(wsi) }
        return .proceed
    }

    /// Writes what waits, as far as the socket takes it.
    ///
    /// - Returns: `false` when the connection is dead.
    private func writeQueue(to wsi: OpaquePointer) -> Bool {
        guard var written = gathers ? gather(wsi) : 0 else { return false }
        while written < queue.count, canWrite(queue[written].nextSize, to: wsi) {
            let fragment = queue[written].takeFragment()
            guard write(fragment.bytes, as: fragment.kind, to: wsi) else { return false }
            guard queue[written].isWritten else { continue }
            queuedBytes -= queue[written].cost
            written += 1
        }
        queue.removeFirst(written)
        return true
    }

    /// Writes as many waiting messages as fit into the buffer, in one system call.
    ///
    /// - Returns: how many of the queue were written; `nil` when the connection is dead.
    private func gather(_ wsi: OpaquePointer) -> Int? {
        var (count, size) = (0, 0)
        while count < queue.count, let text = queue[count].whole {
            let end = size + WriteBuffer.frameSize(of: text.count, isMasked: isMasked)
            if end > WriteBuffer.capacity { break }
            (count, size) = (count + 1, end)
        }
        guard count > 1, canWrite(size, to: wsi) else { return 0 }
        let texts = queue[..<count].compactMap(\.whole)
        queuedBytes -= queue[..<count].reduce(0) { $0 + $1.cost }
        return WriteBuffer.write(texts: texts, isMasked: isMasked, to: wsi) ? count : nil
    }

    /// Whether the socket takes more. Asking it costs a system call, so it is asked once for every few frames. Of one frame
    /// libwebsockets keeps what does not fit; after a second one on top of that it forgets the next one's header.
    private func canWrite(_ count: Int, to wsi: OpaquePointer) -> Bool {
        guard lws_partial_buffered(wsi) == 0 else { return false }
        if writtenUnasked + count > Self.unaskedBytes {
            guard lws_send_pipe_choked(wsi) == 0 else { return false }
            writtenUnasked = 0
        }
        writtenUnasked += count
        return true
    }

    // MARK: What a client does in another way

    /// A client's frames are masked (RFC 6455, section 5.3).
    var isMasked: Bool { false }

    /// Writes one frame of at most `WriteBuffer.capacity` bytes.
    ///
    /// - Returns: `false` when the connection is dead.
    func write(_ payload: ArraySlice<UInt8>, as kind: lws_write_protocol, to wsi: OpaquePointer) -> Bool {
        WriteBuffer.write(payload, to: wsi, as: kind)
    }

    /// Writes the close frame, and waits for the peer's, for 5 s at most (RFC 6455, section 7.1.1).
    func writeClosing(_ code: CloseCode, reason: [UInt8]) -> CallbackResult {
        guard let wsi else { return .close }
        var reason = reason
        lws_close_reason(wsi, lws_close_status(code.rawValue), &reason, reason.count)
        return .close
    }
}
