internal import LWS
internal import ViaductApp
internal import ViaductProtocol
internal import ViaductStubs

/// A remote app. Frames are forwarded to and from it unchanged, each with its page's id.
@MainActor final class RemoteAppLink: Peer, App {
    /// An app acknowledges within `ResumableLink.ackDelay` unless something keeps it.
    private static let patience = Duration.seconds(3)
    private static let unansweredRead = 64
    private static let unansweredTold = 3

    let id: String
    let server: Server
    let link: Link
    let origin: PeerOrigin
    var room: String { origin.room }
    var admission: Admission?
    private(set) var description = AppDescription(name: "", platform: .ios, components: [], userAgent: "")
    private(set) var isRegistered = false
    private var sessions: [String: RemoteSession] = [:]
    private var patienceTimer: LoopTimer?
    private var isSilent = false
    /// The names that its description has of the server's stubs.
    private var stubNames: Set<String> = []
    /// Whether the app reports to the trace now.
    private var isWatching = false
    private let hold = PageHold()

    init(_ request: AppRequest, origin: PeerOrigin, server: Server) {
        self.origin = origin
        id = request.id
        self.server = server
        link = server.makeLink(gathers: true)
        link.delegate = self
    }

    func open(page id: String, outlet: any PageOutlet) -> any AppSession {
        let session = RemoteSession(page: id, link: self, outlet: outlet)
        sessions[id] = session
        return session
    }

    func forward(_ frame: [UInt8], of kind: FrameKind, from session: RemoteSession) {
        send(PageEnvelope.wrap(frame[...], page: session.page)[...], of: kind)
        if link.isHalfFull { hold.hold(server.pages[session.page], of: server.pages.values.lazy.filter { $0.uses(self) }, server: server) }
    }

    /// Asks the app to answer when it has handled all that it was sent for the page.
    func probe(_ number: Int, of session: RemoteSession) {
        send(PageEnvelope.probe(number, page: session.page)[...], of: .probe)
    }

    func close(_ session: RemoteSession) {
        guard sessions[session.page] === session else { return }
        sessions[session.page] = nil
        if link.hasSession { send(PageEnvelope.gone(page: session.page)[...], of: .gone) }
    }

    private var limits: AppLimits { server.configuration.limits.app }

    func linkDidBegin() {
        isSilent = false
        isWatching = false
        // The app knows of no page any more; they begin again when it has registered.
        sessions = [:]
    }

    private func send(_ bytes: ArraySlice<UInt8>, of kind: FrameKind) {
        server.metrics.apps.sent.add(kind, bytes: bytes.count)
        link.send(bytes)
        watch()
    }

    func linkDidReceive(_ bytes: [UInt8]) {
        let incoming = IncomingAppFrame(bytes, limits: limits)
        let kind = incoming.kind
        server.metrics.apps.received.add(kind, bytes: bytes.count)
        switch incoming {
        case .ack(let received):
            link.take(ack: received)
            hold.hear(hasRoom: !link.isHalfFull)
            hear()
        case .bye:
            leave(saying: nil)
        case .register(let description):
            link.count(bytes.count)
            register(description)
        case .handlers(let names):
            link.count(bytes.count)
            add(handlers: names)
        case .frame(let frame, let page):
            link.count(bytes.count)
            if kind == .notice { countDrop(in: frame) }
            sessions[page]?.outlet.send(encoded: frame)
        case .reply(let reply, let page):
            link.count(bytes.count)
            sessions[page]?.outlet.send(reply)
        case .report(let report, let page):
            link.count(bytes.count)
            sessions[page]?.outlet.report(report)
        case .probed(let number, let page, let busy):
            link.count(bytes.count)
            sessions[page]?.didProbe(number, busy: busy)
        case .status(let notice):
            link.count(bytes.count)
            tellPages(notice)
        case .invalid(let error):
            link.count(bytes.count)
            refuse(error)
        }
    }

    func linkDidFail(_ notice: Notice) {
        server.record(notice, to: ("app", description.name), in: room)
        server.linkDidFail(notice)
        leave(saying: .appCutOff(description.name))
    }

    func free() {
        leave(saying: .appGone(description.name))
    }

    /// A newer app has the same name.
    func replace() {
        link.close(.replaced, reason: "A newer app named “\(description.name)” has joined the room.")
        end()
    }

    private func register(_ description: AppDescription) {
        self.description =
            description.userAgent.isEmpty
            ? description.with(
                userAgent: description.platform.userAgent(
                    prefix: server.configuration.userAgentPrefix, components: description.components))
            : description
        // It follows Hotwire Native, and decides when it is asked.
        if description.wantsPathConfiguration, server.configuration.navigation == .phone { self.description.proposals = true }
        stubNames = []
        useStubs()
        if description.wantsPathConfiguration || textSize != .large || description.wantsStubs && !server.stubs.stubs.isEmpty {
            tellSettings()
        }
        tellWatch()
        isRegistered = true
        server.didRegister(self)
    }

    /// Sends the server's settings to an app that wants them.
    func tellSettings() {
        guard description.wantsPathConfiguration || description.wantsTextSize || description.wantsStubs else { return }
        var settings = ServerSettings()
        if description.wantsPathConfiguration { settings.pathConfiguration = server.settings[description.platform]?.pathConfiguration }
        if description.wantsTextSize { settings.textSize = textSize }
        if description.wantsStubs { settings.stubs = server.stubs.stubs.map(\.source) }
        if settings.pathConfiguration != nil { description.proposals = true }
        send(settings.frame[...], of: .settings)
    }

    /// Offers the server's stubs to pages, if the app runs them.
    func useStubs() {
        guard description.wantsStubs else { return }
        let brought = description.without(stubNames)
        let names = server.stubs.stubs.map(\.name).filter { !brought.components.contains($0) }
        stubNames = Set(names)
        description = brought.adding(names)
    }

    /// Hands a page's own stubs on.
    func tell(_ stubs: [Stub], of session: RemoteSession) {
        guard description.wantsStubs else { return }
        send(StubSource.frame(stubs.map(\.source), page: session.page)[...], of: .stubs)
    }

    private var textSize: TextSize { server.presets.answers(in: room).textSize }

    /// Notifies an app that wants to know whether its reports are read. For a new reader, the app reports the place of each page again.
    func tellWatch() {
        let isWatched = server.readsFates(in: room)
        guard description.wantsWatch, isWatched || isWatching else { return }
        isWatching = isWatched
        send(ServerFrame.watch(isWatched).bytes[...], of: .watch)
    }

    /// Counts a message that the app has dropped, by the notice to its page: without a reader the app reports no fates.
    private func countDrop(in frame: ArraySlice<UInt8>) {
        guard !isWatching, let notice = try? JSONObject(Array(frame)), notice["level"]?.string != Notice.Level.info.rawValue,
            notice["component"] != nil
        else { return }
        server.metrics.countDrop(notice["code"]?.string ?? "")
    }

    private func add(handlers names: [String]) {
        var known = Set(description.handlers)
        let new = names.filter { known.insert($0).inserted }
        guard known.count <= limits.handlers else { return refuse(limits.tooManyHandlers) }
        description.handlers += new
    }

    func tell(_ notice: Notice) {
        server.record(notice, to: ("app", description.name), in: room)
        send(ServerFrame.notice(notice).bytes[...], of: .notice)
    }

    private func refuse(_ error: FrameError) {
        server.warn(error.text, ["app": description.name, "room": room])
        send(ServerFrame.notice(error.notice).bytes[...], of: .notice)
    }

    /// - Parameter notice: for the pages that lose the app.
    private func leave(saying notice: Notice?) {
        if let notice, isRegistered { tellPages(notice) }
        patienceTimer = nil
        end()
    }

    private func end() {
        hold.release()
        link.end()
        server.remove(self)
    }

    private func tellPages(_ notice: Notice) {
        // One line of the log is enough for all of them.
        let frame = ServerFrame.notice(notice).bytes[...]
        for page in server.pages.values where page.uses(self) { page.send(encoded: frame) }
        server.record(notice, to: ("app", description.name), in: room)
    }

    // MARK: Patience

    private func watch() {
        guard patienceTimer == nil, !isSilent, link.awaitsAck else { return }
        let acknowledged = link.acknowledged
        patienceTimer = server.schedule(after: Self.patience) { [weak self] in
            guard let self else { return }
            patienceTimer = nil
            guard link.awaitsAck, link.socket != nil else { return }
            if link.acknowledged > acknowledged { return watch() }
            isSilent = true
            tellPages(.appNotAnswering(description.name, since: unanswered))
        }
    }

    /// The first things that the app has been sent and not acknowledged, for a person, each once.
    private var unanswered: [String] {
        var found: [String] = []
        for bytes in link.unacknowledgedFrames.prefix(Self.unansweredRead) {
            let name: String? =
                switch AppSocketFrame(Array(bytes)) {
                case .message(let message, _, _): "a message for “\(message.component.start())”"
                case .frame(let frame, _): name(of: frame)
                default: nil
                }
            if let name, !found.contains(name) { found.append(name) }
        }
        return Array(found.prefix(Self.unansweredTold))
    }

    private func name(of frame: [UInt8]) -> String? {
        switch IncomingFrame(frame) {
        case .counted(.action): "a tap or an input"
        case .counted(.post(let handler, _, _)): "a script message for “\(handler.start())”"
        default: nil
        }
    }

    private func hear() {
        guard isSilent else { return }
        isSilent = false
        tellPages(.appAnswering(description.name))
        watch()
    }
}

extension Notice {
    fileprivate static func appGone(_ name: String) -> Notice {
        Notice(
            level: .warning, code: "app-gone", cause: "VD-APP-1",
            text: "The connection to the app “\(name)” was lost. The built-in components answer again.")
    }

    fileprivate static func appCutOff(_ name: String) -> Notice {
        Notice(
            level: .error, code: "app-gone", cause: "VD-APP-2",
            text: "The app “\(name)” was disconnected: it no longer read its messages. The built-in components answer again.")
    }

    fileprivate static func appNotAnswering(_ name: String, since frames: [String]) -> Notice {
        let since = frames.isEmpty ? "" : " since it was sent \(frames.joined(separator: " or "))"
        return Notice(
            level: .error, code: "app-not-answering", cause: "VD-APP-3",
            text: "The app “\(name)” does not answer\(since): is one of its components in an endless loop, or waiting?")
    }

    fileprivate static func appAnswering(_ name: String) -> Notice {
        Notice(level: .info, code: "app-answering", text: "The app “\(name)” answers again.")
    }
}
