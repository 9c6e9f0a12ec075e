internal import LWS
internal import ViaductApp
internal import ViaductProtocol
internal import ViaductStubs

/// One browser document: its session with an app.
@MainActor final class Page: Peer {
    let id: String
    let server: Server
    let link: Link
    private(set) var session: (any AppSession)? { didSet { answerer.forget() } }
    private var opens = AwaitedOpens()
    /// Whether the app has changed and the page does not know yet: its frames are still for the earlier app.
    var awaitsOpen: Bool { opens.isBehind }
    let origin: PeerOrigin
    var room: String { origin.room }
    var admission: Admission?
    /// The host of its document, with the port.
    private let host: String
    private let platform: Platform
    /// The name of the app that the page requests; `nil` for the newest.
    private let appName: String?
    /// The name of the app's version in the page's address; `nil` for none.
    let ownVersion: String?
    private(set) var app: any App
    let trace: PageTrace
    /// Whether the page reports the fates of replies now.
    private var isWatching = false
    /// Whether it has. The page sends what it has kept once, maybe to a reader that is gone by now.
    private var wasWatched = false
    /// Why the last session ended. The page receives it once it has reconnected.
    private var parting: Notice?
    /// The id that a proxy has given the request of the newest socket.
    var requestID: String?
    var replyClock = ReplyClock()
    /// The page's URL, in its own words.
    private(set) var (url, title) = ("", "")
    /// Whether its document was left, and the browser keeps it for the way back.
    private(set) var isLeft = false
    /// Delays, doubles or withholds replies; `nil` when they are sent unchanged.
    var shaper: ReplyShaper?
    /// Stubs of its test, which go before the app's own components.
    private(set) var stubs: [Stub] = []
    private lazy var answerer = AskAnswerer(page: self)
    /// The page's part in its test; `nil` for a page of none.
    private(set) var testPage: TestPage?
    private let test: String?

    init(_ request: PageRequest, origin: PeerOrigin, server: Server) {
        self.origin = origin
        host = request.host
        platform = request.platform
        appName = request.app
        ownVersion = request.version
        app = server.apps.app(for: request.choice)
        id = request.id
        test = request.test
        trace = PageTrace(page: request.id.short, room: request.room, test: request.test)
        self.server = server
        link = server.makeLink()
        link.delegate = self
        if let test { testPage = server.tests.join(self, tag: test) }
        stubs = testPage?.session.stubs.all ?? []
    }

    /// The criteria for the page's app.
    var choice: AppChoice { AppChoice(room: room, platform: platform, name: appName) }

    /// Whether the page talks to this app.
    func uses(_ app: any App) -> Bool { self.app === app }

    /// Switches to another app, or restarts the same one.
    func use(_ app: any App) {
        self.app = app
        guard session != nil else { return }
        session?.close()
        opens.appDidChange()
        tellApp()
        openSession()
    }

    /// Begins anew with these stubs, which replace all of its own.
    func begin(with stubs: [Stub]) {
        self.stubs = stubs
        use(app)
    }

    /// Whether its app runs no stubs.
    var usesForeignApp: Bool { !app.runsStubs }

    /// Its app, with stubs of its own.
    var offered: AppDescription { app.offered(with: stubs.map(\.name)) }

    private func openSession() {
        session = app.open(page: id, outlet: self)
        if !stubs.isEmpty { session?.use(stubs) }
        session?.use(server.presets.answers(in: room).textSize)
        session?.watch(server.readsFates(in: room))
        testPage?.sessionDidChange()
    }

    func linkDidBegin() {
        record(.connection(.connected))
        isLeft = false
        session?.close()
        opens = AwaitedOpens()
        tellApp()
        if test != nil, testPage == nil { send(.notice(.tooManyTests(TestSessions.maximum))) }
        if let parting { send(.notice(parting)) }
        checkVersion()
        tellOfStubs()
        parting = nil
        if let cookie = server.agentCookies[AgentCookies.Place(room: room, host: host)] { send(.notice(.agentCookie(cookie))) }
        isWatching = false
        tellWatch()
        openSession()
    }

    func linkDidResume() {
        isLeft = false
        record(.connection(.resumed))
    }

    func linkDidLoseSocket() {
        if !isLeft { record(.connection(.lost)) }
    }

    func linkDidReceive(_ bytes: [UInt8]) {
        let incoming = IncomingFrame(bytes)
        server.metrics.pages.received.add(incoming.kind, bytes: bytes.count)
        switch incoming {
        case .counted(let frame):
            link.count(bytes.count)
            replyClock.note(frame)
            record(.received(bytes))
            guard opens.take(frame) else { return ignore(frame) }
            note(frame)
            if let session { deliver(frame, text: bytes, to: session) }
        case .report(.fate(let fate), let age):
            link.count(bytes.count)
            if wasWatched { record(.received(placed(fate).frame()), age: age) }
        case .report(let report, let age):
            link.count(bytes.count)
            if wasWatched { record(.received(report.frame), age: age) }
        case .probed(let number, let busy):
            link.count(bytes.count)
            testPage?.didProbe(number, busy: busy)
        case .test(let call, let verb, let body):
            link.count(bytes.count)
            callTest(call, verb: verb, body: body)
        case .invalid(let error):
            link.count(bytes.count)
            _ = opens.take(nil)
            record(.refused(bytes))
            didDrop(error.code.rawValue)
            send(.notice(error.notice))
        case .ack(let received):
            link.take(ack: received)
        case .bye:
            free()
        case .leave:
            isLeft = true
            record(.connection(.left))
            link.close(.goingAway, reason: "The page was left.")
        }
    }

    /// Hands a frame to the app, unless it is a message to a component that is switched off.
    ///
    /// - Parameter text: the frame.
    func deliver(_ frame: PageFrame, text: [UInt8], to session: any AppSession) {
        guard case .message(let message) = frame, let reason = hidingReason(of: message) else { return session.receive(frame, text: text) }
        let notice = Notice.hiddenComponent(message, by: reason, version: versionName)
        send(.notice(notice))
        report(message, reason.isMeant ? .ignored : .dropped, code: notice.code, cause: notice.cause)
    }

    /// Reports a message to the earlier app as ignored: the page sends it again to its current app.
    private func ignore(_ frame: PageFrame) {
        guard case .message(let message) = frame else { return }
        report(message, .ignored, code: "app-changed")
    }

    private func report(_ message: BridgeMessage, _ state: MessageFate.State, code: String, cause: String? = nil) {
        report(.fate(MessageFate(id: message.id, component: message.component, event: message.event, state: state, code: code, cause: cause)))
    }

    private var isWatched: Bool { testPage != nil || server.traces.isWatched(room) }
    /// Whether an answer that was preset has not reached the app yet.
    var isAnswering: Bool { answerer.isWaiting }

    /// Notifies the page and its app that the room's trace has a reader, or none any more.
    func watchDidChange() {
        session?.watch(server.readsFates(in: room))
        tellWatch()
    }

    /// Sends the room's text size to the app. A remote app gets it with its own settings.
    func textSizeDidChange(to size: TextSize) { session?.use(size) }

    private func tellWatch() {
        guard link.hasSession, isWatching != isWatched else { return }
        isWatching = isWatched
        if isWatching { wasWatched = true }
        send(.watch(isWatched))
    }

    func free() {
        trace.isOver = true
        record(.connection(.gone))
        session?.close()
        session = nil
        link.end()
        if let testPage { server.tests.remove(testPage, of: room) }
        testPage = nil
        server.remove(self)
    }

    func linkDidFail(_ notice: Notice) {
        parting = notice
        server.linkDidFail(notice)
        session?.close()
        session = nil
    }

    private func tellApp() { send(encoded: server.appFrame.bytes(of: description)[...]) }

    /// With the user agent as a page sees it.
    private var description: AppDescription {
        let description = server.shown(offered, in: room, hidden: testPage?.hidden ?? [], missing: missing)
            .lacking(stubs: server.stubs.removed).of(version)
        return description.with(
            userAgent: PhoneUserAgent.page(for: description), failures: server.showsFailures(of: description))
    }

    func note(_ frame: PageFrame) {
        switch frame {
        case .open(let url, let title, _, _), .visit(let url, let title, _, _): (self.url, self.title) = (url, title)
        case .title(let title): self.title = title
        default: break
        }
    }
}

extension Page: PageOutlet {
    func send(_ frame: ServerFrame) {
        switch frame {
        case .reply(let message):
            if shaper != nil { return send(encoded: frame.bytes[...]) }
            record(.replied(message))
            count(message)
            link.send(reply: message)
        case .notice(let notice):
            server.record(notice, to: ("page", id.short), in: room, requestID: requestID)
            send(encoded: frame.bytes[...])
        default:
            send(encoded: frame.bytes[...])
        }
    }

    func send(_ reply: EncodedReply) {
        if shaper != nil { return send(encoded: reply.bytes) }
        record(.sent(reply.bytes))
        count(reply)
        link.send(reply.bytes)
    }

    func send(encoded frame: ArraySlice<UInt8>) {
        if hasPresetAnswers, FrameType.of(frame) == "screen" { return pass(answerer.take(frame)) }
        guard let shaper, FrameType.of(frame) == "reply" else { return pass(frame) }
        if !shaper.take(frame) { record(.withheld(frame)) }
    }

    func pass(_ frame: ArraySlice<UInt8>) {
        record(.sent(frame))
        count(frame)
        link.send(frame)
    }

    func report(_ report: AppReport) {
        switch report {
        case .fate(let fate):
            if fate.state == .dropped { didDrop(fate.code ?? "") }
            let fate = placed(fate)
            if isWatched { record(.told(fate.frame())) }
            log(fate)
        // Recorded without a reader too: a developer has asked for it by hand.
        case .rules: record(.told(report.frame()))
        }
    }

    /// The fate with the place of its component in the app's sources.
    private func placed(_ fate: MessageFate) -> MessageFate {
        var fate = fate
        fate.place = fate.state.hasPlace ? app.description.places[fate.component] : nil
        return fate
    }
}
