internal import CLibwebsockets
internal import Glibc

/// Knowledge of the system about a connection: `struct tcp_info` in linux/tcp.h, of which glibc's own ends before these members, and for a
/// UNIX socket the sizes of its queues.
struct SocketTraffic {
    private static let readOffset = 120
    private static let receivedOffset = 128
    private static let sentOffset = 200
    /// POLLRDHUP, which Glibc lacks for Swift: the peer has ended its side.
    private static let endEvent = Int16(0x2000)
    /// Linux constants that Glibc lacks for Swift: unsent or unread bytes, and a place in the queue that reading moves towards its start.
    private static let (bytesOut, peekOffset) = (UInt(0x5411), Int32(42))

    /// Changes when the other end has read something: the bytes that it has acknowledged. Of a UNIX socket it is the memory of what waits for
    /// it, which changes by pieces of up to 36 KiB.
    let read: UInt64
    /// In bytes: what has come from the other end. Of a UNIX socket it counts from `counted`, to 2 GiB.
    let received: UInt64
    /// In bytes: what has gone to the other end. Of a UNIX socket nothing is known.
    let sent: UInt64

    /// None.
    init() {
        (read, received, sent) = (0, 0, 0)
    }

    /// - Returns: `nil` for what is no socket.
    init?(_ descriptor: Int32) {
        var info = [UInt8](repeating: 0, count: Self.sentOffset + 8)
        var size = socklen_t(info.count)
        guard getsockopt(descriptor, Int32(IPPROTO_TCP), TCP_INFO, &info, &size) == 0, size == info.count else {
            guard let (read, received) = Self.queues(descriptor) else { return nil }
            (self.read, self.received, sent) = (read, received, 0)
            return
        }
        (read, received, sent) = info.withUnsafeBytes { bytes in
            let members = [Self.readOffset, Self.receivedOffset, Self.sentOffset].map { bytes.load(fromByteOffset: $0, as: UInt64.self) }
            return (members[0], members[1], members[2])
        }
    }

    /// The traffic so far. What a UNIX socket receives is counted anew.
    static func counted(_ descriptor: Int32) -> SocketTraffic? {
        if isUnix(descriptor) {
            var offset = Int32.max
            setsockopt(descriptor, SOL_SOCKET, peekOffset, &offset, socklen_t(MemoryLayout<Int32>.size))
        }
        return SocketTraffic(descriptor)
    }

    /// The bytes that were read here. Of a UNIX socket they count from `counted`.
    ///
    /// - Returns: `nil` when bytes come too fast to tell, or for what is no socket.
    static func taken(_ descriptor: Int32) -> UInt64? {
        for _ in 0..<4 {
            let unread = waiting(descriptor)
            guard let traffic = SocketTraffic(descriptor) else { return nil }
            // Both numbers are of one moment when nothing has come in between.
            if waiting(descriptor) == unread { return traffic.received - min(traffic.received, UInt64(unread)) }
        }
        return nil
    }

    /// Whether the peer has ended its side of the connection, maybe behind bytes that nobody has read.
    static func hasEnd(_ descriptor: Int32) -> Bool {
        var socket = pollfd(fd: descriptor, events: endEvent, revents: 0)
        return poll(&socket, 1, 0) == 1
    }

    /// Whether the peer has not ended its side of the connection. Bytes that nobody has read hide its end.
    static func hasPeer(_ descriptor: Int32) -> Bool {
        var byte: UInt8 = 0
        let count = recv(descriptor, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT))
        return count > 0 || count < 0 && (errno == EAGAIN || errno == EINTR)
    }

    /// The bytes that wait to be read here.
    static func waiting(_ descriptor: Int32) -> Int32 { size(of: UInt(FIONREAD), descriptor) ?? 0 }

    /// Reads what has come of a connection that is about to end, at most a mebibyte.
    static func discard(_ descriptor: Int32) {
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        for _ in 0..<16 where recv(descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT)) <= 0 { return }
    }

    private static func isUnix(_ descriptor: Int32) -> Bool { option(SO_DOMAIN, of: descriptor) == AF_UNIX }

    /// - Returns: `nil` for what is no UNIX socket.
    private static func queues(_ descriptor: Int32) -> (read: UInt64, received: UInt64)? {
        guard isUnix(descriptor), let offset = option(peekOffset, of: descriptor), let unread = size(of: bytesOut, descriptor) else { return nil }
        let taken = offset < 0 ? 0 : Int64(Int32.max - offset)
        return (UInt64(clamping: unread), UInt64(taken + Int64(waiting(descriptor))))
    }

    private static func option(_ name: Int32, of descriptor: Int32) -> Int32? {
        var value: Int32 = 0
        var size = socklen_t(MemoryLayout<Int32>.size)
        return getsockopt(descriptor, SOL_SOCKET, name, &value, &size) == 0 ? value : nil
    }

    private static func size(of queue: UInt, _ descriptor: Int32) -> Int32? {
        var size: Int32 = 0
        return ioctl(descriptor, queue, &size) == 0 ? max(size, 0) : nil
    }
}
