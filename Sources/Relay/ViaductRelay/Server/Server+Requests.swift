public import LWS
internal import ViaductProtocol
internal import ViaductSystem

extension Server: ServerHandler {
    public var requestHeaders: [String] {
        ProxyRoutes.Header.all + RouteAccess.headers + TraceRoutes.headers + ForwardedRequest.headers + [HTTPRequest.requestIDHeader]
    }

    public func bodyLimit(of request: HTTPRequest) -> Int { Router.main.bodyLimit(of: seen(request), for: self) }

    public func refuseBody(of request: HTTPRequest, because fault: BodyFault) -> HTTPResponse {
        Router.main.refuseBody(of: seen(request), because: fault, for: self)
    }

    public func respond(to request: HTTPRequest) -> HTTPResponse { Router.main.respond(to: seen(request), for: self) }

    public func upgrade(_ request: HTTPRequest) -> UpgradeDecision {
        let request = seen(request)
        guard !isShuttingDown else { return Router.main.refuseSocket(request, shuttingDown, for: self) }
        return Router.main.upgrade(request, for: self)
    }

    /// The request with the words of a proxy, if they count.
    private func seen(_ request: HTTPRequest) -> HTTPRequest {
        ForwardedRequest.of(request.streamSafe, isTrusted: request.peer.map(configuration.trustsProxy) ?? configuration.trustsSocket)
    }
}

/// Refusals.
extension Server {
    private var shuttingDown: HTTPResponse {
        count(.shuttingDown)
        return HTTPResponse(
            status: 503, headers: [("content-type", "text/plain"), ("retry-after", "1")], body: Array("The server is shutting down.".utf8))
    }

    /// The answer to a page, a host or a client that may not use the server.
    func refuse(_ request: HTTPRequest, _ refusal: AccessPolicy.Refusal, at route: Route) -> HTTPResponse {
        count(.access)
        warn(refusal.text, ["path": request.path, "request_id": request.requestID])
        // A page's console shows no reason for a script that failed to load.
        if route.kind == .script, request.headers["sec-fetch-dest"] == "script", request.headers["origin"] == nil {
            return SecurityHeaders.embedded(.script("console.error(\(JSONText.quoted("[viaduct] \(refusal.text)")))\n"))
        }
        return HTTPResponse(status: 403, contentType: "text/plain; charset=utf-8", text: refusal.text + "\n")
    }

    func refuseSocket(_ fault: InvalidRequest, _ request: HTTPRequest) -> HTTPResponse {
        count(.invalidRequest)
        warn("A WebSocket was refused: \(fault.sentence)", ["request_id": request.requestID])
        return fault.response
    }

    /// The answer to a WebSocket whose `Upgrade` got lost on its way, for the page and the doctor.
    func askForUpgrade(_ admitted: AdmittedRequest) throws(InvalidRequest) -> HTTPResponse {
        let request = admitted.request
        guard !isShuttingDown, !cuts.lasts(for: request.queryValue("page") ?? "") else {
            throw InvalidRequest("Page sockets are refused for now.", status: 503)
        }
        throw InvalidRequest(
            "This is the address of a WebSocket, and the request has no “Upgrade: websocket”. If a page has opened a WebSocket, a proxy in front of Viaduct dropped that header.",
            status: 426, code: "VD-LINK-4")
    }

    func refuseUnknownSocket(_ admitted: AdmittedRequest) -> UpgradeDecision {
        count(.invalidRequest)
        return .reject(HTTPResponse(status: 404, contentType: "text/plain", text: "There is no WebSocket at \(admitted.request.path)."))
    }

    func refuseAdminSocket(_ admitted: AdmittedRequest) -> UpgradeDecision { .reject(MetricsRoutes(server: self).nothing(admitted)) }

    func refuseUnknownCall(_ admitted: AdmittedRequest) throws(InvalidRequest) -> HTTPResponse {
        throw InvalidRequest("There is nothing at \(admitted.request.path.start(200)).", status: 404)
    }

    /// The page that says how to get an identity.
    func askForIdentity(_ admitted: AdmittedRequest) -> HTTPResponse { unauthorized.respond(to: admitted.request) }
}
