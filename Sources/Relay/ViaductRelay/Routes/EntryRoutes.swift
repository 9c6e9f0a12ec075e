internal import Foundation
internal import LWS
internal import ViaductProtocol

/// Where a link leads: its page posts the ticket of a link, and the browser gets the cookie of a session.
@MainActor struct EntryRoutes {
    /// In bytes.
    nonisolated static let largestBody = 1 << 10

    unowned let server: Server

    func enter(_ admitted: AdmittedRequest) throws(InvalidRequest) -> HTTPResponse {
        let body = try admitted.request.read { body throws(FrameError) in try JSONObject(frame: body) }
        guard let ticket = body["ticket"]?.string else { throw InvalidRequest("“ticket” has to be the part of the link behind “#”.") }
        let cookie = try server.enter(by: ticket, admitted.request, from: admitted.ownSession()?.identity, replaces: body["replace"]?.json == "true")
        return HTTPResponse(status: 204, headers: [("set-cookie", cookie)])
    }
}
