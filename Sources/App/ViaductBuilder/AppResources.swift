import Foundation

/// The files of an app that its code finds in its bundle.
struct AppResources {
    private static let kinds: Set = ["css", "html", "js", "json", "plist", "strings", "stringsdict", "txt", "xcassets"]

    /// The file with the constants of the asset catalogues.
    static let symbols = "AssetSymbols.swift"

    private let all: [URL]
    let files: [URL]

    init(_ files: [URL]) {
        all = files
        self.files = files.filter { file in
            Self.kinds.contains(file.pathExtension) && file.lastPathComponent != "Info.plist"
                && !file.deletingLastPathComponent().pathComponents.contains { $0.hasSuffix(".xcassets") }
        }
    }

    /// Links the resources beside the executable, where Foundation looks on Linux, and makes what Xcode makes of them.
    ///
    /// - Parameter sources: the folder for what is compiled.
    func link(into folder: URL, sources: URL) {
        for file in files {
            let link = folder.appending(path: file.lastPathComponent)
            guard (try? FileManager.default.destinationOfSymbolicLink(atPath: link.path)) != file.path else { continue }
            try? FileManager.default.removeItem(at: link)
            try? FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
        }
        AppInfo(all).write(into: folder)
        writeSymbols(into: sources)
    }

    private func writeSymbols(into folder: URL) {
        let catalogs = files.filter { $0.pathExtension == "xcassets" }
        let swift = catalogs.isEmpty ? [] : all.filter { $0.pathExtension == "swift" }
        let texts = swift.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
        let file = folder.appending(path: Self.symbols)
        guard let source = AssetSymbols(of: catalogs, beside: texts).source else {
            try? FileManager.default.removeItem(at: file)
            return
        }
        guard (try? String(contentsOf: file, encoding: .utf8)) != source else { return }
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try? source.write(to: file, atomically: true, encoding: .utf8)
    }
}
