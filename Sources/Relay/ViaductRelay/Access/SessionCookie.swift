internal import Foundation
internal import LWS
internal import ViaductApp

/// The cookie that gives a browser access as an identity, until a time: `alice:1764000000:<HMAC-SHA256>`. The owner's name is empty.
///
/// The code is made with the identity's token. So the cookie survives a restart of the server, and expires with the token.
struct SessionCookie: Sendable {
    let identities: Identities

    /// - Parameter end: in whole seconds.
    /// - Returns: the cookie's value; `nil` for an identity that the server does not have.
    func make(for identity: Identity, until end: Date) -> String? {
        let seconds = Int(end.timeIntervalSince1970)
        guard let token = identities.token(of: identity) else { return nil }
        return "\(identity.room ?? ""):\(seconds):\(token.key(for: Self.purpose(identity, seconds)))"
    }

    /// The value of the header `Set-Cookie`.
    ///
    /// - Parameter isSecure: whether the browser uses HTTPS.
    func header(for identity: Identity, until end: Date, to request: HTTPRequest, isSecure: Bool = false, now: Date = Date()) -> String? {
        make(for: identity, until: end).map { value in
            let age = max(0, Int(end.timeIntervalSince(now)))
            return "\(Self.name(request))=\(value); Path=/; HttpOnly; SameSite=Lax; Max-Age=\(age)\(isSecure ? "; Secure" : "")"
        }
    }

    /// The identity that a request's cookie proves; `nil` without one that counts now.
    func identity(of request: HTTPRequest, now: Date = Date()) -> (identity: Identity, end: Date)? {
        let name = Self.name(request)
        // A page of another port, or of another path, can set one of this name too.
        return request.cookies(named: name).prefix(Self.most).lazy.compactMap { identity(of: $0, now: now) }.first
    }

    func identity(of value: String, now: Date = Date()) -> (identity: Identity, end: Date)? {
        let parts = value.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 3, let seconds = Int(parts[1]), String(seconds) == parts[1] else { return nil }
        let identity = parts[0].isEmpty ? Identity.owner : .room(String(parts[0]))
        let end = Date(timeIntervalSince1970: TimeInterval(seconds))
        guard let token = identities.token(of: identity), token.isKey(String(parts[2]), for: Self.purpose(identity, seconds)), end > now
        else { return nil }
        return (identity, end)
    }

    /// The start of the name of each such cookie. Cookies know no ports, so the port of the server's host ends it.
    static let prefix = "viaduct_session_"
    /// Cookies of the name that are looked at: each costs a code.
    private static let most = 4

    static func name(_ request: HTTPRequest) -> String { prefix + request.hostPort }

    private static func purpose(_ identity: Identity, _ seconds: Int) -> String { "session cookie \(identity.room ?? ""):\(seconds)" }
}

extension HTTPRequest {
    /// The port of the `Host` header, 80 without one.
    var hostPort: String {
        String(WebAuthority(headers["host"] ?? "")?.port ?? 80)
    }

    /// The values of all cookies of that name.
    func cookies(named name: String) -> [String] {
        CookiePairs.of(headers["cookie"] ?? "").filter { $0.name == name && !$0.value.isEmpty }.map(\.value)
    }
}
