import Foundation
import Testing

struct ContainerImageTests {
    private static let dockerfile = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Dockerfile")

    /// The image is not built where the tests run, so its packages are compared with what the program is linked with.
    @Test func `the image has every library of Debian's that the program needs`() throws {
        let text = try String(contentsOf: Self.dockerfile, encoding: .utf8)
        #expect(text.contains("$(bin/build --static)"), "There is no Swift in the image")
        let stage = try #require(text.range(of: "FROM debian:"))
        let line = try #require(
            text[stage.lowerBound...].firstMatch(of: /apt-get install -y -qq --no-install-recommends (.+) \\/))
        let packages = line.1.split(separator: " ").map(String.init)
        #expect(packages.contains("libwebsockets17"))
        // Debian's own image has apt and its dependencies.
        let installed = try output(
            of: [
                "apt-cache", "depends", "--recurse", "--no-recommends", "--no-suggests", "--no-conflicts", "--no-breaks",
                "--no-replaces", "--no-enhances", "apt",
            ] + packages)
        let available = Set(installed.split(separator: "\n").filter { !$0.hasPrefix(" ") }.map(String.init))

        let products = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let libraries = try output(of: ["ldd", products.appending(path: "viaduct").path])
            .matches(of: /=> (\/(?:usr\/)?lib\/\S+)/)
            .map { URL(filePath: String($0.1)).lastPathComponent }
        #expect(libraries.contains("libwebsockets.so.17"))
        let owners = try output(of: ["dpkg", "--search"] + libraries.map { "*/\($0)" }).matches(of: /(?m)^(.+?):.* \/.*\/(.+)$/)
        for library in libraries {
            let owners = owners.filter { $0.2 == library }.map { String($0.1) }
            // The toolchain's own libraries are linked into the image's program.
            #expect(owners.isEmpty || !available.isDisjoint(with: owners), "\(library) is in \(owners), not in the image")
        }
        #expect(owners.contains { $0.2 == "libwebsockets.so.17" })
    }

    @Test func `the image has every file of the folder config that the program reads`() throws {
        let text = try String(contentsOf: Self.dockerfile, encoding: .utf8)
        let config = Self.dockerfile.deletingLastPathComponent().appending(path: "config")
        let notRead: Set = ["package", "systemd", "viaduct.json"]
        for name in try FileManager.default.contentsOfDirectory(atPath: config.path) where !notRead.contains(name) {
            #expect(text.contains("\nCOPY config/\(name) /usr/local/share/viaduct/config/"), "\(name)")
        }
    }

    private func output(of command: [String]) throws -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
