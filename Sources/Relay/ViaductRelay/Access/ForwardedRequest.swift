internal import LWS

/// A browser's request in the words of a trusted proxy.
enum ForwardedRequest {
    private enum Header {
        static let scheme = "x-forwarded-proto"
        static let host = "x-forwarded-host"
    }

    /// To be read of each request.
    static let headers = [Header.scheme, Header.host]

    /// The request as the browser has sent it, with the host that it requested and its scheme.
    ///
    /// - Parameter isTrusted: whether the connection's other end is a proxy that overwrites the browser's headers. Headers from anybody
    ///   else are dropped.
    static func of(_ request: HTTPRequest, isTrusted: Bool) -> HTTPRequest {
        var headers = request.headers
        let scheme = headers.removeValue(forKey: Header.scheme)
        let host = headers.removeValue(forKey: Header.host)
        if isTrusted, let host, WebAuthority(host) != nil { headers["host"] = host }
        var seen = HTTPRequest(
            method: request.method, path: request.path, query: request.query, headers: headers, body: request.body, peer: request.peer)
        seen.isSecure = request.isSecure
        if isTrusted, let first = scheme?.split(separator: ",").first {
            // The first in a row of proxies has met the browser.
            seen.isSecure = first.filter { $0 != " " }.lowercased() == "https"
        }
        return seen
    }
}
