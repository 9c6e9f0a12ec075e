public import Foundation

/// A client that sends bytes as the test writes them, frames and all.
public final class RawClient {
    private let handle: FileHandle
    /// Whether the peer has closed the connection, as of the last `read`.
    public private(set) var hasEnded = false

    /// Connects without waiting.
    ///
    /// - Parameter host: the last byte of a number of this machine, `127.0.0.<host>`.
    public convenience init(port: UInt16, host: UInt32 = 1) throws {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0000 + host).bigEndian
        try self.init(connectedTo: address, AF_INET)
    }

    /// Connects to a UNIX socket.
    public convenience init(path: String) throws {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
        try self.init(connectedTo: address, AF_UNIX)
    }

    private init(connectedTo address: some Any, _ family: Int32) throws {
        let descriptor = socket(family, Int32(SOCK_STREAM.rawValue), 0)
        handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        let result = withUnsafeBytes(of: address) { bytes in
            bytes.baseAddress.map { Glibc.connect(descriptor, $0.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count)) }
        }
        guard result == 0, fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0 else { throw POSIXError(.ECONNREFUSED) }
    }

    /// How many segments with data have come: the member `tcpi_data_segs_in` of `struct tcp_info`.
    public var receivedSegments: UInt32? {
        var info = [UInt8](repeating: 0, count: 156)
        var size = socklen_t(info.count)
        guard getsockopt(handle.fileDescriptor, Int32(IPPROTO_TCP), TCP_INFO, &info, &size) == 0, size == info.count else { return nil }
        return info.withUnsafeBytes { $0.load(fromByteOffset: 152, as: UInt32.self) }
    }

    /// Sends an upgrade request.
    public func requestUpgrade(subprotocol: String, path: String = "/") throws {
        try request(Self.upgrade(path: path) + ["Sec-WebSocket-Protocol: \(subprotocol)"])
    }

    /// The lines of an upgrade request, without a subprotocol.
    public static func upgrade(
        method: String = "GET", path: String = "/", to upgrade: String = "websocket", version: String? = "13",
        key: String? = "dGhlIHNhbXBsZSBub25jZQ=="
    ) -> [String] {
        ["\(method) \(path) HTTP/1.1", "Host: 127.0.0.1", "Connection: Upgrade", "Upgrade: \(upgrade)"]
            + [version.map { "Sec-WebSocket-Version: \($0)" }, key.map { "Sec-WebSocket-Key: \($0)" }].compactMap { $0 }
    }

    /// Sends the lines of a request's head, and its end.
    public func request(_ lines: [String]) throws {
        try handle.write(contentsOf: Data((lines + ["", ""]).joined(separator: "\r\n").utf8))
    }

    /// Sends bytes as they are.
    public func send(_ bytes: [UInt8]) throws {
        try handle.write(contentsOf: Data(bytes))
    }

    /// Sends nothing more, and still reads.
    public func finish() {
        shutdown(handle.fileDescriptor, Int32(SHUT_WR))
    }

    /// Sends one whole frame of at most 65 535 bytes, masked with zeros.
    ///
    /// - Parameter opcode: 1 text, 2 binary, 8 close (RFC 6455, section 5.2).
    public func send(opcode: UInt8, _ payload: [UInt8]) throws {
        let length = payload.count <= 125 ? [UInt8(payload.count)] : [126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
        try handle.write(contentsOf: Data([0x80 | opcode, 0x80 | length[0]] + length.dropFirst() + [0, 0, 0, 0] + payload))
    }

    /// Waits for the bytes.
    ///
    /// - Returns: whether they have arrived within 20 s, among the bytes since the last call.
    public func waits(for bytes: [UInt8]) -> Bool {
        let deadline = ContinuousClock.now + .seconds(20)
        var received = Data()
        while received.range(of: Data(bytes)) == nil {
            guard !hasEnded, ContinuousClock.now < deadline else { return false }
            var wanted = pollfd(fd: handle.fileDescriptor, events: Int16(POLLIN), revents: 0)
            poll(&wanted, 1, 100)
            received += read()
        }
        return true
    }

    /// Returns the bytes that have arrived since the last call.
    ///
    /// - Parameter size: the most that are read.
    public func read(_ size: Int = 64 * 1024) -> Data {
        var buffer = [UInt8](repeating: 0, count: size)
        let count = Glibc.read(handle.fileDescriptor, &buffer, buffer.count)
        hasEnded = hasEnded || count == 0 || count < 0 && errno != EAGAIN
        return Data(buffer.prefix(max(count, 0)))
    }
}
