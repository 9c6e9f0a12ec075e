import Foundation
import Glibc

/// A walk through a folder for the paths of its sources, also behind links. Each folder is entered once.
struct SourceWalk {
    /// Folders that only tools write.
    private static let outside: Set = ["node_modules", ".git", ".build", "Pods", "DerivedData", "Carthage"]
    /// Folders that mostly are, but may be the developer's own.
    private static let doubtful: Set = ["vendor", "dist", "tmp"]
    private static let maximum = 20_000
    private static let deepest = 64

    private(set) var files: [String] = []
    /// Files in which the code may be embedded in another language.
    private(set) var foreign: [String] = []
    private(set) var unread: [UnreadFile] = []
    /// Doubtful folders with sources.
    private(set) var leftOut: [String] = []
    private let language: SourceLanguage
    private var entered: Set<FolderIdentity> = []
    private var isFull = false

    private struct FolderIdentity: Hashable {
        let device: UInt
        let inode: UInt
    }

    init(file: String) {
        language = .web
        files = [file]
    }

    init(of folder: String, _ language: SourceLanguage) {
        self.language = language
        enter(folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder, depth: 0)
    }

    private mutating func enter(_ folder: String, depth: Int) {
        guard depth < Self.deepest else { return unread.append(UnreadFile(folder, reason: "it is more than \(Self.deepest) folders deep")) }
        var info = stat()
        guard stat(folder, &info) == 0, let names = Self.names(in: folder) else {
            return unread.append(UnreadFile(folder, reason: "the folder cannot be opened: \(String(cString: strerror(errno)))"))
        }
        guard entered.insert(FolderIdentity(device: UInt(info.st_dev), inode: UInt(info.st_ino))).inserted else { return }
        for name in names { take(name, in: folder, depth: depth) }
    }

    private mutating func take(_ name: String, in folder: String, depth: Int) {
        // Emacs locks a file by a link of such a name.
        if name.hasPrefix(".#") || Self.outside.contains(name) { return }
        let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
        var info = stat()
        guard stat(path, &info) == 0 else {
            // A link without an ending may have been a folder.
            guard language.has(name) || !name.contains(".") else { return }
            let reason = errno == ELOOP ? "it is a link that leads back to itself" : "it is a link to a file that is missing"
            return unread.append(UnreadFile(path, reason: errno == ELOOP || errno == ENOENT ? reason : String(cString: strerror(errno))))
        }
        if info.st_mode & S_IFMT == S_IFDIR {
            guard Self.doubtful.contains(name) else { return enter(path, depth: depth + 1) }
            if hasSource(path) { leftOut.append(path) }
        } else if language.has(name) || language.isForeign(name) {
            guard files.count + foreign.count < Self.maximum else { return refuse(folder) }
            if language.has(name) { files.append(path) } else { foreign.append(path) }
        }
    }

    /// Tells once that there are more files than are read.
    private mutating func refuse(_ folder: String) {
        guard !isFull else { return }
        isFull = true
        unread.append(UnreadFile(folder, reason: "only \(Self.maximum) files are read, and there are more from here on"))
    }

    /// Whether a folder itself, or a folder in it, has a source.
    private func hasSource(_ folder: String, depth: Int = 0) -> Bool {
        (Self.names(in: folder) ?? []).contains { name in
            if language.has(name) { return true }
            return depth < 2 && !Self.outside.contains(name) && hasSource("\(folder)/\(name)", depth: depth + 1)
        }
    }

    /// The names in a folder, in their order. One that is not UTF-8 is kept, so that it is told that it cannot be opened.
    private static func names(in folder: String) -> [String]? {
        guard let stream = opendir(folder) else { return nil }
        defer { closedir(stream) }
        var found: [String] = []
        while let entry = readdir(stream) {
            // The name is a C array that ends with zero, within the entry, which lives until the next call.
            let name = withUnsafePointer(to: &entry.pointee.d_name) { $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) } }
            if name != ".", name != ".." { found.append(name) }
        }
        return found.sorted()
    }
}
