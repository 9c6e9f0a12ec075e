internal import Foundation
internal import LWS
internal import ViaductProtocol

/// What the server answers at which path.
@MainActor struct Routes {
    static let adapterPath = "/viaduct/adapter.js"

    private let adapter: AdapterScript
    private let icons = SymbolIcons()
    private let files: StaticFiles
    private let view: ViewFiles
    private let unreachable: UnreachablePage
    private let started = ContinuousClock.now

    init(publicFolder: URL) {
        adapter = AdapterScript(publicFolder: publicFolder)
        files = StaticFiles(root: publicFolder)
        view = ViewFiles(publicFolder: publicFolder)
        unreachable = UnreachablePage(publicFolder: publicFolder)
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
        switch request.path {
        case "/viaduct/choice": return choose(request, server: server)
        case "/viaduct/unreachable": return unreachable.respond(to: request)
        default:
            let response = file(request, server: server)
            // A path without a file may be one of those that are computed.
            let isKnown = response.status != 404 || !request.path.hasPrefix("/viaduct/")
            return response.status == 303 || response.isPage && isKnown ? response : nil
        }
    }

    private func everything(_ request: HTTPRequest, server: Server) -> HTTPResponse {
        switch request.path {
        case Self.adapterPath: return adapterScript(request, server: server)
        case "/viaduct/health": return health(server)
        case "/viaduct/request": return describe(request, server: server)
        case "/viaduct/choice": return choose(request, server: server)
        case "/viaduct/unreachable": return unreachable.respond(to: request)
        default: break
        }
        if let response = DeviceRoutes(configuration: server.configuration).respond(to: request) { return response }
        if let symbol = request.path.wholeMatch(of: #/\/viaduct\/icons\/(.+)\.js/#) {
            return crossOrigin(.script(icons.module(for: String(symbol.1)), cacheControl: "max-age=86400"))
        }
        do {
            let response = try view.respond(to: request) ?? file(request, server: server)
            return request.path.hasPrefix("/viaduct/") ? crossOrigin(response) : response
        } catch {
            return unreadable("view", error, server: server)
        }
    }

    /// Pages that are isolated from other origins may load what says so.
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
            // Behind the proxy each page has the same tag, and its cookies choose.
            let limits = server.configuration.limits.app
            let cookies = PhoneChoice(cookies: request.headers["cookie"] ?? "", limits: limits)
            let room = try request.queryValue("room") == nil ? cookies.room ?? RoomName.standard : request.room()
            let name = try request.appName(limits: limits) ?? cookies.app
            let app = server.app(in: room, platform: try request.platform() ?? cookies.platform, name: name)
            let other = server.app(in: room, platform: app.platform == .ios ? .android : .ios, name: name)
            let text = try adapter.text(
                for: app, other: other, room: room, appName: name, viewVersion: view.version(),
                isProxied: request.headers["x-viaduct-proxy"] != nil)
            return crossOrigin(.script(text, cacheControl: "no-store"))
        } catch let error as InvalidRequest {
            return error.response
        } catch {
            return unreadable("adapter", error, server: server)
        }
    }

    /// The user agent of a request to the app, and the cookies to set if its address chooses a room, a platform or an app.
    private func describe(_ request: HTTPRequest, server: Server) -> HTTPResponse {
        let limits = server.configuration.limits.app
        let isForeign = Initiator(describedBy: request).isOtherSite
        var asked = (try? PhoneChoice(uri: request.headers["x-viaduct-uri"] ?? "", limits: limits)) ?? PhoneChoice()
        // Requests of a page's scripts have the platform of the page's address.
        var page = PhoneChoice()
        if isForeign {
            asked = asked.foreign
        } else if request.headers["x-viaduct-window"] == "0" {
            page = (try? PhoneChoice(uri: request.headers["x-viaduct-referer"] ?? "", limits: limits))?.foreign ?? page
        }
        let choice = asked.filled(from: page).filled(from: PhoneChoice(cookies: request.headers["cookie"] ?? "", limits: limits))
        let app = server.app(in: choice.room ?? RoomName.standard, platform: choice.platform, name: choice.app)
        return HTTPResponse(
            status: 204,
            headers: [("x-viaduct-user-agent", PhoneUserAgent.page(for: app)), ("cache-control", "no-store")]
                + asked.cookies.map { ("x-viaduct-\($0.name)", $0.cookie) })
    }

    /// Keeps what a page's address chooses in cookies, and leads to the address without it.
    private func choose(_ request: HTTPRequest, server: Server) -> HTTPResponse {
        let uri = request.headers["x-viaduct-uri"] ?? "/"
        let limits = server.configuration.limits.app
        do throws(InvalidRequest) {
            if Initiator(request).isOtherSite, let once = try PhoneChoice.once(uri, limits: limits) { return lead(to: once, server: server) }
            return HTTPResponse(
                status: 303,
                headers: [("location", PhoneChoice.removed(from: uri)), ("cache-control", "no-store")]
                    + (try PhoneChoice(uri: uri, limits: limits)).cookies.map { ("set-cookie", $0.cookie) })
        } catch {
            return error.response
        }
    }

    /// A file of Viaduct's own. A page keeps its choice by itself, unless a link of another site has made it.
    private func file(_ request: HTTPRequest, server: Server) -> HTTPResponse {
        if Initiator(request).isOtherSite {
            if let once = try? PhoneChoice.once(request.uri, limits: server.configuration.limits.app) { return lead(to: once, server: server) }
            if let address = DeviceRoutes.linked(request) { return lead(to: (address, []), server: server) }
        }
        return files.respond(to: request)
    }

    private func lead(to once: (address: String, ignored: [String]), server: Server) -> HTTPResponse {
        if !once.ignored.isEmpty {
            server.warn(
                "A link of another site may choose the platform of its page, but not: \(once.ignored.joined(separator: ", ")). Type the address to choose that.",
                ["address": once.address])
        }
        return HTTPResponse(status: 303, headers: [("location", once.address), ("cache-control", "no-store")])
    }

    private func health(_ server: Server) -> HTTPResponse {
        let uptime = (ContinuousClock.now - started).components.seconds
        return HTTPResponse(
            status: 200,
            headers: [
                ("content-type", "application/json"), ("cache-control", "no-store"),
                ("x-content-type-options", "nosniff"),
            ],
            body: Array(
                #"{"status":"ok","version":"\#(Version.current)","pages":\#(server.pages.count),"uptime_s":\#(uptime)}"#
                    .utf8))
    }
}

extension HTTPResponse {
    /// Whether a browser shows it as a page.
    var isPage: Bool { headers.contains { $0.name == "content-type" && $0.value.hasPrefix("text/html") } }

    static func script(_ text: String, cacheControl: String) -> HTTPResponse {
        HTTPResponse(
            status: 200,
            headers: [
                ("content-type", "text/javascript; charset=utf-8"), ("cache-control", cacheControl),
                ("x-content-type-options", "nosniff"),
            ], body: Array(text.utf8))
    }
}
