internal import Foundation
internal import LWS

/// The console's page and its modules for requests with access, and a page that explains how to get it for all others.
struct ConsoleFiles {
    /// Allows the console's own files only, and no frame around them.
    private static let policy = [
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self'", "connect-src 'self'", "base-uri 'none'",
        "form-action 'none'", "frame-ancestors 'none'", "require-trusted-types-for 'script'",
    ].joined(separator: "; ")

    private let files: StaticFiles
    private let closedPage: URL

    init(publicFolder: URL) {
        files = StaticFiles(root: publicFolder)
        closedPage = publicFolder.appending(path: "viaduct/console/closed.html")
    }

    func respond(to request: HTTPRequest) -> HTTPResponse {
        guard request.method == "GET" || request.method == "HEAD" else {
            return HTTPResponse(status: 405, headers: [("allow", "GET, HEAD")])
        }
        return protected(files.respond(to: request, cacheControl: "private, no-cache"))
    }

    /// The answer to a request without access: a page for a person, plain text for a program.
    func respond(to request: HTTPRequest, refusedBy refusal: InvalidRequest) -> HTTPResponse {
        var response = refusal.response
        let isForPerson = request.method == "GET" && request.headers["accept"]?.contains("text/html") == true
        if isForPerson, let page = try? String(contentsOf: closedPage, encoding: .utf8) {
            let text = page.replacing("{{reason}}", with: refusal.sentence).replacing("{{entry}}", with: ConsoleEntry(request).html)
            response.body = Array(text.utf8)
            response.headers = response.headers.filter { $0.name != "content-type" } + [("content-type", "text/html; charset=utf-8")]
        }
        response.headers.append(("cache-control", "no-store"))
        return protected(response)
    }

    private func protected(_ response: HTTPResponse) -> HTTPResponse {
        var response = response
        response.headers =
            response.headers.filter { $0.name != "x-content-type-options" } + [
                ("content-security-policy", Self.policy), ("cross-origin-opener-policy", "same-origin"),
                ("cross-origin-resource-policy", "same-origin"), ("referrer-policy", "no-referrer"), ("x-content-type-options", "nosniff"),
            ]
        return response
    }
}
