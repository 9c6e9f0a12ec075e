internal import Foundation
internal import LWS
internal import ViaductApp

/// Finds the identity of a request: by a token in a header, by a cookie, or by a key in a WebSocket's subprotocols.
struct Authenticator: Sendable {
    var identities = Identities()
    /// Whether every request needs an identity, except those for public paths. Otherwise only the API, the console and apps need one.
    var isGuarded = false

    /// The explanation of a request without an identity.
    static let cause = "VD-ACCESS-4"
    /// Begins the subprotocol that carries a room's token or page key.
    static let keyPrefix = "viaduct.key."

    var cookie: SessionCookie { SessionCookie(identities: identities) }

    /// The admission by `Authorization: Bearer TOKEN` (RFC 6750, section 2.1). Each token is compared, whichever fits.
    func bearer(of request: HTTPRequest) -> Admission? {
        request.headers["authorization"].flatMap { shown in admission(withPageKeys: false) { $0.isShown(by: shown) } }
    }

    /// The admission by the session's cookie. The room's other requests use the same identity.
    func session(of request: HTTPRequest) -> Admission? {
        guard isGuarded, let (identity, end) = cookie.identity(of: request), let token = identities.token(of: identity) else { return nil }
        return Admission(identity, by: token, until: end)
    }

    /// The admission to Viaduct's pages, and to the web app. The cookie admits no page of another origin, such as one at another port.
    func visitor(of request: HTTPRequest) -> Admission? { bearer(of: request) ?? visitingSession(of: request) }

    /// The admission by the cookie alone, of a request that no page of another origin has sent.
    func visitingSession(of request: HTTPRequest) -> Admission? { request.isOfOtherOrigin ? nil : session(of: request) }

    /// The admission of a page's socket.
    func page(of request: HTTPRequest) -> Admission? {
        // A page that shows a key belongs to the key's room, whatever cookie its browser has.
        if let shown = Self.key(in: request).map({ "Bearer \($0)" }) { return admission(withPageKeys: true) { $0.isShown(by: shown) } }
        return visitor(of: request)
    }

    /// The key among a WebSocket's subprotocols.
    static func key(in request: HTTPRequest) -> Substring? {
        let offered = (request.headers["sec-websocket-protocol"] ?? "").split(separator: ",").lazy.map { $0.drop { $0 == " " } }
        return offered.first { $0.hasPrefix(keyPrefix) }?.dropFirst(keyPrefix.count)
    }

    /// The admission by the secret that is shown. Those behind it are compared too, so that the time does not reveal its place.
    func admission(withPageKeys: Bool, by isShown: (AppSecret) -> Bool) -> Admission? {
        var found: Admission?
        if let owner = identities.owner, isShown(owner) { found = Admission(.owner, by: owner) }
        for (name, room) in identities.rooms {
            if isShown(room.token) { found = Admission(.room(name), by: room.token) }
            if withPageKeys, let key = room.pageKey, isShown(key) { found = Admission(.room(name), .page, by: key) }
        }
        return found
    }

    /// Whether the proof is still valid.
    func holds(_ admission: Admission, now: Date = Date()) -> Bool {
        if let end = admission.end, end <= now { return false }
        let secret =
            switch (admission.right, admission.identity) {
            case (.page, .room(let name)): identities.rooms[name]?.pageKey
            case (.console, _): isGuarded ? nil : identities.owner
            case (_, let identity): identities.token(of: identity)
            }
        return secret.map(Admission.mark) == admission.mark
    }

    /// The reasons why a page's socket is closed. At most 123 bytes of each reach the page.
    static let missingKey = "The server does not know this page. Open it by a link, or set data-viaduct-key. (\(cause))"
    static let goneSocket = "The server no longer knows this identity, or its time is over: get a new link or token. (\(cause))"
    static let wrongKey = "The data-viaduct-key of this page is no key of the server. (\(cause))"

    /// The answer to a call that has waited longer than its identity was good.
    static let revokedCall = InvalidRequest(
        "The identity of this call is gone: its token was changed, or its cookie has ended. Show one that the server knows.", status: 401, code: cause
    )

    /// The answer to a request without an identity.
    static var refusal: InvalidRequest {
        InvalidRequest(
            "This server asks for an identity. Open it by a link (“viaduct link --room NAME” with the server's or the room's token), or send a token: “Authorization: Bearer TOKEN”.",
            status: 401, code: cause)
    }
}
