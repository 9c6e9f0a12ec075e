internal import LWS

/// Answers for a supervisor, a load balancer and a person: whether the process runs, and whether it accepts pages.
@MainActor struct HealthRoutes {
    unowned let server: Server

    func live(_: AdmittedRequest) -> HTTPResponse { .json(#"{"status":"live"}"#) }

    func ready(_: AdmittedRequest) -> HTTPResponse {
        var response = HTTPResponse.json(#"{"status":"\#(server.readiness.rawValue)"}"#)
        if server.readiness != .ready {
            response.status = 503
            response.headers.append(("retry-after", "1"))
        }
        return response
    }

    func health(_: AdmittedRequest) -> HTTPResponse {
        let uptime = (ContinuousClock.now - server.started).components.seconds
        return .json(#"{"status":"ok","version":"\#(Version.current)","pages":\#(server.pages.count),"uptime_s":\#(uptime)}"#)
    }
}
