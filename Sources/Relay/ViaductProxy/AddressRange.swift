internal import LWS

/// One numeric address, or all that begin as it does: `127.0.0.1`, `172.16.0.0/12`, `fd00::/8`.
public struct AddressRange: Equatable, Sendable, CustomStringConvertible {
    public let description: String

    /// - Returns: `nil` when the text is neither an address nor one with a length in bits.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard let address = parts.first, parts.count <= 2,
            let bits = SocketAddress.isIPv4(address) ? 32 : SocketAddress.isIPv6(address) ? 128 : nil
        else { return nil }
        if parts.count == 2 {
            guard let length = UInt8(parts[1]), length <= bits else { return nil }
        }
        description = text
    }
}
