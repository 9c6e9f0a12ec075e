internal import Foundation
internal import LWS
internal import ViaductProtocol

/// `/viaduct/enter/`: its page posts the ticket of a link, and the browser gets the cookie of a session.
@MainActor struct EntryRoutes {
    static let path = "/viaduct/enter/"
    /// In bytes.
    static let largestBody = 1 << 10

    unowned let server: Server

    /// - Returns: `nil` unless the request is a POST to that path.
    func respond(to request: HTTPRequest) -> HTTPResponse? {
        guard request.path == Self.path, request.method == "POST" else { return nil }
        do throws(InvalidRequest) {
            try requireOwnPage(request)
            let body = try request.read { body throws(FrameError) in try JSONObject(frame: body) }
            guard let ticket = body["ticket"]?.string else { throw InvalidRequest("“ticket” has to be the part of the link behind “#”.") }
            var response = HTTPResponse(status: 204)
            response.headers = [
                ("set-cookie", try server.enter(by: ticket, request, replaces: body["replace"]?.json == "true")), ("cache-control", "no-store"),
            ]
            return response
        } catch {
            return error.response
        }
    }

    /// Throws for another site's page, which could sign its visitor in as another identity.
    private func requireOwnPage(_ request: HTTPRequest) throws(InvalidRequest) {
        let site = request.headers["sec-fetch-site"]
        guard !request.isOfOtherOrigin, site == "same-origin" || site == nil && request.headers["origin"] != nil else {
            throw InvalidRequest("Only the page of the link itself may open it. Open the link in the browser.", status: 403)
        }
    }
}
