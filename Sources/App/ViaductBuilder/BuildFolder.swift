import Foundation

/// Where `swift build` puts what it makes of Viaduct's own package.
struct BuildFolder {
    /// Written by `bin/build` when all of a build is up to date, with what `swift --version` says.
    private static let mark = "viaduct.built"

    private let scratch: URL
    private let configuration: String

    /// The folder that a built program stands in, or one in the cache for a program that was installed elsewhere.
    init(of program: URL, cache: URL) {
        // <scratch>/<platform>/<configuration>/<program>
        let products = program.deletingLastPathComponent()
        let scratch = products.deletingLastPathComponent().deletingLastPathComponent()
        let isBuilt = FileManager.default.fileExists(atPath: scratch.appending(path: "workspace-state.json").path)
        self.scratch = isBuilt ? scratch : cache.appending(path: "runtime")
        configuration = isBuilt ? products.lastPathComponent : "release"
    }

    var products: URL { scratch.appending(path: configuration) }

    var modules: URL { products.appending(path: "Modules") }

    /// Whether `bin/build` has built all of it with this compiler, and no module or library was made since.
    ///
    /// - Parameters:
    ///   - compiler: the answer of `swift --version`; a compiler reads no modules of another version.
    ///   - library: the file name of the product that components are linked against.
    func isUpToDate(compiler: String, library: String) -> Bool {
        let mark = products.appending(path: Self.mark)
        guard let built = Self.modified(mark), let text = try? String(contentsOf: mark, encoding: .utf8),
            text.trimmingCharacters(in: .whitespacesAndNewlines) == compiler.trimmingCharacters(in: .whitespacesAndNewlines),
            let modules = try? FileManager.default.contentsOfDirectory(at: modules, includingPropertiesForKeys: nil)
        else { return false }
        let files = modules + [products.appending(path: library)]
        return !modules.isEmpty && files.allSatisfy { Self.modified($0).map { $0 <= built } ?? false }
    }

    /// The command that builds a product of the package in this folder.
    func command(package: URL, product: String) -> [String] {
        [
            "swift", "build", "--package-path", package.path, "--scratch-path", scratch.path,
            "--configuration", configuration, "--product", product,
        ]
    }

    private static func modified(_ file: URL) -> Date? {
        try? FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
    }
}
