public import Foundation

/// An app's components, compiled; what does not compile is left out.
public struct AppBuild: Sendable {
    /// A file whose declarations fail one after the other is not worth more attempts.
    private static let attempts = 8

    /// The build's result for one file.
    public struct File: Sendable {
        public let path: String
        /// The components that it declares, by the name that web components use where the source says it.
        public let components: [String]
        /// Why it was left out; empty when it was not.
        public let errors: [Diagnostic]
        /// Why declarations of it were left out.
        public let omissions: [Diagnostic]
        /// Imports of modules that are not there.
        public let missingImports: [Diagnostic]
        /// Uses of what compiles and has no effect here.
        public let inert: [Diagnostic]
    }

    public let files: [File]
    /// `nil` when there is no component left to run.
    public let executable: URL?

    public var leftOut: [File] { files.filter { !$0.errors.isEmpty } }
    /// The files that are compiled without some of their declarations.
    public var inPart: [File] { files.filter { !$0.omissions.isEmpty } }

    /// - Parameters:
    ///   - folder: is written to, and kept for the next build.
    ///   - links: whether there shall be an executable.
    init(_ app: AppFolder, options: AppOptions, runtime: Runtime, folder: URL, links: Bool = true) throws {
        let product = folder.appending(path: "App")
        let flags =
            runtime.flags(moduleName: app.moduleName) + app.project.flags
            + (links ? runtime.linkerFlags + ["-o", product.path] : ["-typecheck", "-enable-batch-mode"])
        var copies = try SourceCopies(of: app.sources(), in: folder.appending(path: "Sources"))
        let (packages, modules) = (app.packages, app.moduleNames)
        var errors: [String: [Diagnostic]] = [:]
        var omissions: [String: [Diagnostic]] = [:]
        var missingImports: [String: [Diagnostic]] = [:]
        var inert: [Diagnostic] = []
        var executable: URL?
        var attempts: [String: Int] = [:]
        // A delegate that cannot be made without arguments is no reason to do without the components.
        var hasDelegates = true
        AppResources(app.files).link(into: folder)
        while !copies.included.isEmpty {
            let components = copies.included.components.map(\.declaration)
            let (delegate, sceneDelegate) =
                hasDelegates ? (copies.included.appDelegate, copies.included.sceneDelegate) : (nil, nil)
            let paths = try copies.write(
                main: options.mainSource(for: components, delegate: delegate, sceneDelegate: sceneDelegate))
            let compiler = try Command(["swiftc"] + flags + paths, folder: folder)
            let diagnostics = copies.diagnostics(in: compiler.output)
            inert = diagnostics.filter { !$0.isError && $0.text.contains(Diagnostic.inert) }
            if compiler.status == 0 {
                // Apps from before Strada have no components.
                let begins = !components.isEmpty || sceneDelegate != nil
                executable = links && begins ? product : nil
                break
            }
            let failed = Dictionary(grouping: diagnostics.filter(\.isError), by: \.file).filter {
                copies.contains($0.key)
            }
            if failed.isEmpty, hasDelegates {
                hasDelegates = false
                continue
            }
            guard !failed.isEmpty else {
                throw BuildError("The components could not be compiled:\n\(compiler.output)")
            }
            for (path, found) in failed {
                let missing = found.compactMap(\.missingModule)
                if missing.count == found.count,
                    try missing.map({ try copies.drop(module: $0, from: path) }).contains(true)
                {
                    for (diagnostic, module) in zip(found, missing) where !modules.contains(module) {
                        let files = packages.files(of: module)
                        try copies.add(files.map(AppSource.init))
                        if files.isEmpty { missingImports[path, default: []].append(diagnostic) }
                    }
                } else if attempts[path, default: 0] < Self.attempts, try copies.omit(found, from: path) {
                    attempts[path, default: 0] += 1
                    omissions[path, default: []] += found
                } else {
                    let before = [missingImports.removeValue(forKey: path), omissions.removeValue(forKey: path)]
                    errors[path] = before.compactMap(\.self).flatMap(\.self) + found
                    copies.leaveOut(path)
                }
            }
        }
        self.executable = executable
        let components = Dictionary(grouping: copies.all.components, by: \.source.url.path)
        files = copies.all.map { source in
            let path = source.url.path
            return File(
                path: path,
                components: (components[path] ?? []).map { $0.declaration.componentName ?? $0.declaration.name },
                errors: errors[path] ?? [], omissions: omissions[path] ?? [], missingImports: missingImports[path] ?? [],
                inert: errors[path] == nil ? inert.filter { $0.file == path } + UnaskedMethod.all(in: source) : [])
        }
    }
}
