internal import Glibc

/// Under which addresses other machines of the network find this one.
public enum NetworkAddress {
    public enum Family {
        case ipv4, ipv6

        fileprivate var number: sa_family_t { sa_family_t(self == .ipv4 ? AF_INET : AF_INET6) }

        fileprivate var size: socklen_t {
            socklen_t(self == .ipv4 ? MemoryLayout<sockaddr_in>.size : MemoryLayout<sockaddr_in6>.size)
        }
    }

    /// Prefixes of interfaces inside this machine only: its containers and virtual machines.
    private static let inner = ["docker", "br-", "veth", "virbr", "vnet", "lxc", "podman", "cni"]

    /// Numeric addresses, in the system's order, without IPv6's of one link alone (`fe80::…`).
    public static func all(_ family: Family) -> [String] {
        var first: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&first) == 0 else { return [] }
        defer { freeifaddrs(first) }
        // The list lives until it is freed, after the last use here.
        return sequence(first: first) { $0?.pointee.ifa_next }.prefix { $0 != nil }.compactMap { $0.flatMap { text($0.pointee, of: family) } }
    }

    private static func text(_ interface: ifaddrs, of family: Family) -> String? {
        guard let address = interface.ifa_addr, address.pointee.sa_family == family.number,
            interface.ifa_flags & UInt32(IFF_UP) != 0, interface.ifa_flags & UInt32(IFF_LOOPBACK) == 0,
            !inner.contains(where: String(cString: interface.ifa_name).hasPrefix)
        else { return nil }
        var name = [CChar](repeating: 0, count: Int(NI_MAXHOST))
        guard getnameinfo(address, family.size, &name, socklen_t(name.count), nil, 0, NI_NUMERICHOST) == 0 else { return nil }
        let text = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        // Only a link's own address names its interface.
        return text.contains("%") ? nil : text
    }
}
