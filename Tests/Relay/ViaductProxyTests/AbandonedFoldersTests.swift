import Foundation
import Testing

@testable import ViaductProxy

@Suite struct AbandonedFoldersTests {
    private let parent: URL

    init() throws {
        parent = FileManager.default.temporaryDirectory.appending(path: "a\(UInt32.random(in: 0 ... .max))")
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    }

    private var left: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []).sorted() }

    /// Makes a folder as a server does, with its files.
    @discardableResult
    private func make(_ name: String, permissions: Int = 0o700) throws -> URL {
        let folder = parent.appending(path: name)
        let inner = folder.appending(path: "client_body_temp/1/02")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        for file in [inner.appending(path: "body"), folder.appending(path: "nginx.conf"), folder.appending(path: "certificate.pem")] {
            try Data("secret".utf8).write(to: file)
        }
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: folder.path)
        return folder
    }

    /// Binds a socket, as a server does. A server that is gone leaves its file.
    private func listen(in folder: URL, _ name: String = "server.sock") throws -> Int32 {
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(folder.appending(path: name).path.utf8)) }
        let result = withUnsafePointer(to: address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
        }
        try #require(result == 0 && Glibc.listen(descriptor, 1) == 0)
        return descriptor
    }

    @Test func `a folder is removed when its server is gone, and not before`() throws {
        let folder = try make("viaduct-abc123")
        do {
            let lock = try FolderLock(in: folder.path)
            AbandonedFolders.remove(in: parent.path)
            #expect(left == ["viaduct-abc123"])
            #expect(FileManager.default.fileExists(atPath: folder.appending(path: "client_body_temp/1/02/body").path))
            withExtendedLifetime(lock) {}
        }
        AbandonedFolders.remove(in: parent.path)
        #expect(left == [])
    }

    @Test func `a folder of a version without locks is removed when nobody listens at its socket`() throws {
        let folder = try make("viaduct-0")
        AbandonedFolders.remove(in: parent.path)
        #expect(left == ["viaduct-0"])
        let (first, second) = (try listen(in: folder), try listen(in: folder, "server-1.sock"))
        close(first)
        AbandonedFolders.remove(in: parent.path)
        #expect(left == ["viaduct-0"])
        close(second)
        AbandonedFolders.remove(in: parent.path)
        #expect(left == [])
    }

    @Test func `others' folders, links and names that are similar stay`() throws {
        let target = try make("target")
        _ = try? FolderLock(in: target.path)
        try FileManager.default.createSymbolicLink(at: parent.appending(path: "viaduct-link"), withDestinationURL: target)
        for name in ["viaduct-", "viaduct-toolonganame", "viaduct-UPPER", "viaduct-a.b", "aviaduct-a"] { _ = try? FolderLock(in: make(name).path) }
        _ = try? FolderLock(in: make("viaduct-open", permissions: 0o755).path)
        try Data().write(to: parent.appending(path: "viaduct-file"))
        // A lock that is none.
        let odd = try make("viaduct-odd")
        try #require(mkfifo(odd.appending(path: "lock").path, 0o600) == 0)
        let before = left
        AbandonedFolders.remove(in: parent.path)
        #expect(left == before)
        #expect(FileManager.default.fileExists(atPath: target.appending(path: "certificate.pem").path))
    }

    @Test(.enabled(if: geteuid() == 0)) func `another user's folder stays`() throws {
        let folder = try make("viaduct-other")
        _ = try FolderLock(in: folder.path)
        try #require(chown(folder.path, 65534, 65534) == 0)
        AbandonedFolders.remove(in: parent.path)
        #expect(left == ["viaduct-other"])
    }

    @Test func `a link within is removed, and not what it leads to`() throws {
        let (folder, outside) = (try make("viaduct-a"), try make("outside"))
        _ = try FolderLock(in: folder.path)
        try FileManager.default.createSymbolicLink(at: folder.appending(path: "inner"), withDestinationURL: outside)
        AbandonedFolders.remove(in: parent.path)
        #expect(left == ["outside"])
        #expect(FileManager.default.fileExists(atPath: outside.appending(path: "nginx.conf").path))
    }
}
