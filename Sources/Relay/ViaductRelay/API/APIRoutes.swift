internal import Foundation
internal import LWS
internal import ViaductProtocol

/// The questions and commands of the server's owner: everything below `/viaduct/api/` and `/viaduct/console/`.
@MainActor final class APIRoutes {
    nonisolated static let console = "/viaduct/console/"
    /// Lower-case names of headers that these routes read.
    static let headers = ["last-event-id", "x-viaduct"]
    private static let tracePath = "/viaduct/api/trace"
    /// The header of a trace's answer with the names of the rooms with open pages, separated by commas.
    private static let roomsHeader = "x-viaduct-rooms"
    /// The header with the name of the room whose events follow. The identity may have determined it.
    private static let roomHeader = "x-viaduct-room"
    private static let maximumRooms = 20
    /// Streams of one page's trace that are read at the same time.
    private static let maximumReadersOfPage = 4

    var access = OwnerAccess()
    private let console: ConsoleFiles
    private let traces: Traces
    private let loop: EventLoop
    private var readers = RoomReaders(.readers)
    private var roomPageReaders = RoomReaders(.pageReaders)
    /// By the page's id.
    private var pageReaders = Tally<String>()

    init(publicFolder: URL, traces: Traces, loop: EventLoop) {
        console = ConsoleFiles(publicFolder: publicFolder)
        self.traces = traces
        self.loop = loop
    }

    /// In bytes. The body of a request without access is not read.
    func bodyLimit(of request: HTTPRequest) -> Int {
        request.path.hasPrefix("/viaduct/api/") && (try? access.admission(of: request)) != nil ? PageRoutes.largestBody : 0
    }

    /// - Returns: `nil` for a path that is none of these.
    func respond(to request: HTTPRequest, server: Server) -> HTTPResponse? {
        // Ignores repeated slashes, as the lookup of files does.
        let parts = request.path.split(separator: "/")
        let isForConsole = parts.starts(with: ["viaduct", "console"])
        guard isForConsole || parts.starts(with: ["viaduct", "api"]) else { return nil }
        if request.method == "GET", request.path == Self.console, let cookie = access.cookie(for: request) {
            return HTTPResponse(status: 303, headers: [("location", Self.console), ("set-cookie", cookie), ("cache-control", "no-store")])
        }
        if request.path == Self.tracePath, let id = PageAccess.id(in: request) { return pageTrace(request, of: id, server: server) }
        do throws(InvalidRequest) {
            let admission = try access.admission(of: request, isPublic: isForConsole)
            return isForConsole ? try consolePage(request, of: admission.identity) : try respond(to: request, admission, server: server)
        } catch {
            server.requestDidFail(error, request)
            return isForConsole ? console.respond(to: request, refusedBy: error) : error.response
        }
    }

    /// Redirects a room's developer to the console of that room. Without a room in the address, the console shows the standard one.
    private func consolePage(_ request: HTTPRequest, of identity: Identity) throws(InvalidRequest) -> HTTPResponse {
        let own = try identity.confine(request)
        guard request.method == "GET", request.path == Self.console, own.queryValue("room") != request.queryValue("room") else {
            return console.respond(to: request)
        }
        return HTTPResponse(status: 303, headers: [("location", own.uri), ("cache-control", "no-store")])
    }

    private func respond(to request: HTTPRequest, _ admission: Admission, server: Server) throws(InvalidRequest) -> HTTPResponse {
        let identity = admission.identity
        let request = try identity.confine(request)
        switch request.path {
        case Self.tracePath:
            try request.require("GET")
            return try trace(request, admission, server: server)
        case "/viaduct/api/link":
            try request.require("POST")
            return .json(#"{"path":\#(JSONText.quoted(try server.makeConsoleLink(for: admission)))}"#)
        default: break
        }
        if let response = try LinkRoutes(server: server).respond(to: request, of: admission) { return response }
        if let response = try PageRoutes(server: server).respond(to: request) { return response }
        if let response = try ComponentRoutes(server: server).respond(to: request) { return response }
        if let response = try StubRoutes(server: server, identity: identity).respond(to: request) { return response }
        if let response = try AnswerRoutes(server: server).respond(to: request) { return response }
        if let response = try TestRoutes(server: server, admission: admission).respond(to: request) { return response }
        throw InvalidRequest("There is nothing at \(request.path.start(200)).", status: 404)
    }

    /// - Parameter id: of an event. An id from another trace stands for the start.
    private func position(after id: String, in source: any TraceSource) -> Int {
        let parts = id.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0] == source.run, let last = Int(parts[1]), (0..<source.end).contains(last) else { return source.first }
        return last + 1
    }

    private func trace(_ request: HTTPRequest, _ admission: Admission, server: Server) throws(InvalidRequest) -> HTTPResponse {
        let identity = admission.identity
        try readers.check(identity)
        let room = try request.room()
        if let page = request.queryValue("page") { try require(page: page, in: room, of: server) }
        var response = try stream(
            request, of: room, isAllowed: { [weak self] in self?.access.authenticator.holds(admission) ?? false },
            didEnd: { [weak self] in self?.readers.remove(identity) })
        readers.add(identity)
        let rooms = Set(server.pages.values.map(\.room)).filter(identity.reaches).sorted().prefix(Self.maximumRooms)
        response.headers += [(Self.roomHeader, room), (Self.roomsHeader, rooms.joined(separator: ","))]
        return response
    }

    /// - Parameter short: the start of the page's id. A closed page may have left events.
    private func require(page short: String, in room: String, of server: Server) throws(InvalidRequest) {
        let isOpen = server.pages.values.contains { $0.room == room && $0.id.short == short }
        guard !isOpen, !traces.room(room).hasEvents(of: short) else { return }
        throw InvalidRequest(
            "The room “\(room)” has no page \(short.start()), and no events of one. GET \(PageRoutes.path) lists its pages.", status: 404)
    }

    /// The page's own part of the trace, for a request that shows all of its id.
    private func pageTrace(_ request: HTTPRequest, of id: String, server: Server) -> HTTPResponse {
        do throws(InvalidRequest) {
            try PageAccess.check(request)
            guard let page = server.pages[id] else { throw PageAccess.unknownPage }
            try request.require("GET")
            guard pageReaders[id] < Self.maximumReadersOfPage else {
                let text = "One page may have \(Self.maximumReadersOfPage) readers of its messages. Close some."
                throw InvalidRequest(text, status: 503, limit: .pageReaders)
            }
            let room = Identity.room(page.room)
            try roomPageReaders.check(room)
            let response = try stream(
                request, of: page.room, page: page.trace, isAllowed: { [weak page] in page.map { $0.server.lets($0) } ?? true },
                didEnd: { [weak self] in self?.pageReaderDidEnd(id, in: room) })
            pageReaders.add(id)
            roomPageReaders.add(room)
            return response
        } catch {
            server.requestDidFail(error, request)
            return error.response
        }
    }

    private func pageReaderDidEnd(_ id: String, in room: Identity) {
        roomPageReaders.remove(room)
        pageReaders.remove(id)
    }

    /// - Parameters:
    ///   - page: the only page whose events are read; `nil` for all pages of the room.
    ///   - isAllowed: has to return `true` as long as the stream lasts.
    private func stream(
        _ request: HTTPRequest, of name: String, page: PageTrace? = nil, isAllowed: @escaping () -> Bool, didEnd: @escaping () -> Void
    ) throws(InvalidRequest) -> HTTPResponse {
        let room = traces.room(name)
        let source: any TraceSource = page.map { PageEvents(room: room, page: $0) } as (any TraceSource)? ?? room
        let filter = try TraceFilter(request)
        let follows = try request.flag("follow") ?? true
        let position = position(after: request.headers["last-event-id"] ?? request.queryValue("after") ?? "", in: source)
        let reader = TraceReader(
            of: room, source: source, filter: filter, from: position, follows: follows, loop: loop, isAllowed: isAllowed, didEnd: didEnd)
        return HTTPResponse(
            status: 200,
            headers: [
                ("content-type", "text/event-stream"), ("cache-control", "no-store"), ("x-accel-buffering", "no"),
                ("x-content-type-options", "nosniff"),
            ], stream: reader.stream)
    }
}
