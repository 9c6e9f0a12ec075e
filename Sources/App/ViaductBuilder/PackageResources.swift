import Foundation

/// The files that a package's code finds in `Bundle.module`.
struct PackageResources: Sendable, Equatable {
    /// By the path in the bundle.
    private let files: [String: URL]
    /// Swift with the constants of its asset catalogues; `nil` without any.
    private let symbols: String?

    /// - Parameters:
    ///   - folder: of the target.
    ///   - settings: the target in the manifest; empty without one.
    ///   - sources: the target's own.
    ///   - excluded: files and folders that the target leaves out.
    ///   - limit: how many files and folders are looked at; a target has some hundred.
    init(in folder: URL, settings: String, beside sources: [URL], without excluded: [URL] = [], limit: Int = 10_000) {
        let named = settings.matches(of: #/\.(?<rule>process|copy)\(\s*"(?<path>[^"]+)"/#)
        let copied = named.filter { $0.rule == "copy" }.map { folder.appending(path: String($0.path)) }
        let processed = named.filter { $0.rule == "process" }.map { folder.appending(path: String($0.path)) }
        let all = Self.files(in: folder, without: excluded, limit: limit)
        // Xcode takes these without a declaration.
        let known = all.filter { $0.pathExtension == "xcassets" || $0.deletingLastPathComponent().pathExtension == "lproj" }
        let inside = processed.flatMap { item in all.filter { $0.path == item.path || $0.path.hasPrefix(item.path + "/") } }
        let flat = (known + inside).filter { $0.pathExtension != "swift" }.map { (Self.name($0), $0) }
        files = Dictionary(flat + copied.map { ($0.lastPathComponent, $0) }) { first, _ in first }
        let catalogs = files.values.filter { $0.pathExtension == "xcassets" }.sorted { $0.path < $1.path }
        let texts = catalogs.isEmpty ? [] : sources.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
        symbols = AssetSymbols(of: catalogs, beside: texts, bundle: "module").source
    }

    /// Makes the bundle, and the file with the constants.
    ///
    /// - Parameters:
    ///   - bundle: made anew.
    ///   - folder: for the copies that the compiler reads.
    /// - Returns: Swift source that names the bundle; empty without resources, as on a phone.
    func link(as bundle: URL, folder: URL) throws -> String {
        let symbolsFile = folder.appending(path: AppResources.symbols)
        try? FileManager.default.removeItem(at: bundle)
        try? FileManager.default.removeItem(at: symbolsFile)
        guard !files.isEmpty else { return "" }
        for (path, file) in files {
            let link = bundle.appending(path: path)
            try FileManager.default.createDirectory(at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
            try? FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
        }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try symbols?.write(to: symbolsFile, atomically: true, encoding: .utf8)
        return """
            import Foundation

            extension Foundation.Bundle {
                nonisolated static let module = Bundle(path: \(bundle.path.debugDescription)) ?? .main
            }

            """
    }

    /// A processed file is at the top of the bundle, or in the folder of its language.
    private static func name(_ file: URL) -> String {
        let folder = file.deletingLastPathComponent()
        return folder.pathExtension == "lproj" ? "\(folder.lastPathComponent)/\(file.lastPathComponent)" : file.lastPathComponent
    }

    /// Files, and catalogues as one. Hidden ones belong to tools.
    private static func files(in folder: URL, without excluded: [URL], limit: Int) -> [URL] {
        let keys: [URLResourceKey] = [.isDirectoryKey]
        let enumerator = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: keys, options: .skipsHiddenFiles)
        var found: [URL] = []
        for _ in 0..<limit {
            guard let item = enumerator?.nextObject() as? URL else { break }
            let isFolder = (try? item.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
            let isExcluded = excluded.contains { $0.holds(item) }
            if isFolder, isExcluded || item.pathExtension == "xcassets" { enumerator?.skipDescendants() }
            if !isExcluded, !isFolder || item.pathExtension == "xcassets" { found.append(item.standardizedFileURL) }
        }
        return found.sorted { $0.path < $1.path }
    }
}
