public import Foundation

/// The Swift files that a person has named, by themselves or by their folder.
public struct AppFolder: Sendable {
    /// Folders that belong to tools, and targets that need what an app has not.
    private static let skipped: Set = ["Pods", "Carthage", "DerivedData", "build", "node_modules", "Tests", "UITests"]

    public let paths: [URL]
    /// Where sources of outside packages are, beside the usual places.
    private let packagePaths: [URL]

    /// - Throws: `BuildError` when one is not there.
    public init(_ paths: [String], packages: [String] = []) throws {
        self.paths = paths.map { URL(filePath: $0).standardizedFileURL }
        packagePaths = packages.map { URL(filePath: $0).standardizedFileURL }
        for url in self.paths + packagePaths where !FileManager.default.fileExists(atPath: url.path) {
            throw BuildError("There is no \(url.path).")
        }
    }

    /// The folders to watch, with those inside of them.
    var folders: [URL] {
        var found: Set<URL> = []
        for path in paths {
            if path.hasDirectoryPath || isFolder(path) {
                found.formUnion([path] + contents(of: path).filter(isFolder))
            } else {
                found.insert(path.deletingLastPathComponent())
            }
        }
        return found.sorted { $0.path < $1.path }
    }

    var project: XcodeProject { XcodeProject(around: paths[0]) }

    var packages: PackageSources { PackageSources(named: packagePaths, around: paths[0]) }

    /// The name that the app's own code can put in front of its types.
    var moduleName: String {
        Self.modules(around: paths[0]).first ?? project.moduleName ?? "App"
    }

    /// The modules whose sources lie beside the app's.
    var moduleNames: Set<String> { Set(paths.flatMap(Self.modules)) }

    /// All files, of the app's code and others.
    var files: [URL] { paths.flatMap { isFolder($0) ? contents(of: $0) : [$0] } }

    func sources() throws -> [AppSource] {
        let swift = files.filter { $0.pathExtension == "swift" && $0.lastPathComponent != "Package.swift" }
        return ExtensionOverrides.moved(in: try swift.sorted { $0.path < $1.path }.map(AppSource.init))
    }

    /// Returns the modules that the manifest in the folder, or in one of the three around it, declares.
    private static func modules(around path: URL) -> [String] {
        var folder = path
        for _ in 0..<4 {
            if let manifest = try? String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8) {
                return PackageSources.modules(in: manifest).map(\.name)
            }
            if FileManager.default.fileExists(atPath: folder.appending(path: ".git").path) { break }
            folder.deleteLastPathComponent()
        }
        return []
    }

    private func contents(of folder: URL) -> [URL] {
        let keys: [URLResourceKey] = [.isDirectoryKey]
        guard
            let enumerator = FileManager.default.enumerator(
                at: folder, includingPropertiesForKeys: keys, options: .skipsHiddenFiles)
        else { return [] }
        var found: [URL] = []
        for case let url as URL in enumerator {
            if Self.skipped.contains(url.lastPathComponent) || url.lastPathComponent.hasSuffix("Tests") {
                enumerator.skipDescendants()
            } else {
                found.append(url.standardizedFileURL)
            }
        }
        return found
    }

    private func isFolder(_ url: URL) -> Bool {
        (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
    }
}
