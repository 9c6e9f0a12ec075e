public import Foundation

/// Viaduct's own modules, with which an app's components are compiled: those built with this program, or those of a build in the cache.
public struct Runtime: Sendable {
    private static let product = "ViaductRuntime"

    private let package: URL
    private let modules: URL
    private let libraries: URL
    private let linker: [String]

    /// Builds the modules that are not built yet: none after `bin/build`, some after `bin/build --quick`, and none in a package for its own compiler.
    ///
    /// - Parameters:
    ///   - package: Viaduct's own sources.
    ///   - program: the file of this program.
    ///   - cache: the folder of the build for a program that was installed elsewhere.
    ///   - progress: receives a line about each slow step.
    /// - Throws: `BuildError` without a Swift toolchain, or when Viaduct itself does not compile.
    public init(package: URL, program: URL, cache: URL, progress: (String) -> Void) throws {
        guard let compiler = try? Command(["swift", "--version"]), compiler.status == 0 else {
            throw BuildError(
                """
                There is no “swift” in the PATH, and an app's components have to be compiled. Install Swift 6.3 or newer \
                (https://www.swift.org/install), or use the container that has it: docker build --target app.
                """)
        }
        let library = "lib\(Self.product).so"
        let own = BuildFolder(of: program, cache: cache)
        let folder = own.usable(compiler: compiler.output, library: library, program: program, cache: cache)
        if !folder.isUpToDate(compiler: compiler.output, library: library) {
            let packaged = own.packageCompiler.map(Self.name)
            let here = Self.name(compiler.output)
            let time = folder.isQuick ? "a minute" : "some minutes"
            progress(
                packaged.map {
                    "Viaduct was built with \($0), and this is \(here). Its modules are built once for this one, in "
                        + "\(folder.products.path), which takes some minutes…"
                } ?? "Building what is not up to date of Viaduct's modules, which takes \(time) the first time…")
            var steps = BuildProgress()
            let build = try Command(folder.command(package: package, product: Self.product)) {
                if let text = steps.read($0) { progress(text) }
            }
            guard build.status == 0 else {
                throw BuildError("Viaduct's modules could not be built:\n\(build.output)")
            }
            try folder.didBuild(compiler: compiler.output)
        }
        self.package = package
        libraries = folder.products
        modules = folder.modules
        linker = Self.fastLinker
    }

    /// The flag for LLVM's linker, which is part of a toolchain and takes half of the default one's time; none without it.
    private static var fastLinker: [String] {
        guard let asked = try? Command(["swiftc", "-print-target-info"]), asked.status == 0,
            let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(asked.output.utf8)),
            // <toolchain>/lib/swift
            FileManager.default.isExecutableFile(
                atPath: URL(filePath: info.paths.runtimeResourcePath).appending(path: "../../bin/ld.lld").standardized.path)
        else { return [] }
        return ["-use-ld=lld"]
    }

    /// The output of `swiftc -print-target-info`.
    private struct TargetInfo: Decodable {
        struct Paths: Decodable {
            let runtimeResourcePath: String
        }

        let paths: Paths
    }

    /// The first line of the output of `swift --version`, without the driver's version before it.
    private static func name(_ compiler: String) -> String {
        let line = compiler.split(separator: "\n").first { $0.contains("Swift version") }
        return line.map { String($0[($0.range(of: "Swift version")?.lowerBound ?? $0.startIndex)...]) } ?? "another Swift"
    }

    /// Returns the `swiftc` flags for a component's sources.
    ///
    /// - Parameter moduleName: the sources' module; replaced when a module of ours has that name.
    func flags(moduleName: String) -> [String] {
        let isTaken = moduleName == "Swift" || has(module: moduleName)
        let libraries = ["Core/CCurl", "Core/CLibwebsockets", "Core/CSystem", "Phone/Plain/CCrypto"]
        let folders = [modules] + libraries.map { package.appending(path: "Sources/\($0)") }
        return folders.flatMap { ["-I", $0.path] } + [
            "-Onone", "-Xfrontend", "-disable-cross-import-overlays",
            // Reports all errors at once, and stops at an expression that would take the compiler forever.
            "-j", "2", "-continue-building-after-errors",
            "-Xfrontend", "-solver-expression-time-threshold=20",
            "-diagnostic-style", "llvm", "-no-color-diagnostics", "-module-name",
            isTaken ? "App" : moduleName,
        ]
    }

    /// Whether the module is one of Viaduct's.
    func has(module: String) -> Bool {
        FileManager.default.fileExists(atPath: modules.appending(path: "\(module).swiftmodule").path)
    }

    var linkerFlags: [String] {
        linker + ["-L", libraries.path, "-l\(Self.product)", "-Xlinker", "-rpath", "-Xlinker", libraries.path]
    }
}
