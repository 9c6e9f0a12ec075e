internal import Foundation
internal import LWS

/// Links that give a browser access.
extension Server {
    /// In seconds: how long a link to the console of a guarded server, and its cookie, are valid.
    private static let consoleTime = 12 * 60 * 60.0
    /// The same of a link for a phone.
    private static let phoneTime = 8 * 60 * 60.0

    /// The path of the start's link, which gives a browser access to the console; `nil` without a secret.
    public var consoleLink: String? { isGuarded ? owner.flatMap { try? makeConsoleLink(for: $0) } : access.owner.link }

    /// Makes a link that gives one browser access to the console. On a guarded server the link also gives access to the web app, since
    /// there is one entry.
    func makeConsoleLink(for admission: Admission) throws(InvalidRequest) -> String {
        guard isGuarded else { return access.owner.makeBriefLink() }
        return try makeEntry(for: admission.identity, until: admission.end(in: Self.consoleTime)) + RoutePath.console
    }

    /// The path in the start's QR code, which gives a phone all rights of the server's owner; `nil` on an open server, and without a secret.
    public var phoneLink: String? { isGuarded ? owner.flatMap { try? makeEntry(for: $0.identity, until: $0.end(in: Self.phoneTime)) } : nil }

    /// The server's owner; `nil` without a secret.
    private var owner: Admission? { appSecret.map { Admission(.owner, by: $0) } }

    /// The path in the device page's QR code, which gives a phone access to one room. A session has one such link at a time.
    func makePhoneLink(to room: String, of admission: Admission) throws(InvalidRequest) -> String {
        let session = "\(admission.mark):\(admission.end?.timeIntervalSince1970 ?? 0)"
        return try makeEntry(for: .room(room), until: admission.end(in: Self.phoneTime), session: session)
    }

    /// - Parameters:
    ///   - end: in whole seconds.
    ///   - session: has one link at a time.
    /// - Returns: the path of a link with its fragment.
    /// - Throws: on an open server, which needs none.
    func makeEntry(for identity: Identity, until end: Date, session: String? = nil) throws(InvalidRequest) -> String {
        guard isGuarded else {
            throw InvalidRequest(
                "This server needs no link: it lets in everybody who reaches it. Open a room by its name, as “/?viaduct_room=alice”.", status: 409)
        }
        guard let token = authenticator.identities.token(of: identity) else {
            throw InvalidRequest("The server has no secret, so it makes links to rooms with a token only.", status: 404)
        }
        return "\(RoutePath.enter)#\(try entryLinks.ticket(for: identity, until: end, token: token, session: session))"
    }

    /// Signs the request's browser in with the ticket of a link.
    ///
    /// - Parameters:
    ///   - own: the browser's identity until now.
    ///   - replaces: whether the person has confirmed that it is replaced.
    /// - Returns: the value of the header `Set-Cookie`.
    func enter(by ticket: String, _ request: HTTPRequest, from own: Identity?, replaces: Bool) throws(InvalidRequest) -> String {
        if !replaces, let own {
            // Otherwise a room's owner could make others work there unawares, and read along.
            let other = try entryLinks.identity(of: ticket, in: authenticator.identities)
            guard own == other else { throw EntryLinks.change(from: own, to: other) }
        }
        let (identity, end) = try entryLinks.use(ticket, of: authenticator.identities)
        guard let cookie = authenticator.cookie.header(for: identity, until: end, to: request, isSecure: request.isSecure) else {
            throw EntryLinks.used
        }
        log(.info, "A browser came in by a link", ["room": identity.room ?? "all rooms"])
        return cookie
    }
}

extension Date {
    /// The end of a link or a cookie, which name whole seconds.
    static func wholeSecond(in seconds: TimeInterval) -> Date {
        Date(timeIntervalSince1970: (Date().timeIntervalSince1970 + seconds).rounded())
    }
}
