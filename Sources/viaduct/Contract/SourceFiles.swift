import Foundation
import ViaductCommands

/// The sources of a folder.
enum SourceFiles {
    private static let outside: Set = ["node_modules", "vendor", ".git", ".build", "Pods", "DerivedData", "Carthage", "dist", "tmp"]
    /// In bytes: larger files are generated.
    private static let largest = 1 << 20
    private static let maximum = 20_000

    /// - Parameters:
    ///   - path: of a folder, or of one file.
    ///   - extensions: of the files to find.
    /// - Returns: their texts by their paths, in the order of these.
    static func texts(in path: String, extensions: Set<String>) throws(UsageError) -> [(path: String, text: String)] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw UsageError("There is no folder \(path). Name the folder of the controllers, then that of the Swift components.")
        }
        let paths = isFolder.boolValue ? self.paths(in: path, extensions) : [path]
        return paths.sorted().compactMap { path in
            guard let data = FileManager.default.contents(atPath: path), data.count <= largest else { return nil }
            return (path, String(decoding: data, as: UTF8.self))
        }
    }

    private static func paths(in folder: String, _ extensions: Set<String>) -> [String] {
        guard let files = FileManager.default.enumerator(atPath: folder) else { return [] }
        var found: [String] = []
        while let path = files.nextObject() as? String, found.count < maximum {
            let name = (path as NSString).lastPathComponent
            if outside.contains(name) {
                files.skipDescendants()
            } else if extensions.contains((name as NSString).pathExtension), !name.hasSuffix(".d.ts"), !name.hasSuffix(".min.js") {
                found.append(folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)")
            }
        }
        return found
    }
}
