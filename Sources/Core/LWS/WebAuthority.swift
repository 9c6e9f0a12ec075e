/// The host and the port of a URL, an `Origin` or a `Host` header, as browsers write them (RFC 3986, section 3.2; the URL standard's
/// serializer). Any other spelling is none, so that nobody has to guess what a browser or a resolver makes of it.
public struct WebAuthority: Equatable, Sendable {
    /// In bytes (RFC 1035, section 2.3.4).
    private static let (longestName, longestLabel) = (253, 63)
    private static let longestPort = 5

    /// A name in lower case, a dotted IPv4 address, or an IPv6 address without its brackets.
    public let host: String
    /// `nil` for the scheme's own.
    public let port: UInt16?

    /// - Parameter text: without scheme, user and path: `localhost:3000`, `[::1]`.
    public init?(_ text: String) {
        guard text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return nil }
        let end: String.Index
        if text.hasPrefix("[") {
            guard let bracket = text.firstIndex(of: "]") else { return nil }
            let inner = text[text.index(after: text.startIndex)..<bracket]
            guard inner.utf8.allSatisfy(Self.isNumberV6), SocketAddress.isIPv6(String(inner)) else { return nil }
            host = inner.lowercased()
            end = text.index(after: bracket)
        } else {
            end = text.firstIndex(of: ":") ?? text.endIndex
            let name = text[..<end].lowercased()
            guard SocketAddress.isIPv4(name) || Self.isName(name) else { return nil }
            host = name
        }
        guard end < text.endIndex else {
            port = nil
            return
        }
        let digits = text[text.index(after: end)...]
        guard text[end] == ":", digits.utf8.count <= Self.longestPort, digits.utf8.allSatisfy(Self.isDigit), let number = UInt16(digits) else {
            return nil
        }
        port = number
    }

    /// The authority of a URL of the web that is nothing but an origin (RFC 6454, section 6.2): `http://localhost:3000`.
    public init?(origin: String) {
        guard let scheme = ["http://", "https://"].first(where: origin.hasPrefix) else { return nil }
        self.init(String(origin.dropFirst(scheme.count)))
    }

    public var isLoopback: Bool { SocketAddress.isLoopback(host) }

    /// Whether it is a name that browsers leave as it is, in lower case. One dot may end it. A name whose last part is a number is none:
    /// browsers read `0x7f.1` and `127.1` as addresses.
    static func isName(_ text: some StringProtocol) -> Bool {
        var labels = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        if labels.count > 1, labels.last?.isEmpty == true { labels.removeLast() }
        guard text.utf8.count <= longestName, let last = labels.last else { return false }
        let areLabels = labels.allSatisfy { (1...longestLabel).contains($0.count) && $0.allSatisfy(isOfLabel) }
        return areLabels && !last.allSatisfy(isDigit) && !(last.starts(with: "0x".utf8) && last.dropFirst(2).allSatisfy(isHexadecimal))
    }

    private static func isOfLabel(_ byte: UInt8) -> Bool {
        isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "F")).contains(byte)
    }

    private static func isNumberV6(_ byte: UInt8) -> Bool { isHexadecimal(byte) || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".") }
}
