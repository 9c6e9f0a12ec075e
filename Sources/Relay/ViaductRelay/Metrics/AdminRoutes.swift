internal import LWS

/// Health and metrics at a separate address (`--admin-listen`), without authentication.
@MainActor final class AdminRoutes: ServerHandler {
    private unowned let server: Server

    init(server: Server) {
        self.server = server
    }

    func refuseBody(of request: HTTPRequest, because fault: BodyFault) -> HTTPResponse {
        secured(InvalidRequest(fault.text, status: fault.status).response, for: request)
    }

    func respond(to request: HTTPRequest) -> HTTPResponse { secured(answer(request), for: request) }

    func upgrade(_ request: HTTPRequest) -> UpgradeDecision { .reject(secured(nothing, for: request)) }

    private func secured(_ response: HTTPResponse, for request: HTTPRequest) -> HTTPResponse {
        SecurityHeaders(for: request, phoneHosts: server.configuration.phoneHosts).added(to: response)
    }

    private func answer(_ request: HTTPRequest) -> HTTPResponse {
        if let health = HealthRoutes.respond(to: request, readiness: server.readiness) { return health }
        do throws(AccessPolicy.Refusal) {
            // A page that somebody visits here could read the rest by its own host's name.
            try server.configuration.access.checkHost(of: request)
        } catch {
            return server.refuse(request, error)
        }
        let response: HTTPResponse
        switch request.path {
        case Server.metricsPath: response = server.metricsResponse
        case Server.healthPath: response = server.healthResponse
        default: return nothing
        }
        guard request.method == "GET" || request.method == "HEAD" else {
            return HTTPResponse(status: 405, headers: [("allow", "GET, HEAD")])
        }
        return response
    }

    private var nothing: HTTPResponse {
        HTTPResponse(
            status: 404, contentType: "text/plain",
            text: "Only \(Server.healthPath), \(Server.healthPath)/live, \(Server.healthPath)/ready and \(Server.metricsPath) are here.\n")
    }
}
