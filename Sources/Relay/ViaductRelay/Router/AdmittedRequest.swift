internal import LWS
internal import ViaductApp

/// A request that may have its answer, and all that a handler has to know of its sender.
@MainActor struct AdmittedRequest {
    /// The request as it came.
    let sent: HTTPRequest
    /// The request to answer: that of a confined route names the identity's own room.
    let request: HTTPRequest
    private let match: RouteTree.Match
    /// Values of the pattern's parameters, in their order.
    var parameters: [String] { match.parameters }
    /// The part of the path that the pattern's `*` stands for.
    var rest: String { match.rest }
    /// The sender, where the route is for visitors, or confined.
    var visitor = Visitor.anybody
    /// The proof of the identity; `nil` where the route asks for none.
    var admission: Admission?
    /// The page that has shown its whole id.
    var page: Page?
    /// The cookie for a browser that opens a link.
    var newCookie: String?
    /// Whether the token came in a header, which is nothing for the web app.
    var hasBearer = false
    /// The admission by the browser's cookie, if one of the server's own pages asks: no other page acts for a session.
    var ownSession: @MainActor () -> Admission? = { nil }
    /// Whether the sender still has access. An answer that lasts asks now and then.
    var isStillAdmitted: @MainActor () -> Bool = { true }

    init(_ sent: HTTPRequest, as request: HTTPRequest? = nil, at match: RouteTree.Match) {
        self.sent = sent
        self.request = request ?? sent
        self.match = match
    }

    /// The proof of the identity that the answer needs.
    ///
    /// - Throws: where the route's row admits requests without one.
    func proof() throws(InvalidRequest) -> Admission {
        guard let admission else { throw Authenticator.refusal }
        return admission
    }

    /// - Throws: for a room, named elsewhere than in the request's own address, that the sender does not reach.
    func checkRoom(_ room: String) throws(InvalidRequest) { _ = try visitor.identity?.confine(request.inRoom(room)) }

    /// Checks a known page or app: its id gives the right to resume it, but only in its own room.
    ///
    /// - Throws: for a peer of a room that the sender does not reach.
    func checkOwn(_ peer: (any Peer)?) throws(InvalidRequest) {
        guard let peer, let admission, !admission.identity.reaches(peer.room) else { return }
        throw InvalidRequest("This id is that of another room.", status: 403, code: Identity.cause)
    }
}
