internal import Foundation
internal import LWS

/// The answer to a page's address whose choice is not possible in this browser: a page with a link onward for a person, else plain text.
struct ChoicePage: Sendable {
    private let file: URL

    init(publicFolder: URL) {
        file = publicFolder.appending(path: "viaduct/unreachable/choice.html")
    }

    /// - Parameter rest: the address without the choice.
    func respond(to request: HTTPRequest, refusedBy refusal: InvalidRequest, rest: String) -> HTTPResponse {
        var response = refusal.response
        if request.isForPerson, let page = try? String(contentsOf: file, encoding: .utf8) {
            let text = page.replacing("{{rest}}", with: rest.escapedForHTML).replacing("{{code}}", with: refusal.code)
                .replacing("{{reason}}", with: refusal.text.escapedForHTML)
            response = HTTPResponse(status: refusal.status, contentType: "text/html; charset=utf-8", text: text)
        }
        // Not to be taken for the app's own page.
        response.headers += [("cache-control", "no-store"), ("x-viaduct-own", "1")]
        return response
    }
}
