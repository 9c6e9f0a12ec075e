import Foundation

/// The folder for files that Viaduct can make again: `viaduct` in the user's cache.
enum CacheFolder {
    static var url: URL {
        let environment = ProcessInfo.processInfo.environment
        let folder =
            environment["XDG_CACHE_HOME"].map { URL(filePath: $0) }
            ?? FileManager.default.homeDirectoryForCurrentUser.appending(path: ".cache")
        return folder.appending(path: "viaduct")
    }
}
