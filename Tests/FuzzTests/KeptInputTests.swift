import Foundation
import Testing

/// Runs what the fuzzer has kept, without the fuzzer.
@MainActor struct KeptInputTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpus")
    /// In bytes, of all inputs together.
    private static let most = 2 << 20

    @Test(arguments: FuzzTarget.all.map(\.name)) func `what has to hold does so for each kept input`(name: String) throws {
        let target = try #require(FuzzTarget.all.first { $0.name == name })
        let files = try FileManager.default.contentsOfDirectory(at: Self.folder.appending(path: name), includingPropertiesForKeys: nil)
        #expect(!files.isEmpty, "Tests/FuzzTests/Corpus/\(name) is empty")
        for file in files {
            do {
                try target.check([UInt8](try Data(contentsOf: file)))
            } catch {
                Issue.record("\(name)/\(file.lastPathComponent): \(error)")
            }
        }
    }

    @Test func `the kept inputs stay small, and each is of a target`() throws {
        let files = FileManager.default.enumerator(at: Self.folder, includingPropertiesForKeys: [.fileSizeKey])?.compactMap { $0 as? URL } ?? []
        let sizes = try files.map { try $0.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0 }
        #expect(sizes.reduce(0, +) <= Self.most)
        let folders = try Set(FileManager.default.contentsOfDirectory(atPath: Self.folder.path))
        #expect(folders == Set(FuzzTarget.all.map(\.name)))
    }
}
