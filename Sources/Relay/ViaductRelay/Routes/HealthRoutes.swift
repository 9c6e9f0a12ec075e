internal import LWS

/// Answers for a supervisor and a load balancer: whether the process runs, and whether it accepts pages. They reveal nothing else, so they
/// are public.
enum HealthRoutes {
    /// - Returns: `nil` for another path.
    static func respond(to request: HTTPRequest, readiness: Readiness) -> HTTPResponse? {
        let answer: HTTPResponse
        switch request.path {
        case "/viaduct/health/live": answer = .json(#"{"status":"live"}"#)
        case "/viaduct/health/ready":
            var response = HTTPResponse.json(#"{"status":"\#(readiness.rawValue)"}"#)
            if readiness != .ready {
                response.status = 503
                response.headers.append(("retry-after", "1"))
            }
            answer = response
        default: return nil
        }
        guard request.method == "GET" || request.method == "HEAD" else {
            return HTTPResponse(status: 405, headers: [("allow", "GET, HEAD")])
        }
        return answer
    }
}
