public import LWS
public import ViaductApp
internal import ViaductProtocol

/// The relay: serves the adapter, and joins pages to apps.
@MainActor public final class Server {
    /// The subprotocols that the server's loop has to know.
    public static let subprotocols = [PageRequest.subprotocol]
    /// How long a shutdown waits for the pages to close their sockets.
    private static let closeTime = Duration.seconds(2)

    let configuration: ServerConfiguration
    let log: Log
    private let loop: EventLoop
    /// One for each platform.
    private let apps: [any App]
    private let routes: Routes
    private(set) var pages: [String: Page] = [:]
    private var acknowledgingLater: [Page] = []
    private var ackTimer: LoopTimer?
    private var closeTimer: LoopTimer?
    private var openSockets = 0
    private var isShuttingDown = false

    /// - Parameter apps: the first one with a page's platform serves it.
    public init(_ configuration: ServerConfiguration, apps: [any App], loop: EventLoop, log: Log = Log()) {
        self.configuration = configuration
        self.apps = apps
        self.loop = loop
        self.log = log
        routes = Routes(publicFolder: configuration.publicFolder)
    }

    /// Listens on every address of the configuration.
    public func start() throws(LWSError) -> [Listener] {
        var listeners: [Listener] = []
        for address in configuration.addresses { listeners.append(try loop.listen(on: address, handler: self)) }
        return listeners
    }

    /// Tells every page that the server goes away, and stops the loop when they have heard it.
    public func shutDown() {
        guard !isShuttingDown else { return }
        isShuttingDown = true
        for page in pages.values { page.closeSocket(.goingAway, reason: "The server is shutting down.") }
        closeTimer = loop.schedule(after: Self.closeTime) { [loop] in loop.stop() }
        stopIfDone()
    }

    func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> LoopTimer? {
        loop.schedule(after: delay, action)
    }

    /// One timer serves all pages, each of which takes a turn twice in `ResumableLink.ackDelay`.
    func acknowledgeLater(_ page: Page) {
        acknowledgingLater.append(page)
        guard acknowledgingLater.count == 1 else { return }
        ackTimer = loop.schedule(after: ResumableLink.ackDelay / 2) { [weak self] in
            guard let self else { return }
            let pages = acknowledgingLater
            acknowledgingLater = []
            for page in pages { page.acknowledge() }
        }
    }

    func remove(_ page: Page) {
        guard pages[page.id] === page else { return }
        pages[page.id] = nil
        log(.debug, "A page is gone", ["page": page.id.short, "room": page.room])
    }

    func socketDidOpen() {
        openSockets += 1
    }

    func socketDidClose() {
        openSockets -= 1
        if isShuttingDown { stopIfDone() }
    }

    private func stopIfDone() {
        if openSockets == 0 { loop.stop() }
    }
}

extension Server: ServerHandler {
    public func respond(to request: HTTPRequest) -> HTTPResponse {
        do throws(AccessPolicy.Refusal) {
            try configuration.access.check(request)
        } catch {
            return refuse(request, error)
        }
        var response = routes.respond(to: request, server: self)
        if let origin = request.headers["origin"] {
            response.headers += [("access-control-allow-origin", origin), ("vary", "Origin")]
        }
        return response
    }

    public func upgrade(_ request: HTTPRequest) -> UpgradeDecision {
        do throws(AccessPolicy.Refusal) {
            try configuration.access.check(request)
        } catch {
            return .reject(refuse(request, error))
        }
        guard request.path == PageRequest.path else {
            return .reject(
                HTTPResponse(status: 404, contentType: "text/plain", text: "There is no WebSocket at \(request.path)."))
        }
        guard !isShuttingDown else {
            return .reject(HTTPResponse(status: 503, contentType: "text/plain", text: "The server is shutting down."))
        }
        do throws(PageRequest.Invalid) {
            let connection = PageConnection(try PageRequest(request), server: self)
            return .accept(connection, maximumMessageSize: configuration.maximumPageFrame)
        } catch {
            log(.warning, "A WebSocket was refused: \(error.text)")
            return .reject(HTTPResponse(status: 400, contentType: "text/plain", text: error.text))
        }
    }

    /// The app that a page of this platform gets.
    func app(for platform: Platform) -> any App {
        apps.first { $0.description.platform == platform } ?? apps[0]
    }

    /// The page with this id, a new one when there is none.
    func page(for request: PageRequest) -> Page {
        if let page = pages[request.id] { return page }
        let page = Page(request, app: app(for: request.platform), server: self)
        pages[request.id] = page
        log(.debug, "A page has come", ["page": request.id.short, "room": request.room])
        return page
    }

    private func refuse(_ request: HTTPRequest, _ refusal: AccessPolicy.Refusal) -> HTTPResponse {
        log(.warning, refusal.text, ["path": request.path])
        return HTTPResponse(status: 403, contentType: "text/plain; charset=utf-8", text: refusal.text + "\n")
    }
}
