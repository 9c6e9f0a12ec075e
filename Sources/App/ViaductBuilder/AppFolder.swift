public import Foundation

/// The Swift files that a person has named, directly or by their folder.
public struct AppFolder: Sendable {
    /// Tools' folders, and targets that need what an app does not have.
    private static let skipped: Set = ["Pods", "Carthage", "DerivedData", "build", "node_modules", "Tests", "UITests"]

    public let paths: [URL]
    /// Folders with sources of outside packages, beside the usual places.
    private let packagePaths: [URL]

    /// - Throws: `BuildError` when one is not there.
    public init(_ paths: [String], packages: [String] = []) throws {
        self.paths = paths.map { URL(filePath: $0).standardizedFileURL }
        packagePaths = packages.map { URL(filePath: $0).standardizedFileURL }
        for url in self.paths + packagePaths where !FileManager.default.fileExists(atPath: url.path) {
            throw BuildError("There is no file or folder \(url.path). Name the folder of your app's bridge components.")
        }
    }

    /// The folders to watch, with their subfolders.
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

    /// The mode of the package or the project that the app's sources belong to.
    var languageMode: LanguageMode {
        if let module = Self.modules(around: paths[0]).first, let package = Self.package(around: paths[0]),
            let place = PackageSources.place(of: module, in: package)
        {
            return place.mode
        }
        return LanguageMode(XcodeSettings(around: paths[0])) ?? .swift5
    }

    var packages: PackageSources {
        PackageSources(
            named: packagePaths, inside: packagesInside + paths.compactMap(Self.package), around: paths[0])
    }

    /// The name that the app's own code can put in front of its types.
    var moduleName: String {
        Self.modules(around: paths[0]).first ?? project.moduleName ?? "App"
    }

    /// The modules whose sources belong to the app.
    var moduleNames: Set<String> { Set(paths.flatMap(Self.modules)) }

    /// All files: the app's code, and others.
    var files: [URL] { paths.flatMap { isFolder($0) ? contents(of: $0) : [$0] } }

    /// The app's own sources. When it imports a package in its folder, the sources of such packages are left out.
    func sources() throws -> [AppSource] {
        let all = try files.filter { $0.pathExtension == "swift" && $0.lastPathComponent != "Package.swift" }
            .sorted { $0.path < $1.path }.map(AppSource.init)
        let packages = packagesInside
        let own = all.filter { source in !packages.contains { source.url.path.hasPrefix($0.path + "/") } }
        let modules = Set(packages.flatMap { Self.declaredModules(in: $0) })
        return ExtensionOverrides.moved(in: modules.isDisjoint(with: own.flatMap(\.imports)) ? all : own)
    }

    /// The folders of packages in the app's folder.
    private var packagesInside: [URL] {
        files.filter { $0.lastPathComponent == "Package.swift" }.map { $0.deletingLastPathComponent().standardizedFileURL }
            .filter { folder in !paths.contains { $0.path == folder.path } }
    }

    private static func declaredModules(in package: URL) -> [String] {
        let manifest = try? String(contentsOf: package.appending(path: "Package.swift"), encoding: .utf8)
        return PackageSources.modules(in: manifest ?? "").map(\.name)
    }

    /// The modules declared by the manifest around the path, except those with sources elsewhere.
    private static func modules(around path: URL) -> [String] {
        guard let package = package(around: path) else { return [] }
        return declaredModules(in: package).filter { module in
            guard let folder = PackageSources.place(of: module, in: package)?.folder else { return true }
            return folder.holds(path) || path.holds(folder)
        }
    }

    /// The folder with the manifest: that of the path, or one of the three around it.
    private static func package(around path: URL) -> URL? {
        var folder = path
        for _ in 0..<4 {
            if FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) { return folder }
            if FileManager.default.fileExists(atPath: folder.appending(path: ".git").path) { break }
            folder.deleteLastPathComponent()
        }
        return nil
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

extension URL {
    /// Whether the other path is this folder, or inside it.
    func holds(_ other: URL) -> Bool {
        other.standardizedFileURL.pathComponents.starts(with: standardizedFileURL.pathComponents)
    }
}
