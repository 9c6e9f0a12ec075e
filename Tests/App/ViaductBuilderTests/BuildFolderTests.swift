import Foundation
import Testing

@testable import ViaductBuilder

@Suite struct BuildFolderTests {
    private let scratch = FileManager.default.temporaryDirectory.appending(path: "viaduct-\(UUID().uuidString)")
    private let cache = URL(filePath: "/nonexistent")

    private var products: URL { scratch.appending(path: "platform/release") }

    private func make(_ file: URL, _ text: String = "", at seconds: TimeInterval) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        let date = Date(timeIntervalSince1970: seconds)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
    }

    @Test func `a build is up to date as long as no module is newer than its end`() throws {
        defer { try? FileManager.default.removeItem(at: scratch) }
        try make(scratch.appending(path: "workspace-state.json"), at: 0)
        // The package manager makes the same link.
        try FileManager.default.createDirectory(at: products, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: scratch.appending(path: "release").path, withDestinationPath: "platform/release")
        let folder = BuildFolder(of: products.appending(path: "viaduct"), cache: cache)
        func isUpToDate(compiler: String = "Swift 6.3") -> Bool { folder.isUpToDate(compiler: compiler, library: "lib.so") }
        try make(products.appending(path: "Modules/UIKit.swiftmodule"), at: 100)
        try make(products.appending(path: "lib.so"), at: 100)
        #expect(!isUpToDate())
        try make(products.appending(path: "viaduct.built"), "Swift 6.3\n", at: 200)
        #expect(isUpToDate())
        #expect(!isUpToDate(compiler: "Swift 6.4"))
        try make(products.appending(path: "Modules/UIKit.swiftmodule"), at: 300)
        #expect(!isUpToDate())
        try make(products.appending(path: "Modules/UIKit.swiftmodule"), at: 100)
        try FileManager.default.removeItem(at: products.appending(path: "lib.so"))
        #expect(!isUpToDate())
    }

    @Test func `what is missing is built where and how the program was`() throws {
        defer { try? FileManager.default.removeItem(at: scratch) }
        try make(scratch.appending(path: "workspace-state.json"), at: 0)
        let folder = BuildFolder(of: scratch.appending(path: "platform/debug/viaduct"), cache: cache)
        #expect(folder.products.path == scratch.appending(path: "debug").path)
        #expect(
            folder.command(package: URL(filePath: "/viaduct"), product: "Some")
                == ["swift", "build", "--package-path", "/viaduct", "--scratch-path", scratch.path, "--configuration", "debug", "--product", "Some"])
    }

    @Test func `components' modules are built with the flags of the quick build, and noted as built`() throws {
        defer { try? FileManager.default.removeItem(at: scratch) }
        try make(scratch.appending(path: "workspace-state.json"), at: 0)
        try make(scratch.appending(path: "viaduct.flags"), "-Xswiftc\n-gnone\n", at: 0)
        try make(scratch.appending(path: "debug/Modules/UIKit.swiftmodule"), at: 100)
        try make(scratch.appending(path: "debug/lib.so"), at: 100)
        let folder = BuildFolder(of: scratch.appending(path: "platform/debug/viaduct"), cache: cache)
        #expect(folder.command(package: cache, product: "Some").suffix(2) == ["-Xswiftc", "-gnone"])
        #expect(!folder.isUpToDate(compiler: "Swift 6.3", library: "lib.so"))
        try folder.didBuild(compiler: "Swift 6.3")
        #expect(folder.isUpToDate(compiler: "Swift 6.3", library: "lib.so"))
    }

    @Test func `components' modules alone are no optimised build`() throws {
        defer { try? FileManager.default.removeItem(at: scratch) }
        try make(scratch.appending(path: "workspace-state.json"), at: 0)
        try make(scratch.appending(path: "release/viaduct"), at: 0)
        try BuildFolder(of: scratch.appending(path: "platform/release/viaduct"), cache: cache).didBuild(compiler: "Swift 6.3")
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.appending(path: "release").path) == ["viaduct"])
    }

    @Test func `a program that was installed builds in the cache`() {
        let folder = BuildFolder(of: URL(filePath: "/usr/local/bin/viaduct"), cache: cache)
        #expect(folder.products.path == "/nonexistent/runtime/release")
        #expect(!folder.isUpToDate(compiler: "", library: "lib.so"))
    }

    @Test func `a package's modules are used by their own compiler, and another's are built in the cache`() throws {
        defer { try? FileManager.default.removeItem(at: scratch) }
        let program = scratch.appending(path: "lib/viaduct/viaduct")
        let cache = scratch.appending(path: "cache")
        // All files of a package have the same date.
        try make(program, at: 100)
        try make(program.deletingLastPathComponent().appending(path: "Modules/UIKit.swiftmodule"), at: 100)
        try make(program.deletingLastPathComponent().appending(path: "lib.so"), at: 100)
        try make(program.deletingLastPathComponent().appending(path: "viaduct.built"), "Swift 6.3\n", at: 100)
        let own = BuildFolder(of: program, cache: cache)
        func usable(_ compiler: String) -> BuildFolder {
            own.usable(compiler: compiler, library: "lib.so", program: program, cache: cache)
        }
        #expect(usable("Swift 6.3").products.path == program.deletingLastPathComponent().path)
        #expect(usable("Swift 6.3").isUpToDate(compiler: "Swift 6.3", library: "lib.so"))

        let other = usable("Swift 6.4")
        #expect(other.products.path == cache.appending(path: "runtime/release").path)
        #expect(!other.isUpToDate(compiler: "Swift 6.4", library: "lib.so"))
        try make(other.modules.appending(path: "UIKit.swiftmodule"), at: 200)
        try make(other.products.appending(path: "lib.so"), at: 200)
        try other.didBuild(compiler: "Swift 6.4")
        #expect(usable("Swift 6.4").isUpToDate(compiler: "Swift 6.4", library: "lib.so"), "It is built once")
        #expect(!usable("Swift 6.5").isUpToDate(compiler: "Swift 6.5", library: "lib.so"))
        try make(program, at: 300)
        #expect(!usable("Swift 6.4").isUpToDate(compiler: "Swift 6.4", library: "lib.so"), "A new version has new sources")
    }

    @Test func `a package's modules are never written`() throws {
        defer { try? FileManager.default.removeItem(at: scratch) }
        let program = scratch.appending(path: "lib/viaduct/viaduct")
        let mark = program.deletingLastPathComponent().appending(path: "viaduct.built")
        try make(mark, "Swift 6.3\n", at: 100)
        try BuildFolder(of: program, cache: cache).didBuild(compiler: "Swift 6.4")
        #expect(try String(contentsOf: mark, encoding: .utf8) == "Swift 6.3\n")
    }
}
