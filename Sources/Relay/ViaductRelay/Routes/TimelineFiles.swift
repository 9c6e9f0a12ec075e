internal import Foundation
internal import LWS

/// The timeline docked beside a page. Its files are public, since they contain no data. It reads its data with the page's id, which only
/// that page can give it.
struct TimelineFiles {
    static let path = "/viaduct/timeline/"
    /// The console's modules that it consists of.
    private static let shared: Set<Substring> = ["copy", "json", "panels", "shell", "styles", "timeline", "trace"]
    private static let policy = [
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self'", "connect-src 'self'", "base-uri 'none'",
        "form-action 'none'", "require-trusted-types-for 'script'",
    ].joined(separator: "; ")

    private let own: StaticFiles
    private let console: StaticFiles

    init(publicFolder: URL) {
        own = StaticFiles(root: publicFolder)
        console = StaticFiles(root: publicFolder.appending(path: "viaduct/console"))
    }

    /// - Parameter ancestors: the origins, besides the server's own, whose pages may frame it. A page that has the adapter by its tag alone
    ///   has an origin of its own. The `Referer`, which the dock sends, names it.
    /// - Returns: `nil` for another path or method.
    func respond(to request: HTTPRequest, ancestors: [String]) -> HTTPResponse? {
        guard request.path.hasPrefix(Self.path), ["GET", "HEAD"].contains(request.method) else { return nil }
        let parts = request.path.split(separator: "/").dropFirst(2)
        var response =
            if parts.count > 1, let first = parts.first, Self.shared.contains(first) {
                console.respond(to: HTTPRequest(method: request.method, path: "/\(parts.joined(separator: "/"))", headers: request.headers))
            } else {
                // The policy is not the same for each page that frames it, which a kept answer would be.
                own.respond(to: request, cacheControl: request.path == Self.path ? "no-store" : "no-cache")
            }
        let frames = (["'self'"] + ancestors).joined(separator: " ")
        response.headers += [
            ("content-security-policy", "\(Self.policy); frame-ancestors \(frames)"), ("referrer-policy", "no-referrer"),
            // A page isolated from other origins embeds only answers with both headers.
            ("cross-origin-resource-policy", "cross-origin"), ("cross-origin-embedder-policy", "require-corp"),
        ]
        return response
    }
}
