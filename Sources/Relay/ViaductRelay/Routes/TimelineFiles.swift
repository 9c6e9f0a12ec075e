internal import Foundation
internal import LWS

/// The timeline docked beside a page. Its files are public, since they contain no data. It reads its data with the page's id, which only
/// that page can give it.
struct TimelineFiles {
    /// The console's modules that it consists of.
    private static let shared: Set<Substring> = ["copy", "json", "panels", "shell", "styles", "timeline", "trace"]

    private let own: StaticFiles
    private let console: StaticFiles

    init(publicFolder: URL) {
        own = StaticFiles(root: publicFolder)
        console = StaticFiles(root: publicFolder.appending(path: "viaduct/console"))
    }

    /// - Parameter request: for a path below the timeline's.
    func respond(to request: HTTPRequest) -> HTTPResponse {
        let parts = request.path.split(separator: "/").dropFirst(2)
        guard parts.count > 1, let first = parts.first, Self.shared.contains(first) else { return own.respond(to: request) }
        return console.respond(to: HTTPRequest(method: request.method, path: "/\(parts.joined(separator: "/"))", headers: request.headers))
    }
}
