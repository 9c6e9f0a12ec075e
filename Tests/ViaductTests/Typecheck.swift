import Foundation

/// The compiler, as `viaduct app` runs it for an app's sources, without writing anything.
enum Typecheck {
    static func run(_ files: [String]) throws -> (status: Int32, output: String) {
        try tool(["swiftc", "-typecheck", "-swift-version", "5", "-diagnostic-style", "llvm"] + files)
    }

    /// Returns the module's public symbols: JSON of the compiler's symbol graphs, one for each extended module and one for its own.
    static func symbols(of module: String) throws -> [Data] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "viaduct-symbols-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let info = try JSONDecoder().decode(TargetInfo.self, from: Data(tool(["swiftc", "-print-target-info"]).output.utf8))
        _ = try tool([
            "swift-symbolgraph-extract", "-module-name", module, "-target", info.target.triple, "-minimum-access-level", "public", "-output-dir",
            folder.path,
        ])
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).map { try Data(contentsOf: $0) }
    }

    private struct TargetInfo: Decodable {
        struct Target: Decodable { let triple: String }
        let target: Target
    }

    private static func tool(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let products = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let libraries = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/Core/CCurl")
        let compiler = Process()
        let output = Pipe()
        compiler.executableURL = URL(filePath: "/usr/bin/env")
        compiler.arguments = arguments + ["-I", products.appending(path: "Modules").path, "-I", libraries.path]
        compiler.standardOutput = output
        compiler.standardError = output
        try compiler.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        compiler.waitUntilExit()
        return (compiler.terminationStatus, String(decoding: text, as: UTF8.self))
    }
}
