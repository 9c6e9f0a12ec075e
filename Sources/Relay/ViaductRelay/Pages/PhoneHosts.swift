internal import LWS
internal import ViaductProtocol

/// The hosts that stand for one phone each and have separate cookies: `ios.localhost`, `android.admin.localhost`, and `ios.NAME` for each
/// app's `NAME`. Any other host with such a start, like `ios.example.com`, is an ordinary one.
public struct PhoneHosts: Equatable, Sendable {
    private let appHosts: Set<String>

    /// - Parameter appHosts: hosts at which browsers request an app, in lower case. None of them is a phone itself.
    public init(appHosts: [String] = []) {
        self.appHosts = Set(appHosts)
    }

    /// - Parameter authority: the `Host` header.
    /// - Returns: `nil` for a host that stands for no phone.
    func phone(at authority: String?) -> Platform? {
        guard let authority, let base = base(of: authority) else { return nil }
        return Platform.allCases.first { authority.lowercased() == "\($0.rawValue).\(base)" }
    }

    /// `localhost:4000` from `ios.localhost:4000`, in lower case; `nil` for a host that stands for no phone.
    func base(of authority: String) -> String? {
        let authority = authority.lowercased()
        guard let name = WebOrigin.name(ofAuthority: authority), !appHosts.contains(name),
            let label = Platform.allCases.map({ "\($0.rawValue)." }).first(where: authority.hasPrefix)
        else { return nil }
        let base = String(authority.dropFirst(label.count))
        return WebOrigin.name(ofAuthority: base).map(hasPhones) == true ? base : nil
    }

    /// The phones beside a host, or beside the host of one of them.
    ///
    /// - Returns: `nil` for a host that has none, such as a number.
    func phones(of authority: String) -> (base: String, hosts: [(platform: Platform, authority: String)])? {
        let base = base(of: authority) ?? authority.lowercased()
        guard let name = WebOrigin.name(ofAuthority: base), hasPhones(name) else { return nil }
        let hosts = Platform.allCases.map { (platform: $0, authority: "\($0.rawValue).\(base)") }
        return hosts.allSatisfy { phone(at: $0.authority) == $0.platform } ? (base, hosts) : nil
    }

    private func hasPhones(_ name: String) -> Bool {
        name == "localhost" || name.hasSuffix(".localhost") && SocketAddress.isLoopback(name) || appHosts.contains(name)
    }
}
