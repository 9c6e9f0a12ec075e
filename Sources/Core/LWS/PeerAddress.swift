internal import CLibwebsockets
internal import Glibc

/// The other end of a connection.
enum PeerAddress {
    /// Its numeric address; `nil` for a UNIX socket.
    static func of(_ wsi: OpaquePointer) -> String? { of(descriptor: lws_get_socket_fd(wsi)) }

    static func of(descriptor: Int32) -> String? {
        var storage = sockaddr_storage()
        var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
        return withUnsafeMutablePointer(to: &storage) { storage in
            storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                guard getpeername(descriptor, address, &size) == 0, [AF_INET, AF_INET6].contains(Int32(address.pointee.sa_family)) else {
                    return nil
                }
                var name = [CChar](repeating: 0, count: Int(NI_MAXHOST))
                guard getnameinfo(address, size, &name, socklen_t(name.count), nil, 0, NI_NUMERICHOST) == 0 else { return nil }
                return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            }
        }
    }
}
