internal import Foundation
internal import LWS
internal import ViaductApp

/// The proof that a request has shown, and what it is good for: it may be gone before the request's socket is.
struct Admission: Equatable, Sendable {
    enum Right: Equatable, Sendable {
        /// Reads and acts.
        case everything
        /// Is a page, and reads nothing.
        case page
    }

    let identity: Identity
    let right: Right
    /// Made of the token or page key. Another one has another mark.
    let mark: String
    /// The end of a cookie; `nil` for a token, which has none.
    let end: Date?

    init(_ identity: Identity, _ right: Right = .everything, by secret: AppSecret, until end: Date? = nil) {
        self.identity = identity
        self.right = right
        mark = Self.mark(of: secret)
        self.end = end
    }

    /// The request as one for the identity's own room. A page that shows a key need not know the room.
    ///
    /// - Throws: when it names another one.
    func room(of request: HTTPRequest) throws(InvalidRequest) -> HTTPRequest {
        if right == .page, let room = identity.room { return request.inRoom(room) }
        return try identity.confine(request)
    }

    static func mark(of secret: AppSecret) -> String { secret.key(for: "admission") }
}
