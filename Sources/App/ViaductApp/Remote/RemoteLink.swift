import Foundation
package import LWS
package import ViaductProtocol

/// An app's end of its link with the server (`docs/protocol.md`, "The socket of an app").
@MainActor package final class RemoteLink {
    package static let subprotocol = "viaduct.app.1"
    /// A server refuses larger frames from an app.
    static let maximumFrame = 16 << 20
    private static let cure = "Set VIADUCT_TOKEN to the server's token, or to that of your room."
    private static let maximumIncoming = 32 << 20
    /// In bytes: what waits for the server's acknowledgement beyond what the link keeps.
    static let maximumWaiting = 32 << 20
    /// A server that is refused for its certificate is named again after this time.
    private static let reminderTime = Duration.seconds(60)
    /// The time for the last frames to be sent at the end.
    private static let leaveTime = Duration.milliseconds(200)

    package weak var delegate: (any RemoteLinkDelegate)?
    private let address: ServerAddress
    private let room: String
    private let secrets: SecretSource
    /// Names the session to the server: a new one after the session has failed.
    private var id = RemoteLink.makeID()
    private let loop: EventLoop
    private let log: @MainActor (String) -> Void
    /// Whether the first connection is not logged.
    private var isSuccessor: Bool
    private let link: Link
    private var waiting = FrameBuffer()
    /// As it was when the socket was made.
    private var secret: Result<SecretSource.Found, AppSecretError>?
    private var backoff = Backoff(from: .milliseconds(500), spread: 0.5...1)
    private var timer: LoopTimer?
    private var isLeaving = false
    private var complaint: String?
    /// The time when the complaint was logged.
    private var complaintTime = ContinuousClock.now

    /// - Parameter isSuccessor: whether `viaduct app` has rebuilt the app, and reports that itself.
    package init(
        _ address: ServerAddress, room: String, secrets: SecretSource, loop: EventLoop, isSuccessor: Bool = false,
        log: @escaping @MainActor (String) -> Void
    ) {
        self.address = address
        self.room = room
        self.secrets = secrets
        self.loop = loop
        self.isSuccessor = isSuccessor
        self.log = log
        link = Link(loop: loop, ackTurns: AckTurns(loop: loop), gathers: true)
        link.delegate = self
    }

    private static func makeID() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<16).map { _ in String(format: "%02x", UInt8.random(in: 0...255, using: &generator)) }.joined()
    }

    package func connect() {
        timer = nil
        var query = URLComponents()
        query.queryItems = [
            URLQueryItem(name: "app", value: id), URLQueryItem(name: "room", value: room),
            URLQueryItem(name: "received", value: String(link.received)),
        ]
        let secret = secrets.find()
        self.secret = secret
        // Without a secret, the answer at least shows whether there is a server.
        let headers = (try? secret.get()).map { [(name: "authorization", value: $0.secret.authorization)] } ?? []
        link.use(
            loop.connect(
                host: address.host, port: address.port, isSecure: address.isSecure, path: "/viaduct/app?\(query.percentEncodedQuery ?? "")",
                subprotocol: Self.subprotocol, headers: headers, maximumMessageSize: Self.maximumIncoming, handler: link))
    }

    /// Sends a counted frame, now or when the server is back. After a restart of the server all pages send all of their messages again, and an
    /// app may answer faster than the server acknowledges: then its frames wait here.
    package func send(_ frame: [UInt8]) {
        guard !waiting.isEmpty || link.isHalfFull else { return link.send(frame[...]) }
        waiting.append(frame[...])
        if waiting.bytes > Self.maximumWaiting { link.overflow() }
    }

    private func sendWaiting() {
        while !link.isHalfFull, let frame = waiting.first {
            waiting.removeFirst(1)
            link.send(frame)
        }
    }

    /// Notifies the server that the app ends.
    package func leave(_ completion: @escaping @MainActor () -> Void) {
        isLeaving = true
        link.send(uncounted: Array(#"{"type":"bye"}"#.utf8))
        link.close(.goingAway, reason: "The app ends.")
        timer = loop.schedule(after: Self.leaveTime, completion)
    }

    /// Why there is no connection, and what to do.
    private func trouble(_ socket: WebSocket, reason: String?) -> String {
        switch (socket.refusalStatus, secret) {
        case (401, .failure(let error)):
            "The server at \(address) asks for its secret. \(error.text) \(Self.cure) (VD-SECRET-1)"
        case (401, .success(let found)):
            "The server at \(address) refuses \(found.name). \(Self.cure) (VD-SECRET-1)"
        case (400, _) where !address.isSecure:
            "The server at \(address) refuses the app with the status 400. If it speaks HTTPS, begin its address with https://. (VD-SERVER-1)"
        case (403, .success(let found)):
            "The server at \(address) does not let \(found.name) into the room “\(room)”, or does not answer to this host. Leave out --room, or set that room's token. (VD-SECRET-1)"
        case (let status?, _):
            "The server at \(address) refuses the app with the status \(status). Its log says why. (VD-SERVER-1)"
        case (nil, _):
            address.noConnection(reason, certificateFault: socket.certificateFault)
        }
    }
}

extension RemoteLink: LinkDelegate {
    package func linkDidBegin() {
        waiting = FrameBuffer()
        // A token's own room replaces the default one, and its name is not known here.
        let place = room == "default" ? "" : ", room “\(room)”"
        if !isSuccessor || complaint != nil { log("Connected to \(address)\(place).") }
        delegate?.linkDidBegin()
    }

    package func linkDidReceive(_ text: [UInt8]) {
        switch AppSocketFrame(text) {
        case .welcome(let received, let resumed):
            backoff.reset()
            link.takeWelcome(received: received, resumed: resumed)
            sendWaiting()
            complaint = nil
            isSuccessor = false
        case .ack(let received):
            link.take(ack: received)
            sendWaiting()
        case let frame:
            link.count(text.count)
            takeCounted(frame)
        }
    }

    private func takeCounted(_ frame: AppSocketFrame) {
        switch frame {
        case .welcome, .ack: break
        case .frame(let text, let page):
            // The server forwards counted frames only.
            if case .counted(let frame) = IncomingFrame(text) { delegate?.linkDidReceive(frame, text: text, page: page) }
        case .message(let message, let text, let page): delegate?.linkDidReceive(.message(message), text: text, page: page)
        case .stubs(let stubs, let page): delegate?.linkDidReceive(stubs, page: page)
        case .gone(let page): delegate?.linkDidLose(page: page)
        case .watch(let isOn): delegate?.linkDidReceive(watch: isOn)
        case .probe(let number, let page): delegate?.linkDidReceive(probe: number, page: page)
        case .settings(let settings): delegate?.linkDidReceive(settings)
        case .notice(let notice): log("The server says: \(notice.text)")
        case .invalid(let error): log("The server sent an invalid frame: \(error.text)")
        }
    }

    package func linkHoldsLargeFrames() {}

    package func linkDidFail(_ notice: Notice) {
        waiting = FrameBuffer()
        log(notice.text)
        // The server may not know yet, and would resume the session that failed.
        id = Self.makeID()
    }

    package func linkDidClose(_ socket: WebSocket, code: UInt16?, reason: String?) {
        guard !isLeaving else { return }
        if let code, CloseCode(rawValue: UInt32(code)) == .replaced {
            log("\(reason ?? "A newer app has the same name.") This app ends.")
            loop.stop()
            return
        }
        let trouble = trouble(socket, reason: reason)
        let isReminder = socket.certificateFault != nil && complaintTime + Self.reminderTime < .now
        if trouble != complaint || isReminder {
            log("\(trouble) Trying again…")
            complaintTime = .now
        }
        complaint = trouble
        timer = loop.schedule(after: backoff.next()) { [weak self] in self?.connect() }
    }

    package func linkDidExpire() {}
}
