import Foundation

/// The compiler, as `viaduct app` runs it for an app's sources, without writing anything.
enum Typecheck {
    static func run(_ files: [String]) throws -> (status: Int32, output: String) {
        let products = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let libraries = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/Core/CCurl")
        let compiler = Process()
        let output = Pipe()
        compiler.executableURL = URL(filePath: "/usr/bin/env")
        compiler.arguments =
            [
                "swiftc", "-typecheck", "-swift-version", "5", "-diagnostic-style", "llvm", "-I",
                products.appending(path: "Modules").path, "-I", libraries.path,
            ] + files
        compiler.standardOutput = output
        compiler.standardError = output
        try compiler.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        compiler.waitUntilExit()
        return (compiler.terminationStatus, String(decoding: text, as: UTF8.self))
    }
}
