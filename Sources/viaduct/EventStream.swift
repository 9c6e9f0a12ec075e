import Foundation
import LWS
import ViaductApp
import ViaductProtocol

/// A stream of server-sent events, which is requested again whenever it ends.
@MainActor final class EventStream {
    /// A line between two of them is silent this long at most: the server writes one every 15 s.
    static let patience = Duration.seconds(40)

    /// In bytes.
    private static let longestRefusal = 4096
    /// A status for an answer that is no stream of events.
    private static let noStream = -1

    private let server: NamedServer
    private let path: String
    private let loop: EventLoop
    /// Whether the stream is requested again after its end.
    private let follows: Bool
    /// Receives the data of each event, JSON text.
    var onEvent: (String) -> Void = { _ in }
    /// Receives why there is no stream now and whether the client will retry; `nil` once there is one.
    var onTrouble: (_ text: String?, _ goesOn: Bool) -> Void = { _, _ in }
    var onEnd: () -> Void = {}
    /// Receives the name of the room whose events arrive, `nil` from an older server, and the names of the rooms with open pages. Called
    /// whenever the stream begins.
    var onRooms: (_ room: String?, _ open: [String]) -> Void = { _, _ in }
    /// Whether a stream has begun once.
    private var hasBegun = false
    /// The id of the newest event. The stream resumes after it.
    private(set) var lastID: String?
    private var events = ServerSentEvents()
    /// The start of the body of an answer that is a refusal.
    private var refusal: [UInt8] = []
    private var call: HTTPCall?
    private var status = 0
    private var backoff = Backoff(from: .milliseconds(500), spread: 0.5...1)
    private var timer: LoopTimer?

    /// - Parameters:
    ///   - path: with its query.
    ///   - loop: one that runs.
    ///   - lastID: the event after which the stream begins; `nil` for all that the server has.
    init(_ server: NamedServer, path: String, loop: EventLoop, follows: Bool, after lastID: String? = nil) {
        self.server = server
        self.path = path
        self.loop = loop
        self.follows = follows
        self.lastID = lastID
    }

    func open() {
        var request = ClientRequest(path: path)
        request.headers = server.credentials + (lastID.map { [("last-event-id", $0)] } ?? [])
        request.answerHeaders = ["content-type", "x-viaduct-room", "x-viaduct-rooms"]
        request.patience = Self.patience
        (refusal, status, events, timer) = ([], 0, ServerSentEvents(), nil)
        let address = server.address
        call = loop.call(host: address.host, port: address.port, isSecure: address.isSecure, request) { [weak self] event in
            guard let self else { return }
            switch event {
            case .head(let status, let headers): begin(status, headers)
            case .bytes(let bytes): take(bytes)
            case .end(let error): finish(error)
            }
        }
    }

    private func begin(_ status: Int, _ headers: [String: String]) {
        let isStream = headers["content-type"]?.hasPrefix("text/event-stream") == true
        guard status != 200 || isStream else { return giveUp() }
        self.status = status
        guard status == 200 else { return }
        onTrouble(nil, true)
        hasBegun = true
        onRooms(headers["x-viaduct-room"], (headers["x-viaduct-rooms"] ?? "").split(separator: ",").map(String.init))
    }

    private func take(_ bytes: [UInt8]) {
        guard status == 200 else {
            refusal += bytes
            if refusal.count > Self.longestRefusal { end() }
            return
        }
        for event in events.take(bytes) {
            // An event that is cut off before its end is sent again.
            if let id = event.id { lastID = id }
            if let data = event.data { onEvent(data) }
        }
        if events.isTooLong { giveUp() }
    }

    /// Ends a stream that is none of events.
    private func giveUp() {
        status = Self.noStream
        end()
    }

    private func end() {
        call?.cancel()
        finish(nil)
    }

    private func finish(_ error: LWSError?) {
        call = nil
        let goesOn = follows && (hasBegun || !staysRefused)
        if let trouble = trouble(error) { onTrouble(trouble, goesOn) }
        guard goesOn else { return onEnd() }
        if status == 200 { backoff.reset() }
        timer = loop.schedule(after: backoff.next()) { [weak self] in self?.open() }
    }

    /// Whether another attempt would be refused too. Not asked once a stream has begun: pages and rooms may return.
    private var staysRefused: Bool {
        switch status {
        case 400, 403, 404: true
        // A server that has just started may have written another secret into the file.
        case 401: if case .file = server.secrets { false } else { true }
        default: false
        }
    }

    /// Why the stream ended; `nil` when it will resume or has ended as wanted.
    private func trouble(_ error: LWSError?) -> String? {
        switch status {
        case 200:
            guard let error, !follows else { return nil }
            return "The connection to \(server.address) ended before the newest event (\(error.text))."
        case Self.noStream: return ServerRequest(server).stranger(status: 200)
        case 0: return error.map(server.address.noConnection)
        default: return ServerRequest(server).refusal(status: status, body: refusal)
        }
    }
}
