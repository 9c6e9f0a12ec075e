internal import LWS

/// Recognizes requests of the server's own pages. Browsers send `Sec-Fetch-Site` to trusted hosts only.
enum SameOrigin {
    /// Throws for another site's page, which could sign its visitor in as another identity.
    static func require(_ request: HTTPRequest) throws(InvalidRequest) {
        let site = request.headers["sec-fetch-site"]
        guard !request.isOfOtherOrigin, site == "same-origin" || site == nil && request.headers["origin"] != nil else {
            throw InvalidRequest("Only the page of the link itself may open it. Open the link in the browser.", status: 403)
        }
    }

    /// Whether the page that loads a part of it names itself. Without `Sec-Fetch-Site` the Referer decides, which a page may omit and cannot forge.
    static func names(_ request: HTTPRequest) -> Bool {
        if request.isOfOtherOrigin { return false }
        if let site = request.headers["sec-fetch-site"] { return site == "same-origin" }
        return request.headers["referer"].flatMap(WebOrigin.of(url:)).map(request.isOwn) ?? false
    }
}
