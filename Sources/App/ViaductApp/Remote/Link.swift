package import LWS
package import ViaductProtocol

/// One end of the connection between the server and a page, or a remote app: a `ResumableLink` with its sockets and its clock.
@MainActor package final class Link: WebSocketHandler {
    /// The link's owner. Released when the link has ended and its last socket is closed: a weak reference costs every message two loads.
    package var delegate: (any LinkDelegate)?
    package private(set) var socket: WebSocket?
    /// Whether there is a session that a new socket can resume.
    package private(set) var hasSession = false
    /// Whether the socket's welcome was sent, or has come. Until then its frames wait: the welcome says which ones the other end lacks.
    private var isWelcome = false
    private var state = ResumableLink()
    private var awaitsAckTurn = false
    private let ackTurns: AckTurns
    private let loop: EventLoop
    private let resumeTime: Duration?
    private var expiry: LoopTimer?
    /// `nil` while there is a socket.
    package private(set) var lostSocketAt: ContinuousClock.Instant?
    private let gathers: Bool
    private var openSockets = 0
    private var hasEnded = false

    /// - Parameters:
    ///   - resumeTime: how long the link waits for its next socket; `nil` for an end that makes its sockets itself.
    ///   - gathers: whether its frames are those of many pages, see `WebSocket.gathers`.
    package init(loop: EventLoop, ackTurns: AckTurns, resumeTime: Duration? = nil, gathers: Bool = false) {
        self.loop = loop
        self.gathers = gathers
        self.ackTurns = ackTurns
        self.resumeTime = resumeTime
    }

    /// Counted frames that have arrived.
    package var received: Int { state.received }
    /// Counted frames that the other end has acknowledged.
    package var acknowledged: Int { state.acknowledged }
    /// Whether the other end has not acknowledged everything yet.
    package var awaitsAck: Bool { state.awaitsAck }
    /// Whether more than half of what may be kept for the other end is kept already.
    package var isHalfFull: Bool { state.isHalfFull }

    /// The parts that the other end may not have.
    package var unacknowledgedFrames: [ArraySlice<UInt8>] { state.unacknowledgedFrames }

    /// How many these are, and their bytes.
    package var unacknowledgedCount: Int { state.unacknowledgedCount }
    package var unacknowledgedBytes: Int { state.unacknowledgedBytes }

    /// In bytes: the large frames that the other end has not acknowledged, and the received part of an incomplete one.
    package var largeBytes: Int {
        let receiving = socket?.receiving ?? 0
        return state.largeBytes + (receiving > ResumableLink.largeFrame ? receiving : 0)
    }

    // MARK: Frames

    /// Sends a counted frame, now or when there is a socket again.
    package func send(_ frame: ArraySlice<UInt8>) {
        guard state.willSend(frame) else { return overflow() }
        write(frame)
    }

    /// Ends the session, since more waits for the other end than may be kept.
    package func overflow() { fail(.overflow) }

    /// Sends a `reply`, a counted frame, like nearly all frames to pages.
    package func send(reply message: BridgeMessage) {
        guard let frame = state.willSend(reply: message) else { return overflow() }
        write(frame)
    }

    private func write(_ frame: ArraySlice<UInt8>) {
        if hasSession, isWelcome { socket?.send(frame) }
        if frame.count > ResumableLink.largeFrame { delegate?.linkHoldsLargeFrames() }
    }

    /// Sends a frame that is not counted, if there is a socket.
    package func send(uncounted frame: [UInt8]) {
        socket?.send(frame)
    }

    /// Counts a frame that has arrived.
    ///
    /// - Parameter size: its bytes.
    package func count(_ size: Int) {
        if state.didReceive(size) {
            socket?.send(state.takeAck())
        } else if !awaitsAckTurn {
            awaitsAckTurn = true
            ackTurns.add(self)
        }
    }

    /// Acknowledges the received frames, if no `ack` was sent for a while.
    func takeAckTurn() {
        // The next socket has the count in its request or its welcome.
        guard let socket, isWelcome else {
            awaitsAckTurn = false
            return
        }
        if state.takeAckTurn() { socket.send(state.takeAck()) }
        awaitsAckTurn = state.owesAck
        if awaitsAckTurn { ackTurns.add(self) }
    }

    /// Notes that the other end has acknowledged that many frames.
    package func take(ack received: Int) {
        if !state.acknowledge(received) { fail(.impossibleAck) }
    }

    // MARK: Sockets

    /// Waits for the welcome on a socket that this end has made.
    package func use(_ socket: WebSocket) {
        openSockets += 1
        socket.gathers = gathers
        self.socket = socket
        isWelcome = false
    }

    /// Welcomes the other end on the socket that it has opened, and resumes the session after the last frame it has received.
    ///
    /// - Parameter received: the counted frames that the other end has received.
    package func welcome(_ socket: WebSocket, received: Int) {
        expiry = nil
        lostSocketAt = nil
        close(.replaced, reason: "A newer socket with the same id has taken over.")
        use(socket)
        socket.handler = self
        let missed = hasSession ? state.resume(from: received) : nil
        socket.send(ResumableLink.welcome(received: missed == nil ? 0 : state.received, resumed: missed != nil))
        proceed(with: missed)
    }

    /// Takes the other end's welcome.
    package func takeWelcome(received: Int, resumed: Bool) {
        proceed(with: resumed && hasSession ? state.resume(from: received) : nil)
    }

    /// - Parameter missed: the frames to send again; `nil` when the session cannot be resumed.
    private func proceed(with missed: [ArraySlice<UInt8>]?) {
        isWelcome = true
        if let missed {
            for frame in missed { socket?.send(frame) }
            delegate?.linkDidResume()
        } else {
            state = ResumableLink()
            hasSession = true
            delegate?.linkDidBegin()
        }
    }

    package func close(_ code: CloseCode, reason: String) {
        socket?.close(code, reason: reason)
    }

    /// Ends the session. The next socket begins another one.
    package func fail(_ notice: Notice) {
        forgetSession()
        close(.sessionEnded, reason: notice.text)
        delegate?.linkDidFail(notice)
    }

    /// Ends the session, and the link with it.
    package func end() {
        expiry = nil
        forgetSession()
        close(.sessionEnded, reason: "The session is over.")
        socket = nil
        hasEnded = true
        forgetDelegateIfDone()
    }

    private func forgetSession() {
        state = ResumableLink()
        hasSession = false
    }

    private func forgetDelegateIfDone() {
        if hasEnded, openSockets == 0 { delegate = nil }
    }

    package func webSocketDidOpen(_ socket: WebSocket) {}

    /// Every socket but the newest is closing, and is not read.
    package func webSocket(_ socket: WebSocket, didReceive text: [UInt8]) {
        if socket === self.socket { delegate?.linkDidReceive(text.streamSafeJSON) }
    }

    package func webSocketIsReceiving(_ socket: WebSocket) {
        delegate?.linkHoldsLargeFrames()
    }

    package func webSocket(_ socket: WebSocket, isSlowedBy excess: Pace.Excess) {
        if socket === self.socket { delegate?.link(isSlowedBy: excess) }
    }

    package func webSocketDidClose(_ socket: WebSocket, code: UInt16?, reason: String?) {
        openSockets -= 1
        if socket === self.socket {
            self.socket = nil
            lostSocketAt = .now
            expiry = resumeTime.map { loop.schedule(after: $0) { [weak self] in self?.delegate?.linkDidExpire() } }
            delegate?.linkDidLoseSocket()
        }
        delegate?.linkDidClose(socket, code: code, reason: reason)
        forgetDelegateIfDone()
    }
}

extension Notice {
    fileprivate static let overflow = Notice(
        level: .warning, code: "overflow", cause: "VD-LINK-1",
        text: "Too much was not acknowledged (1 MiB of frames, or 32 MiB of large ones). The session was restarted.")
    fileprivate static let impossibleAck = Notice(
        level: .error, code: "bad-frame", cause: "VD-LINK-3",
        text: "An “ack” counted frames that were never sent. The session was restarted.")
}
