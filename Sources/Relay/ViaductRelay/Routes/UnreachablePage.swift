internal import Foundation
internal import LWS

/// The answer in place of an app that does not respond: for navigations a page that waits for it, else plain text.
struct UnreachablePage: Sendable {
    /// The files that Docker and Podman put into each container.
    private static let containerFiles = ["/.dockerenv", "/run/.containerenv"]

    private let file: URL
    private let isInContainer: Bool

    init(publicFolder: URL, isInContainer: Bool = containerFiles.contains(where: FileManager.default.fileExists)) {
        file = publicFolder.appending(path: "viaduct/unreachable/index.html")
        self.isInContainer = isInContainer
    }

    func respond(to request: HTTPRequest) -> HTTPResponse {
        let upstream = request.headers[ProxyRoutes.Header.upstream] ?? "the app"
        var response = HTTPResponse(
            status: 502, contentType: "text/plain; charset=utf-8",
            text: "Viaduct has no answer from the app at \(upstream). \(question(about: upstream)) (VD-PROXY-1)\n")
        if request.isForPerson, let page = try? String(contentsOf: file, encoding: .utf8) {
            let text = page.replacing("{{url}}", with: upstream.escapedForHTML).replacing(
                "{{question}}", with: question(about: upstream).escapedForHTML)
            response = HTTPResponse(status: 502, contentType: "text/html; charset=utf-8", text: text)
        }
        // Not to be taken for the app's own page.
        response.headers += [("cache-control", "no-store"), ("x-viaduct-own", "1"), ("retry-after", "1")]
        return response
    }

    private func question(about upstream: String) -> String {
        guard isInContainer, upstream.contains(#/^https?://(localhost|127\.[0-9.]+|\[::1\])(:|$)/#) else { return "Is it running?" }
        return """
            Viaduct runs in a container, where localhost is the container itself unless it has the network of your machine. \
            Your machine is host.docker.internal there.
            """
    }
}

extension HTTPRequest {
    /// Whether a browser shows the answer as a page.
    var isForPerson: Bool {
        if let destination = headers["sec-fetch-dest"] { return destination == "document" || destination == "iframe" }
        return headers["accept"]?.contains("text/html") == true
    }
}
