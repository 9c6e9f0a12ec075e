internal import Foundation
internal import LWS
internal import ViaductApp

/// The identity that a request has proved, and its rights. The proof may expire before the request's socket closes.
struct Admission: Equatable, Sendable {
    enum Right: Equatable, Sendable {
        /// Reads and acts.
        case everything
        /// Is a page, and reads nothing.
        case page
        /// Reads and acts until the server is guarded: a console's cookie has no end.
        case console
    }

    let identity: Identity
    let right: Right
    /// Derived from the token or page key. Another secret has another mark.
    let mark: String
    /// The end of a cookie; `nil` for a token, which has none.
    let end: Date?

    init(_ identity: Identity, _ right: Right = .everything, by secret: AppSecret, until end: Date? = nil) {
        self.identity = identity
        self.right = right
        mark = Self.mark(of: secret)
        self.end = end
    }

    /// The request, confined to the identity's own room. A page that shows a key need not know the room.
    ///
    /// - Throws: when the request names another room.
    func room(of request: HTTPRequest) throws(InvalidRequest) -> HTTPRequest {
        if right == .page, let room = identity.room { return request.inRoom(room) }
        return try identity.confine(request)
    }

    /// The identity of a link to a room.
    ///
    /// - Throws: for a room that the sender does not reach.
    func identity(ofLinkTo room: String) throws(InvalidRequest) -> Identity {
        guard identity.reaches(room) else {
            throw InvalidRequest(
                "Your own room is “\(identity.room ?? "")”: the server's owner makes links to “\(room)”.", status: 403, code: Identity.cause)
        }
        return .room(room)
    }

    /// The end of what is made for the request: a cookie makes nothing that outlives it.
    func end(in seconds: TimeInterval) -> Date { min(.wholeSecond(in: seconds), end ?? .distantFuture) }

    static func mark(of secret: AppSecret) -> String { secret.key(for: "admission") }
}
