internal import LWS

/// Headers of all answers of the server's own, in which an answer's own words stay.
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
            // Where browsers send no Sec-Fetch headers, the Referer says whose page asks (`AccessPolicy`).
            ("referrer-policy", "strict-origin-when-cross-origin"), ("x-content-type-options", "nosniff"),
        ]
        for header in own where !response.headers.contains(where: { $0.name == header.0 }) { response.headers.append(header) }
        return response
    }

    /// Allows what Viaduct's pages are made of: files of this host, the pictures that scripts draw, and sockets.
    private var page: String {
        let frames = request.path.hasPrefix("/viaduct/device") ? "http: https:" : "'self'"
        return [
            "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data: blob:", "connect-src 'self'\(sockets)",
            "frame-src \(frames)", "form-action 'self'", "base-uri 'none'", ancestors,
        ].joined(separator: "; ")
    }

    /// A file that is opened by itself loads nothing.
    private var file: String { "default-src 'none'; \(ancestors)" }

    /// The host's sockets: not each browser takes `'self'` for them too.
    private var sockets: String {
        guard let host = request.headers["host"], host.wholeMatch(of: Self.plainHost) != nil else { return "" }
        return " ws://\(host) wss://\(host)"
    }

    /// Browsers do not tell hosts that they do not trust, such as numbers of a local network, which page shows a frame.
    private var ancestors: String {
        "frame-ancestors 'self'\(request.headers["host"].flatMap(phoneHosts.base).map { " \($0)" } ?? "")"
    }
}
