internal import CLibwebsockets
internal import Glibc

/// Knowledge of the system about a TCP connection (`struct tcp_info` in linux/tcp.h; glibc's own ends before these members).
struct SocketTraffic {
    private static let readOffset = 120
    private static let receivedOffset = 128

    /// In bytes: what the other end has acknowledged.
    let read: UInt64
    /// In bytes: what has come from it.
    let received: UInt64

    /// None.
    init() {
        (read, received) = (0, 0)
    }

    /// - Returns: `nil` for a UNIX socket.
    init?(_ descriptor: Int32) {
        var info = [UInt8](repeating: 0, count: Self.receivedOffset + 8)
        var size = socklen_t(info.count)
        guard getsockopt(descriptor, Int32(IPPROTO_TCP), TCP_INFO, &info, &size) == 0, size == info.count else { return nil }
        (read, received) = info.withUnsafeBytes {
            ($0.load(fromByteOffset: Self.readOffset, as: UInt64.self), $0.load(fromByteOffset: Self.receivedOffset, as: UInt64.self))
        }
    }

    /// Reads what has come of a connection that is about to end, at most a mebibyte.
    static func discard(_ descriptor: Int32) {
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        for _ in 0..<16 where recv(descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT)) <= 0 { return }
    }
}
