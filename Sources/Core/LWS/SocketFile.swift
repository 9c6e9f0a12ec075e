internal import Glibc

/// The file at the path of a UNIX socket, before somebody listens there.
public enum SocketFile: Equatable, Sendable {
    case missing
    /// The socket of a program that has ended. A new one takes its place.
    case abandoned
    /// A socket of a program that runs, or of one that this user may not ask.
    case inUse
    /// Something else, which must stay.
    case other

    /// Looks, and changes nothing.
    public init(at path: String) {
        var information = stat()
        guard lstat(path, &information) == 0 else {
            self = errno == ENOENT ? .missing : .other
            return
        }
        guard information.st_mode & S_IFMT == S_IFSOCK else {
            self = .other
            return
        }
        self = Self.refusesConnections(path) ? .abandoned : .inUse
    }

    /// - Throws: when a socket of that name must not be made.
    package static func check(_ path: String) throws(LWSError) {
        switch SocketFile(at: path) {
        case .missing, .abandoned: return
        case .inUse:
            throw LWSError(
                code: .addressInUse, text: "Cannot listen on unix:\(path): address already in use.", address: .unix(path: path))
        case .other:
            throw LWSError(
                code: .listen, text: "Cannot listen on unix:\(path): it is no socket. Remove it, or name another path.")
        }
    }

    /// Lets every user connect who can open its folder, as at a loopback port. A proxy in front of the server has a user of its own.
    public static func openToAll(_ path: String) {
        _ = chmod(path, 0o666)
    }

    private static func refusesConnections(_ path: String) -> Bool {
        var name = sockaddr_un()
        name.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        guard bytes.count < MemoryLayout.size(ofValue: name.sun_path) else { return false }
        withUnsafeMutableBytes(of: &name.sun_path) { $0.copyBytes(from: bytes) }
        // A full queue must not block.
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
        let descriptor = socket(AF_UNIX, kind, 0)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        return withUnsafeBytes(of: &name) { bytes in
            guard let start = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else { return false }
            return connect(descriptor, start, socklen_t(bytes.count)) < 0 && errno == ECONNREFUSED
        }
    }
}
