internal import LWS

/// The right of a page to read its own part of the trace: `Authorization: Page ID`, with all of the id that only the page knows.
///
/// It reaches nothing else, and no cookie counts beside it.
enum PageAccess {
    private static let scheme = "Page "

    static let unknownPage = InvalidRequest(
        "No page has this id: it is gone, or was loaded again. Open its messages in the page that is there now.", status: 401)

    /// - Returns: `nil` for a request that shows something else.
    static func id(in request: HTTPRequest) -> String? {
        guard let authorization = request.headers["authorization"], authorization.hasPrefix(scheme) else { return nil }
        return String(authorization.dropFirst(scheme.count))
    }

    /// Refuses pages of another origin, by `Sec-Fetch-Site` and `Origin`. They could not send the header without a preflight request either.
    static func check(_ request: HTTPRequest) throws(InvalidRequest) {
        let site = request.headers["sec-fetch-site"]
        guard site == nil || site == "same-origin", !request.isOfOtherOrigin else {
            throw InvalidRequest("Pages of another origin may not read this.", status: 403)
        }
    }
}
