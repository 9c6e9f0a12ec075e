import Foundation
import LWS
import ViaductProtocol

/// An app's end of its link with the server (`docs/protocol.md`, "The socket of an app").
@MainActor final class RemoteLink {
    static let subprotocol = "viaduct.app.1"
    /// A server refuses larger frames from an app.
    static let maximumFrame = 16 << 20
    private static let maximumIncoming = 32 << 20
    /// How long the end waits for what was sent last to go out.
    private static let leaveTime = Duration.milliseconds(200)

    weak var delegate: (any RemoteLinkDelegate)?
    private let address: ServerAddress
    private let room: String
    private let token: String?
    private let id: String
    private let loop: EventLoop
    private let log: @MainActor (String) -> Void
    private var link = ResumableLink()
    private var socket: WebSocket?
    private var backoff = Backoff()
    private var timer: LoopTimer?
    private var ackTimer: LoopTimer?
    private var hasSession = false
    private var isLeaving = false
    private var hasComplained = false

    init(
        _ address: ServerAddress, room: String, token: String?, loop: EventLoop,
        log: @escaping @MainActor (String) -> Void
    ) {
        self.address = address
        self.room = room
        self.token = token
        self.loop = loop
        self.log = log
        var generator = SystemRandomNumberGenerator()
        id = (0..<16).map { _ in String(format: "%02x", UInt8.random(in: 0...255, using: &generator)) }.joined()
    }

    func connect() {
        timer = nil
        var query = URLComponents()
        query.queryItems = [
            URLQueryItem(name: "app", value: id), URLQueryItem(name: "room", value: room),
            URLQueryItem(name: "received", value: String(link.received)),
        ]
        if let token { query.queryItems?.append(URLQueryItem(name: "token", value: token)) }
        socket = loop.connect(
            host: address.host, port: address.port, path: "/viaduct/app?\(query.percentEncodedQuery ?? "")",
            subprotocol: Self.subprotocol, maximumMessageSize: Self.maximumIncoming, handler: self)
    }

    /// Sends a counted frame, now or when the server is back.
    func send(_ frame: [UInt8]) {
        guard link.willSend(frame) else {
            log("Too much waits for the server to read it: the session begins afresh.")
            socket?.close(.sessionEnded, reason: "too much was not acknowledged")
            hasSession = false
            link = ResumableLink()
            return
        }
        if hasSession { socket?.send(frame) }
    }

    /// Tells the server that the app ends.
    func leave(_ completion: @escaping @MainActor () -> Void) {
        isLeaving = true
        socket?.send(Array(#"{"type":"bye"}"#.utf8))
        socket?.close(.goingAway, reason: "The app ends.")
        timer = loop.schedule(after: Self.leaveTime, completion)
    }

    private func welcome(received: Int, resumed: Bool) {
        backoff.reset()
        hasComplained = false
        if resumed, hasSession, let missed = link.resume(from: received) {
            for frame in missed { socket?.send(frame) }
        } else {
            link = ResumableLink()
            hasSession = true
            log("Connected to \(address), room “\(room)”.")
            delegate?.linkDidBegin()
        }
    }

    private func count(_ size: Int) {
        if link.didReceive(size) {
            socket?.send(link.takeAck())
        } else if ackTimer == nil {
            ackTimer = loop.schedule(after: ResumableLink.ackDelay) { [weak self] in
                guard let self else { return }
                ackTimer = nil
                if link.owesAck { socket?.send(link.takeAck()) }
            }
        }
    }
}

extension RemoteLink: WebSocketHandler {
    func webSocketDidOpen(_ socket: WebSocket) {}

    func webSocket(_ socket: WebSocket, didReceive text: [UInt8]) {
        switch AppSocketFrame(text) {
        case .welcome(let received, let resumed):
            welcome(received: received, resumed: resumed)
        case .ack(let received):
            _ = link.acknowledge(received)
        case .frame(let frame, let page):
            count(text.count)
            delegate?.linkDidReceive(frame, page: page)
        case .gone(let page):
            count(text.count)
            delegate?.linkDidLose(page: page)
        case .notice(let notice):
            count(text.count)
            log("The server says: \(notice.text)")
        case .invalid(let error):
            count(text.count)
            log("The server sent something that is no frame: \(error.text)")
        }
    }

    func webSocketDidClose(_ socket: WebSocket, code: UInt16?, reason: String?) {
        guard socket === self.socket, !isLeaving else { return }
        self.socket = nil
        if let code, CloseCode(rawValue: UInt32(code)) == .replaced {
            log("A newer app with the same name has come: \(reason ?? "")")
            loop.stop()
            return
        }
        if !hasComplained {
            log("There is no connection to \(address)\(reason.map { " (\($0))" } ?? ""). Trying again…")
            hasComplained = true
        }
        timer = loop.schedule(after: backoff.next()) { [weak self] in self?.connect() }
    }
}
