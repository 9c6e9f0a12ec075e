internal import Glibc

/// Under which addresses other machines of the network find this one.
public enum NetworkAddress {
    /// Prefixes of interfaces inside this machine only: its containers and virtual machines.
    private static let inner = ["docker", "br-", "veth", "virbr", "vnet", "lxc", "podman", "cni"]

    /// Numeric IPv4 addresses, in the system's order.
    public static func all() -> [String] {
        var first: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&first) == 0 else { return [] }
        defer { freeifaddrs(first) }
        // The list lives until it is freed, after the last use here.
        return sequence(first: first) { $0?.pointee.ifa_next }.prefix { $0 != nil }.compactMap { $0.flatMap { text($0.pointee) } }
    }

    private static func text(_ interface: ifaddrs) -> String? {
        guard let address = interface.ifa_addr, address.pointee.sa_family == AF_INET,
            interface.ifa_flags & UInt32(IFF_UP) != 0, interface.ifa_flags & UInt32(IFF_LOOPBACK) == 0,
            !inner.contains(where: String(cString: interface.ifa_name).hasPrefix)
        else { return nil }
        var name = [CChar](repeating: 0, count: Int(NI_MAXHOST))
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        guard getnameinfo(address, size, &name, socklen_t(name.count), nil, 0, NI_NUMERICHOST) == 0 else { return nil }
        return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
