internal import LWS

/// Reads the parts of an origin from `Origin`, `Referer` and `Host`. What browsers do not write is no origin, and no authority.
enum WebOrigin {
    /// `http://localhost:3000` from `http://localhost:3000/page`; `nil` when the text is no URL.
    static func of(url: String) -> String? {
        // By scalars: before a combining mark, the slash behind the host is another Character.
        let scalars = url.unicodeScalars
        guard let scheme = scalars.firstRange(of: "://".unicodeScalars) else { return nil }
        return String(scalars[..<(scalars[scheme.upperBound...].firstIndex { $0 == "/" || $0 == "?" || $0 == "#" } ?? scalars.endIndex)])
    }

    /// `localhost:3000` of `http://localhost:3000`, `nil` for `null`, for schemes that are not the web's, and for anything but a host and
    /// a port behind the scheme.
    static func authority(of origin: String) -> String? {
        guard WebAuthority(origin: origin) != nil, let scheme = origin.firstRange(of: "://") else { return nil }
        return String(origin[scheme.upperBound...])
    }

    /// Whether the text has the scheme of a web page.
    static func isOfWeb(_ origin: String) -> Bool { origin.hasPrefix("http:") || origin.hasPrefix("https:") }

    /// `localhost` from `localhost:3000`, `::1` from `[::1]:3000`, in lower case; `nil` when the text is no authority.
    static func name(ofAuthority authority: String) -> String? { WebAuthority(authority)?.host }
}

extension HTTPRequest {
    /// Whether pages of this origin are the server's own: of its host and port, and over HTTPS by HTTPS.
    func isOwn(origin: String) -> Bool {
        guard let page = WebAuthority(origin: origin), let own = WebAuthority(headers["host"] ?? ""), page.host == own.host else { return false }
        let isSecurePage = origin.hasPrefix("https:")
        let standard: UInt16 = isSecurePage ? 443 : 80
        return (page.port ?? standard) == (own.port ?? standard) && (isSecurePage || !isSecure)
    }

    /// Whether it names a page of another origin, or one without an origin. Browsers do so in WebSockets, in writing requests, and in those
    /// that another origin may read. A cookie proves nothing then: pages at every port of the host send it.
    var isOfOtherOrigin: Bool { headers["origin"].map { !isOwn(origin: $0) } ?? false }
}
