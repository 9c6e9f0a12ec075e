import Foundation

/// Finds the sources of modules that are outside packages.
struct PackageSources: Sendable {
    /// Folders of packages, each with its targets' folders, in the order of the search.
    private let packages: [URL]

    /// - Parameters:
    ///   - named: packages, or folders of packages, that the person has named.
    ///   - inside: packages that lie in the app's folder.
    ///   - path: of the app; Xcode, the package manager and CocoaPods keep their copies near it, or in the home folder.
    ///   - home: `nil` for a machine without.
    init(named: [URL], inside: [URL] = [], around path: URL, home: URL? = FileManager.default.homeDirectoryForCurrentUser) {
        var places: [URL] = []
        for folder in Self.folders(around: path) {
            places += [".build/checkouts", "SourcePackages/checkouts", "Packages", "Pods", "Carthage/Checkouts"].map {
                folder.appending(path: $0)
            }
            places += Self.contents(of: folder.appending(path: "DerivedData")).map {
                $0.appending(path: "SourcePackages/checkouts")
            }
        }
        if let home {
            places += Self.contents(of: home.appending(path: "Library/Developer/Xcode/DerivedData")).map {
                $0.appending(path: "SourcePackages/checkouts")
            }
        }
        packages = named.flatMap { [$0] + Self.contents(of: $0) } + inside + places.flatMap(Self.contents)
    }

    /// The module's sources; `nil` when no package has it.
    func target(of module: String) -> PackageTarget? {
        for package in packages {
            guard let place = Self.place(of: module, in: package) else { continue }
            let target = PackageTarget(in: place.folder, package: package, settings: place.settings, mode: place.mode)
            if !target.files.isEmpty { return target }
        }
        return nil
    }

    /// The modules that a package's manifest declares.
    static func modules(in manifest: String) -> [(name: String, path: String?, settings: String)] {
        var modules: [(name: String, path: String?, settings: String)] = []
        var rest = manifest[...]
        while let start = rest.firstMatch(of: #/\.(?:target|executableTarget)\(/#) {
            var depth = 1
            // Nested parentheses belong to something else, such as another target that this one needs.
            var own = ""
            var all = ""
            rest = rest[start.range.upperBound...]
            while depth > 0, let character = rest.popFirst() {
                all.append(character)
                if character == "(" { depth += 1 }
                if depth == 1 { own.append(character) }
                if character == ")" { depth -= 1 }
            }
            guard let name = own.prefixMatch(of: #/\s*name:\s*"(?<name>[^"]+)"/#)?.name else { continue }
            let path = own.firstMatch(of: #/\bpath:\s*"(?<path>[^"]+)"/#)?.path
            modules.append((String(name), path.map(String.init), all))
        }
        return modules
    }

    /// The folder of the module's sources in the package, the target in its manifest, and the target's language mode.
    static func place(of module: String, in package: URL) -> (folder: URL, settings: String, mode: LanguageMode)? {
        let manifest = try? String(contentsOf: package.appending(path: "Package.swift"), encoding: .utf8)
        guard let manifest else {
            // CocoaPods names its folders by the module.
            return package.lastPathComponent == module ? (package, "", .swift5) : nil
        }
        let targets = modules(in: manifest)
        guard let target = targets.first(where: { $0.name == module }) else { return nil }
        let mode = LanguageMode(manifest: manifest, target: target.settings)
        if let path = target.path { return (package.appending(path: path), target.settings, mode) }
        let usual = ["Sources", "Source", "src", "srcs"].map { package.appending(path: $0) }
        let own = usual.map { $0.appending(path: module) }
        return (own + usual).first { FileManager.default.fileExists(atPath: $0.path) }.map { ($0, target.settings, mode) }
    }

    /// From the app's folder to that of its repository.
    private static func folders(around path: URL) -> [URL] {
        var folders = [path]
        while folders.count < 6, let last = folders.last, last.path.count > 1,
            !FileManager.default.fileExists(atPath: last.appending(path: ".git").path)
        {
            folders.append(last.deletingLastPathComponent())
        }
        return folders
    }

    private static func contents(of folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().filter { !$0.hasPrefix(".") }.map { folder.appending(path: $0) }
    }
}
