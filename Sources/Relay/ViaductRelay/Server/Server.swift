public import LWS
public import ViaductApp
public import ViaductProtocol
public import ViaductStubs
public import ViaductSystem

/// The relay: serves the adapter, and joins pages to apps.
@MainActor public final class Server {
    /// The subprotocols for the server's loop.
    public static let subprotocols = [PageRequest.subprotocol, AppRequest.subprotocol]
    let configuration: ServerConfiguration
    let log: Log
    let metrics = Metrics()
    let started = ContinuousClock.now
    /// The secret that remote apps have to show; `nil` refuses them all.
    public var appSecret: AppSecret? {
        get { access.owner.secret }
        set { access.owner.secret = newValue }
    }
    let traces = Traces()
    let presets = Presets()
    private(set) lazy var tests = TestSessions(server: self)
    /// The components that are read from files.
    let stubs: StubLibrary
    var cuts = Cuts()
    /// Decides on each request. It has the tokens that let in now.
    let access: RouteAccess
    /// Filters for warnings of requests, whose texts anybody can make, and for notices to pages and apps.
    private let (warnings, records) = (RepeatFilter(), RepeatFilter())
    private let loop: EventLoop
    private(set) var apps: Apps
    private(set) lazy var files = FileRoutes(server: self)
    private(set) lazy var proxy = ProxyRoutes(server: self)
    private(set) lazy var trace = TraceRoutes(server: self, loop: loop)
    private(set) lazy var reportFiles = ReportFiles(publicFolder: configuration.publicFolder)
    let console: ConsoleFiles
    let unauthorized: UnauthorizedPage
    private lazy var admin = AdminListener(server: self)
    private let memory: MemoryReturn
    private(set) var pages: [String: Page] = [:]
    /// The apps with a link, registered or not.
    private(set) var remoteApps: [String: RemoteAppLink] = [:]
    private var pageQuota: PeerQuota
    private var appQuota: PeerQuota
    /// For remote apps of each platform.
    private(set) var settings: [Platform: ServerSettings] = [:]
    var hiddenComponents = HiddenComponents()
    var agentCookies = AgentCookies()
    var appFrame = SharedAppFrame()
    var entryLinks = EntryLinks()
    let ackTurns: AckTurns
    var guardTimer: LoopTimer?
    private var drain: Drain?
    private(set) var openSockets = 0
    /// Whether the server serves pages; a proxy in front of it begins later.
    public var readiness: Readiness { stage == .ready && isProxyAway ? .proxy : stage }
    /// Whether no page reaches the server, since the proxy in front of it is away.
    public var isProxyAway = false
    private var stage = Readiness.starting
    /// How often the server has refused for each reason since its start. Reasons that never occurred are missing.
    public private(set) var refusals: [RefusalReason: Int] = [:]

    /// - Parameters:
    ///   - apps: the first one with a page's platform serves it.
    ///   - stubs: none at first where there is no library.
    public init(
        _ configuration: ServerConfiguration, apps: [any App], stubs: StubLibrary? = nil, loop: EventLoop, log: Log = Log()
    ) {
        self.configuration = configuration
        self.apps = Apps(embedded: apps)
        self.loop = loop
        self.log = log
        self.stubs = stubs ?? StubLibrary(folder: nil)
        access = RouteAccess(configuration)
        console = ConsoleFiles(publicFolder: configuration.publicFolder)
        unauthorized = UnauthorizedPage(publicFolder: configuration.publicFolder)
        memory = MemoryReturn(loop: loop)
        ackTurns = AckTurns(loop: loop)
        pageQuota = .pages(configuration.limits)
        appQuota = .apps(configuration.limits)
        access.page = { [weak self] in self?.pages[$0] }
        traces.watchDidChange = { [weak self] in self?.watchDidChange(in: $0) }
        self.stubs.didChange = { [weak self] in self?.stubsDidChange() }
        loop.onFault = { [weak self] in self?.connectionDidFail($0, of: $1) }
        loop.isProxy = configuration.trustsProxy
        useStubs()
        if isGuarded { watchIdentities() }
    }

    /// Listens on every address of the configuration.
    ///
    /// - Parameter certificate: for HTTPS; `nil` for plain HTTP.
    public func start(certificate: TLSCertificate? = nil) throws(LWSError) -> [Listener] {
        var listeners: [Listener] = []
        if let address = configuration.adminAddress {
            let port = try loop.listen(on: address, handler: admin).port
            log(.info, "Health and metrics are at \(address.at(port: port)), for everybody who reaches it.")
        }
        for address in configuration.addresses { listeners.append(try loop.listen(on: address, certificate: certificate, handler: self)) }
        return listeners
    }

    /// Listens on one address more.
    public func listen(on address: ListenAddress) throws(LWSError) {
        _ = try loop.listen(on: address, handler: self)
    }

    /// Everything listens.
    public func becomeReady() {
        if stage == .starting { stage = .ready }
    }

    var isShuttingDown: Bool { stage == .draining }

    /// Whether a response is only partly sent.
    var isAnswering: Bool { loop.isAnswering }

    /// Stops accepting pages, sends the replies and responses under way, closes every socket with 1001, and stops the loop. A second call
    /// stops it at once.
    ///
    /// - Parameter time: the longest time for all of this.
    public func shutDown(within time: Duration = .seconds(5)) {
        guard drain == nil else { return loop.stop() }
        stage = .draining
        drain = Drain(of: self, within: time) { [loop] in loop.stop() }
        drain?.begin()
    }

    /// Sends these settings to the remote apps of a platform, both current and future ones.
    public func tell(_ settings: ServerSettings, to platform: Platform) {
        self.settings[platform] = settings
        for app in apps.remote where app.description.platform == platform && app.description.wantsPathConfiguration {
            app.tellSettings()
            for page in pages.values where page.uses(app) { page.use(app) }
        }
    }

    func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> LoopTimer {
        loop.schedule(after: delay, action)
    }

    func makeLink(gathers: Bool = false) -> Link {
        Link(loop: loop, ackTurns: ackTurns, resumeTime: configuration.resumeTime, gathers: gathers)
    }

    func remove(_ page: Page) {
        guard pages[page.id] === page else { return }
        pages[page.id] = nil
        pageQuota.remove(page.origin)
        log(.debug, "Page disconnected", ["page": page.id.short, "room": page.room])
        memory.peerHasGone()
    }

    func remove(_ app: RemoteAppLink) {
        guard remoteApps[app.id] === app else { return }
        remoteApps[app.id] = nil
        appQuota.remove(app.origin)
        memory.peerHasGone()
        apps.remove(app)
        if app.isRegistered { log(.info, "App disconnected", ["app": app.description.name, "room": app.room]) }
        chooseApps(in: app.room)
    }

    /// The app is new in its room, or begins again.
    func didRegister(_ app: RemoteAppLink) {
        log(.info, "App connected", ["app": app.description.name, "room": app.room])
        let replaced = apps.add(app)
        for page in pages.values where page.uses(app) { page.use(app) }
        replaced?.replace()
        chooseApps(in: app.room)
    }

    /// Whether the fates of messages are read: in the trace, in a test, or in the log.
    func readsFates(in room: String) -> Bool { log.level == .debug || traces.isWatched(room) || tests.watches(room) }

    /// Notifies the room's apps and pages that the fates of messages have a reader, or none any more.
    func watchDidChange(in room: String) {
        for app in apps.remote where app.room == room { app.tellWatch() }
        for page in pages.values where page.room == room { page.watchDidChange() }
    }

    /// Gives each page of the room the app that is now the right one for it.
    private func chooseApps(in room: String) {
        for page in pages.values where page.room == room {
            let app = apps.app(for: page.choice)
            if !page.uses(app) { page.use(app) }
        }
    }

    /// Logs a warning that anybody can cause any number of times. The same text is logged once a minute.
    func warn(_ text: String, _ fields: KeyValuePairs<String, String?> = [:]) {
        if warnings.lets(text) {
            log(.warning, text, fields)
        } else if warnings.shouldTellOfMore() {
            log(.warning, "Too many warnings of requests: some are not shown. All are shown again a minute after the flood.")
        }
    }

    /// Logs a notice to a page or an app. The same text is logged once a minute, since each of its frames may cause it.
    func record(_ notice: Notice, to peer: (kind: String, name: String), in room: String, requestID: String? = nil) {
        if records.lets("\(peer.name) \(notice.text)") { log(notice, to: peer, in: room, requestID: requestID) }
    }

    /// Counts a refusal, by the server or by a proxy in front of it.
    public func count(_ reason: RefusalReason) { refusals[reason, default: 0] += 1 }

    func socketDidClose() {
        openSockets -= 1
        drain?.socketDidClose()
    }

    func acceptPage(_ admitted: AdmittedRequest) throws(InvalidRequest) -> UpgradeDecision {
        let (request, admission) = (try PageRequest(admitted.request, limits: configuration.limits.app), admitted.admission)
        try admitted.checkOwn(pages[request.id])
        if cuts.lasts(for: request.id) {
            count(.cut)
            return .reject(HTTPResponse(status: 503, contentType: "text/plain", text: "The connection was cut by hand."))
        }
        let origin = PeerOrigin(room: request.room, address: address(of: admitted.sent))
        let handshake = Handshake { [self] socket in
            guard admit(socket, of: request.id, from: origin, among: pages, quota: pageQuota) else { return }
            openSockets += 1
            let page = pages[request.id] ?? Page(request, origin: origin, server: self)
            page.admission = admission
            if pages.updateValue(page, forKey: page.id) == nil {
                pageQuota.add(origin)
                log(.debug, "Page connected", ["page": page.id.short, "room": page.room, "request_id": request.requestID])
            }
            page.requestID = request.requestID
            page.link.welcome(socket, received: request.received)
        }
        return .accept(handshake, maximumMessageSize: configuration.maximumPageFrame, pace: configuration.limits.pace)
    }

    func acceptApp(_ admitted: AdmittedRequest) throws(InvalidRequest) -> UpgradeDecision {
        let (request, admission) = (try AppRequest(admitted.request), try admitted.proof())
        try admitted.checkOwn(remoteApps[request.id])
        let origin = PeerOrigin(room: request.room, address: address(of: admitted.sent))
        let handshake = Handshake { [self] socket in
            guard admit(socket, of: request.id, from: origin, among: remoteApps, quota: appQuota) else { return }
            openSockets += 1
            let app = remoteApps[request.id] ?? RemoteAppLink(request, origin: origin, server: self)
            app.admission = admission
            if remoteApps.updateValue(app, forKey: app.id) == nil { appQuota.add(origin) }
            app.link.welcome(socket, received: request.received)
        }
        return .accept(handshake, maximumMessageSize: configuration.maximumAppFrame, pace: configuration.limits.appPace)
    }

    private func address(of request: HTTPRequest) -> String? { ClientAddress.of(request, trusts: configuration.trustsProxy) }
}
