internal import Glibc
internal import LWS

/// A file that only the user may read.
enum PrivateFile {
    /// Replaces the file's content as a whole.
    static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
        let new = "\(path).new"
        unlink(new)
        let descriptor = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw .current }
        defer { close(descriptor) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { throw .current }
            rest = rest.dropFirst(count)
        }
        guard rename(new, path) == 0 else { throw .current }
    }
}
