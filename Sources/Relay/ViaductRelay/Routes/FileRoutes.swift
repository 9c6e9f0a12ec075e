internal import Foundation
internal import LWS

/// Answers with the files of the public folder, and with what is made from them.
@MainActor struct FileRoutes {
    /// The module that the console's page loads. It is served with all others of the console in it.
    nonisolated static let consoleScript = "shell/main.js"

    private unowned let server: Server
    private let files: StaticFiles
    private let icons = SymbolIcons()
    private let errors: ErrorDocuments
    private let timeline: TimelineFiles
    private let view: ViewFiles
    private let adapter: AdapterScript
    private let console: ScriptFolder
    private let compression = CompressedBodies()

    init(server: Server) {
        let folder = server.configuration.publicFolder
        self.server = server
        adapter = AdapterScript(publicFolder: folder)
        console = ScriptFolder(folder.appending(path: "viaduct/console"))
        files = StaticFiles(root: folder)
        errors = ErrorDocuments(publicFolder: folder)
        timeline = TimelineFiles(publicFolder: folder)
        view = ViewFiles(publicFolder: folder)
    }

    /// A file that is no page: pages have routes of their own.
    func file(_ admitted: AdmittedRequest) -> HTTPResponse {
        let response = files.respond(to: admitted.request)
        return response.isPage ? files.notFound() : response
    }

    /// A page of Viaduct's own. It keeps its address' choices itself, unless a link from another site made them.
    func page(_ admitted: AdmittedRequest) -> HTTPResponse { once(admitted.request) ?? files.respond(to: admitted.request) }

    /// The redirect for a link from another site that makes choices.
    ///
    /// - Returns: `nil` when it makes none, and for requests of the own site.
    func once(_ request: HTTPRequest) -> HTTPResponse? {
        guard Initiator(request).isOtherSite, let once = try? PhoneChoice.once(request.uri, limits: server.configuration.limits.app)
        else { return nil }
        return server.lead(to: once)
    }

    /// There is nothing at the address.
    func missing(_ admitted: AdmittedRequest) -> HTTPResponse { once(admitted.request) ?? files.notFound() }

    func error(_ admitted: AdmittedRequest) -> HTTPResponse {
        once(admitted.request) ?? errors.page(of: admitted.parameters.first ?? "") ?? files.notFound()
    }

    func docked(_ admitted: AdmittedRequest) -> HTTPResponse { timeline.respond(to: admitted.request) }

    func icon(_ admitted: AdmittedRequest) -> HTTPResponse {
        // Byte by byte: a character may be as long as the path.
        let (path, end) = (admitted.rest.utf8, ".js".utf8)
        guard path.count > end.count, path.suffix(end.count).elementsEqual(end) else { return files.notFound() }
        return .script(icons.module(for: String(Substring(path.dropLast(end.count)))))
    }

    func script(_ admitted: AdmittedRequest) -> HTTPResponse {
        do {
            guard let script = try view.response(admitted.parameters.first ?? "", admitted.rest) else { return files.notFound() }
            return compression.response(script, to: admitted.request)
        } catch {
            return unreadable("view", error)
        }
    }

    /// All of the console's modules, so that its page waits for one file, not for one after the other.
    func console(_ admitted: AdmittedRequest) -> HTTPResponse {
        let version = console.version()
        let tag = "\"\(version)\""
        if admitted.request.knows(tag) { return HTTPResponse(status: 304, headers: [("etag", tag)]) }
        do {
            let script = try console.script(Self.consoleScript, version: version) { try ScriptJoiner.module(Self.consoleScript, after: [], in: $0) }
            var response = HTTPResponse.script(script)
            response.headers.append(("etag", tag))
            return compression.response(response, to: admitted.request)
        } catch {
            return unreadable("console", error)
        }
    }

    func adapter(_ admitted: AdmittedRequest) throws(InvalidRequest) -> HTTPResponse {
        do {
            return compression.response(.script(try adapterScript(admitted)), to: admitted.request)
        } catch let error as InvalidRequest {
            throw error
        } catch {
            return unreadable("adapter", error)
        }
    }

    private func adapterScript(_ admitted: AdmittedRequest) throws -> String {
        let request = admitted.request
        // Behind the proxy each page has the same tag, and its cookies choose.
        let limits = server.configuration.limits.app
        let cookies = PhoneChoice(cookies: request.headers["cookie"] ?? "", limits: limits)
        let room = try request.queryValue("room") == nil ? cookies.room ?? RoomName.standard : request.room()
        // The apps of a room are nothing for strangers.
        let source = admitted.visitor == .stranger ? RoomName.none : room
        let name = try request.appName(limits: limits) ?? cookies.app
        let phone = server.configuration.phoneHosts.phone(at: request.headers["host"])
        let platform = try request.platform() ?? phone ?? cookies.platform
        let test = RequestedTest.tag(of: request)
        let app = server.app(in: source, platform: platform, name: name, test: test)
        let other = server.app(in: source, platform: app.platform == .ios ? .android : .ios, name: name, test: test)
        return try adapter.text(
            for: (app, server.versions(in: source, platform: app.platform, name: name)),
            other: (other, server.versions(in: source, platform: other.platform, name: name)), room: room, appName: name,
            viewVersion: view.version(), phone: phone, isProxied: ProxyRoutes.isProxied(request))
    }

    private func unreadable(_ what: String, _ error: any Error) -> HTTPResponse {
        server.log(.error, "The \(what) cannot be read: \(error)")
        return HTTPResponse(
            status: 500, contentType: "text/plain", text: "The \(what) cannot be read, see the server's log.\n")
    }
}

extension HTTPResponse {
    /// Whether a browser shows it as a page.
    var isPage: Bool { headers.contains { $0.name == "content-type" && $0.value.hasPrefix("text/html") } }

    static func json(_ text: String) -> HTTPResponse { HTTPResponse(status: 200, contentType: "application/json", text: text) }

    static func script(_ text: String) -> HTTPResponse { HTTPResponse(status: 200, contentType: "text/javascript; charset=utf-8", text: text) }
}
