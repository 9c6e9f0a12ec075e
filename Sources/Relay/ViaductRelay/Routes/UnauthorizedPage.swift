internal import Foundation
internal import LWS

/// The answer to a request without an identity: for navigations a page that says how to get a link, else plain text.
struct UnauthorizedPage: Sendable {
    private let file: URL

    init(publicFolder: URL) {
        file = publicFolder.appending(path: "viaduct/unauthorized/index.html")
    }

    func respond(to request: HTTPRequest) -> HTTPResponse {
        var response = Authenticator.refusal.response
        if request.isForPerson, let page = try? String(contentsOf: file, encoding: .utf8) {
            response.headers = response.headers.filter { $0.name != "content-type" } + [("content-type", "text/html; charset=utf-8")]
            response.body = Array(page.utf8)
        }
        // Not to be taken for the app's own page.
        response.headers += [("cache-control", "no-store"), ("x-viaduct-own", "1")]
        return response
    }
}
