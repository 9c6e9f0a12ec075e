import Foundation

/// Where `swift build` puts what it makes of Viaduct's own package.
struct BuildFolder {
    /// Written by `bin/build` when all of a build is up to date.
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

    /// Whether `bin/build` has built all of it, and no module was compiled since.
    var isUpToDate: Bool {
        guard let built = Self.modified(products.appending(path: Self.mark)) else { return false }
        let modules = try? FileManager.default.contentsOfDirectory(at: modules, includingPropertiesForKeys: nil)
        return modules?.allSatisfy { Self.modified($0).map { $0 <= built } ?? false } ?? false
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
