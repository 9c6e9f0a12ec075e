internal import Glibc

/// Numeric addresses, as the system reads them.
public enum SocketAddress {
    /// Whether the text is a dotted IPv4 address.
    public static func isIPv4(_ text: String) -> Bool {
        var address = in_addr()
        return !hasEnd(text) && inet_pton(AF_INET, text, &address) == 1
    }

    /// Whether the name or number, without brackets and in lower case, is this machine's own (RFC 6761, section 6.3). Other spellings of it
    /// are none, nor is a name with characters that no host has: it may end like such a name.
    public static func isLoopback(_ host: String) -> Bool {
        host == "localhost" || host.hasSuffix(".localhost") && WebAuthority.isName(host) || host == "::1"
            || host.hasPrefix("127.") && isIPv4(host)
    }

    /// The bytes of a numeric address: 4 of IPv4, also where IPv6 has it mapped (`::ffff:127.0.0.1`), and 16 of IPv6; `nil` for other texts.
    public static func bytes(_ text: String) -> [UInt8]? {
        guard !hasEnd(text) else { return nil }
        var (short, long) = (in_addr(), in6_addr())
        if inet_pton(AF_INET, text, &short) == 1 { return withUnsafeBytes(of: &short) { Array($0) } }
        // Behind the percent sign stands the interface of a link's own address.
        guard inet_pton(AF_INET6, String(text.prefix { $0 != "%" }), &long) == 1 else { return nil }
        let bytes = withUnsafeBytes(of: &long) { Array($0) }
        return bytes.starts(with: mappedPrefix) ? Array(bytes.dropFirst(mappedPrefix.count)) : bytes
    }

    private static let mappedPrefix = [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF]

    /// The address by which one client is known: an IPv4 address itself, and the network of an IPv6 address (`2001:db8:0:1::/64`).
    public static func network(_ text: String) -> String? {
        guard let bytes = bytes(text) else { return nil }
        guard bytes.count == 16 else { return bytes.map(String.init).joined(separator: ".") }
        let groups = stride(from: 0, to: 8, by: 2).map { String(Int(bytes[$0]) << 8 | Int(bytes[$0 + 1]), radix: 16) }
        return groups.joined(separator: ":") + "::/64"
    }

    /// Whether the text is an IPv6 address, without brackets.
    public static func isIPv6(_ text: String) -> Bool {
        var address = in6_addr()
        return !hasEnd(text) && inet_pton(AF_INET6, text, &address) == 1
    }

    /// The host of a URL without the brackets of an IPv6 address. Foundation reads anything in brackets as a host.
    ///
    /// - Returns: `nil` for brackets with something else in them.
    public static func withoutBrackets(_ host: String) -> String? {
        guard host.utf8.first == UInt8(ascii: "[") else { return host }
        let name = String(decoding: host.utf8.dropFirst().dropLast(), as: UTF8.self)
        return host.utf8.last == UInt8(ascii: "]") && isIPv6(name) ? name : nil
    }

    /// Whether C reads only the start of the text.
    private static func hasEnd(_ text: String) -> Bool { text.utf8.contains(0) }
}
