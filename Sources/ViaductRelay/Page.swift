internal import LWS
internal import ViaductApp
internal import ViaductProtocol

/// One browser document: its session with an app, which survives the loss of the socket for a while.
@MainActor final class Page {
    let id: String
    let room: String
    private let app: any App
    private let server: Server
    private var link = ResumableLink()
    private var session: (any AppSession)?
    private var socket: WebSocket?
    /// Frees the page when nobody comes back.
    private var expiry: LoopTimer?
    private var awaitsAckTurn = false
    /// Why the last session ended, for the page to hear once it is back.
    private var parting: Notice?

    init(_ request: PageRequest, app: any App, server: Server) {
        id = request.id
        room = request.room
        self.app = app
        self.server = server
    }

    /// Goes on over a new socket, from where the page says that it is; begins afresh when that cannot be.
    func connect(_ socket: WebSocket, received: Int) {
        expiry = nil
        self.socket?.close(.replaced, reason: "A newer socket of the same page has taken over.")
        self.socket = socket
        socket.handler = self
        if session != nil, let missed = link.resume(from: received) {
            socket.send(ResumableLink.welcome(received: link.received, resumed: true))
            for frame in missed { socket.send(frame) }
        } else {
            begin(on: socket)
        }
    }

    private func receive(_ bytes: [UInt8]) {
        switch IncomingFrame(bytes) {
        case .counted(let frame):
            count()
            session?.receive(frame)
        case .invalid(let error):
            count()
            send(.notice(error.notice))
        case .ack(let received):
            if !link.acknowledge(received) { endSession(because: .impossibleAck) }
        case .bye:
            free()
        }
    }

    /// Tells the page how many of its frames have come, if it has not heard for a while.
    func acknowledge() {
        if link.takeAckTurn() { socket?.send(link.takeAck()) }
        awaitsAckTurn = link.owesAck
        if awaitsAckTurn { server.acknowledgeLater(self) }
    }

    /// Gives back all that the page holds.
    func free() {
        session?.close()
        session = nil
        expiry = nil
        socket = nil
        server.remove(self)
    }

    func closeSocket(_ code: CloseCode, reason: String) {
        socket?.close(code, reason: reason)
    }

    private func begin(on socket: WebSocket) {
        session?.close()
        link = ResumableLink()
        socket.send(ResumableLink.welcome(received: 0, resumed: false))
        send(.app(app.description.forPages))
        if let parting { send(.notice(parting)) }
        parting = nil
        session = app.open(page: id, outlet: self)
    }

    private func count() {
        if link.didReceive() {
            socket?.send(link.takeAck())
        } else if !awaitsAckTurn {
            awaitsAckTurn = true
            server.acknowledgeLater(self)
        }
    }

    /// What a page is told, its developer may look for here too.
    private func log(_ notice: Notice) {
        let level: Log.Level =
            switch notice.level {
            case .info: .info
            case .warning: .warning
            case .error: .error
            }
        server.log(level, notice.text, ["page": id.short, "code": notice.code])
    }

    /// The next socket gets a new session.
    private func endSession(because notice: Notice) {
        parting = notice
        session?.close()
        session = nil
        socket?.close(.sessionEnded, reason: notice.text)
    }
}

/// All but the newest socket of the page are closing, and are not heard.
extension Page: WebSocketHandler {
    /// A socket comes to its page when it is open.
    func webSocketDidOpen(_ socket: WebSocket) {}

    func webSocket(_ socket: WebSocket, didReceive text: [UInt8]) {
        if socket === self.socket { receive(text) }
    }

    func webSocketDidClose(_ socket: WebSocket, code: UInt16?, reason: String?) {
        server.socketDidClose()
        guard socket === self.socket else { return }
        self.socket = nil
        expiry = server.schedule(after: server.configuration.resumeTime) { [weak self] in self?.free() }
    }
}

extension Page: PageOutlet {
    func send(_ frame: ServerFrame) {
        if case .notice(let notice) = frame { log(notice) }
        let bytes = frame.bytes
        guard link.willSend(bytes) else { return endSession(because: .overflow) }
        socket?.send(bytes)
    }
}

extension Notice {
    fileprivate static let overflow = Notice(
        level: .warning, code: "overflow",
        text:
            "More than 1 MiB of frames was not acknowledged by the page, so its session ended, and another one begins.")
    fileprivate static let impossibleAck = Notice(
        level: .error, code: "bad-frame",
        text: "An “ack” told of frames that were never sent, so the session ended, and another one begins.")
}

extension AppDescription {
    /// With the user agent as a page sees it.
    fileprivate var forPages: AppDescription {
        AppDescription(
            name: name, platform: platform, components: components, userAgent: PhoneUserAgent.page(for: self))
    }
}

extension String {
    /// Enough of a page's id to tell pages apart in a log, and too little to take one over.
    var short: String { String(prefix(8)) }
}
