/// The answer to an ask for files: each in base64.
struct ChosenFiles: Decodable, Sendable {
    struct File: Decodable, Sendable {
        let name: String
        let data: Data
    }

    /// The limit for all files of an answer, in bytes of base64: a page's frame may have 1 MiB.
    static let limit = 700 * 1024

    let files: [File]

    /// Saves the files and returns their URLs. Each is in a private folder of its own.
    @MainActor func copies() -> [URL] {
        files.compactMap { file in
            let folder = FileManager.default.temporaryDirectory.appending(
                path: UUID().uuidString, directoryHint: .isDirectory)
            let url = folder.appending(path: file.safeName, directoryHint: .notDirectory)
            do {
                try FileManager.default.createDirectory(
                    at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
                try file.data.write(to: url)
                return url
            } catch {
                UIKitLog.write("“\(file.safeName)” could not be kept: \(error.localizedDescription)")
                return nil
            }
        }
    }
}

extension ChosenFiles.File {
    /// The name as one safe path component, because a page may send anything.
    fileprivate var safeName: String {
        // By scalars: before a combining mark, a slash is another Character, and leads out of the folder all the same.
        let last = name.unicodeScalars.split(separator: "/").last.map { String(String.UnicodeScalarView($0.filter { $0 != "\0" })) } ?? ""
        return ["", ".", ".."].contains(last) ? "File" : last
    }
}

/// The answer to an ask for images: each in base64.
package struct ChosenImages: Decodable, Sendable {
    package let images: [Data]

    /// The chosen data that decodes as an image.
    package var decoded: [UIImage] { images.compactMap { UIImage(data: $0) } }
}
