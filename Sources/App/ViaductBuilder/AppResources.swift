import Foundation

/// The files of an app that its code finds in its bundle.
struct AppResources {
    private static let kinds: Set = ["css", "html", "js", "json", "plist", "strings", "stringsdict", "txt"]

    let files: [URL]

    init(_ files: [URL]) {
        self.files = files.filter { Self.kinds.contains($0.pathExtension) }
    }

    /// Puts them beside the executable, where Foundation looks on Linux.
    func link(into folder: URL) {
        for file in files {
            let link = folder.appending(path: file.lastPathComponent)
            guard (try? FileManager.default.destinationOfSymbolicLink(atPath: link.path)) != file.path else { continue }
            try? FileManager.default.removeItem(at: link)
            try? FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
        }
    }
}
