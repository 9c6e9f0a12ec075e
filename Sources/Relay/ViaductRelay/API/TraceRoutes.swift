internal import LWS
internal import ViaductProtocol

/// Streams of the trace: of a room's pages for an identity, also as a recording, and of one page for itself.
@MainActor final class TraceRoutes {
    /// Lower-case names of headers that these routes read.
    static let headers = ["last-event-id"]
    /// The header of a trace's answer with the names of the rooms with open pages, separated by commas.
    private static let roomsHeader = "x-viaduct-rooms"
    /// The header with the name of the room whose events follow. The identity may have determined it.
    private static let roomHeader = "x-viaduct-room"
    private static let maximumRooms = 20
    /// Streams of one page's trace that are read at the same time.
    private static let maximumReadersOfPage = 4

    private unowned let server: Server
    private let traces: Traces
    private let loop: EventLoop
    private var readers = RoomReaders(.readers)
    private var roomPageReaders = RoomReaders(.pageReaders)
    /// By the page's id.
    private var pageReaders = Tally<String>()

    init(server: Server, loop: EventLoop) {
        self.server = server
        traces = server.traces
        self.loop = loop
    }

    func trace(_ admitted: AdmittedRequest) throws(InvalidRequest) -> HTTPResponse {
        guard let page = admitted.page else { return try roomTrace(admitted) }
        return try pageTrace(admitted, of: page)
    }

    /// - Parameter id: of an event. An id from another trace stands for the start.
    private func position(after id: String, in source: any TraceSource) -> Int {
        let parts = id.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0] == source.run, let last = Int(parts[1]), (0..<source.end).contains(last) else { return source.first }
        return last + 1
    }

    private func roomTrace(_ admitted: AdmittedRequest) throws(InvalidRequest) -> HTTPResponse {
        let request = admitted.request
        let identity = try admitted.proof().identity
        try readers.check(identity)
        let room = try request.room()
        if let page = request.queryValue("page") { try require(one: [page], in: room) }
        var response = try stream(
            request, of: room, isAllowed: admitted.isStillAdmitted,
            didEnd: { [weak self] in self?.readers.remove(identity) })
        readers.add(identity)
        let rooms = Set(server.pages.values.map(\.room)).filter(identity.reaches).sorted().prefix(Self.maximumRooms)
        response.headers += [(Self.roomHeader, room), (Self.roomsHeader, rooms.joined(separator: ","))]
        return response
    }

    /// The events that the server still has, as `viaduct record --once` writes them.
    func recording(_ admitted: AdmittedRequest) throws(InvalidRequest) -> HTTPResponse {
        let identity = try admitted.proof().identity
        try readers.check(identity)
        let (name, wanted) = (try admitted.request.room(), try RecordingRequest(admitted.request))
        if !wanted.filter.pages.isEmpty { try require(one: wanted.filter.pages, in: name) }
        let room = traces.room(name)
        let reader = TraceReader(
            of: room, source: room, filter: wanted.filter, as: RecordingForm(room: name, mask: wanted.mask), from: room.first, follows: false,
            loop: loop, isAllowed: admitted.isStillAdmitted, didEnd: { [weak self] in self?.readers.remove(identity) })
        readers.add(identity)
        return response(of: reader, RecordingForm.contentType)
    }

    /// The events of these pages that the server still has, as a report writes them.
    func report(_ admitted: AdmittedRequest, of pages: Set<String>, in name: String, as report: TestReport) throws(InvalidRequest) -> HTTPResponse {
        let identity = try admitted.proof().identity
        try readers.check(identity)
        var filter = TraceFilter()
        // No page has this id: a test may have none.
        filter.pages = pages.isEmpty ? ["-"] : pages
        let room = traces.room(name)
        let reader = TraceReader(
            of: room, source: room, filter: filter, as: report, from: room.first, follows: false, loop: loop, isAllowed: admitted.isStillAdmitted,
            didEnd: { [weak self] in self?.readers.remove(identity) })
        readers.add(identity)
        return response(of: reader, TestReport.contentType)
    }

    /// - Parameter pages: the starts of ids, one of which has to be known. A closed page may have left events.
    private func require(one pages: Set<String>, in room: String) throws(InvalidRequest) {
        let isOpen = server.pages.values.contains { $0.room == room && pages.contains($0.id.short) }
        guard !isOpen, !traces.room(room).hasEvents(of: pages) else { return }
        let names = pages.sorted().map { $0.start() }.joined(separator: ", ")
        throw InvalidRequest("The room “\(room)” has no page \(names), and no events of one. GET \(RoutePath.pages) lists its pages.", status: 404)
    }

    /// The page's own part of the trace.
    private func pageTrace(_ admitted: AdmittedRequest, of page: Page) throws(InvalidRequest) -> HTTPResponse {
        let id = page.id
        guard pageReaders[id] < Self.maximumReadersOfPage else {
            let text = "One page may have \(Self.maximumReadersOfPage) readers of its messages. Close some."
            throw InvalidRequest(text, status: 503, limit: .pageReaders)
        }
        let room = Identity.room(page.room)
        try roomPageReaders.check(room)
        let response = try stream(
            admitted.request, of: page.room, page: page.trace, isAllowed: admitted.isStillAdmitted,
            didEnd: { [weak self] in self?.pageReaderDidEnd(id, in: room) })
        pageReaders.add(id)
        roomPageReaders.add(room)
        return response
    }

    private func pageReaderDidEnd(_ id: String, in room: Identity) {
        roomPageReaders.remove(room)
        pageReaders.remove(id)
    }

    /// - Parameters:
    ///   - page: the only page whose events are read; `nil` for all pages of the room.
    ///   - isAllowed: has to return `true` as long as the stream lasts.
    private func stream(
        _ request: HTTPRequest, of name: String, page: PageTrace? = nil, isAllowed: @escaping @MainActor () -> Bool, didEnd: @escaping () -> Void
    ) throws(InvalidRequest) -> HTTPResponse {
        let room = traces.room(name)
        let source: any TraceSource = page.map { PageEvents(page: $0) } as (any TraceSource)? ?? room
        let filter = try TraceFilter(request)
        let follows = try request.flag("follow") ?? true
        let position = position(after: request.headers["last-event-id"] ?? request.queryValue("after") ?? "", in: source)
        let reader = TraceReader(
            of: room, source: source, filter: filter, as: EventStreamForm(run: source.run), from: position, follows: follows, loop: loop,
            isAllowed: isAllowed, didEnd: didEnd)
        return response(of: reader, EventStreamForm.contentType)
    }

    private func response(of reader: TraceReader, _ contentType: String) -> HTTPResponse {
        HTTPResponse(status: 200, headers: [("content-type", contentType), ("x-accel-buffering", "no")], stream: reader.stream)
    }
}
