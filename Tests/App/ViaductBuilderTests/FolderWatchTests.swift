import Foundation
import Testing

@testable import ViaductBuilder

@MainActor @Suite struct FolderWatchTests {
    /// A container gets no close event for a file that a Mac shares with it.
    @Test(.timeLimit(.minutes(1)))
    func `a file that is changed is noticed before it is closed`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "FolderWatchTests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "Component.swift")
        try Data("// before".utf8).write(to: file)
        let handle = try FileHandle(forUpdating: file)
        defer { try? handle.close() }

        let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
        let watch = try FolderWatch { continuation.yield() }
        try watch.watch([folder.path])
        try handle.write(contentsOf: Data("// after".utf8))
        var iterator = changes.makeAsyncIterator()
        #expect(await iterator.next() != nil)
        withExtendedLifetime(watch) {}
    }
}
