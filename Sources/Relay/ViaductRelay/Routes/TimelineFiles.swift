internal import Foundation
internal import LWS

/// The timeline that is docked beside a page: everybody may have its files, since they hold nothing. What it shows, it reads with the
/// id of the page, which that page alone can give it.
struct TimelineFiles {
    static let path = "/viaduct/timeline/"
    /// The console's modules, which it is made of.
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

    /// - Parameter ancestors: the origins whose pages may frame it besides the server's own. A page with the adapter's tag only is of
    ///   an origin of its own, so it is asked for by its `Referer`, which the dock sends.
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
            // A page that is isolated from other origins embeds only what says both.
            ("cross-origin-resource-policy", "cross-origin"), ("cross-origin-embedder-policy", "require-corp"),
        ]
        return response
    }
}
