import Foundation
import LWS
import Testing

@testable import ViaductSystem

/// Files that are replaced whole or not at all, on a full disk too.
@Suite struct FileReplacementTests {
    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "viaduct-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    private func text(_ file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

    private func names(in folder: URL) throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }

    private func permissions(_ file: URL) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    }

    @Test func `the file stays as it was until the new one is whole`() throws {
        try withFolder { folder in
            let file = folder.appending(path: "a")
            try Data("old".utf8).write(to: file)
            let replacement = try FileReplacement(of: file.path, readers: .user)
            try replacement.write(Array("new".utf8))
            #expect(try text(file) == "old")
            try replacement.finish()
            #expect(try text(file) == "new")
            #expect(try names(in: folder) == ["a"])
        }
    }

    @Test func `what is never finished leaves nothing, unless the draft is kept`() throws {
        try withFolder { folder in
            let file = folder.appending(path: "a")
            try Data("old".utf8).write(to: file)
            for isKept in [false, true] {
                let replacement = try FileReplacement(of: file.path, readers: .user)
                try replacement.write(Array("new".utf8))
                if isKept { replacement.keepDraft() }
            }
            #expect(try text(file) == "old")
            let others = try names(in: folder).filter { $0 != "a" }
            #expect(others.count == 1)
            #expect(try text(folder.appending(path: #require(others.first))) == "new")
        }
    }

    @Test func `a link stays, and its file is replaced`() throws {
        try withFolder { folder in
            let (file, link) = (folder.appending(path: "a"), folder.appending(path: "b"))
            try Data("old".utf8).write(to: file)
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
            try FileReplacement.write(Array("new".utf8), to: link.path, readers: .user)
            #expect(try text(file) == "new")
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == file.path)
        }
    }

    @Test func `the readers are those before, or the user alone`() throws {
        try withFolder { folder in
            let file = folder.appending(path: "a")
            try Data().write(to: file)
            try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
            try FileReplacement.write([], to: file.path, readers: .asBefore)
            #expect(try permissions(file) == 0o640)
            try FileReplacement.write([], to: file.path, readers: .user)
            #expect(try permissions(file) == 0o600)
        }
    }

    @Test(.enabled(if: geteuid() == 0 && FullDisk.isPossible)) func `a full disk leaves the file as it was, and no draft`() throws {
        try withFolder { folder in
            let disk = try FullDisk(at: folder, bytes: 64 << 10)
            defer { disk.unmount() }
            let file = folder.appending(path: "a")
            try Data("old".utf8).write(to: file)
            let error = #expect(throws: SystemError.self) {
                try FileReplacement.write([UInt8](repeating: 0x61, count: 1 << 20), to: file.path, readers: .asBefore)
            }
            #expect(error == SystemError(ENOSPC))
            #expect(try text(file) == "old")
            #expect(try names(in: folder) == ["a"])
        }
    }

    /// A small file system in memory.
    private struct FullDisk {
        /// Whether this process may mount one; a container's root may not.
        static let isPossible: Bool = {
            let folder = FileManager.default.temporaryDirectory.appending(path: "viaduct-\(UUID().uuidString.prefix(8))")
            guard (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)) != nil else { return false }
            defer { try? FileManager.default.removeItem(at: folder) }
            guard let disk = try? FullDisk(at: folder, bytes: 4096) else { return false }
            disk.unmount()
            return true
        }()

        private let folder: URL

        init(at folder: URL, bytes: Int) throws {
            self.folder = folder
            guard mount("tmpfs", folder.path, "tmpfs", 0, "size=\(bytes)") == 0 else { throw SystemError.current }
        }

        func unmount() { umount2(folder.path, Int32(MNT_DETACH)) }
    }
}
