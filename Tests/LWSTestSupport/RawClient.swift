public import Foundation

/// A client that sends bytes as the test writes them, frames and all.
public final class RawClient {
    private let handle: FileHandle

    /// Connects, and waits for nothing.
    public init(port: UInt16) throws {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0, fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0 else { throw POSIXError(.ECONNREFUSED) }
    }

    /// Sends an upgrade request.
    public func requestUpgrade(subprotocol: String) throws {
        let lines = [
            "GET / HTTP/1.1", "Host: 127.0.0.1", "Connection: Upgrade", "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Protocol: \(subprotocol)", "", "",
        ]
        try handle.write(contentsOf: Data(lines.joined(separator: "\r\n").utf8))
    }

    /// Sends one whole frame of at most 125 bytes, masked with zeros.
    ///
    /// - Parameter opcode: 1 text, 2 binary, 8 close (RFC 6455, section 5.2).
    public func send(opcode: UInt8, _ payload: [UInt8]) throws {
        try handle.write(contentsOf: Data([0x80 | opcode, 0x80 | UInt8(payload.count), 0, 0, 0, 0] + payload))
    }

    /// What has come since the last call.
    public func read() -> Data {
        var buffer = [UInt8](repeating: 0, count: 64 * 1024)
        let count = Glibc.read(handle.fileDescriptor, &buffer, buffer.count)
        return Data(buffer.prefix(max(count, 0)))
    }
}
