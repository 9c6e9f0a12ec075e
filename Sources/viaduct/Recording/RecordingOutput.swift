import Glibc
import LWS
import ViaductSystem

/// The file that a recording is written to: a new one, the draft of one that replaces another, or a device.
final class RecordingOutput {
    private let path: String
    private let descriptor: CInt
    /// Whether `descriptor` is of a file that was not there.
    private let isNew: Bool
    private let replacement: FileReplacement?

    /// - Parameters:
    ///   - replaces: whether an existing file may be replaced. It stays as it is until `finish`.
    /// - Throws: `EEXIST` for a file that may not be replaced.
    init(_ path: String, replaces: Bool) throws(SystemError) {
        self.path = path
        var status = stat()
        if replaces, stat(path, &status) == 0 {
            isNew = false
            if status.st_mode & S_IFMT == S_IFREG {
                (replacement, descriptor) = (try FileReplacement(of: path, readers: .user), -1)
            } else {
                (replacement, descriptor) = (nil, open(path, O_WRONLY | O_CLOEXEC))
                guard descriptor >= 0 else { throw .current }
            }
        } else {
            // Private, since the mask may have missed a secret.
            (replacement, descriptor, isNew) = (nil, open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600), true)
            guard descriptor >= 0 else { throw .current }
        }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// The file that has the recording until it is whole; `nil` when that is the file itself.
    var draft: String? { replacement?.draft }

    func write(_ bytes: [UInt8]) throws(SystemError) {
        if let replacement { try replacement.write(bytes) } else { try FileReplacement.write(bytes, to: descriptor) }
    }

    /// Puts the recording in the place of the file that it replaces.
    func finish() throws(SystemError) { try replacement?.finish() }

    /// Leaves what was written where it is, when this ends without `finish`.
    func keepDraft() { replacement?.keepDraft() }

    /// Removes what was written.
    func remove() {
        replacement?.discard()
        if isNew { unlink(path) }
    }
}
