internal import LWS
internal import ViaductProtocol

/// `/viaduct/api/pages` and all paths below it: the pages of a room, and every action on one.
@MainActor struct PageRoutes {
    static let path = "/viaduct/api/pages"
    /// In bytes.
    static let largestBody = 1 << 20
    private static let longestCut = 60_000

    unowned let server: Server

    /// - Returns: `nil` for a path that is none of these.
    func respond(to request: HTTPRequest) throws(InvalidRequest) -> HTTPResponse? {
        let parts = request.path.split(separator: "/").dropFirst(2).map(String.init)
        guard parts.first == "pages" else { return nil }
        let room = try request.room()
        if parts.count == 1 {
            try request.require("GET")
            return .json("{\"pages\":[\(pages(in: room).map(\.summary).joined(separator: ","))]}")
        }
        let page = try page(parts[1], in: room)
        guard parts.count == 3 else { return nil }
        switch parts[2] {
        case "frames":
            try request.require("POST")
            try page.send(byHand: try request.read(HandFrame.init))
        case "replies":
            try request.require("PUT")
            page.shapeReplies(try request.read(ReplyShaping.init))
        case "highlight":
            try request.require("PUT")
            try page.show(try request.read(Highlight.init))
        case "cut":
            try request.require("POST")
            let milliseconds = try request.read { body throws(FrameError) in
                try JSONObject(frame: body).whole("duration", among: 0...Self.longestCut) ?? 0
            }
            page.cut(for: .milliseconds(milliseconds))
        case "restart":
            try request.require("POST")
            try page.restartApp()
        case "link":
            try request.require("POST")
            try page.open(try request.read(DeepLink.init))
        default: return nil
        }
        return HTTPResponse(status: 204)
    }

    private func pages(in room: String) -> [Page] { server.pages.values.filter { $0.room == room }.sorted { $0.id < $1.id } }

    /// - Parameter short: the start of the page's id, as the trace has it.
    private func page(_ short: String, in room: String) throws(InvalidRequest) -> Page {
        let found = pages(in: room).filter { $0.id.short == short }
        guard let page = found.first else {
            throw InvalidRequest("The room “\(room)” has no page \(short.start()). GET \(Self.path) lists its pages.", status: 404)
        }
        guard found.count == 1 else { throw InvalidRequest("Two pages begin with \(short). Load one of them again.", status: 409) }
        guard !page.isLeft else {
            throw InvalidRequest("The page was left, and its browser keeps it for the way back. Nothing was done: go back to it first.", status: 409)
        }
        return page
    }
}
