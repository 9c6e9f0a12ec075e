internal import LWS

/// Decides which web pages may reach the server: a page that someone happens to visit must never do.
public struct AccessPolicy: Sendable {
    /// What is wrong with a request, for the answer and the log.
    public struct Refusal: Error, Equatable, Sendable {
        public let text: String
    }

    private let allowedOrigins: [Pattern]
    private let allowedHosts: [Pattern]

    /// - Parameters:
    ///   - allowedOrigins: patterns such as `https://*.example.test`; `*` stands for any characters.
    ///   - allowedHosts: patterns for names in the `Host` header, besides loopback names and numeric addresses.
    public init(allowedOrigins: [String] = [], allowedHosts: [String] = []) {
        self.allowedOrigins = allowedOrigins.map(Pattern.init)
        self.allowedHosts = allowedHosts.map(Pattern.init)
    }

    /// - Throws: `Refusal` when the request has to be answered with 403.
    func check(_ request: HTTPRequest) throws(Refusal) {
        let host = request.headers["host"]
        try checkHost(host)
        if let origin = request.headers["origin"] {
            guard allows(origin: origin, host: host) else { throw refusal(of: origin) }
        } else if request.headers["sec-fetch-site"] == "cross-site", request.headers["sec-fetch-mode"] != "navigate" {
            // A <script> of another site has no Origin, but a Referer unless the page's policy forbids it.
            guard let referer = request.headers["referer"], let origin = Self.origin(ofURL: referer) else {
                throw Refusal(
                    text: """
                        A page of another site asked for this without saying which site it is. \
                        Add crossorigin="anonymous" to the script tag, or a Referrer-Policy that sends the origin.
                        """)
            }
            guard allows(origin: origin, host: host) else { throw refusal(of: origin) }
        }
    }

    /// Whether pages of this origin, `http://localhost:3000`, may use the server.
    ///
    /// - Parameter host: the request's `Host`, which makes the server's own origin.
    func allows(origin: String, host: String?) -> Bool {
        guard let authority = Self.authority(of: origin) else { return allowedOrigins.contains { $0.matches(origin) } }
        return Self.isLoopback(Self.name(ofAuthority: authority)) || authority == host
            || allowedOrigins.contains { $0.matches(origin) }
    }

    /// A name that an attacker controls can point at this machine (DNS rebinding); a number cannot.
    private func checkHost(_ host: String?) throws(Refusal) {
        guard let host, !host.isEmpty else { return }
        let name = Self.name(ofAuthority: host)
        if Self.isLoopback(name) || SocketAddress.isIPv4(name) || SocketAddress.isIPv6(name) { return }
        guard allowedHosts.contains(where: { $0.matches(name) }) else {
            throw Refusal(
                text:
                    "The server does not answer to the host “\(name)”. If it should, start it with --allow-host \(name)."
            )
        }
    }

    private func refusal(of origin: String) -> Refusal {
        Refusal(
            text: "Pages of \(origin) may not use this server. If they should, start it with --allow-origin \(origin).")
    }

    private static func isLoopback(_ name: String) -> Bool {
        name == "localhost" || name.hasSuffix(".localhost") || name == "::1"
            || name.hasPrefix("127.") && SocketAddress.isIPv4(name)
    }

    private static func origin(ofURL url: String) -> String? {
        guard let scheme = url.firstRange(of: "://") else { return nil }
        let rest = url[scheme.upperBound...]
        return String(url[..<(rest.firstIndex { $0 == "/" || $0 == "?" || $0 == "#" } ?? url.endIndex)])
    }

    /// `localhost:3000` of `http://localhost:3000`, `nil` for `null` and for schemes that are not the web's.
    private static func authority(of origin: String) -> String? {
        for scheme in ["http://", "https://"] where origin.hasPrefix(scheme) {
            return String(origin.dropFirst(scheme.count))
        }
        return nil
    }

    /// `localhost` of `localhost:3000`, `::1` of `[::1]:3000`, in lower case.
    private static func name(ofAuthority authority: String) -> String {
        if authority.hasPrefix("["), let end = authority.firstIndex(of: "]") {
            return authority[authority.index(after: authority.startIndex)..<end].lowercased()
        }
        return authority.prefix { $0 != ":" }.lowercased()
    }
}
