import Foundation

/// The objects of an app's files, kept for the next build, which compiles what a change touches.
struct ObjectFiles {
    private let folder: URL

    /// - Parameter folder: is written to.
    init(in folder: URL) throws {
        self.folder = folder
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Returns the `swiftc` flags for sources whose file names differ.
    func flags(for paths: [String]) throws -> [String] {
        var map = ["": ["swift-dependencies": path("module.swiftdeps")]]
        for source in paths {
            let name = URL(filePath: source).lastPathComponent
            map[source] = ["object": path("\(name).o"), "swift-dependencies": path("\(name).swiftdeps")]
        }
        let file = folder.appending(path: "files.json")
        try JSONEncoder().encode(map).write(to: file)
        return ["-incremental", "-enable-batch-mode", "-output-file-map", file.path]
    }

    private func path(_ name: String) -> String { folder.appending(path: name).path }
}
