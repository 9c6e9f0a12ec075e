import Foundation
import LWS
import ViaductCommands
import ViaductProxy

/// The request of a `viaduct nginx-config` command line.
struct NginxConfigArguments {
    let apps: [AppAddress]
    let addresses: [ListenAddress]
    /// For nginx' own files and sockets.
    let folder: URL
    let allowedHosts: [String]
    let trustedProxies: [AddressRange]
    let agentCookie: String?
    /// Whether the server requires identities.
    let isGuarded: Bool
    /// The address of the running Viaduct server.
    let server: AppAddress?

    init(_ invocation: Invocation) throws(UsageError) {
        apps = invocation.list("app").compactMap(AppAddress.init)
        guard !apps.isEmpty else {
            throw UsageError("viaduct nginx-config needs the web app: --app http://localhost:3000")
        }
        let addresses = invocation.list("listen").compactMap { ListenAddress($0) }
        self.addresses = addresses.isEmpty ? [.ipv4(host: "127.0.0.1", port: 8080)] : addresses
        folder =
            invocation["folder"].map { URL(filePath: $0).standardizedFileURL }
            ?? CacheFolder.url.appending(path: "nginx")
        allowedHosts = invocation.list("allow-host")
        trustedProxies = invocation.list("trusted-proxy").compactMap(AddressRange.init)
        agentCookie = invocation["agent-cookie"].flatMap { $0.isEmpty ? nil : $0 }
        isGuarded = invocation.switches.contains("guarded")
        server = AppAddress(invocation["server"] ?? "http://127.0.0.1:4000")
    }
}
