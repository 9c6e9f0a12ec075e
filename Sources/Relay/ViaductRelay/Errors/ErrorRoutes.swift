internal import Foundation
internal import LWS

/// The pages that explain errors and verdicts: `/viaduct/errors/` lists them, `/viaduct/errors/VD-URL-1` is one.
struct ErrorRoutes: Sendable {
    private static let longestCode = 40

    private let catalogue: ErrorCatalogue
    private let template: URL

    init(publicFolder: URL) {
        catalogue = ErrorCatalogue(publicFolder: publicFolder)
        template = publicFolder.appending(path: "viaduct/errors/page.html")
    }

    /// - Returns: `nil` when the request is for something else.
    func respond(to request: HTTPRequest) -> HTTPResponse? {
        guard let rest = request.path(after: "/viaduct/errors"), rest.isEmpty || rest.utf8.first == UInt8(ascii: "/") else { return nil }
        let code = String(Substring(rest.utf8.dropFirst()))
        guard !code.utf8.contains(where: { [UInt8(ascii: "/"), UInt8(ascii: ".")].contains($0) }) else { return nil }
        guard let page = try? String(contentsOf: template, encoding: .utf8) else { return nil }
        if code.isEmpty { return response(200, page, title: "Errors", main: "<h1>What Viaduct may tell you</h1>\n\(index)") }
        if let text = catalogue[code] {
            return response(
                200, page, title: "\(text.code): \(text.title)",
                main: "<p class=\"code\">\(text.code)</p>\n<h1>\(MarkdownPage.inline(text.title))</h1>\n\(MarkdownPage.html(text.body))")
        }
        let name = code.start(Self.longestCode).escapedForHTML
        return response(404, page, title: "Unknown code", main: "<h1>No error has the code “\(name)”</h1>\n\(index)")
    }

    private var index: String {
        let rows = catalogue.texts.map {
            "<li><a href=\"/viaduct/errors/\($0.code)\"><code>\($0.code)</code> \(MarkdownPage.inline($0.title))</a></li>"
        }
        return "<ul class=\"index\">\n\(rows.joined(separator: "\n"))\n</ul>\n"
    }

    private func response(_ status: UInt32, _ page: String, title: String, main: String) -> HTTPResponse {
        var response = HTTPResponse(
            status: status, contentType: "text/html; charset=utf-8",
            text: page.replacing("{{title}}", with: title.escapedForHTML).replacing("{{main}}", with: main))
        response.headers += [("cache-control", "no-cache")]
        return response
    }
}
