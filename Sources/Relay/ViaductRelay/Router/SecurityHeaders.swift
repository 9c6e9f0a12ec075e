internal import LWS

/// The protective headers of all of the server's own answers, by their route. An answer's own values are kept.
struct SecurityHeaders {
    private static let embedding = ("cross-origin-resource-policy", "cross-origin")
    /// Allows the console's own files only, and no frame around them.
    private static let console = own("frame-ancestors 'none'")

    /// A regular expression is never changed.
    nonisolated(unsafe) private static let plainHost = #/[A-Za-z0-9.-]+(?::[0-9]+)?/#

    private let request: HTTPRequest
    private let access: AccessPolicy

    init(for request: HTTPRequest, access: AccessPolicy) {
        self.request = request
        self.access = access
    }

    /// Adds what each answer of the route has, also a refusal.
    func added(to response: HTTPResponse, of route: RouteHeaders) -> HTTPResponse {
        var response = response
        response.add(protection(of: response, route.policy) + [("x-content-type-options", "nosniff")])
        return response
    }

    /// Adds what an answer to an admitted request has besides.
    static func admitted(_ response: HTTPResponse, of route: RouteHeaders) -> HTTPResponse {
        var response = response
        response.add([("cache-control", route.cache.rawValue)] + (route.sharing == .embed ? [embedding] : []))
        return response
    }

    /// Lets a page's script read the answer, and a refusal as well, if the page's origin may use the server.
    func shared(_ response: HTTPResponse, of route: RouteHeaders) -> HTTPResponse {
        guard route.sharing != .none, let origin = request.headers["origin"] else { return response }
        var response = response
        response.headers += [("access-control-allow-origin", origin), ("vary", "Origin")]
        return response
    }

    /// Has an isolated page run the script that names the reason of a refusal.
    static func embedded(_ response: HTTPResponse) -> HTTPResponse {
        var response = response
        response.add([("cache-control", RouteHeaders.Cache.none.rawValue), embedding])
        return response
    }

    private func protection(of response: HTTPResponse, _ policy: RouteHeaders.Policy) -> [(String, String)] {
        switch policy {
        case .own, .device:
            [
                ("content-security-policy", response.isPage ? page(framing: policy == .device ? "http: https:" : "'self'") : file),
                // Where browsers send no Sec-Fetch headers, the Referer names the requesting page (`AccessPolicy`).
                ("referrer-policy", "strict-origin-when-cross-origin"),
            ]
        case .console:
            [
                ("content-security-policy", Self.console), ("cross-origin-opener-policy", "same-origin"),
                ("cross-origin-resource-policy", "same-origin"), ("referrer-policy", "no-referrer"),
            ]
        case .timeline:
            [
                ("content-security-policy", Self.own("frame-ancestors \((["'self'"] + access.ancestors(of: request)).joined(separator: " "))")),
                ("referrer-policy", "no-referrer"),
                // A page isolated from other origins embeds only answers with both headers.
                Self.embedding, ("cross-origin-embedder-policy", "require-corp"),
            ]
        }
    }

    /// Allows the parts of Viaduct's pages: files of this host, pictures drawn by scripts, and sockets.
    private func page(framing frames: String) -> String {
        [
            "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data: blob:", "connect-src 'self'\(sockets)",
            "frame-src \(frames)", "form-action 'self'", "base-uri 'none'", ancestors,
        ].joined(separator: "; ")
    }

    /// A file opened as a document loads nothing.
    private var file: String { "default-src 'none'; \(ancestors)" }

    /// Allows a page its own files, and no text as markup.
    private static func own(_ ancestors: String) -> String {
        [
            "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self'", "connect-src 'self'", "base-uri 'none'",
            "form-action 'none'", "require-trusted-types-for 'script'", ancestors,
        ].joined(separator: "; ")
    }

    /// The host's sockets: some browsers do not include them in `'self'`.
    private var sockets: String {
        guard let host = request.headers["host"], host.wholeMatch(of: Self.plainHost) != nil else { return "" }
        return " ws://\(host) wss://\(host)"
    }

    /// Allows this host, and a phone's base host, to frame the answer. Only the policy can decide that: browsers do not tell untrusted hosts,
    /// such as addresses of a local network, which page shows a frame.
    private var ancestors: String {
        "frame-ancestors 'self'\(request.headers["host"].flatMap(access.phoneHosts.base).map { " \($0)" } ?? "")"
    }
}

extension HTTPResponse {
    /// Adds headers whose names are not there yet.
    fileprivate mutating func add(_ more: [(String, String)]) {
        for header in more where !headers.contains(where: { $0.name == header.0 }) { headers.append(header) }
    }
}
