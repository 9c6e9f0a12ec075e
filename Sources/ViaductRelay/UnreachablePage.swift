internal import Foundation
internal import LWS

/// What stands in for a page of an app that does not answer: a page that waits for it, or a line for what is no browser's window.
struct UnreachablePage: Sendable {
    private let file: URL

    init(publicFolder: URL) {
        file = publicFolder.appending(path: "viaduct/unreachable/index.html")
    }

    func respond(to request: HTTPRequest) -> HTTPResponse {
        let upstream = request.headers["x-viaduct-upstream"] ?? "the app"
        var response = HTTPResponse(
            status: 502, contentType: "text/plain; charset=utf-8",
            text: "Viaduct has no answer from the app at \(upstream). Is it running?\n")
        if isForPerson(request), let page = try? String(contentsOf: file, encoding: .utf8) {
            let text = page.replacing("{{url}}", with: upstream.escapedForHTML)
            response = HTTPResponse(status: 502, contentType: "text/html; charset=utf-8", text: text)
        }
        // Not to be taken for the app's own page.
        response.headers += [("cache-control", "no-store"), ("x-viaduct-own", "1"), ("retry-after", "1")]
        return response
    }

    private func isForPerson(_ request: HTTPRequest) -> Bool {
        if let destination = request.headers["sec-fetch-dest"] {
            return destination == "document" || destination == "iframe"
        }
        return request.headers["accept"]?.contains("text/html") == true
    }
}

extension String {
    fileprivate var escapedForHTML: String {
        replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing(
            "\"", with: "&quot;")
    }
}
