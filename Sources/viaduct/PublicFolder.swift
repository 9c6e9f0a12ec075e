import Foundation

/// Finds the served files: `public` beside the sources, or `share/viaduct/public` in an installation.
enum PublicFolder {
    static func isOne(_ folder: URL) -> Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: "viaduct/adapter/start.js").path)
    }

    /// - Returns: the nearest one above the executable or the current folder, `nil` when there is none.
    static func find() -> URL? {
        let executable = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        let current = URL(filePath: FileManager.default.currentDirectoryPath)
        return ancestors(of: executable.deletingLastPathComponent()).first ?? ancestors(of: current).first
    }

    private static func ancestors(of folder: URL) -> [URL] {
        var folder = folder
        var found: [URL] = []
        while true {
            found += [folder.appending(path: "public"), folder.appending(path: "share/viaduct/public")].filter(isOne)
            let parent = folder.deletingLastPathComponent().standardizedFileURL
            guard parent.path.count < folder.path.count else { return found }
            folder = parent
        }
    }
}
