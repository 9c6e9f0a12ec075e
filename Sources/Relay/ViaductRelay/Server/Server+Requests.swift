public import LWS
internal import ViaductProtocol
internal import ViaductSystem

extension Server: ServerHandler {
    public var requestHeaders: [String] {
        ProxyRoutes.Header.all + APIRoutes.headers + ForwardedRequest.headers + [HTTPRequest.requestIDHeader]
    }

    public func bodyLimit(of request: HTTPRequest) -> Int {
        let request = seen(request)
        // A request without access is refused after its head.
        guard (try? reach(of: request)) != nil else { return 0 }
        return request.path == EntryRoutes.path ? EntryRoutes.largestBody : api.bodyLimit(of: request)
    }

    public func refuseBody(of request: HTTPRequest, because fault: BodyFault) -> HTTPResponse {
        SecurityHeaders(for: seen(request), phoneHosts: configuration.phoneHosts)
            .added(to: InvalidRequest(fault.text, status: fault.status).response)
    }

    public func respond(to request: HTTPRequest) -> HTTPResponse {
        let request = seen(request)
        return SecurityHeaders(for: request, phoneHosts: configuration.phoneHosts).added(to: answer(request))
    }

    public func upgrade(_ request: HTTPRequest) -> UpgradeDecision {
        let request = seen(request)
        let decision = decide(request)
        guard case .reject(let response) = decision else { return decision }
        return .reject(SecurityHeaders(for: request, phoneHosts: configuration.phoneHosts).added(to: response))
    }

    /// The request with the words of a proxy, if they count.
    private func seen(_ request: HTTPRequest) -> HTTPRequest {
        ForwardedRequest.of(request.streamSafe, isTrusted: request.peer.map(configuration.trustsProxy) ?? configuration.trustsSocket)
    }

    private func reach(of request: HTTPRequest) throws(AccessPolicy.Refusal) -> AccessPolicy.Reach {
        // Beyond loopback nothing listens without identities. A proxy may listen there for the server.
        guard isGuarded || configuration.isInsecure || !ClientAddress.isOfOtherMachine(request, trusts: configuration.trustsProxy) else {
            throw AccessPolicy.unknownClient
        }
        return try configuration.access.check(request)
    }

    private func answer(_ request: HTTPRequest) -> HTTPResponse {
        if let health = HealthRoutes.respond(to: request, readiness: readiness) { return health }
        var response: HTTPResponse
        do throws(AccessPolicy.Refusal) {
            let reach = try reach(of: request)
            if let response = api.respond(to: request, server: self) ?? EntryRoutes(server: self).respond(to: request) { return response }
            let ancestors = configuration.access.ancestors(of: request)
            if let response = timeline.respond(to: request, ancestors: ancestors), reach == .everything || response.isPage { return response }
            response =
                if visitor(of: request) == .stranger, !PublicPaths.contains(request.path) {
                    routes.unauthorized.respond(to: request)
                } else {
                    try routes.respond(to: request, within: reach, server: self)
                }
        } catch {
            return refuse(request, error)
        }
        if let origin = request.headers["origin"] {
            response.headers += [("access-control-allow-origin", origin), ("vary", "Origin")]
        }
        return response
    }

    private func decide(_ request: HTTPRequest) -> UpgradeDecision {
        do throws(AccessPolicy.Refusal) {
            // A socket is no document.
            if case .documents(let refusal) = try reach(of: request) { throw refusal }
        } catch {
            return .reject(refuse(request, error))
        }
        guard !isShuttingDown else {
            count(.shuttingDown)
            return .reject(
                HTTPResponse(
                    status: 503, headers: [("content-type", "text/plain"), ("retry-after", "1")],
                    body: Array("The server is shutting down.".utf8)))
        }
        let address = ClientAddress.of(request, trusts: configuration.trustsProxy)
        do throws(InvalidRequest) {
            switch request.path {
            case PageRequest.path:
                let admission: Admission?
                do throws(InvalidRequest) {
                    admission = try self.admission(ofPage: request)
                } catch {
                    guard let ending = turnAway(request) else { throw error }
                    return ending
                }
                let request = try admission?.room(of: request) ?? request
                return try accept(try PageRequest(request, limits: configuration.limits.app), admission, from: address)
            case AppRequest.path:
                let admission = try AppRequest.admission(of: request, authenticator)
                return try accept(try AppRequest(try admission.room(of: request)), admission, from: address)
            default:
                count(.invalidRequest)
                return .reject(
                    HTTPResponse(
                        status: 404, contentType: "text/plain", text: "There is no WebSocket at \(request.path)."))
            }
        } catch {
            count(.invalidRequest)
            warn("A WebSocket was refused: \(error.sentence)", ["request_id": request.requestID])
            return .reject(error.response)
        }
    }

    func refuse(_ request: HTTPRequest, _ refusal: AccessPolicy.Refusal) -> HTTPResponse {
        count(.access)
        warn(refusal.text, ["path": request.path, "request_id": request.requestID])
        // A page's console shows no reason for a script that failed to load.
        if request.path == Routes.adapterPath, request.headers["sec-fetch-dest"] == "script", request.headers["origin"] == nil {
            let reason = JSONText.quoted("[viaduct] \(refusal.text)")
            var response = HTTPResponse.script("console.error(\(reason))\n", cacheControl: "no-store")
            response.headers.append(("cross-origin-resource-policy", "cross-origin"))
            return response
        }
        return HTTPResponse(status: 403, contentType: "text/plain; charset=utf-8", text: refusal.text + "\n")
    }
}
