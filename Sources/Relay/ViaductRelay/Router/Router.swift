internal import LWS
internal import ViaductProtocol

/// The way of each request: it finds the route of the path, has `RouteAccess` decide by its row, calls its handler, and adds its headers.
@MainActor struct Router {
    /// The router of the addresses for browsers and apps.
    static let main = Router(Route.all)
    /// The router of `--admin-listen`.
    static let admin = Router(Route.admin)

    private let answers: RouteTree
    private let sockets: RouteTree

    init(_ routes: [Route]) {
        answers = RouteTree(routes.filter { !$0.isSocket })
        sockets = RouteTree(routes.filter(\.isSocket))
    }

    /// The longest body that is read of the request, in bytes. That of a request without access is not read.
    func bodyLimit(of request: HTTPRequest, for server: Server) -> Int {
        guard let match = answers.match(request.path), let route = match.route(for: request.method), route.bodyLimit > 0,
            (try? server.access.admit(request, to: route, at: match)) != nil
        else { return 0 }
        return route.bodyLimit
    }

    func refuseBody(of request: HTTPRequest, because fault: BodyFault, for server: Server) -> HTTPResponse {
        let headers = answers.match(request.path)?.routes.first?.headers ?? RouteHeaders()
        return SecurityHeaders(for: request, access: server.configuration.access)
            .added(to: InvalidRequest(fault.text, status: fault.status).response, of: headers)
    }

    func respond(to request: HTTPRequest, for server: Server) -> HTTPResponse {
        let headers = SecurityHeaders(for: request, access: server.configuration.access)
        guard let match = answers.match(request.path) else { return headers.added(to: HTTPResponse(status: 404), of: RouteHeaders()) }
        let route = match.route(for: request.method) ?? match.routes[0]
        return headers.added(to: respond(to: request, match, route, headers, for: server), of: route.headers)
    }

    private func respond(
        to request: HTTPRequest, _ match: RouteTree.Match, _ route: Route, _ headers: SecurityHeaders, for server: Server
    ) -> HTTPResponse {
        do throws(RouteAccess.Refusal) {
            let admitted = try server.access.admit(request, to: route, at: match)
            return headers.shared(answer(admitted, route, for: server), of: route.headers)
        } catch {
            switch error {
            case .foreign(let refusal): return server.refuse(request, refusal, at: route)
            case .stranger: return headers.shared(server.unauthorized.respond(to: request), of: route.headers)
            case .method: return headers.shared(match.refusal(of: route), of: route.headers)
            case .invalid(let fault): return headers.shared(refuse(request, fault, at: route, for: server), of: route.headers)
            }
        }
    }

    private func answer(_ admitted: AdmittedRequest, _ route: Route, for server: Server) -> HTTPResponse {
        guard case .answer(let handler) = route.action else { return HTTPResponse(status: 404) }
        do throws(InvalidRequest) {
            return SecurityHeaders.admitted(try handler(server)(admitted), of: route.headers)
        } catch {
            return refuse(admitted.request, error, at: route, for: server)
        }
    }

    private func refuse(_ request: HTTPRequest, _ fault: InvalidRequest, at route: Route, for server: Server) -> HTTPResponse {
        server.requestDidFail(fault, request)
        return route.headers.policy == .console ? server.console.respond(to: request, refusedBy: fault) : fault.response
    }

    // MARK: WebSockets

    func upgrade(_ request: HTTPRequest, for server: Server) -> UpgradeDecision {
        let headers = SecurityHeaders(for: request, access: server.configuration.access)
        guard let match = sockets.match(request.path), let route = match.routes.first, case .socket(let handler) = route.action else {
            return .reject(headers.added(to: HTTPResponse(status: 404), of: RouteHeaders()))
        }
        let decision = decide(request, match, route, handler, for: server)
        guard case .reject(let response) = decision else { return decision }
        return .reject(headers.added(to: response, of: route.headers))
    }

    /// Refuses each socket with this answer.
    func refuseSocket(_ request: HTTPRequest, _ response: HTTPResponse, for server: Server) -> UpgradeDecision {
        .reject(SecurityHeaders(for: request, access: server.configuration.access).added(to: response, of: RouteHeaders()))
    }

    private func decide(
        _ request: HTTPRequest, _ match: RouteTree.Match, _ route: Route, _ handler: Route.SocketHandler, for server: Server
    ) -> UpgradeDecision {
        do throws(RouteAccess.Refusal) {
            let admitted = try server.access.admit(request, to: route, at: match)
            do throws(InvalidRequest) {
                return try handler(server)(admitted)
            } catch {
                throw .invalid(error)
            }
        } catch {
            switch error {
            case .foreign(let refusal): return .reject(server.refuse(request, refusal, at: route))
            case .stranger, .method: return .reject(server.refuseSocket(Authenticator.refusal, request))
            case .invalid(let fault):
                if route.who == .page, fault == Authenticator.refusal, let ending = server.turnAway(request) { return ending }
                return .reject(server.refuseSocket(fault, request))
            }
        }
    }
}

extension Route {
    func allows(_ method: String) -> Bool { methods.isEmpty || methods.contains(method) }
}

extension RouteTree.Match {
    /// - Returns: `nil` when the path has no such method.
    func route(for method: String) -> Route? { routes.first { $0.allows(method) } }

    /// The answer to a method that the path has not.
    func refusal(of route: Route) -> HTTPResponse {
        let methods = routes.flatMap(\.methods)
        guard route.isOfAPI else { return HTTPResponse(status: 405, headers: [("allow", methods.joined(separator: ", "))]) }
        return InvalidRequest(allowed: methods).response
    }
}
