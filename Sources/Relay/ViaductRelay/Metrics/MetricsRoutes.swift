internal import LWS

/// The metrics, which cover all rooms.
@MainActor struct MetricsRoutes {
    unowned let server: Server

    /// At the address for browsers, unless they have one of their own.
    func main(_: AdmittedRequest) -> HTTPResponse {
        guard server.configuration.adminAddress == nil else {
            return HTTPResponse(status: 404, contentType: "text/plain", text: "The metrics are at the address of --admin-listen.\n")
        }
        return server.metricsResponse
    }

    /// At the address of `--admin-listen`.
    func admin(_: AdmittedRequest) -> HTTPResponse { server.metricsResponse }

    /// There is nothing else at that address.
    func nothing(_: AdmittedRequest) -> HTTPResponse {
        let health = RoutePath.health
        return HTTPResponse(
            status: 404, contentType: "text/plain", text: "Only \(health), \(health)/live, \(health)/ready and \(RoutePath.metrics) are here.\n")
    }
}
