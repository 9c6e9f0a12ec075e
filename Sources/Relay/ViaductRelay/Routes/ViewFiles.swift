internal import Foundation
internal import LWS

/// The scripts of the screen view, below `/viaduct/view-<version>/`: a browser keeps them until one of them changes.
///
/// A browser that could not load them tries again below `view-<version>-<number>/`: it remembers what failed.
@MainActor struct ViewFiles {
    /// In the order in which a page loads them: each is one script with all that it imports and that those before it do not have.
    private static let scripts = [
        "view.js", "foreground.js", "asks/ask_list.js", "page_menu.js", "late_part.js", "page_watch.js", "highlight.js", "page_test.js",
    ]

    private let folder: ScriptFolder

    init(publicFolder: URL) {
        folder = ScriptFolder(publicFolder.appending(path: "viaduct/view"))
    }

    /// Part of the view's address.
    func version() -> String {
        folder.version()
    }

    /// - Returns: `nil` when the request is for something else.
    /// - Throws: when a script cannot be joined from its modules.
    func respond(to request: HTTPRequest) throws -> HTTPResponse? {
        guard let match = request.path.wholeMatch(of: #/\/viaduct\/view-([0-9a-f]{16})(?:-[0-9]+)?\/(.+)/#),
            let position = Self.scripts.firstIndex(of: String(match.2))
        else { return nil }
        let path = Self.scripts[position]
        let script = try folder.script(path) { try ScriptJoiner.module(path, after: Array(Self.scripts[..<position]), in: $0) }
        // A page of an earlier version gets the scripts of today, and they must not stay under that name.
        return .script(script, cacheControl: match.1 == version() ? "max-age=31536000, immutable" : "no-cache")
    }
}
