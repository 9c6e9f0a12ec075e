internal import Foundation
public import LWS
internal import ViaductProtocol

/// A web app behind the proxy: `http://localhost:3000`, or `admin.localhost=http://localhost:3001` for one of several hosts.
public struct AppAddress: Equatable, Sendable {
    /// The host at which browsers request this app, in lower case; `nil` for the app of all other hosts.
    public let browserHost: String?
    /// `http` or `https`.
    public let scheme: String
    /// Without the brackets of an IPv6 address.
    public let host: String
    public let port: Int

    /// - Returns: `nil` when the text is neither a URL without path, user and query, nor a host with one.
    public init?(_ text: String) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let address = parts.last, let url = URLComponents(string: address), parts.count < 3,
            let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https",
            let host = (url.host?.lowercased()).flatMap(SocketAddress.withoutBrackets), Self.isHost(host),
            ["", "/"].contains(url.path), url.query == nil, url.fragment == nil, url.user == nil
        else { return nil }
        let port = url.port ?? (scheme == "https" ? 443 : 80)
        guard (1...65535).contains(port) else { return nil }
        if parts.count == 2 {
            let name = parts[0].lowercased()
            guard Self.isHost(name) else { return nil }
            browserHost = name
        } else {
            browserHost = nil
        }
        self.scheme = scheme
        self.host = host
        self.port = port
    }

    /// As in a `Host` header, `localhost:3000`.
    public var authority: String {
        let host = host.contains(":") ? "[\(host)]" : host
        return hasStandardPort ? host : "\(host):\(port)"
    }

    public var url: String { "\(scheme)://\(authority)" }

    /// The hosts of its two phones: `ios.admin.localhost` and `android.admin.localhost`; none for the app of all other hosts.
    public var phoneHosts: [String] {
        browserHost.map { host in Platform.allCases.map { "\($0.rawValue).\(host)" } } ?? []
    }

    /// Whether the app receives the host that the browser requested. An app that runs beside Viaduct allows that host and compares it with
    /// the `Origin`. A host with a domain, `shop.example.test`, may share its address with others, so it receives its own name.
    var isToldBrowserHost: Bool {
        !host.contains(".") || isContainersHost || isNumber
    }

    /// Whether the host is the machine that Viaduct's container runs on. Docker, Podman, Lima and others name it `host.docker.internal` or
    /// `host.containers.internal`.
    var isContainersHost: Bool { host.hasPrefix("host.") && host.hasSuffix(".internal") }

    var isLoopback: Bool {
        host == "localhost" || host == "::1" || host.hasPrefix("127.") && isNumber
    }

    /// Whether this address reaches a program that listens there.
    public func isOf(_ address: ListenAddress) -> Bool {
        switch address {
        case .ipv4(_, let port): isLoopback && host != "::1" && self.port == port
        case .ipv6(_, let port): isLoopback && !host.hasPrefix("127.") && self.port == port
        case .unix: false
        }
    }

    /// Whether the host is a name that has to be resolved.
    var isLookedUp: Bool { !isLocalhost && !isNumber }

    /// By RFC 6761, whatever a resolver says.
    var isLocalhost: Bool { SocketAddress.isLoopback(host) && !isNumber }

    private var isNumber: Bool { host.contains(":") || host.wholeMatch(of: #/[0-9.]+/#) != nil }

    var hasStandardPort: Bool { port == (scheme == "https" ? 443 : 80) }

    /// Whether it is a host, which has no character with a meaning in a configuration file.
    private static func isHost(_ text: String) -> Bool {
        text.wholeMatch(of: #/[A-Za-z0-9._-]+|[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*/#) != nil
    }
}
