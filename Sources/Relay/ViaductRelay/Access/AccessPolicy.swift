internal import LWS

/// Decides which web pages may reach the server: a page that someone happens to visit must never do.
public struct AccessPolicy: Sendable {
    /// The fault of a request, for the answer and the log.
    public struct Refusal: Error, Equatable, Sendable {
        /// Two sentences, and the code of their explanation.
        public let text: String

        /// - Parameter cause: the page below `/viaduct/errors/`.
        init(text: String, cause: String) { self.text = "\(text) (\(cause))" }
    }

    /// How much of the server a request may reach.
    enum Reach: Equatable, Sendable {
        case everything
        /// Only pages that are the same for everybody. All else is refused.
        case documents(orElse: Refusal)
    }

    /// The pages that may show one of the server's in a frame, though browsers take them for another site.
    enum Frame {
        /// The device page, around its phone's screen.
        case device
        /// Each page that may use the server, around its timeline.
        case dock
    }

    private static let unnamed = Refusal(
        text: """
            A page of another site asked for this without saying which site it is. \
            Add crossorigin="anonymous" to the script tag, or a Referrer-Policy that sends the origin.
            """, cause: "VD-ACCESS-1")

    /// For a client that a proxy lets through to a server that asks nobody for an identity.
    static let unknownClient = Refusal(
        text: """
            A proxy passes on a client of another machine, and the server does not ask who that is. Say who may come in, by a token for \
            each room (--identities) or one for all (VIADUCT_TOKEN). Or add --insecure to let everybody in.
            """, cause: "VD-ACCESS-6")

    private let allowedOrigins: [Pattern]
    private let allowedHosts: [Pattern]
    let phoneHosts: PhoneHosts

    /// - Parameters:
    ///   - allowedOrigins: patterns such as `https://*.example.test`; `*` matches any characters.
    ///   - allowedHosts: patterns for names in the `Host` header, in addition to loopback names and numeric addresses.
    ///   - phoneHosts: hosts of phones. The page at a phone host's base may embed its device screen.
    public init(allowedOrigins: [String] = [], allowedHosts: [String] = [], phoneHosts: PhoneHosts = PhoneHosts()) {
        self.allowedOrigins = allowedOrigins.map(Pattern.init)
        self.allowedHosts = allowedHosts.map(Pattern.init)
        self.phoneHosts = phoneHosts
    }

    /// - Parameter frame: the pages that may frame the answer; `nil` for those of the own site only.
    /// - Returns: how much of the server the request may reach.
    /// - Throws: `Refusal` when the request has to be answered with 403.
    func check(_ request: HTTPRequest, framedBy frame: Frame? = nil) throws(Refusal) -> Reach {
        let host = request.headers["host"]
        try checkHost(of: request)
        if let origin = request.headers["origin"] {
            guard allows(origin: origin, of: request) else { throw refusal(of: origin) }
            return .everything
        }
        let site = request.headers["sec-fetch-site"]
        let referer = request.headers["referer"].map { WebOrigin.of(url: $0) ?? $0 }
        switch (site, request.headers["sec-fetch-mode"]) {
        case ("none", _), ("same-origin", _):
            return .everything
        case ("cross-site", "navigate"):
            return try checkNavigation(to: request.headers["sec-fetch-dest"], mayEmbed: isFramed(request, by: frame))
        case (nil, _), ("same-site", _):
            // Browsers send `Sec-Fetch-Site` to trusted hosts only. Without it and a Referer, the address was typed.
            if let referer {
                return allows(origin: referer, of: request) ? .everything : .documents(orElse: refusal(of: referer))
            }
            // On a loopback host the pages of the same site are loopback pages.
            let isOwn = site == nil || WebAuthority(host ?? "")?.isLoopback == true
            return isOwn ? .everything : .documents(orElse: Self.unnamed)
        default:
            // A <script> of another site has no Origin, but a Referer unless the page's policy forbids it.
            guard let referer else { throw Self.unnamed }
            guard allows(origin: referer, of: request) else { throw refusal(of: referer) }
            return .everything
        }
    }

    private func isFramed(_ request: HTTPRequest, by frame: Frame?) -> Bool {
        guard let frame, request.headers["sec-fetch-dest"] == "iframe" else { return false }
        return switch frame {
        case .device: isEmbeddedPhone(request)
        // The page may be of another site than the server.
        case .dock: !ancestors(of: request).isEmpty
        }
    }

    /// Whether the device page at `localhost` embeds its phone's screen at `ios.localhost`. Browsers treat that as another site.
    private func isEmbeddedPhone(_ request: HTTPRequest) -> Bool {
        guard let base = request.headers["host"].flatMap(phoneHosts.base),
            let referer = request.headers["referer"].flatMap(WebOrigin.of(url:)).flatMap(WebOrigin.authority)
        else { return false }
        return referer.lowercased() == base
    }

    /// The origins of pages that may frame the requested page: that of the `Referer`, if pages there may use the server.
    func ancestors(of request: HTTPRequest) -> [String] {
        guard let origin = request.headers["referer"].flatMap(WebOrigin.of(url:)),
            // The origin goes into a policy. Other characters could end it.
            WebAuthority(origin: origin) != nil, allows(origin: origin, of: request)
        else { return [] }
        // A policy cannot contain an IPv6 address, so any host of the port is allowed.
        return [origin.replacing(#/\[.*\]/#, with: "*")]
    }

    /// - Parameter destination: the request's `Sec-Fetch-Dest`.
    private func checkNavigation(to destination: String?, mayEmbed: Bool) throws(Refusal) -> Reach {
        guard destination == "document" || mayEmbed else {
            throw Refusal(text: "Pages of another site may not embed this one. Open it in its own window.", cause: "VD-ACCESS-3")
        }
        return .documents(orElse: Refusal(text: "Links from another site may open pages only.", cause: "VD-ACCESS-3"))
    }

    /// Whether pages of this origin, such as `http://localhost:3000`, may use the server.
    ///
    /// - Parameter request: has the server's own origin. Over HTTPS, a page of the same host without it may be foreign.
    func allows(origin: String, of request: HTTPRequest) -> Bool {
        let authority = WebAuthority(origin: origin)
        // A pattern may end like the host in it: what a browser does not write has to match none.
        guard authority != nil || !WebOrigin.isOfWeb(origin) else { return false }
        return authority?.isLoopback == true || request.isOwn(origin: origin) || allowedOrigins.contains { $0.matches(origin) }
    }

    /// A name that an attacker controls can point at this machine (DNS rebinding); a number cannot.
    func checkHost(of request: HTTPRequest) throws(Refusal) {
        guard let host = request.headers["host"], !host.isEmpty else { return }
        let name = WebOrigin.name(ofAuthority: host)
        if let name, SocketAddress.isLoopback(name) || SocketAddress.isIPv4(name) || SocketAddress.isIPv6(name) { return }
        guard let name, allowedHosts.contains(where: { $0.matches(name) }) else {
            throw Refusal(
                text: "The server does not answer to the host “\(host)”. If it should, start it with --allow-host \(name ?? "NAME").",
                cause: "VD-ACCESS-2")
        }
    }

    private func refusal(of origin: String) -> Refusal {
        Refusal(
            text: "Pages of \(origin) may not use this server. If they should, start it with --allow-origin \(origin).",
            cause: "VD-ACCESS-1")
    }
}
