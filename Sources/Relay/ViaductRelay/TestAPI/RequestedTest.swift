internal import Foundation
internal import LWS

/// Finds the test of a page's requests before its socket opens: for its document, and for the adapter's script.
enum RequestedTest {
    /// In an address, and the name of the cookie that a page sets when it is left.
    static let name = "viaduct_test"

    /// The request for `adapter.js`.
    static func tag(of request: HTTPRequest) -> String? {
        tag(among: [request.queryValue("test"), request.headers["referer"].flatMap(inQuery), inCookies(request.headers["cookie"])])
    }

    /// A request for the web app, as nginx describes it. One that another site began belongs to no test by its address.
    static func tag(describedBy request: HTTPRequest, isForeign: Bool) -> String? {
        let header = ProxyRoutes.Header.self
        let isWindow = request.headers[header.window] != "0"
        return tag(among: [
            isForeign ? nil : request.headers[header.uri].flatMap(inQuery), request.headers[header.test],
            isForeign || isWindow ? nil : request.headers[header.referer].flatMap(inQuery), inCookies(request.headers["cookie"]),
        ])
    }

    /// The first tag counts. An empty one ends a test.
    private static func tag(among tags: [String?]) -> String? {
        tags.compactMap(\.self).first.flatMap { RoomName.isValid($0) ? $0 : nil }
    }

    private static func inQuery(of address: String) -> String? {
        // By scalars: before a combining mark, a separator is another Character.
        guard let query = address.unicodeScalars.split(separator: "?", maxSplits: 1).dropFirst().first else { return nil }
        return query.split(separator: "&").lazy.compactMap { pair in
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
            return parts.count == 2 && parts[0] == name ? parts[1].removingPercentEncoding : nil
        }.first
    }

    private static func inCookies(_ cookies: String?) -> String? {
        let tag = CookiePairs.of(cookies ?? "").first { $0.name == name }?.value.removingPercentEncoding
        return tag?.isEmpty == false ? tag : nil
    }
}
