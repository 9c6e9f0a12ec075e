internal import LWS

/// The source of a request: the site itself, the person, or a page of another site.
struct Initiator: Equatable, Sendable {
    let isOtherSite: Bool

    /// Browsers send `Sec-Fetch-Site` to trusted hosts. For other hosts the `Referer` decides: its host has to be the request's. A request
    /// without both was typed, or comes from a bookmark.
    ///
    /// - Parameters:
    ///   - site: of `Sec-Fetch-Site`.
    ///   - host: of `Host`.
    init(site: String?, referer: String?, host: String?) {
        if let site {
            // On a loopback host, pages of the same site are loopback pages. Elsewhere they may be foreign.
            let isLoopback = WebAuthority(host ?? "")?.isLoopback == true
            isOtherSite = site == "cross-site" || site == "same-site" && !isLoopback
        } else {
            let name = referer.flatMap(WebOrigin.of(url:)).flatMap(WebAuthority.init(origin:))?.host
            isOtherSite = referer != nil && (name == nil || name != host.flatMap(WebOrigin.name))
        }
    }

    init(_ request: HTTPRequest) {
        self.init(
            site: request.headers["sec-fetch-site"], referer: request.headers["referer"], host: request.headers["host"])
    }

    /// The source of the browser's request, as a proxy describes it.
    init(describedBy request: HTTPRequest) {
        self.init(
            site: request.headers[ProxyRoutes.Header.site], referer: request.headers[ProxyRoutes.Header.referer],
            host: request.headers["host"])
    }
}
