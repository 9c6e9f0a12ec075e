internal import Foundation
internal import Glibc
internal import LWS

/// The folders of nginx that servers have left which were killed.
enum AbandonedFolders {
    private static let prefix = "viaduct-"
    private static let letters = Set("0123456789abcdefghijklmnopqrstuvwxyz")
    /// The length of the random part of a folder's name.
    private static let mostLetters = 7
    private static let othersUse = mode_t(0o077)
    /// nginx' own folders for bodies are three deep.
    private static let deepest = 8

    /// A name for the folder of this server.
    static func newName() -> String { prefix + String(UInt32.random(in: 0 ... .max), radix: 36) }

    /// Removes what this user's servers have left in the folder, which others may write to. No link is followed.
    static func remove(in parent: String) {
        let descriptor = open(parent, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        for name in names(in: descriptor) where isName(name) { remove(name, in: descriptor) }
    }

    private static func isName(_ name: String) -> Bool {
        let rest = name.dropFirst(prefix.count)
        return name.hasPrefix(prefix) && (1...mostLetters).contains(rest.count) && rest.allSatisfy(letters.contains)
    }

    private static func remove(_ name: String, in parent: Int32) {
        let folder = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard folder >= 0 else { return }
        defer { close(folder) }
        guard isOwn(folder) else { return }
        // Held until all is removed.
        let lock = FolderLock(abandonedIn: folder)
        guard lock != nil || isOfEarlierVersion(folder) else { return }
        withExtendedLifetime(lock) { empty(folder, depth: 0) }
        unlinkat(parent, name, AT_REMOVEDIR)
    }

    /// Whether the folder is this user's, and closed to others.
    static func isOwn(_ folder: Int32) -> Bool {
        var status = stat()
        return fstat(folder, &status) == 0 && status.st_uid == geteuid() && status.st_mode & othersUse == 0
    }

    /// Whether a server of a version without locks has left it: then nobody listens at its socket.
    private static func isOfEarlierVersion(_ folder: Int32) -> Bool {
        let names = names(in: folder)
        let sockets = names.filter { $0.hasPrefix("server") && $0.hasSuffix(".sock") }
        return !names.contains(FolderLock.name) && names.contains("nginx.conf") && !sockets.isEmpty
            && sockets.allSatisfy { refuses("/proc/self/fd/\(folder)/\($0)") }
    }

    private static func refuses(_ path: String) -> Bool {
        let socket = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
        guard socket >= 0 else { return false }
        defer { close(socket) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return false }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        let result = withUnsafePointer(to: address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
        }
        return result != 0 && errno == ECONNREFUSED
    }

    private static func empty(_ folder: Int32, depth: Int) {
        guard depth < deepest else { return }
        for name in names(in: folder) where unlinkat(folder, name, 0) != 0 {
            let inner = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            guard inner >= 0 else { continue }
            empty(inner, depth: depth + 1)
            close(inner)
            unlinkat(folder, name, AT_REMOVEDIR)
        }
    }

    private static func names(in folder: Int32) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd/\(folder)")) ?? []
    }
}
