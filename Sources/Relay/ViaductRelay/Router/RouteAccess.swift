internal import LWS
internal import ViaductApp

/// Decides who may open a door, by the row of its route alone.
@MainActor final class RouteAccess {
    /// Why a request has no access.
    enum Refusal: Error {
        /// Its page, its host or its client may not use the server.
        case foreign(AccessPolicy.Refusal)
        /// It has no identity, and the route is not for everybody.
        case stranger
        /// The path has no such method.
        case method
        case invalid(InvalidRequest)
    }

    /// Lower-case names of headers that are read beside those of each request.
    nonisolated static let headers = ["x-viaduct"]

    /// The identities, and the links to the console.
    var owner = OwnerAccess()
    /// Finds an open page by its id.
    var page: @MainActor (_ id: String) -> Page? = { _ in nil }
    private let configuration: ServerConfiguration

    init(_ configuration: ServerConfiguration) {
        self.configuration = configuration
        owner.authenticator = Authenticator(identities: configuration.identities, isGuarded: configuration.isGuarded)
    }

    private var authenticator: Authenticator { owner.authenticator }

    /// Admits a request to a route.
    ///
    /// - Parameters:
    ///   - route: one of the match.
    ///   - match: of the request's path.
    func admit(_ request: HTTPRequest, to route: Route, at match: RouteTree.Match) throws(Refusal) -> AdmittedRequest {
        let reach: AccessPolicy.Reach
        do throws(AccessPolicy.Refusal) {
            reach = try self.reach(of: request, from: route.from)
        } catch {
            throw .foreign(error)
        }
        let admitted: AdmittedRequest
        do throws(InvalidRequest) {
            guard let known = try self.admitted(request, to: route, match) else { throw Authenticator.refusal }
            admitted = known
        } catch {
            throw error == Authenticator.refusal && route.who.isVisitor ? .stranger : .invalid(error)
        }
        guard route.allows(request.method) else { throw .method }
        if case .documents(let refusal) = reach, !route.from.opensByLinks { throw .foreign(refusal) }
        return admitted
    }

    // MARK: From where

    private func reach(of request: HTTPRequest, from: Route.From) throws(AccessPolicy.Refusal) -> AccessPolicy.Reach {
        switch from {
        case .anywhere: return .everything
        case .ownHosts:
            try configuration.access.checkHost(of: request)
            return .everything
        case .allowedPages, .links, .sameOrigin, .programs, .linksAndDevice, .linksAndDock: break
        }
        // Beyond loopback nothing listens without identities. A proxy may listen there for the server.
        guard authenticator.isGuarded || configuration.isInsecure || !ClientAddress.isOfOtherMachine(request, trusts: configuration.trustsProxy)
        else { throw AccessPolicy.unknownClient }
        return try configuration.access.check(request, framedBy: from.frame)
    }

    // MARK: Who

    private func admitted(_ request: HTTPRequest, to route: Route, _ match: RouteTree.Match) throws(InvalidRequest) -> AdmittedRequest? {
        switch route.who {
        case .everybody where route.from == .sameOrigin:
            try SameOrigin.require(request)
            var admitted = AdmittedRequest(request, at: match)
            admitted.ownSession = { [authenticator] in authenticator.session(of: request) }
            return admitted
        case .everybody where !route.isConfined: return AdmittedRequest(request, at: match)
        case .everybody: return try visitor(request, route, match)
        case .visitor, .visitorOfAllRooms:
            let admitted = try visitor(request, route, match)
            guard admitted.visitor != .stranger else { return nil }
            return admitted
        case .identityOrPage:
            if let id = PageAccess.id(in: request) { return try ownPage(request, id, match) }
            return try identity(request, route, match)
        case .identityOrLink:
            guard request.method == "GET", let cookie = owner.cookie(for: request) else { return try identity(request, route, match) }
            var admitted = AdmittedRequest(request, at: match)
            admitted.newCookie = cookie
            return admitted
        case .identity, .owner: return try identity(request, route, match)
        case .page:
            guard authenticator.isGuarded else { return AdmittedRequest(request, at: match) }
            guard let admission = authenticator.page(of: request) else { return nil }
            return holder(admission, request, as: try admission.room(of: request), match)
        case .app:
            let admission = try AppAccess.admission(of: request, authenticator)
            return holder(admission, request, as: try admission.room(of: request), match)
        }
    }

    private func visitor(_ request: HTTPRequest, _ route: Route, _ match: RouteTree.Match) throws(InvalidRequest) -> AdmittedRequest {
        let bearer = authenticator.isGuarded ? authenticator.bearer(of: request) : nil
        let known = (bearer ?? authenticator.visitingSession(of: request))?.identity
        if route.who == .visitorOfAllRooms, let room = known?.room {
            throw InvalidRequest("\(route.reason): this identity is of the room “\(room)”.", status: 403, code: Identity.cause)
        }
        var admitted = AdmittedRequest(request, as: route.isConfined ? try known?.confine(request) : nil, at: match)
        admitted.visitor = authenticator.isGuarded ? known.map(Visitor.known) ?? .stranger : .anybody
        admitted.hasBearer = bearer != nil
        admitted.ownSession = { [authenticator] in SameOrigin.names(request) ? authenticator.session(of: request) : nil }
        return admitted
    }

    private func identity(_ request: HTTPRequest, _ route: Route, _ match: RouteTree.Match) throws(InvalidRequest) -> AdmittedRequest {
        let admission = try owner.admission(of: request, isPublic: route.headers.policy == .console)
        guard route.who != .owner || admission.identity == .owner else {
            throw InvalidRequest(route.reason, status: 403, code: Identity.cause)
        }
        return holder(admission, request, as: try admission.identity.confine(request), match)
    }

    private func holder(_ admission: Admission, _ sent: HTTPRequest, as request: HTTPRequest, _ match: RouteTree.Match) -> AdmittedRequest {
        var admitted = AdmittedRequest(sent, as: request, at: match)
        admitted.visitor = .known(admission.identity)
        admitted.admission = admission
        admitted.isStillAdmitted = { [weak self] in self?.authenticator.holds(admission) ?? false }
        return admitted
    }

    /// - Parameter id: the id that the request shows.
    private func ownPage(_ request: HTTPRequest, _ id: String, _ match: RouteTree.Match) throws(InvalidRequest) -> AdmittedRequest {
        try PageAccess.check(request)
        guard let page = page(id) else { throw PageAccess.unknownPage }
        var admitted = AdmittedRequest(request, at: match)
        admitted.page = page
        admitted.isStillAdmitted = { [weak page] in page.map { $0.server.lets($0) } ?? true }
        return admitted
    }
}

extension Route.From {
    /// Whether a link of another site may open the answer. A cookie is checked with the identity, and a token has no origin.
    fileprivate var opensByLinks: Bool {
        switch self {
        case .anywhere, .ownHosts, .links, .linksAndDevice, .linksAndDock, .sameOrigin: true
        case .allowedPages, .programs: false
        }
    }

    fileprivate var frame: AccessPolicy.Frame? {
        switch self {
        case .linksAndDevice: .device
        case .linksAndDock: .dock
        case .anywhere, .ownHosts, .allowedPages, .links, .sameOrigin, .programs: nil
        }
    }
}

extension Route.Who {
    /// Whether a request without an identity gets the page that says how to get one.
    fileprivate var isVisitor: Bool { self == .visitor || self == .visitorOfAllRooms }
}
