internal import Foundation
internal import LWS
internal import ViaductProtocol

/// What the server answers at which path.
@MainActor struct Routes {
    private let adapter: AdapterScript
    private let icons = SymbolIcons()
    private let files: StaticFiles
    private let view: ViewFiles
    private let started = ContinuousClock.now

    init(publicFolder: URL) {
        adapter = AdapterScript(publicFolder: publicFolder)
        files = StaticFiles(root: publicFolder)
        view = ViewFiles(publicFolder: publicFolder)
    }

    func respond(to request: HTTPRequest, server: Server) -> HTTPResponse {
        guard request.method == "GET" || request.method == "HEAD" else {
            return HTTPResponse(status: 405, headers: [("allow", "GET, HEAD")])
        }
        switch request.path {
        case "/viaduct/adapter.js": return adapterScript(request, server: server)
        case "/viaduct/health": return health(server)
        default: break
        }
        if let symbol = request.path.wholeMatch(of: #/\/viaduct\/icons\/(.+)\.js/#) {
            return crossOrigin(.script(icons.module(for: String(symbol.1)), cacheControl: "max-age=86400"))
        }
        do {
            let response = try view.respond(to: request) ?? files.respond(to: request)
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
            let room = try request.room()
            let name = request.queryValue("app")
            let app = server.apps.app(in: room, platform: try request.platform(), name: name).description
            let text = try adapter.text(
                for: app, userAgent: PhoneUserAgent.page(for: app), room: room, appName: name,
                viewVersion: view.version())
            return crossOrigin(.script(text, cacheControl: "no-store"))
        } catch let error as InvalidRequest {
            return HTTPResponse(status: 400, contentType: "text/plain; charset=utf-8", text: error.text + "\n")
        } catch {
            return unreadable("adapter", error, server: server)
        }
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
    static func script(_ text: String, cacheControl: String) -> HTTPResponse {
        HTTPResponse(
            status: 200,
            headers: [
                ("content-type", "text/javascript; charset=utf-8"), ("cache-control", cacheControl),
                ("x-content-type-options", "nosniff"),
            ], body: Array(text.utf8))
    }
}
