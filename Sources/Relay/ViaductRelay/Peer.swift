internal import LWS
internal import ViaductProtocol

/// The server's end of a link with a page or a remote app, which survives the loss of its socket for a while.
@MainActor class Peer: WebSocketHandler {
    let id: String
    let server: Server
    /// Frees the peer when nobody comes back.
    private var expiry: LoopTimer?
    /// `nil` while there is a socket.
    private(set) var lostSocketAt: ContinuousClock.Instant?
    private(set) var socket: WebSocket?
    private var awaitsAckTurn = false
    var link = ResumableLink()

    init(id: String, server: Server) {
        self.id = id
        self.server = server
    }

    // MARK: To override

    /// Whether there is a session that a new socket can go on with.
    var hasSession: Bool { false }

    /// A session begins. The link is new, and the other end has been welcomed.
    func begin() {}

    func receive(_ bytes: [UInt8]) {}

    /// A link cannot go on: the next socket gets a new session.
    func endSession(because notice: Notice) {
        link = ResumableLink()
        closeSocket(.sessionEnded, reason: notice.text)
    }

    /// Gives back all that the peer holds.
    func free() {
        expiry = nil
        link = ResumableLink()
        closeSocket(.sessionEnded, reason: "The session is over.")
        socket = nil
    }

    /// In bytes: the large frames that the other end has not acknowledged, and what has come of one that is not whole.
    var largeBytes: Int {
        let receiving = socket?.receiving ?? 0
        return link.largeBytes + (receiving > ResumableLink.largeFrame ? receiving : 0)
    }

    // MARK: The socket

    /// Goes on over a new socket, from where the other end says that it is; begins afresh when that cannot be.
    func connect(_ socket: WebSocket, received: Int) {
        expiry = nil
        lostSocketAt = nil
        self.socket?.close(.replaced, reason: "A newer socket with the same id has taken over.")
        self.socket = socket
        socket.handler = self
        if hasSession, let missed = link.resume(from: received) {
            socket.send(ResumableLink.welcome(received: link.received, resumed: true))
            for frame in missed { socket.send(frame) }
        } else {
            link = ResumableLink()
            socket.send(ResumableLink.welcome(received: 0, resumed: false))
            begin()
        }
    }

    func closeSocket(_ code: CloseCode, reason: String) {
        socket?.close(code, reason: reason)
    }

    /// Sends a counted frame, now or when there is a socket again.
    func send(_ bytes: ArraySlice<UInt8>) {
        guard link.willSend(bytes) else { return endSession(because: .overflow) }
        socket?.send(bytes)
        boundLargeFrames(after: bytes.count)
    }

    /// Sends the counted frame `reply`, which is what nearly all frames to pages are.
    func send(reply message: BridgeMessage) {
        guard let frame = link.willSend(reply: message) else { return endSession(because: .overflow) }
        socket?.send(frame)
        boundLargeFrames(after: frame.count)
    }

    private func boundLargeFrames(after size: Int) {
        if size > ResumableLink.largeFrame { server.boundLargeFrames() }
    }

    /// Counts a frame that has come, of that many bytes.
    func count(_ size: Int) {
        if link.didReceive(size) {
            socket?.send(link.takeAck())
        } else if !awaitsAckTurn {
            awaitsAckTurn = true
            server.acknowledgeLater(self)
        }
    }

    /// Tells the other end how many of its frames have come, if it has not heard for a while.
    func acknowledge() {
        // Who comes back hears it in the welcome.
        guard let socket else { return awaitsAckTurn = false }
        if link.takeAckTurn() { socket.send(link.takeAck()) }
        awaitsAckTurn = link.owesAck
        if awaitsAckTurn { server.acknowledgeLater(self) }
    }

    func take(ack received: Int) {
        if !link.acknowledge(received) { endSession(because: .impossibleAck) }
    }

    /// A socket comes to its peer when it is open.
    final func webSocketDidOpen(_ socket: WebSocket) {}

    /// All but the newest socket are closing, and are not heard.
    final func webSocket(_ socket: WebSocket, didReceive text: [UInt8]) {
        if socket === self.socket { receive(text) }
    }

    final func webSocketIsReceiving(_ socket: WebSocket) {
        server.boundLargeFrames()
    }

    final func webSocketDidClose(_ socket: WebSocket, code: UInt16?, reason: String?) {
        server.socketDidClose()
        guard socket === self.socket else { return }
        self.socket = nil
        lostSocketAt = .now
        expiry = server.schedule(after: server.configuration.resumeTime) { [weak self] in self?.free() }
    }
}

extension Notice {
    fileprivate static let overflow = Notice(
        level: .warning, code: "overflow",
        text: "Too much was not acknowledged (1 MiB of frames, or 32 MiB of large ones), so the session ended, and another one begins.")
    fileprivate static let impossibleAck = Notice(
        level: .error, code: "bad-frame",
        text: "An “ack” told of frames that were never sent, so the session ended, and another one begins.")
}

extension String {
    /// Enough of an id to tell peers apart in a log, and too little to take one over.
    var short: String { String(prefix(8)) }
}
