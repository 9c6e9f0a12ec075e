internal import LWS

/// One numeric address, or all that begin as it does: `127.0.0.1`, `172.16.0.0/12`, `fd00::/8`. Or all UNIX sockets: `unix:`.
public struct AddressRange: Equatable, Sendable, CustomStringConvertible {
    /// As nginx names the other end of a UNIX socket.
    private static let socketText = "unix:"
    public static let sockets = AddressRange(sockets: ())

    public let description: String

    private init(sockets: ()) {
        description = Self.socketText
    }

    /// - Returns: `nil` when the text is neither an address nor one with a length in bits.
    public init?(_ text: String) {
        guard text != Self.socketText else {
            description = text
            return
        }
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard let address = parts.first, parts.count <= 2,
            let bits = SocketAddress.isIPv4(address) ? 32 : SocketAddress.isIPv6(address) ? 128 : nil
        else { return nil }
        if parts.count == 2 {
            guard let length = UInt8(parts[1]), length <= bits else { return nil }
        }
        description = text
    }

    /// Whether the range has this numeric address.
    public func contains(_ address: String) -> Bool {
        let parts = description.split(separator: "/")
        guard let start = parts.first.map(String.init).flatMap(SocketAddress.bytes), let bytes = SocketAddress.bytes(address),
            bytes.count == start.count
        else { return false }
        var rest = parts.count == 2 ? Int(parts[1]) ?? 0 : bytes.count * 8
        // The prefix length of a mapped address includes the 96 bits of `::ffff:`.
        if parts[0].contains(":"), start.count == 4 { rest = max(rest - 96, 0) }
        for (byte, wanted) in zip(bytes, start) where rest > 0 {
            let mask = UInt8(truncatingIfNeeded: 0xFF00 >> min(rest, 8))
            if (byte ^ wanted) & mask != 0 { return false }
            rest -= 8
        }
        return true
    }
}
