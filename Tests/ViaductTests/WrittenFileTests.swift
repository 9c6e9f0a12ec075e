import Foundation
import Testing

/// The sources write over an existing file by `FileReplacement` only, so that a full disk or a crash loses none.
@Suite struct WrittenFileTests {
    /// Files that may be written in another way, and why.
    private static let others = [
        "FileReplacement": "is the way", "AppBuild": "moves what it has linked", "AppInfo": "is of one build",
        "AppResources": "is of one build", "ObjectFiles": "is of one build", "PackageResources": "is of one build", "SourceCopies": "is of one build",
        "BuildFolder": "marks a cache, which is built again", "Trial": "marks an executable of one build",
        "FolderLock": "is a lock", "HandlingNote": "is of one process", "WebReader": "is in a folder of its own",
    ]

    nonisolated(unsafe) private static let writers =
        #/O_TRUNC|atomically:|\.atomic\b|createFile\(atPath|\brename(?:at)?\(|\.write\(to: [^&]|\.write\(toFile/#

    /// Each of them has one of these.
    private static let parts = ["O_TRUNC", "atomic", "createFile(", "rename", ".write(to"]

    @Test func `no file is written over, but replaced as a whole`() throws {
        var found: Set<String> = []
        for wing in ["Core", "App", "Relay", "viaduct"] {
            let root = Program.package.appending(path: "Sources/\(wing)")
            for path in try FileManager.default.subpathsOfDirectory(atPath: root.path) where path.hasSuffix(".swift") {
                let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
                // The pattern takes long for a text.
                guard Self.parts.contains(where: text.contains), text.contains(Self.writers) else { continue }
                let name = URL(filePath: path).deletingPathExtension().lastPathComponent
                found.insert(name)
                #expect(Self.others[name] != nil, "\(wing)/\(path): replace the file by FileReplacement")
            }
        }
        #expect(found == Set(Self.others.keys))
    }
}
