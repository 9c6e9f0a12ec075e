import Foundation
import Testing

@testable import ViaductProxy

@Suite struct NginxProgramTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "nginx-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Installs an nginx that reports these options.
    private func install(_ options: String) throws {
        let file = folder.appending(path: "nginx")
        try "#!/bin/sh\necho 'configure arguments: \(options)' >&2\n".write(to: file, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }

    private func find(moduleFolders: [String] = []) throws(ProxyError) -> NginxProgram {
        try NginxProgram.find(in: ["/nonexistent", folder.path], moduleFolders: moduleFolders)
    }

    @Test func `what is missing is one line with the command that installs it`() throws {
        let nginx = #expect(throws: ProxyError.self) { try find() }
        #expect(nginx?.text == "--app needs nginx, which is not installed: apt-get install nginx libnginx-mod-http-js")
        try install("--modules-path=/nonexistent")
        let module = #expect(throws: ProxyError.self) { try find() }
        #expect(
            module?.text
                == "--app needs nginx' module for JavaScript (njs), which is not installed: apt-get install nginx libnginx-mod-http-js"
        )
        #expect(module?.code == .missing)
    }

    @Test func `the module is where nginx says, or in a usual folder, or built in`() throws {
        let module = folder.appending(path: NginxProgram.moduleName).path
        try "".write(toFile: module, atomically: true, encoding: .utf8)
        try install("--prefix=/usr --modules-path=\(folder.path) --with-compat")
        #expect(try find().module == module)
        try install("")
        #expect(try find(moduleFolders: ["/nonexistent", folder.path]).module == module)
        try install("--add-module=/src/njs/nginx")
        #expect(try find().module == nil)
        #expect(try find().path == folder.appending(path: "nginx").path)
    }
}
