import Foundation
import Glibc
import ViaductCommands

/// The sources of a folder: their texts, and the files whose text cannot be read.
struct SourceFiles {
    /// In bytes: larger files are generated.
    private static let largest = 1 << 20

    /// The texts by their paths, in the order of these.
    private(set) var texts: [(path: String, text: String)] = []
    private(set) var unread: [UnreadFile]
    /// Folders that are taken for other people's code, although their names do not prove it.
    let leftOut: [String]

    /// - Parameter path: of a folder, or of one file.
    init(in path: String, _ language: SourceLanguage) throws(UsageError) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw UsageError("There is no folder \(path). Name the folder of the controllers, then that of the Swift components.")
        }
        let walk = isFolder.boolValue ? SourceWalk(of: path, language) : SourceWalk(file: path)
        (unread, leftOut) = (walk.unread, walk.leftOut)
        for path in walk.files.sorted() {
            switch Self.text(of: path) {
            case .success(let text): texts.append((path, text))
            case .failure(let reason): unread.append(UnreadFile(path, reason: reason.text))
            }
        }
        for path in walk.foreign.sorted() {
            guard case .success(let text) = Self.text(of: path), text.contains(#/\bBridgeComponent\b/#) else { continue }
            unread.append(UnreadFile(path, reason: "it names BridgeComponent in a language that is not read: move the class to a .js or .ts file"))
        }
        if texts.isEmpty, unread.isEmpty { unread = [UnreadFile(path, reason: "there is no file of \(language.name) in it")] }
    }

    private struct Reason: Error {
        let text: String
    }

    private static func text(of path: String) -> Result<String, Reason> {
        let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { return .failure(Reason(text: "it cannot be opened: \(String(cString: strerror(errno)))")) }
        let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
        var info = stat()
        guard fstat(file, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return .failure(Reason(text: "it is no regular file")) }
        guard info.st_size <= largest else { return .failure(Reason(text: "it has more than 1 MiB, as generated files have")) }
        // It may grow meanwhile.
        guard let data = try? handle.read(upToCount: largest) ?? Data() else { return .failure(Reason(text: "reading it failed")) }
        guard let text = String(validating: data, as: UTF8.self) else { return .failure(Reason(text: "it is not UTF-8: save it as UTF-8")) }
        return .success(text)
    }
}
