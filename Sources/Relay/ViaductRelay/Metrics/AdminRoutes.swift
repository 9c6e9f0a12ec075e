internal import LWS

/// Health and metrics at a separate address (`--admin-listen`), without authentication.
@MainActor final class AdminRoutes: ServerHandler {
    private unowned let server: Server

    init(server: Server) {
        self.server = server
    }

    func respond(to request: HTTPRequest) -> HTTPResponse {
        if let health = HealthRoutes.respond(to: request, readiness: server.readiness) { return health }
        guard request.path == Server.metricsPath else { return Self.nothing }
        guard request.method == "GET" || request.method == "HEAD" else {
            return HTTPResponse(status: 405, headers: [("allow", "GET, HEAD")])
        }
        return server.metricsResponse
    }

    func upgrade(_ request: HTTPRequest) -> UpgradeDecision { .reject(Self.nothing) }

    private static var nothing: HTTPResponse {
        HTTPResponse(
            status: 404, contentType: "text/plain",
            text: "Only /viaduct/health/live, /viaduct/health/ready and \(Server.metricsPath) are here.\n")
    }
}
