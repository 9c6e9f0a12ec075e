import Foundation

/// Finds Viaduct's own package: the nearest one above the executable or the current folder.
enum SourceFolder {
    static func find() -> URL? {
        let executable = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        let current = URL(filePath: FileManager.default.currentDirectoryPath)
        return [executable, current].lazy.compactMap(nearest).first
    }

    private static func nearest(above url: URL) -> URL? {
        var folder = url.standardizedFileURL
        while folder.path.count > 1 {
            for candidate in [folder, folder.appending(path: "share/viaduct")]
            where FileManager.default.fileExists(atPath: candidate.appending(path: "Sources/Phone").path) {
                return candidate
            }
            folder = folder.deletingLastPathComponent().standardizedFileURL
        }
        return nil
    }
}
