internal import Foundation
internal import LWS

/// The scripts of the screen view, below `/viaduct/view-<version>/`. A browser caches them until one of them changes.
///
/// A browser that failed to load them tries again below `view-<version>-<number>/`, since it remembers failed modules.
@MainActor struct ViewFiles {
    /// In loading order. Each is one script with all of its imports that no earlier script has.
    private static let scripts = [
        "view.js", "foreground.js", "asks/ask_list.js", "page_menu.js", "late_part.js", "page_watch.js", "highlight.js", "page_test.js",
        "script_call.js",
    ]

    private let folder: ScriptFolder

    init(publicFolder: URL) {
        folder = ScriptFolder(publicFolder.appending(path: "viaduct/view"))
    }

    /// Part of the view's address.
    func version() -> String {
        folder.version()
    }

    /// - Parameters:
    ///   - version: of the address. A number may follow.
    ///   - path: of the script.
    /// - Returns: `nil` when there is no such script.
    /// - Throws: when a script cannot be joined from its modules.
    func response(_ version: String, _ path: String) throws -> HTTPResponse? {
        guard let named = Self.version(in: version), let position = Self.scripts.firstIndex(of: path) else { return nil }
        let current = self.version()
        let script = try folder.script(path, version: current) { try ScriptJoiner.module(path, after: Array(Self.scripts[..<position]), in: $0) }
        var response = HTTPResponse.script(script)
        // A page of an earlier version gets the scripts of today, and they must not stay under that name.
        if named != current { response.headers.append(("cache-control", "no-cache")) }
        return response
    }

    /// The version in the address, without a number behind it.
    private static func version(in name: String) -> String? {
        let words = name.utf8.split(separator: UInt8(ascii: "-"), maxSplits: 1, omittingEmptySubsequences: false)
        let isVersion = words[0].count == 16 && words[0].allSatisfy { isDigit($0) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0) }
        guard isVersion, words.dropFirst().allSatisfy({ !$0.isEmpty && $0.allSatisfy(isDigit) }) else { return nil }
        return String(Substring(words[0]))
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
