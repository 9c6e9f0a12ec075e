internal import LWS

/// Headers for all of the server's own answers. An answer's own values are kept.
struct SecurityHeaders {
    /// A regular expression is never changed.
    nonisolated(unsafe) private static let plainHost = #/[A-Za-z0-9.-]+(?::[0-9]+)?/#

    private let request: HTTPRequest
    private let phoneHosts: PhoneHosts

    init(for request: HTTPRequest, phoneHosts: PhoneHosts) {
        self.request = request
        self.phoneHosts = phoneHosts
    }

    func added(to response: HTTPResponse) -> HTTPResponse {
        var response = response
        let own = [
            ("content-security-policy", response.isPage ? page : file),
            // Where browsers send no Sec-Fetch headers, the Referer names the requesting page (`AccessPolicy`).
            ("referrer-policy", "strict-origin-when-cross-origin"), ("x-content-type-options", "nosniff"),
        ]
        for header in own where !response.headers.contains(where: { $0.name == header.0 }) { response.headers.append(header) }
        return response
    }

    /// Allows the parts of Viaduct's pages: files of this host, pictures drawn by scripts, and sockets.
    private var page: String {
        let frames = request.path.hasPrefix("/viaduct/device") ? "http: https:" : "'self'"
        return [
            "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data: blob:", "connect-src 'self'\(sockets)",
            "frame-src \(frames)", "form-action 'self'", "base-uri 'none'", ancestors,
        ].joined(separator: "; ")
    }

    /// A file opened as a document loads nothing.
    private var file: String { "default-src 'none'; \(ancestors)" }

    /// The host's sockets: some browsers do not include them in `'self'`.
    private var sockets: String {
        guard let host = request.headers["host"], host.wholeMatch(of: Self.plainHost) != nil else { return "" }
        return " ws://\(host) wss://\(host)"
    }

    /// Allows this host, and a phone's base host, to frame the answer. Only the policy can decide that: browsers do not tell untrusted hosts,
    /// such as addresses of a local network, which page shows a frame.
    private var ancestors: String {
        "frame-ancestors 'self'\(request.headers["host"].flatMap(phoneHosts.base).map { " \($0)" } ?? "")"
    }
}
