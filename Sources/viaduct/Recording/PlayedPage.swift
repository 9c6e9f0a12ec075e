import Foundation
import LWS
import ViaductApp
import ViaductProtocol
import ViaductRelay

/// A page without a browser: it sends a recording's page frames and keeps the frames that it receives.
@MainActor final class PlayedPage: WebSocketHandler {
    static let subprotocol = "viaduct.page.1"
    /// The next frame is sent after this much silence, but at most `longestStep` after the last one.
    private static let quiet = Duration.milliseconds(200)
    private static let longestStep = Duration.seconds(3)
    private static let maximumMessage = 32 << 20
    private static let framesPerAck = 16
    /// Page frames that are played. All others report on the browser.
    private static let kinds: Set<String> = ["open", "visit", "message", "propose", "action", "post", "failed", "turbo", "title"]

    let platform: Platform
    /// The frames that were sent and received, as a recording has them.
    private(set) var events: [RecordedEvent] = []
    /// The steps that could not be played.
    private(set) var notes: [String] = []
    /// Receives why the server could not be asked; `nil` at the end.
    var onEnd: (String?) -> Void = { _ in }
    private let server: NamedServer
    private let room: String
    private let loop: EventLoop
    private var documents: [Document]
    private var socket: WebSocket?
    private var timer: LoopTimer?
    private var stepStart = ContinuousClock.now
    private var received = 0
    private var page = 0
    private var controls = ControlTitles()
    /// The places that the page can go back to, the current one last.
    private var places: [String] = []
    /// The titles that the places had last, by URL.
    private var titles: [String: String] = [:]
    /// Whether the app decides where the proposed visit goes, so that the recorded visit is skipped.
    private var followsMoves = false

    /// A frame to send; for a tap, the recorded control's title.
    struct RecordedStep {
        let event: RecordedEvent
        let control: String?
    }

    /// The events that a page of the recording has sent.
    struct Document {
        var steps: ArraySlice<RecordedStep>
        /// The name of the version of the app that the page saw at first; `nil` for the app as it is.
        let version: String?
    }

    init(_ recording: Recording, as platform: Platform, at server: NamedServer, room: String, loop: EventLoop) {
        self.platform = platform
        self.server = server
        self.room = room
        self.loop = loop
        documents = Self.documents(of: recording)
    }

    private static func documents(of recording: Recording) -> [Document] {
        var documents: [String: [RecordedStep]] = [:]
        var titles: [String: ControlTitles] = [:]
        var versions: [String: String?] = [:]
        var order: [String] = []
        for event in recording.events {
            if event.kind == "screen", let screen = event.frame?["screen"]?.json { titles[event.page, default: ControlTitles()].use(screen) }
            if event.kind == "app", event.origin == "native", versions[event.page] == nil {
                versions[event.page] = .some(event.frame?["version"]?.string.flatMap { RoomName.isValid($0) ? $0 : nil })
            }
            guard event.origin == "page", kinds.contains(event.kind), event.frame != nil else { continue }
            // A page that met another app has opened twice.
            if event.kind == "open", documents[event.page] != nil { continue }
            guard documents[event.page] != nil || event.kind == "open" else { continue }
            if documents[event.page] == nil { order.append(event.page) }
            let control = event.kind == "action" ? event.frame?["control"]?.string.flatMap { titles[event.page]?.title(of: $0) } : nil
            documents[event.page, default: []].append(RecordedStep(event: event, control: control))
        }
        return order.compactMap { page in documents[page].map { Document(steps: $0[...], version: versions[page] ?? nil) } }
    }

    /// Plays the documents one after the other.
    func start() {
        guard let document = documents.first else { return onEnd(nil) }
        var generator = SystemRandomNumberGenerator()
        let id = (0..<16).map { _ in String(format: "%02x", UInt8.random(in: 0...255, using: &generator)) }.joined()
        (received, followsMoves) = (0, false)
        page += 1
        controls = ControlTitles()
        let address = server.address
        let version = document.version.map { "&version=\($0)" } ?? ""
        socket = loop.connect(
            host: address.host, port: address.port, isSecure: address.isSecure,
            path: "/viaduct/socket?page=\(id)&room=\(room)&received=0&platform=\(platform.rawValue)\(version)",
            subprotocol: Self.subprotocol, headers: server.credentials, maximumMessageSize: Self.maximumMessage, handler: self)
    }

    func webSocketDidOpen(_ socket: WebSocket) {}

    func webSocketDidClose(_ socket: WebSocket, code: UInt16?, reason: String?) {
        guard socket === self.socket else { return }
        end(server.address.noConnection(reason, certificateFault: socket.certificateFault))
    }

    func webSocket(_ socket: WebSocket, didReceive text: [UInt8]) {
        guard socket === self.socket, let frame = try? JSONObject(text), let type = frame["type"]?.string, type != "welcome", type != "ack" else {
            return
        }
        received += 1
        if received % Self.framesPerAck == 0 || text.count > ResumableLink.largestUnhurried {
            socket.send(Array(#"{"type":"ack","received":\#(received)}"#.utf8))
        }
        note(text, type, from: "native")
        switch type {
        case "screen": frame["screen"].map { controls.use($0.json) }
        case "evaluate": frame["call"].map { send(#"{"type":"result","call":\#($0.json),"error":"There is no document here."}"#, "result") }
        case "move" where followsMoves: follow(frame)
        case "notice" where frame["code"]?.string == "unknown-version": frame["text"]?.string.map { notes.append($0) }
        default: break
        }
        waitForQuiet()
    }

    // MARK: Steps

    private func step() {
        timer = nil
        guard let step = documents.isEmpty ? nil : documents[0].steps.popFirst() else { return endDocument() }
        stepStart = .now
        let next = documents[0].steps.first?.event.kind
        if play(step), step.event.kind == "message", next == "message" { return self.step() }
        waitForQuiet()
    }

    /// - Returns: whether it has sent something.
    private func play(_ step: RecordedStep) -> Bool {
        let kind = step.event.kind
        if kind != "visit" && kind != "title" && kind != "turbo" { followsMoves = kind == "propose" }
        guard let frame = step.event.frame, kind != "visit" || !followsMoves else { return false }
        switch kind {
        case "open": places = (frame["behind"]?.elements() ?? []).compactMap { $0.member("url")?.string } + [step.event.url]
        case "visit": arrive(step.event.url, frame["action"]?.string ?? "")
        case "action":
            guard let title = step.control, let control = controls.control(titled: title) else {
                notes.append("\(platform.rawValue) has no control for “\(step.control ?? "a tap")”.")
                return false
            }
            send(Self.text(frame, "control", control), kind)
            return true
        default: break
        }
        if let title = frame["title"]?.string, let place = places.last { titles[place] = title }
        send(kind == "open" ? Self.text(frame, "platform", platform.rawValue) : Self.text(frame, "", ""), kind)
        return true
    }

    private func arrive(_ url: String, _ action: String) {
        if action == "restore", let place = places.lastIndex(of: url) { return places.removeLast(places.count - 1 - place) }
        if action == "replace" { _ = places.popLast() }
        places.append(url)
    }

    /// Follows the app's move, as a browser would.
    private func follow(_ move: JSONObject) {
        let action = move["action"]?.string ?? ""
        var (url, visit) = (move["url"]?.string ?? places.last ?? "", action)
        switch action {
        case "advance", "replace": break
        case "load": visit = "advance"
        case "reload": visit = "replace"
        case "back":
            places.removeLast(min(max(1, move["steps"]?.integer ?? 1), max(0, places.count - 1)))
            (url, visit) = (places.last ?? "", "restore")
        default: return
        }
        arrive(url, visit)
        let next = documents.first?.steps.first?.event
        let title = (next?.kind == "visit" ? next?.frame?["title"]?.string : titles[url]) ?? ""
        send(#"{"type":"visit","url":\#(JSONText.quoted(url)),"title":\#(JSONText.quoted(title)),"action":"\#(visit)"}"#, "visit")
    }

    private func waitForQuiet() {
        let left = Self.longestStep - (ContinuousClock.now - stepStart)
        timer = loop.schedule(after: max(.zero, min(Self.quiet, left))) { [weak self] in self?.step() }
    }

    private func endDocument() {
        guard let socket else { return }
        self.socket = nil
        socket.send(Array(#"{"type":"bye"}"#.utf8))
        socket.close(.goingAway, reason: "The document is over.")
        documents.removeFirst()
        start()
    }

    private func end(_ trouble: String?) {
        (socket, timer, documents) = (nil, nil, [])
        onEnd(trouble)
    }

    // MARK: Frames

    private func send(_ frame: String, _ kind: String) {
        let text = Array(frame.utf8)
        note(text, kind, from: "page")
        socket?.send(text)
    }

    private func note(_ frame: [UInt8], _ kind: String, from origin: String) {
        let message =
            ["message", "reply"].contains(kind) ? (try? JSONObject(frame))?["message"]?.object : kind == "notice" ? try? JSONObject(frame) : nil
        let names: [(String, String?)] = [
            ("component", message?["component"]?.string), ("event", message?["event"]?.string), ("id", message?["id"]?.string),
        ]
        let members = names.compactMap { name, text in text.map { "\"\(name)\":\(JSONText.quoted($0))," } }.joined()
        let line = #"{"n":\#(events.count),"time":0,"page":"\#(page)","from":"\#(origin)","kind":\#(JSONText.quoted(kind)),\#(members)"frame":"#
        if let event = RecordedEvent(Array(line.utf8) + frame + Array("}".utf8)) { events.append(event) }
    }

    /// The object's text with another string for one of its members.
    private static func text(_ object: JSONObject, _ name: String, _ text: String) -> String {
        "{\(object.all.map { "\(JSONText.quoted($0.key)):\($0.key == name ? JSONText.quoted(text) : $0.value.json)" }.joined(separator: ","))}"
    }
}
