/// An address that a server listens on: `127.0.0.1:4000`, `[::1]:4000` or `unix:/path`.
public enum ListenAddress: Equatable, Sendable, CustomStringConvertible {
    case ipv4(host: String, port: UInt16)
    case ipv6(host: String, port: UInt16)
    case unix(path: String)

    /// - Returns: `nil` when the text has none of the three forms. `localhost` stands for `127.0.0.1`, port 0 for a free one.
    public init?(_ text: String) {
        if text.hasPrefix("unix:") {
            let path = String(text.dropFirst("unix:".count))
            // The size of sun_path, less its closing zero.
            guard path.hasPrefix("/"), path.utf8.count < 108 else { return nil }
            self = .unix(path: path)
            return
        }
        guard let colon = text.lastIndex(of: ":"), let port = UInt16(text[text.index(after: colon)...]) else {
            return nil
        }
        let host = text[..<colon]
        if host.hasPrefix("["), host.hasSuffix("]") {
            let inner = String(host.dropFirst().dropLast())
            guard SocketAddress.isIPv6(inner) else { return nil }
            self = .ipv6(host: inner, port: port)
        } else {
            let host = host == "localhost" ? "127.0.0.1" : String(host)
            guard SocketAddress.isIPv4(host) else { return nil }
            self = .ipv4(host: host, port: port)
        }
    }

    public var description: String {
        switch self {
        case .ipv4(let host, let port): "\(host):\(port)"
        case .ipv6(let host, let port): "[\(host)]:\(port)"
        case .unix(let path): "unix:\(path)"
        }
    }

    /// The same at another port; a UNIX socket stays as it is.
    public func at(port: UInt16) -> ListenAddress {
        switch self {
        case .ipv4(let host, _): .ipv4(host: host, port: port)
        case .ipv6(let host, _): .ipv6(host: host, port: port)
        case .unix: self
        }
    }

    /// `nil` for a UNIX socket.
    public var port: UInt16? {
        switch self {
        case .ipv4(_, let port), .ipv6(_, let port): port
        case .unix: nil
        }
    }

    /// Whether only this machine reaches it.
    public var isLoopback: Bool {
        switch self {
        case .ipv4(let host, _): host.hasPrefix("127.")
        case .ipv6(let host, _): host == "::1"
        case .unix: true
        }
    }

    /// The address that a browser opens, `nil` for a UNIX socket.
    public func browserURL(isSecure: Bool) -> String? { port.flatMap { url(port: $0, isSecure: isSecure) } }

    /// The same at another port.
    ///
    /// - Parameters:
    ///   - port: the real one, when the address asked for a free one.
    ///   - isSecure: whether TLS is spoken there.
    public func url(port: UInt16, isSecure: Bool = false) -> String? {
        let scheme = isSecure ? "https" : "http"
        return switch self {
        case .ipv4(let host, _): "\(scheme)://\(host == "0.0.0.0" ? "127.0.0.1" : host):\(port)"
        case .ipv6(let host, _): "\(scheme)://[\(host == "::" ? "::1" : host)]:\(port)"
        case .unix: nil
        }
    }
}
