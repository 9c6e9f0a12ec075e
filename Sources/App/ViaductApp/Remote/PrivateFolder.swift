import Foundation
import Glibc
import LWS
import ViaductSystem

/// A folder of the user's own that hides small files from other users. Neither it nor a file in it may be a link.
final class PrivateFolder {
    /// A file's contents, and whether only the user could read them.
    struct Contents {
        let bytes: [UInt8]
        let isPrivate: Bool
    }

    private static let othersWrite = mode_t(0o022)
    private static let othersUse = mode_t(0o077)

    let path: String
    private let descriptor: CInt

    /// Opens the folder to read in it.
    ///
    /// - Returns: `nil` when there is none.
    init?(existing path: String) throws(AppSecretError) {
        self.path = path
        descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        if descriptor < 0, errno == ENOENT { return nil }
        guard try Self.mode(of: descriptor, path) & Self.othersWrite == 0 else {
            throw AppSecretError(text: "Other users may write in the folder \(path).")
        }
    }

    /// Opens the folder for writing, makes it when it is missing, and denies other users access to it.
    init(making path: String) throws(AppSecretError) {
        self.path = path
        let parent = URL(filePath: path).deletingLastPathComponent().path
        try? FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw Self.failure("make the folder \(path)") }
        descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        _ = try Self.mode(of: descriptor, path)
        guard fchmod(descriptor, 0o700) == 0 else { throw Self.failure("keep other users out of the folder \(path)") }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Locks the folder. Another process that requests the lock waits until it is released.
    func lock() throws(AppSecretError) {
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else { throw Self.failure("lock the folder \(path)") }
        }
    }

    /// - Parameter limit: how many bytes to read at most.
    /// - Returns: `nil` when there is no such file.
    func read(_ name: String, limit: Int) throws(AppSecretError) -> Contents? {
        // A pipe must not make it wait.
        let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        if file < 0, errno == ENOENT { return nil }
        defer { if file >= 0 { close(file) } }
        let mode = try Self.mode(of: file, "\(path)/\(name)")
        guard mode & S_IFMT == S_IFREG else { throw AppSecretError(text: "\(path)/\(name) is not a file.") }
        var bytes = [UInt8](repeating: 0, count: limit)
        let count = Glibc.read(file, &bytes, limit)
        guard count >= 0 else { throw Self.failure("read \(path)/\(name)") }
        return Contents(bytes: Array(bytes.prefix(count)), isPrivate: mode & Self.othersUse == 0)
    }

    /// Replaces the file of this name as a whole, so that no reader sees a part of it. The folder has to be locked.
    func write(_ bytes: [UInt8], to name: String) throws(AppSecretError) {
        do throws(SystemError) {
            let file = try FileReplacement(of: name, in: descriptor, readers: .user)
            try file.write(bytes)
            try file.finish()
        } catch {
            throw AppSecretError(text: "Viaduct cannot write \(path)/\(name): \(error.text).")
        }
    }

    /// - Throws: when it could not be opened, or is another user's.
    private static func mode(of descriptor: CInt, _ path: String) throws(AppSecretError) -> mode_t {
        var status = stat()
        guard descriptor >= 0, fstat(descriptor, &status) == 0 else {
            // So a link is refused: by ELOOP, and by ENOTDIR where a folder is wanted.
            throw errno == ELOOP ? AppSecretError(text: "\(path) is a link.") : failure("open \(path)")
        }
        guard status.st_uid == geteuid() else { throw AppSecretError(text: "\(path) belongs to another user.") }
        return status.st_mode
    }

    private static func failure(_ action: String) -> AppSecretError {
        AppSecretError(text: "Viaduct cannot \(action): \(SystemError.current.text).")
    }
}
