internal import Glibc
package import LWS

/// A file that takes another one's place once it is whole. Until then, whatever fails, the other one stays as it was.
///
/// It is written beside the other one, so it needs as much space, and the permission to write in the folder.
package final class FileReplacement {
    package enum Readers: Sendable {
        /// The user only.
        case user
        /// The readers of the file that is replaced; for a new one, those that the user's mask allows.
        case asBefore

        fileprivate var mode: mode_t {
            switch self {
            case .user: 0o600
            case .asBefore: 0o666
            }
        }
    }

    private static let attempts = 8
    private static let permissions = mode_t(0o777)

    /// The place of the file until it is whole.
    package let draft: String
    private let path: String
    /// The folder that the paths start in.
    private let folder: CInt
    private let descriptor: CInt
    /// Whether the draft is removed at the end.
    private var isDraft = true

    /// - Parameters:
    ///   - path: of the file to replace, also when there is none. A link stays: the file that it leads to is replaced.
    package convenience init(of path: String, readers: Readers) throws(SystemError) {
        try self.init(of: Self.target(of: path), in: AT_FDCWD, readers: readers)
    }

    /// - Parameters:
    ///   - name: of the file in the folder. A link of this name is replaced itself.
    ///   - folder: its descriptor.
    package init(of name: String, in folder: CInt, readers: Readers) throws(SystemError) {
        let before = readers == .asBefore ? Self.mode(of: name, in: folder) : nil
        (path, self.folder) = (name, folder)
        var (draft, descriptor) = ("", CInt(-1))
        for _ in 0..<Self.attempts where descriptor < 0 {
            draft = "\(name).\(String(UInt32.random(in: 0 ... .max), radix: 36))"
            descriptor = openat(folder, draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, readers.mode)
            guard descriptor >= 0 || errno == EEXIST else { throw .current }
        }
        guard descriptor >= 0 else { throw .current }
        (self.draft, self.descriptor) = (draft, descriptor)
        guard let before, fchmod(descriptor, before) != 0 else { return }
        throw .current
    }

    deinit {
        discard()
        close(descriptor)
    }

    /// Replaces a file by one with these bytes.
    package static func write(_ bytes: [UInt8], to path: String, readers: Readers) throws(SystemError) {
        let file = try FileReplacement(of: path, readers: readers)
        try file.write(bytes)
        try file.finish()
    }

    /// Adds bytes to the draft.
    package func write(_ bytes: [UInt8]) throws(SystemError) { try Self.write(bytes, to: descriptor) }

    /// Puts the draft in the place of the file. A crash of the machine leaves one of the two, whole.
    package func finish() throws(SystemError) {
        guard fsync(descriptor) == 0, renameat(folder, draft, folder, path) == 0 else { throw .current }
        isDraft = false
        // Only the name may be lost now, and with it the replacement.
        let parent = openat(folder, Self.parent(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard parent >= 0 else { return }
        fsync(parent)
        close(parent)
    }

    /// Removes the draft, before a program ends that keeps this object.
    package func discard() {
        if isDraft { unlinkat(folder, draft, 0) }
        isDraft = false
    }

    /// Leaves the draft where it is.
    package func keepDraft() { isDraft = false }

    /// Writes all bytes to a descriptor.
    package static func write(_ bytes: [UInt8], to descriptor: CInt) throws(SystemError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                throw .current
            }
        }
    }

    /// The file that a path leads to. A link to nothing is replaced itself.
    private static func target(of path: String) -> String {
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }

    private static func parent(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The permissions of a regular file; `nil` for none.
    private static func mode(of name: String, in folder: CInt) -> mode_t? {
        var status = stat()
        guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return status.st_mode & permissions
    }
}
