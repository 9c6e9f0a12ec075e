internal import Foundation
internal import LWS

/// The console's page and its modules, and a page that explains how to get access.
@MainActor struct ConsoleFiles {
    private static let noStore = [("cache-control", "no-store")]

    private let files: StaticFiles
    private let closedPage: URL

    init(publicFolder: URL) {
        files = StaticFiles(root: publicFolder)
        closedPage = publicFolder.appending(path: "viaduct/console/closed.html")
    }

    /// The page. A link's browser gets its cookie first. A room's developer is redirected to the console of that room; without a room in the
    /// address, the console shows the standard one.
    func page(_ admitted: AdmittedRequest) -> HTTPResponse {
        if let cookie = admitted.newCookie {
            return HTTPResponse(status: 303, headers: [("location", RoutePath.console), ("set-cookie", cookie)] + Self.noStore)
        }
        let request = admitted.request
        guard request.method == "GET", request.queryValue("room") != admitted.sent.queryValue("room") else { return file(admitted) }
        return HTTPResponse(status: 303, headers: [("location", request.uri)] + Self.noStore)
    }

    func file(_ admitted: AdmittedRequest) -> HTTPResponse { files.respond(to: admitted.request) }

    /// The answer to a request without access: a page for a person, plain text for a program.
    func respond(to request: HTTPRequest, refusedBy refusal: InvalidRequest) -> HTTPResponse {
        var response = refusal.response
        let isForPerson = request.method == "GET" && request.headers["accept"]?.contains("text/html") == true
        if isForPerson, let page = try? String(contentsOf: closedPage, encoding: .utf8) {
            let text = page.replacing("{{reason}}", with: refusal.sentence).replacing("{{entry}}", with: ConsoleEntry(request).html)
            response.body = Array(text.utf8)
            response.headers = response.headers.filter { $0.name != "content-type" } + [("content-type", "text/html; charset=utf-8")]
        }
        response.headers += Self.noStore
        return response
    }
}
