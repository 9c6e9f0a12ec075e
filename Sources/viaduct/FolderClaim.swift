import Foundation
import Glibc

/// A folder that no other process uses as long as this object lives.
final class FolderClaim {
    let url: URL
    private let descriptor: CInt

    /// Claims the folder, or the first free one of `…-2`, `…-3`.
    ///
    /// - Throws: `CocoaError` when the folder cannot be made, `POSIXError` when it is not writable.
    init(_ url: URL) throws {
        var (place, number) = (url, 1)
        while true {
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            let descriptor = open(place.appending(path: "claimed").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
                self.descriptor = descriptor
                self.url = place
                return
            }
            close(descriptor)
            number += 1
            place = url.deletingLastPathComponent().appending(path: "\(url.lastPathComponent)-\(number)")
        }
    }

    deinit { close(descriptor) }
}
