internal import Foundation
internal import LWS
internal import ViaductProtocol

/// Answers the subrequests of nginx, the proxy in front of a web app and of this server. `config/nginx.conf.template` makes them.
@MainActor struct ProxyRoutes {
    /// Headers with which nginx describes the browser's request.
    enum Header {
        /// The path and the query, unchanged.
        static let uri = "x-viaduct-uri"
        static let referer = "x-viaduct-referer"
        /// The browser's `Sec-Fetch-Site`.
        static let site = "x-viaduct-site"
        /// `0` for requests other than a window's or a frame's page.
        static let window = "x-viaduct-window"
        /// The URL of the app that does not answer.
        static let upstream = "x-viaduct-upstream"
        /// The name of a cookie with another browser's user agent.
        static let agentCookie = "x-viaduct-agent-cookie"
        /// The tag of a page's test: Turbo's requests have it.
        static let test = "x-viaduct-test"
        /// Present when the page came through the proxy.
        static let proxy = "x-viaduct-proxy"

        static let all = [uri, referer, site, window, upstream, agentCookie, test, proxy]
    }

    private unowned let server: Server
    private let unreachable: UnreachablePage
    private let refused: ChoicePage

    init(server: Server) {
        self.server = server
        refused = ChoicePage(publicFolder: server.configuration.publicFolder)
        unreachable = UnreachablePage(publicFolder: server.configuration.publicFolder)
    }

    /// Whether a proxy has shown the server the page's address, so that its choice is kept already.
    static func isProxied(_ request: HTTPRequest) -> Bool { request.headers[Header.proxy] != nil }

    /// The page that waits for an app that does not answer.
    func wait(_ admitted: AdmittedRequest) -> HTTPResponse { unreachable.respond(to: admitted.request) }

    /// The user agent of a request to the app, and the cookies to set if its address chooses a room, a platform, an app or a version.
    func describe(_ admitted: AdmittedRequest) -> HTTPResponse {
        let request = admitted.request
        let limits = server.configuration.limits.app
        let isForeign = Initiator(describedBy: request).isOtherSite
        var asked = (try? PhoneChoice(uri: request.headers[Header.uri] ?? "", limits: limits)) ?? PhoneChoice()
        // Requests of a page's scripts have the platform of the page's address.
        var page = PhoneChoice()
        if isForeign {
            asked = asked.foreign
        } else if request.headers[Header.window] == "0" {
            page = (try? PhoneChoice(uri: request.headers[Header.referer] ?? "", limits: limits))?.foreign ?? page
        }
        let choice = asked.filled(from: page).filled(from: PhoneChoice(cookies: request.headers["cookie"] ?? "", limits: limits))
        let platform = server.configuration.phoneHosts.phone(at: request.headers["host"]) ?? choice.platform
        // The pages of a room's developer belong to that room, whatever the address says.
        let room = admitted.visitor.identity?.room ?? choice.room ?? RoomName.standard
        let app = server.app(
            in: room, platform: platform, name: choice.app, version: choice.version,
            test: RequestedTest.tag(describedBy: request, isForeign: isForeign))
        if request.headers[Header.window] != "0" { keepAgentCookie(of: request, in: room) }
        return HTTPResponse(
            status: 204,
            headers: [
                ("x-viaduct-user-agent", PhoneUserAgent.page(for: app)),
                ("x-viaduct-failures", server.showsFailures(of: app) ? "1" : "0"),
            ]
                + asked.cookies(isSecure: request.isSecure).map { ("x-viaduct-\($0.name)", $0.cookie) }
                // It is Viaduct's, and nothing for the web app.
                + (admitted.hasBearer ? [("x-viaduct-bearer", "1")] : []))
    }

    /// - Parameter request: for a document.
    private func keepAgentCookie(of request: HTTPRequest, in room: String) {
        let name = request.headers[Header.agentCookie].flatMap { $0.wholeMatch(of: #/[A-Za-z0-9_-]{1,64}/#) == nil ? nil : $0 }
        let place = AgentCookies.Place(room: room, host: request.headers["host"] ?? "")
        server.agentCookies.keep(name == server.configuration.agentCookie ? nil : name, at: place)
    }

    /// Keeps the choices of a page's address in cookies, and redirects to the address without them.
    func choose(_ admitted: AdmittedRequest) -> HTTPResponse {
        let request = admitted.request
        let uri = request.headers[Header.uri] ?? "/"
        let limits = server.configuration.limits.app
        do throws(InvalidRequest) {
            if Initiator(request).isOtherSite, let once = try PhoneChoice.once(uri, limits: limits) { return server.lead(to: once) }
            let choice = try PhoneChoice(uri: uri, limits: limits)
            if let room = choice.room { try admitted.checkRoom(room) }
            if let version = choice.version { try server.require(version: version) }
            return HTTPResponse(
                status: 303,
                headers: [("location", PhoneChoice.removed(from: uri))]
                    + choice.cookies(isSecure: request.isSecure).map { ("set-cookie", $0.cookie) })
        } catch {
            return refused.respond(to: request, refusedBy: error, rest: PhoneChoice.removed(from: uri))
        }
    }
}
