import Foundation

/// The modules of outside packages that an app imports. As on a phone, each is compiled separately, before the modules that import it.
struct PackageModules: Sendable {
    private static let settings = ["-D", "SWIFT_PACKAGE", "-D", "DEBUG", "-parse-as-library", "-wmo", "-emit-module"]

    private let folder: URL
    private let links: Bool
    private let packages: PackageSources
    private let ownModules: Set<String>
    /// The modules that the app imports and Viaduct does not have.
    private let wanted: Set<String>
    private var tried: Set<String> = []
    private var targets: [String: PackageTarget] = [:]
    /// Names of the compiled modules, in their order.
    private(set) var names: [String] = []
    private(set) var objects: [URL] = []
    private(set) var sources: [AppSource] = []
    private(set) var files: [AppBuild.File] = []
    private let library: LibraryVersion
    private(set) var problems = BuildProblems()
    /// The bridge components that the app can name.
    private(set) var components: [(module: String, source: AppSource, declaration: ClassDeclaration)] = []

    /// - Parameters:
    ///   - folder: is written to.
    ///   - links: whether there shall be code beside the modules.
    ///   - previous: is taken when nothing has changed since.
    ///   - progress: receives a line about each module.
    init(
        for app: [AppSource], of folderOfApp: AppFolder, runtime: Runtime, folder: URL, library: LibraryVersion, links: Bool,
        previous: PackageModules?, progress: ((String) -> Void)? = nil
    ) throws {
        let ownModules = folderOfApp.moduleNames
        let wanted = Set(app.flatMap(\.imports)).filter { !ownModules.contains($0) && !runtime.has(module: $0) }
        if let previous, previous.wanted == wanted, previous.folder == folder, previous.isUpToDate {
            self = previous
            return
        }
        self.folder = folder
        self.library = library
        self.links = links
        self.ownModules = ownModules
        self.wanted = wanted
        packages = folderOfApp.packages
        try FileManager.default.createDirectory(at: modulesFolder, withIntermediateDirectories: true)
        for module in wanted.sorted() { try add(module, runtime: runtime, progress: progress) }
    }

    /// The flags for importing them.
    var flags: [String] { names.isEmpty ? [] : ["-I", modulesFolder.path] }

    private var modulesFolder: URL { folder.appending(path: "Modules") }

    /// The folders with the modules' files.
    var folders: [URL] {
        targets.values.flatMap { [$0.package] + ((try? AppFolder([$0.folder.path]))?.folders ?? []) }
    }

    private var isUpToDate: Bool {
        targets.allSatisfy { packages.target(of: $0.key) == $0.value }
            && sources.allSatisfy { (try? String(contentsOf: $0.url, encoding: .utf8)) == $0.text }
    }

    private mutating func add(_ module: String, runtime: Runtime, progress: ((String) -> Void)?) throws {
        guard tried.insert(module).inserted, !runtime.has(module: module), let target = packages.target(of: module) else { return }
        targets[module] = target
        let sources = try target.files.map(AppSource.init)
        for needed in Set(sources.flatMap(\.imports)).sorted() { try add(needed, runtime: runtime, progress: progress) }
        progress?("Compiling the module \(module) of \(target.package.lastPathComponent)")
        let own = folder.appending(path: module)
        var compilation = try PartialCompilation(of: sources, basedOn: self.sources, in: own, mode: target.mode, library: library, problems: problems)
        let bundle = folder.appending(path: "Bundles/\(target.package.lastPathComponent)_\(module).bundle")
        let helpers = try SourceOmission.functions + target.resources.link(as: bundle, folder: own)
        let interface = modulesFolder.appending(path: "\(module).swiftmodule")
        let object = own.appending(path: "\(module).o")
        // One of the last build would be taken for this one's.
        try? FileManager.default.removeItem(at: interface)
        let command =
            ["swiftc"] + runtime.flags(moduleName: module) + flags + ["-I", modulesFolder.path] + Self.settings + target.flags
            + ["-emit-module-path", interface.path] + (links ? ["-gline-tables-only", "-c", "-o", object.path] : [])
        attempts: while !compilation.copies.included.isEmpty {
            let paths = try compilation.copies.write(helpers, as: "ViaductLeftOut.swift")
            switch try compilation.attempt(command + paths, folder: own) {
            case .succeeded:
                names.append(module)
                if links { objects.append(object) }
                components += compilation.copies.included.components(basedOn: self.sources)
                    .filter(\.declaration.isPublic).map { (module, $0.source, $0.declaration) }
                break attempts
            case .reduced: continue
            case .stuck(let output):
                throw BuildError("The module \(module) could not be compiled:\n\(Diagnostic.excerpt(of: output))")
            }
        }
        self.sources += sources
        files += compilation.files
        problems = compilation.problems
    }
}
