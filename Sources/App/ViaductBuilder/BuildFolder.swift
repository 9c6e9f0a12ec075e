import Foundation

/// The folder with Viaduct's own modules, and the library that components are linked against.
struct BuildFolder {
    /// The file that `bin/build`, or a build in the cache, writes when everything is up to date. It has the output of `swift --version`.
    private static let mark = "viaduct.built"
    /// The file with the flags of `bin/build --quick`, one a line. With other flags everything would be built once more.
    private static let flags = "viaduct.flags"

    private enum Kind {
        /// The program was built in these sources.
        case sources
        /// The modules came with the program, for the one compiler that made them.
        case package
        /// The modules are built in the user's cache, for a program without modules or with another compiler's.
        case cache(program: String)
    }

    private let kind: Kind
    private let scratch: URL
    private let configuration: String

    /// The folder of a built program, that of a package, or one in the cache for a program that was installed alone.
    init(of program: URL, cache: URL) {
        // <scratch>/<platform>/<configuration>/<program>
        let products = program.deletingLastPathComponent()
        let scratch = products.deletingLastPathComponent().deletingLastPathComponent()
        if FileManager.default.fileExists(atPath: scratch.appending(path: "workspace-state.json").path) {
            self.init(.sources, scratch, configuration: products.lastPathComponent)
        } else if FileManager.default.fileExists(atPath: products.appending(path: Self.mark).path) {
            self.init(.package, products.deletingLastPathComponent(), configuration: products.lastPathComponent)
        } else {
            self.init(cachedFor: program, cache: cache)
        }
    }

    private init(cachedFor program: URL, cache: URL) {
        // Another version of the program has different sources.
        let date = Self.modified(program).map { " \(Int($0.timeIntervalSince1970))" } ?? ""
        self.init(.cache(program: "\(program.path)\(date)"), cache.appending(path: "runtime"), configuration: "release")
    }

    private init(_ kind: Kind, _ scratch: URL, configuration: String) {
        self.kind = kind
        self.scratch = scratch
        self.configuration = configuration
    }

    var products: URL { scratch.appending(path: configuration) }

    var modules: URL { products.appending(path: "Modules") }

    /// The compiler that built a package's modules, as `swift --version` names it; `nil` without a package.
    var packageCompiler: String? {
        guard case .package = kind else { return nil }
        return try? String(contentsOf: products.appending(path: Self.mark), encoding: .utf8)
    }

    /// This folder, or the one in the cache when another compiler built the package's modules.
    func usable(compiler: String, library: String, program: URL, cache: URL) -> BuildFolder {
        guard case .package = kind, !isUpToDate(compiler: compiler, library: library) else { return self }
        return BuildFolder(cachedFor: program, cache: cache)
    }

    /// Whether all of it was built with this compiler, and no module or library was made since.
    ///
    /// - Parameters:
    ///   - compiler: the answer of `swift --version`; a compiler reads no modules of another version.
    ///   - library: the file name of the product that components are linked against.
    func isUpToDate(compiler: String, library: String) -> Bool {
        let mark = products.appending(path: Self.mark)
        guard let built = Self.modified(mark), let text = try? String(contentsOf: mark, encoding: .utf8),
            text.trimmingCharacters(in: .whitespacesAndNewlines) == markText(compiler: compiler),
            let modules = try? FileManager.default.contentsOfDirectory(at: modules, includingPropertiesForKeys: nil)
        else { return false }
        let files = modules + [products.appending(path: library)]
        return !modules.isEmpty && files.allSatisfy { Self.modified($0).map { $0 <= built } ?? false }
    }

    /// Notes that the modules are up to date. In the folder of the optimised program the note says more, and `bin/build` writes it.
    func didBuild(compiler: String) throws {
        switch kind {
        case .cache: break
        case .sources where isQuick: break
        case .sources, .package: return
        }
        try Data("\(markText(compiler: compiler))\n".utf8).write(to: products.appending(path: Self.mark))
    }

    /// Whether `bin/build --quick` builds in it.
    var isQuick: Bool { !flags.isEmpty }

    private var flags: [String] {
        let text = try? String(contentsOf: scratch.appending(path: Self.flags), encoding: .utf8)
        return text?.split(separator: "\n").map(String.init) ?? []
    }

    /// The command that builds a product of the package in this folder.
    func command(package: URL, product: String) -> [String] {
        [
            "swift", "build", "--package-path", package.path, "--scratch-path", scratch.path,
            "--configuration", configuration, "--product", product,
        ] + flags
    }

    private func markText(compiler: String) -> String {
        let compiler = compiler.trimmingCharacters(in: .whitespacesAndNewlines)
        guard case .cache(let program) = kind else { return compiler }
        return "\(compiler)\n\(program)"
    }

    private static func modified(_ file: URL) -> Date? {
        try? FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
    }
}
