internal import Glibc
internal import LWS

/// The mark of a folder whose server lives. The system takes it away with the process, however that ends.
final class FolderLock {
    static let name = "lock"
    private static let draft = "lock.new"

    private let descriptor: Int32

    /// Locks the folder, which is this process' own.
    init(in folder: String) throws(SystemError) {
        let (draft, path) = ("\(folder)/\(Self.draft)", "\(folder)/\(Self.name)")
        unlink(draft)
        descriptor = open(draft, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        // Nobody sees it without its lock.
        guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) == 0, rename(draft, path) == 0 else { throw .current }
    }

    /// Takes over the lock of a server that is gone.
    ///
    /// - Parameter folder: its descriptor.
    /// - Returns: `nil` when the server lives, or the file is none.
    init?(abandonedIn folder: Int32) {
        // A pipe must not make it wait.
        descriptor = openat(folder, Self.name, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        var status = stat()
        guard descriptor >= 0, fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            flock(descriptor, LOCK_EX | LOCK_NB) == 0
        else { return nil }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }
}
