internal import Foundation
internal import LWS
internal import ViaductApp

/// Decides about access to the API and the console: by the server's secret, a room's token, or the cookie of a browser that has opened a link.
///
/// A browser never has the secret. The link and the cookie have keys that were made from it, and count on an open server only: a
/// guarded one lets browsers in by `EntryLinks`, whose cookies end.
struct OwnerAccess {
    var authenticator = Authenticator()
    /// `nil` for no owner.
    var secret: AppSecret? {
        get { authenticator.identities.owner }
        set { authenticator.identities.owner = newValue }
    }
    /// Differs with each start, so that an old link opens nothing.
    private var start = Self.randomKey()
    private var briefKeys: [(key: String, end: ContinuousClock.Instant)] = []

    /// - Parameter isPublic: whether the answer reveals nothing of this server, so that any page may request it where the browser
    ///   does not name the requesting page.
    /// - Throws: the answer to a refused request.
    func admission(of request: HTTPRequest, isPublic: Bool = false) throws(InvalidRequest) -> Admission {
        guard secret != nil || !authenticator.identities.isEmpty else {
            throw InvalidRequest(
                "The server has no secret, so nobody can show it: the API and the console are closed. Start it again with VIADUCT_TOKEN set.",
                status: 503, code: "VD-API-4")
        }
        // Browsers add that of a password to every request: it is an app's, or a proxy's.
        if let authorization = request.headers["authorization"], authorization.lowercased().hasPrefix("bearer") {
            if let admission = authenticator.bearer(of: request) { return admission }
            throw InvalidRequest("The header Authorization has another secret than the server.", status: 401)
        }
        guard let admission = authenticator.session(of: request) ?? console(of: request) else {
            throw InvalidRequest(
                "Open the console by a link of “viaduct open”, or send the server's secret or a room's token: “Authorization: Bearer TOKEN”.",
                status: 401)
        }
        // Pages at every port of the host send the cookie.
        guard !request.isOfOtherOrigin, isSameOrigin(request) || isPublic && request.headers["sec-fetch-site"] == nil else {
            throw InvalidRequest("Pages of another origin may not use the console's cookie.", status: 403)
        }
        return admission
    }

    /// The owner's admission by the cookie of a link.
    private func console(of request: HTTPRequest) -> Admission? {
        guard !authenticator.isGuarded, let secret,
            request.cookies(named: Self.cookieName(request)).contains(where: { secret.isKey($0, for: Self.cookiePurpose) })
        else { return nil }
        return Admission(.owner, .console, by: secret)
    }

    /// The path and the query of the link that gives a browser access.
    var link: String? { secret.map { "\(RoutePath.console)?key=\($0.key(for: linkPurpose))" } }

    /// Makes a link that gives one browser access, within `briefTime`. Other users of the machine can see the link when a browser is started with it.
    ///
    /// - Returns: its path and its query.
    mutating func makeBriefLink(now: ContinuousClock.Instant = .now) -> String {
        let key = Self.randomKey()
        briefKeys = briefKeys.suffix(Self.maximumBriefLinks - 1) + [(key, now + Self.briefTime)]
        return "\(RoutePath.console)?key=\(key)"
    }

    /// The cookie for a browser that has opened a link, as a header's value; `nil` when the key is of none.
    mutating func cookie(for request: HTTPRequest, now: ContinuousClock.Instant = .now) -> String? {
        guard !authenticator.isGuarded, let secret, let key = request.queryValue("key"),
            secret.isKey(key, for: linkPurpose) || useBriefKey(key, now: now)
        else { return nil }
        let name = Self.cookieName(request)
        return
            "\(name)=\(secret.key(for: Self.cookiePurpose)); Path=\(RoutePath.cookies); HttpOnly; SameSite=Strict; Max-Age=\(Self.cookieSeconds)\(request.isSecure ? "; Secure" : "")"
    }

    /// Guards the server. Its console's links are good for nobody from then on.
    mutating func close() {
        authenticator.isGuarded = true
        start = Self.randomKey()
        briefKeys = []
    }

    private mutating func useBriefKey(_ shown: String, now: ContinuousClock.Instant) -> Bool {
        briefKeys.removeAll { $0.end < now }
        guard let index = briefKeys.firstIndex(where: { $0.key == shown }) else { return false }
        briefKeys.remove(at: index)
        return true
    }

    /// 128 random bits.
    static func randomKey() -> String {
        (0..<2).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }.joined()
    }

    private static let cookieSeconds = 30 * 24 * 60 * 60
    private static let briefTime = Duration.seconds(60)
    private static let maximumBriefLinks = 16
    private static let cookiePurpose = "console cookie"
    private var linkPurpose: String { "console link \(start)" }

    /// Includes the port, since cookies ignore ports and each server has its own secret.
    private static func cookieName(_ request: HTTPRequest) -> String { "viaduct_console_\(request.hostPort)" }

    /// Browsers send `Sec-Fetch-Site` to trusted hosts only. Elsewhere a header of our own proves the origin: a page of another origin
    /// cannot send it without a preflight request, which `AccessPolicy` may grant. So an `Origin` counts too, before.
    private func isSameOrigin(_ request: HTTPRequest) -> Bool {
        switch request.headers["sec-fetch-site"] {
        case "same-origin": true
        case "none": request.method == "GET"
        case nil: request.headers["x-viaduct"] == "console"
        default: false
        }
    }
}
