internal import LWS
internal import ViaductProtocol

/// The sender of a request for Viaduct's pages, or for the web app's.
enum Visitor: Equatable {
    /// Any sender, on an open server.
    case anybody
    case known(Identity)
    /// A sender without an identity, who gets public paths only.
    case stranger

    var identity: Identity? {
        guard case .known(let identity) = self else { return nil }
        return identity
    }
}

extension Server {
    /// The interval for finding sockets whose cookie has expired.
    private static let guardInterval = Duration.seconds(30)

    var authenticator: Authenticator { access.owner.authenticator }

    /// Whether every request needs an identity, except those for public paths.
    public var isGuarded: Bool { authenticator.isGuarded }

    /// The tokens that let in now.
    public var identities: Identities { authenticator.identities }

    /// The names of rooms whose developers have a token, sorted.
    var roomsWithToken: [String] { identities.rooms.keys.sorted() }

    /// Closes the socket of a page without an identity, with the reason: a browser hides an answer with 401 from the page's scripts.
    ///
    /// - Returns: `nil` for a program, which reads the answer.
    func turnAway(_ request: HTTPRequest) -> UpgradeDecision? {
        guard request.headers["origin"] != nil, (try? PageRequest(request, limits: configuration.limits.app)) != nil else { return nil }
        let reason = Authenticator.key(in: request) == nil ? Authenticator.missingKey : Authenticator.wrongKey
        count(.invalidRequest)
        warn("A page was turned away: \(reason)", ["request_id": request.requestID])
        return .accept(Handshake { $0.close(.unauthorized, reason: reason) }, maximumMessageSize: 1 << 10)
    }

    /// Replaces the tokens that give access. Sockets, streams and calls without a valid one end.
    ///
    /// - Parameter isGuarded: `true` guards an open server. A guarded one stays guarded.
    public func use(_ identities: Identities, isGuarded: Bool = false) {
        access.owner.authenticator.identities = identities
        entryLinks.keep(those: identities)
        if isGuarded, !self.isGuarded {
            access.owner.close()
            // The tests were open to everybody.
            tests.forget()
            watchIdentities()
        }
        expelStrangers()
    }

    /// Whether a peer's socket is still good.
    func lets(_ peer: some Peer) -> Bool { peer.admission.map { authenticator.holds($0) } ?? !isGuarded }

    /// Closes the sockets whose identity is gone, whose cookie has expired, or that have no identity.
    private func expelStrangers() {
        for page in pages.values { expel(page) }
        for app in remoteApps.values { expel(app) }
    }

    private func expel(_ peer: some Peer) {
        guard !lets(peer) else { return }
        peer.link.close(.unauthorized, reason: peer.admission == nil ? Authenticator.missingKey : Authenticator.goneSocket)
    }

    func watchIdentities() {
        guardTimer = schedule(after: Self.guardInterval) { [weak self] in
            self?.expelStrangers()
            self?.watchIdentities()
        }
    }
}
