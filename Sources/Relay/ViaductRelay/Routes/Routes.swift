internal import Foundation
internal import LWS
internal import ViaductProtocol

/// The server's answers by path.
@MainActor struct Routes {
    static let adapterPath = "/viaduct/adapter.js"

    private let adapter: AdapterScript
    private let icons = SymbolIcons()
    private let files: StaticFiles
    private let errors: ErrorRoutes
    private let view: ViewFiles
    private let compression = CompressedBodies()
    private let proxy: ProxyRoutes
    let unauthorized: UnauthorizedPage

    init(publicFolder: URL) {
        adapter = AdapterScript(publicFolder: publicFolder)
        files = StaticFiles(root: publicFolder)
        errors = ErrorRoutes(publicFolder: publicFolder)
        view = ViewFiles(publicFolder: publicFolder)
        proxy = ProxyRoutes(publicFolder: publicFolder)
        unauthorized = UnauthorizedPage(publicFolder: publicFolder)
    }

    func respond(
        to request: HTTPRequest, within reach: AccessPolicy.Reach, server: Server
    ) throws(AccessPolicy.Refusal) -> HTTPResponse {
        guard request.method == "GET" || request.method == "HEAD" else {
            return HTTPResponse(status: 405, headers: [("allow", "GET, HEAD")])
        }
        switch reach {
        case .everything: return everything(request, server: server)
        case .documents(let refusal):
            guard let document = document(request, server: server) else { throw refusal }
            return document
        }
    }

    /// Answers with a page. Nothing else is computed, since a page of another site may have asked.
    private func document(_ request: HTTPRequest, server: Server) -> HTTPResponse? {
        if let response = proxy.document(request, server: server) { return response }
        let response = file(request, server: server)
        // A path without a file may be that of a computed answer.
        let isKnown = response.status != 404 || !request.path.hasPrefix("/viaduct/")
        return response.status == 303 || response.isPage && isKnown ? response : nil
    }

    private func everything(_ request: HTTPRequest, server: Server) -> HTTPResponse {
        switch request.path {
        case Self.adapterPath: return adapterScript(request, server: server)
        case Server.healthPath: return server.healthResponse
        case UnauthorizedPage.path: return unauthorized.respond(to: request)
        case Server.metricsPath: return metrics(request, server: server)
        default: break
        }
        if let response = proxy.respond(to: request, server: server) { return response }
        if let response = DeviceRoutes(server: server).respond(to: request) { return response }
        if let symbol = request.path(after: "/viaduct/icons/", before: ".js"), !symbol.isEmpty {
            return crossOrigin(.script(icons.module(for: String(symbol)), cacheControl: "max-age=86400"))
        }
        do {
            let script = try view.respond(to: request).map { compression.response($0, to: request) }
            let response = script ?? file(request, server: server)
            return request.path.hasPrefix("/viaduct/") ? crossOrigin(response) : response
        } catch {
            return unreadable("view", error, server: server)
        }
    }

    /// Adds the header without which pages isolated from other origins may not load the answer.
    private func crossOrigin(_ response: HTTPResponse) -> HTTPResponse {
        var response = response
        response.headers.append(("cross-origin-resource-policy", "cross-origin"))
        return response
    }

    private func unreadable(_ what: String, _ error: any Error, server: Server) -> HTTPResponse {
        server.log(.error, "The \(what) cannot be read: \(error)")
        return HTTPResponse(
            status: 500, contentType: "text/plain", text: "The \(what) cannot be read, see the server's log.\n")
    }

    private func adapterScript(_ request: HTTPRequest, server: Server) -> HTTPResponse {
        do {
            let visitor = server.visitor(of: request)
            let request = try visitor.identity?.confine(request) ?? request
            // Behind the proxy each page has the same tag, and its cookies choose.
            let limits = server.configuration.limits.app
            let cookies = PhoneChoice(cookies: request.headers["cookie"] ?? "", limits: limits)
            let room = try request.queryValue("room") == nil ? cookies.room ?? RoomName.standard : request.room()
            // The apps of a room are nothing for strangers.
            let source = visitor == .stranger ? RoomName.none : room
            let name = try request.appName(limits: limits) ?? cookies.app
            let phone = server.configuration.phoneHosts.phone(at: request.headers["host"])
            let platform = try request.platform() ?? phone ?? cookies.platform
            let test = RequestedTest.tag(of: request)
            let app = server.app(in: source, platform: platform, name: name, test: test)
            let other = server.app(in: source, platform: app.platform == .ios ? .android : .ios, name: name, test: test)
            let text = try adapter.text(
                for: (app, server.versions(in: source, platform: app.platform, name: name)),
                other: (other, server.versions(in: source, platform: other.platform, name: name)), room: room, appName: name,
                viewVersion: view.version(),
                phone: phone, isProxied: ProxyRoutes.isProxied(request))
            return crossOrigin(compression.response(.script(text, cacheControl: "no-store"), to: request))
        } catch let error as InvalidRequest {
            return error.response
        } catch {
            return unreadable("adapter", error, server: server)
        }
    }

    /// A file of Viaduct's own. The page itself keeps its address' choices, unless a link from another site made them.
    private func file(_ request: HTTPRequest, server: Server) -> HTTPResponse {
        if Initiator(request).isOtherSite {
            if let once = try? PhoneChoice.once(request.uri, limits: server.configuration.limits.app) { return server.lead(to: once) }
            if let address = DeviceRoutes.linked(request) { return server.lead(to: (address, [])) }
        }
        return errors.respond(to: request) ?? files.respond(to: request)
    }

    /// The metrics cover all rooms.
    private func metrics(_ request: HTTPRequest, server: Server) -> HTTPResponse {
        guard server.configuration.adminAddress == nil else {
            return HTTPResponse(status: 404, contentType: "text/plain", text: "The metrics are at the address of --admin-listen.\n")
        }
        if let room = server.visitor(of: request).identity?.room {
            return InvalidRequest(
                "The metrics are for the server's owner: this identity is of the room “\(room)”.", status: 403, code: Identity.cause
            ).response
        }
        return server.metricsResponse
    }
}

extension HTTPResponse {
    /// Whether a browser shows it as a page.
    var isPage: Bool { headers.contains { $0.name == "content-type" && $0.value.hasPrefix("text/html") } }

    /// - Parameter text: JSON, of this moment only.
    static func json(_ text: String) -> HTTPResponse {
        HTTPResponse(
            status: 200,
            headers: [
                ("content-type", "application/json"), ("cache-control", "no-store"),
                ("x-content-type-options", "nosniff"),
            ], body: Array(text.utf8))
    }

    static func script(_ text: String, cacheControl: String) -> HTTPResponse {
        HTTPResponse(
            status: 200,
            headers: [
                ("content-type", "text/javascript; charset=utf-8"), ("cache-control", cacheControl),
                ("x-content-type-options", "nosniff"),
            ], body: Array(text.utf8))
    }
}
