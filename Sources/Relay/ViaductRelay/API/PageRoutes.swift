internal import LWS
internal import ViaductProtocol

/// The pages of a room, and every action on one.
@MainActor struct PageRoutes {
    private static let longestCut = 60_000

    unowned let server: Server

    func list(_ admitted: AdmittedRequest) throws(InvalidRequest) -> HTTPResponse {
        .json("{\"pages\":[\(pages(in: try admitted.request.room()).map(\.summary).joined(separator: ","))]}")
    }

    func send(_ admitted: AdmittedRequest) throws(InvalidRequest) -> HTTPResponse {
        try page(admitted).send(byHand: try admitted.request.read(HandFrame.init))
        return Self.done
    }

    func shapeReplies(_ admitted: AdmittedRequest) throws(InvalidRequest) -> HTTPResponse {
        try page(admitted).shapeReplies(try admitted.request.read(ReplyShaping.init))
        return Self.done
    }

    func highlight(_ admitted: AdmittedRequest) throws(InvalidRequest) -> HTTPResponse {
        try page(admitted).show(try admitted.request.read(Highlight.init))
        return Self.done
    }

    func cut(_ admitted: AdmittedRequest) throws(InvalidRequest) -> HTTPResponse {
        let page = try page(admitted)
        let milliseconds = try admitted.request.read { body throws(FrameError) in
            try JSONObject(frame: body).whole("duration", among: 0...Self.longestCut) ?? 0
        }
        page.cut(for: .milliseconds(milliseconds))
        return Self.done
    }

    func restart(_ admitted: AdmittedRequest) throws(InvalidRequest) -> HTTPResponse {
        try page(admitted).restartApp()
        return Self.done
    }

    func open(_ admitted: AdmittedRequest) throws(InvalidRequest) -> HTTPResponse {
        try page(admitted).open(try admitted.request.read(DeepLink.init))
        return Self.done
    }

    private static var done: HTTPResponse { HTTPResponse(status: 204) }

    private func pages(in room: String) -> [Page] { server.pages.values.filter { $0.room == room }.sorted { $0.id < $1.id } }

    /// The page that the address names by the start of its id, as the trace has it.
    private func page(_ admitted: AdmittedRequest) throws(InvalidRequest) -> Page {
        let (short, room) = (admitted.parameters.first ?? "", try admitted.request.room())
        let found = pages(in: room).filter { $0.id.short == short }
        guard let page = found.first else {
            throw InvalidRequest("The room “\(room)” has no page \(short.start()). GET \(RoutePath.pages) lists its pages.", status: 404)
        }
        guard found.count == 1 else { throw InvalidRequest("Two pages begin with \(short). Load one of them again.", status: 409) }
        guard !page.isLeft else {
            throw InvalidRequest("The page was left, and its browser keeps it for the way back. Nothing was done: go back to it first.", status: 409)
        }
        return page
    }
}
