internal import Glibc
internal import LWS

/// A socket that listens before nginx runs, and that nginx inherits: its address is known, and clients wait while nginx starts.
struct ListeningSocket {
    private static let backlog: Int32 = 511

    /// The address with its real port, even when any free port was requested.
    let address: ListenAddress
    let descriptor: Int32

    init(_ address: ListenAddress) throws(ProxyError) {
        if case .unix(let path) = address {
            do throws(LWSError) {
                try SocketFile.check(path)
            } catch {
                throw ProxyError(code: error.code == .addressInUse ? .addressInUse : .address, text: error.text)
            }
        }
        errno = 0
        guard let (descriptor, port) = Self.open(address) else {
            let error = SystemError.current
            throw ProxyError(
                code: error.number == EADDRINUSE ? .addressInUse : .address, text: "Cannot listen on \(address): \(error.text).")
        }
        self.descriptor = descriptor
        self.address = address.at(port: port)
    }

    func close() {
        _ = Glibc.close(descriptor)
        if case .unix(let path) = address { unlink(path) }
    }

    private static func open(_ address: ListenAddress) -> (descriptor: Int32, port: UInt16)? {
        switch address {
        case .ipv4(let host, let port):
            var name = sockaddr_in()
            name.sin_family = sa_family_t(AF_INET)
            name.sin_port = port.bigEndian
            guard inet_pton(AF_INET, host, &name.sin_addr) == 1, let descriptor = bind(AF_INET, &name) else {
                return nil
            }
            return (descriptor, UInt16(bigEndian: name.sin_port))
        case .ipv6(let host, let port):
            var name = sockaddr_in6()
            name.sin6_family = sa_family_t(AF_INET6)
            name.sin6_port = port.bigEndian
            guard inet_pton(AF_INET6, host, &name.sin6_addr) == 1, let descriptor = bind(AF_INET6, &name) else {
                return nil
            }
            return (descriptor, UInt16(bigEndian: name.sin6_port))
        case .unix(let path):
            var name = sockaddr_un()
            name.sun_family = sa_family_t(AF_UNIX)
            let bytes = Array(path.utf8)
            guard bytes.count < MemoryLayout.size(ofValue: name.sun_path) else { return nil }
            withUnsafeMutableBytes(of: &name.sun_path) { $0.copyBytes(from: bytes) }
            unlink(path)
            guard let descriptor = bind(AF_UNIX, &name) else { return nil }
            SocketFile.openToAll(path)
            return (descriptor, 0)
        }
    }

    /// - Parameter name: becomes the address that the socket has.
    private static func bind<Name>(_ family: Int32, _ name: inout Name) -> Int32? {
        // nginx uses inherited sockets unchanged, so they must not block.
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
        let descriptor = socket(family, kind, 0)
        guard descriptor >= 0 else { return nil }
        var yes: Int32 = 1
        let size = socklen_t(MemoryLayout<Int32>.size)
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, size)
        if family == AF_INET6 { setsockopt(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &yes, size) }
        var length = socklen_t(MemoryLayout<Name>.size)
        let isOpen = withUnsafeMutableBytes(of: &name) { bytes in
            guard let start = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else { return false }
            return Glibc.bind(descriptor, start, length) == 0 && listen(descriptor, backlog) == 0
                && (family == AF_UNIX || getsockname(descriptor, start, &length) == 0)
        }
        guard isOpen else {
            let reason = errno
            _ = Glibc.close(descriptor)
            errno = reason
            return nil
        }
        return descriptor
    }
}
