/// The answer to an ask for files: each in base64.
struct ChosenFiles: Decodable, Sendable {
    struct File: Decodable, Sendable {
        let name: String
        let data: Data
    }

    /// Bytes of base64 for all files of an answer: a page's frame may have 1 MiB.
    static let limit = 700 * 1024

    let files: [File]

    /// Where the files are now: each in a folder of its own, that nobody else reads.
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
    /// A page may send anything: a name is one part of a path.
    fileprivate var safeName: String {
        let last = name.split(separator: "/").last.map(String.init)?.replacingOccurrences(of: "\0", with: "") ?? ""
        return ["", ".", ".."].contains(last) ? "File" : last
    }
}

/// The answer to an ask for images: each in base64.
package struct ChosenImages: Decodable, Sendable {
    package let images: [Data]

    /// The chosen data that decodes as an image.
    package var decoded: [UIImage] { images.compactMap { UIImage(data: $0) } }
}
