internal import Foundation
internal import LWS

/// The pages that explain errors and verdicts: a list of all, and one for each code.
struct ErrorDocuments: Sendable {
    private static let longestCode = 40

    private let catalogue: ErrorCatalogue
    private let template: URL

    init(publicFolder: URL) {
        catalogue = ErrorCatalogue(publicFolder: publicFolder)
        template = publicFolder.appending(path: "viaduct/errors/page.html")
    }

    /// - Parameter code: of an error; empty for the list.
    /// - Returns: `nil` when the pages cannot be read.
    func page(of code: String) -> HTTPResponse? {
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
            "<li><a href=\"\(RoutePath.error($0.code))\"><code>\($0.code)</code> \(MarkdownPage.inline($0.title))</a></li>"
        }
        return "<ul class=\"index\">\n\(rows.joined(separator: "\n"))\n</ul>\n"
    }

    private func response(_ status: UInt32, _ page: String, title: String, main: String) -> HTTPResponse {
        HTTPResponse(
            status: status, contentType: "text/html; charset=utf-8",
            text: page.replacing("{{title}}", with: title.escapedForHTML).replacing("{{main}}", with: main))
    }
}
