import Foundation
import ViaductCommands

/// Finds nginx' configuration: the folder `config` beside `public`, in the sources and in an installation.
enum ConfigFolder {
    /// - Parameter publicFolder: the served folder, which may be somewhere else.
    /// - Throws: when the installation is incomplete.
    static func find(publicFolder: URL?) throws(UsageError) -> URL {
        let folders = [publicFolder, PublicFolder.find()].compactMap { $0?.standardizedFileURL }
            .map { $0.deletingLastPathComponent().appending(path: "config") }
        guard let folder = folders.first(where: isOne) else {
            throw UsageError(
                "Cannot find nginx.conf.template. It has to be in the folder config beside public.")
        }
        return folder
    }

    private static func isOne(_ folder: URL) -> Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: "nginx.conf.template").path)
    }
}
