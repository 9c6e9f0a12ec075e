import Foundation
import Glibc

/// The compiled components of an app. Code that does not compile is left out.
struct AppBuild: Sendable {
    /// A bridge component of the app.
    struct Component: Sendable {
        /// The name that web components use where the source says it, else the class's.
        let name: String
        let className: String
        /// The helpers from the component's own to the incomplete one; `nil` when it needs no incomplete helper.
        let lack: DeclarationNeeds.Chain?
    }

    /// The build's result for one file.
    struct File: Sendable {
        let path: String
        var components: [Component]
        /// Why it was left out; empty when it was not.
        let errors: [Diagnostic]
        /// Declarations of it that were left out.
        let omissions: [Omission]
        /// Imports of modules that are not there.
        let missingImports: [Diagnostic]
        /// Uses of declarations that compile, but have no effect here.
        let inert: [Diagnostic]

        var result: Result { !errors.isEmpty ? .leftOut : omissions.isEmpty ? .whole : .inPart }
    }

    enum Result {
        case whole
        case inPart
        case leftOut
    }

    let files: [File]
    /// First causes, in the order of their places.
    let problems: [BuildProblem]
    /// The modules of outside packages that the app imports.
    let packages: PackageModules
    /// `nil` when there is no component left to run.
    let executable: URL?

    /// One for each component: `whole` only if nothing of it, and of what it needs, was left out.
    var componentResults: [Result] {
        files.flatMap { file in
            file.components.map { file.result == .whole && $0.lack != nil ? .inPart : file.result }
        }
    }

    /// - Parameters:
    ///   - folder: for the executable and the resources beside it.
    ///   - sourcesFolder: for the copies of the sources and their objects, which the next build uses again; absent for the build's folder.
    ///   - packagesFolder: the same for the modules of outside packages.
    ///   - links: whether to link an executable.
    ///   - previous: the last build, whose unchanged modules are used again.
    ///   - progress: receives a line about each slow step; absent for a build that need not show any.
    init(
        _ app: AppFolder, options: AppOptions, runtime: Runtime, folder: URL, sourcesFolder: URL? = nil, packagesFolder: URL, links: Bool = true,
        previous: AppBuild? = nil, progress: ((String) -> Void)? = nil
    ) throws {
        let sourcesFolder = sourcesFolder ?? folder
        let copies = sourcesFolder.appending(path: "Sources")
        let objects = try links ? ObjectFiles(in: sourcesFolder.appending(path: "Objects")) : nil
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // With another name at each build, the compiler would take its objects for another program's.
        let product = sourcesFolder.appending(path: "App")
        let sources = try app.sources()
        let packages = try PackageModules(
            for: sources, of: app, runtime: runtime, folder: packagesFolder, library: options.library, links: links, previous: previous?.packages,
            progress: progress)
        self.packages = packages
        // With line tables a crash report has source lines.
        let linking = runtime.linkerFlags + ["-gline-tables-only", "-o", product.path] + packages.objects.map(\.path)
        let mode = app.languageMode
        let flags =
            runtime.flags(moduleName: app.moduleName) + mode.flags + app.project.flags + packages.flags
            + (links ? linking : ["-typecheck", "-enable-batch-mode"])
        var compilation = try PartialCompilation(
            of: sources, basedOn: packages.sources, in: copies, mode: mode, library: options.library,
            ownModules: app.moduleNames, problems: packages.problems)
        var executable: URL?
        // A delegate that cannot be made without arguments is no reason to do without the components.
        var hasDelegates = true
        AppResources(app.files).link(into: folder, sources: copies)
        attempts: while !compilation.copies.included.isEmpty {
            let included = compilation.copies.included
            let components =
                included.components(basedOn: packages.sources).map {
                    (type: $0.declaration.name, place: $0.declaration.place(in: $0.source))
                }
                + packages.components.map {
                    (type: "\($0.module).\($0.declaration.name)", place: $0.declaration.place(in: $0.source))
                }
            let (delegate, sceneDelegate) = hasDelegates ? (included.appDelegate, included.sceneDelegate) : (nil, nil)
            let main = options.mainSource(
                for: components, delegate: delegate, sceneDelegate: sceneDelegate, modules: Set(packages.components.map(\.module)))
            let paths = try compilation.copies.write(main, as: "main.swift")
            let keeping = try objects?.flags(for: paths) ?? []
            switch try compilation.attempt(["swiftc"] + flags + keeping + paths, folder: folder, progress: progress) {
            case .succeeded:
                // Apps from before Strada have no components.
                guard links, !components.isEmpty || sceneDelegate != nil else { break attempts }
                let place = folder.appending(path: "App")
                guard rename(product.path, place.path) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
                executable = place
                break attempts
            case .reduced: continue
            case .stuck where hasDelegates: hasDelegates = false
            case .stuck(let output): throw BuildError("The components could not be compiled:\n\(Diagnostic.excerpt(of: output))")
            }
        }
        self.executable = executable
        problems = compilation.problems.sorted
        let needs = DeclarationNeeds(
            of: packages.sources + compilation.copies.all, lacking: (packages.files + compilation.files).flatMap(\.omissions))
        let own = compilation.copies.all.components(basedOn: packages.sources)
        let names = Set(own.map(\.declaration.shownName))
        let others = packages.components.map { (source: $0.source, declaration: $0.declaration) }
            .filter { !names.contains($0.declaration.shownName) }
        let components = Dictionary(grouping: own + others, by: \.source.url.path).mapValues { found in
            found.map {
                Component(
                    name: $0.declaration.shownName, className: $0.declaration.name, lack: needs.chain(from: $0.declaration.name))
            }
        }
        files = (packages.files + compilation.files).map { file in
            var file = file
            file.components = components[file.path] ?? []
            return file
        }
    }
}

extension ClassDeclaration {
    /// The name that web components use where the source says it, else the class's.
    fileprivate var shownName: String { componentName ?? name }

    /// `FormComponent.swift:12`
    fileprivate func place(in source: AppSource) -> String { "\(source.url.lastPathComponent):\(line)" }
}
