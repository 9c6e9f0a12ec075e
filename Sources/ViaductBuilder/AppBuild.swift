public import Foundation

/// An app's components, compiled; what does not compile is left out.
public struct AppBuild: Sendable {
    /// What became of one file.
    public struct File: Sendable {
        public let path: String
        /// The components that it declares, by the name that web components use where the source says it.
        public let components: [String]
        /// Why it was left out; empty when it was not.
        public let errors: [Diagnostic]
        /// Uses of what compiles and has no effect here.
        public let inert: [Diagnostic]
    }

    public let files: [File]
    /// `nil` when there is no component left to run.
    public let executable: URL?

    public var leftOut: [File] { files.filter { !$0.errors.isEmpty } }

    /// - Parameters:
    ///   - folder: is written to, and kept for the next build.
    ///   - links: whether there shall be an executable.
    init(_ sources: [AppSource], options: AppOptions, runtime: Runtime, folder: URL, links: Bool = true) throws {
        let sourceFolder = folder.appending(path: "Sources")
        try FileManager.default.createDirectory(at: sourceFolder, withIntermediateDirectories: true)
        var copies: [String: URL] = [:]
        for (index, source) in sources.enumerated() {
            let copy = sourceFolder.appending(path: "\(index)-\(source.url.lastPathComponent)")
            try copy.write(SourceRewriter(source.text, path: source.url.path).text)
            copies[source.url.path] = copy
        }
        var included = sources
        var errors: [String: [Diagnostic]] = [:]
        var inert: [Diagnostic] = []
        var executable: URL?
        while !included.isEmpty {
            let main = sourceFolder.appending(path: "main.swift")
            try main.write(options.mainSource(for: included.components.map(\.declaration)))
            let product = folder.appending(path: "App")
            let sourcesToCompile = included.compactMap { copies[$0.url.path]?.path } + [main.path]
            let mode = links ? runtime.linkerFlags + ["-o", product.path, "-j", "2"] : ["-typecheck"]
            let compiler = try Command(["swiftc"] + runtime.flags + mode + sourcesToCompile, folder: folder)
            let diagnostics = Diagnostic.all(in: compiler.output).map { diagnostic in
                // At the end of a file the compiler forgets where it is.
                guard let original = copies.first(where: { $0.value.path == diagnostic.file })?.key else { return diagnostic }
                return diagnostic.moved(to: original, by: -SourceRewriter.addedLines)
            }
            inert = diagnostics.filter { !$0.isError && $0.text.contains(Diagnostic.inert) }
            if compiler.status == 0 {
                executable = links && !included.components.isEmpty ? product : nil
                break
            }
            let failed = Dictionary(grouping: diagnostics.filter(\.isError), by: \.file).filter { copies[$0.key] != nil }
            guard !failed.isEmpty else {
                throw BuildError("The components could not be compiled:\n\(compiler.output)")
            }
            errors.merge(failed) { old, _ in old }
            included.removeAll { failed[$0.url.path] != nil }
        }
        self.executable = executable
        files = sources.map { source in
            File(
                path: source.url.path,
                components: [source].components.map { $0.declaration.componentName ?? $0.declaration.name },
                errors: errors[source.url.path] ?? [], inert: inert.filter { $0.file == source.url.path })
        }
    }
}

extension URL {
    /// Leaves the file alone when it is the same already, so that nothing is compiled for nothing.
    fileprivate func write(_ text: String) throws {
        if let old = try? String(contentsOf: self, encoding: .utf8), old == text { return }
        try text.write(to: self, atomically: true, encoding: .utf8)
    }
}
