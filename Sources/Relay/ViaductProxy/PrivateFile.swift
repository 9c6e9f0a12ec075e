internal import LWS
internal import ViaductSystem

/// A file that only the user may read.
enum PrivateFile {
    /// Replaces the file's content as a whole.
    static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
        try FileReplacement.write(bytes, to: path, readers: .user)
    }
}
