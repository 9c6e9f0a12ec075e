internal import Glibc

/// Numeric addresses, as the system reads them.
public enum SocketAddress {
    /// Whether the text is a dotted IPv4 address.
    public static func isIPv4(_ text: String) -> Bool {
        var address = in_addr()
        return inet_pton(AF_INET, text, &address) == 1
    }

    /// Whether the name or number, without brackets and in lower case, is this machine's own (RFC 6761, section 6.3).
    public static func isLoopback(_ host: String) -> Bool {
        host == "localhost" || host.hasSuffix(".localhost") || host == "::1"
            || host.hasPrefix("127.") && isIPv4(host)
    }

    /// Whether the text is an IPv6 address, without brackets.
    public static func isIPv6(_ text: String) -> Bool {
        var address = in6_addr()
        return inet_pton(AF_INET6, text, &address) == 1
    }
}
