import Foundation

/// An app's components, compiled; what does not compile is left out.
struct AppBuild: Sendable {
    /// A bridge component of the app.
    struct Component: Sendable {
        /// The name that web components use where the source says it, else the class's.
        let name: String
        let className: String
        /// The helpers of which something was left out, up to the one that lacks it; `nil` when it needs none of that kind.
        let lack: DeclarationNeeds.Chain?
    }

    /// The build's result for one file.
    struct File: Sendable {
        let path: String
        let components: [Component]
        /// Why it was left out; empty when it was not.
        let errors: [Diagnostic]
        /// Declarations of it that were left out.
        let omissions: [Omission]
        /// Imports of modules that are not there.
        let missingImports: [Diagnostic]
        /// Uses of what compiles and has no effect here.
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
    /// `nil` when there is no component left to run.
    let executable: URL?

    /// One for each component: whether all of it is there, and of what it needs.
    var componentResults: [Result] {
        files.flatMap { file in
            file.components.map { file.result == .whole && $0.lack != nil ? .inPart : file.result }
        }
    }

    /// - Parameters:
    ///   - folder: is written to, and kept for the next build.
    ///   - links: whether there shall be an executable.
    init(_ app: AppFolder, options: AppOptions, runtime: Runtime, folder: URL, links: Bool = true) throws {
        let product = folder.appending(path: "App")
        let flags =
            runtime.flags(moduleName: app.moduleName) + app.project.flags
            + (links ? runtime.linkerFlags + ["-gline-tables-only", "-o", product.path] : ["-typecheck", "-enable-batch-mode"])
        var compilation = try PartialCompilation(
            of: app.sources(), in: folder.appending(path: "Sources"), ownModules: app.moduleNames, packages: app.packages)
        var executable: URL?
        // A delegate that cannot be made without arguments is no reason to do without the components.
        var hasDelegates = true
        AppResources(app.files).link(into: folder)
        attempts: while !compilation.copies.included.isEmpty {
            let included = compilation.copies.included
            let components = included.components.map(\.declaration)
            let (delegate, sceneDelegate) = hasDelegates ? (included.appDelegate, included.sceneDelegate) : (nil, nil)
            let paths = try compilation.copies.write(
                main: options.mainSource(for: components, delegate: delegate, sceneDelegate: sceneDelegate))
            switch try compilation.attempt(["swiftc"] + flags + paths, folder: folder) {
            case .succeeded:
                // Apps from before Strada have no components.
                executable = links && (!components.isEmpty || sceneDelegate != nil) ? product : nil
                break attempts
            case .reduced: continue
            case .stuck where hasDelegates: hasDelegates = false
            case .stuck(let output): throw BuildError("The components could not be compiled:\n\(Diagnostic.excerpt(of: output))")
            }
        }
        self.executable = executable
        problems = compilation.problems.sorted
        let needs = DeclarationNeeds(of: compilation.copies.all, lacking: compilation.files(components: [:]).flatMap(\.omissions))
        let components = Dictionary(grouping: compilation.copies.all.components, by: \.source.url.path)
        files = compilation.files(
            components: components.mapValues { found in
                found.map { found in
                    Component(
                        name: found.declaration.componentName ?? found.declaration.name, className: found.declaration.name,
                        lack: needs.chain(from: found.declaration.name))
                }
            })
    }
}
