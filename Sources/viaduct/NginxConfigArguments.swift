import Foundation
import LWS
import ViaductProxy

/// What follows `viaduct nginx-config` on the command line.
struct NginxConfigArguments {
    var apps: [AppAddress] = []
    var addresses: [ListenAddress] = []
    /// For nginx' own files and sockets.
    var folder = CacheFolder.url.appending(path: "nginx")
    var allowedHosts: [String] = []
    var trustedProxies: [AddressRange] = []
    /// Of the running Viaduct server.
    var server = AppAddress("http://127.0.0.1:4000")

    /// - Parameter arguments: behind the command's name.
    init(_ arguments: [String]) throws(UsageError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let (flag, inline) = CommandLineArguments.split(argument)
            let value = try CommandLineArguments.value(of: flag, inline, &rest)
            switch flag {
            case "--app":
                apps.append(
                    try Self.parsed(
                        value, flag, "a URL such as http://localhost:3000, or a host with one", AppAddress.init))
            case "--listen":
                addresses.append(try Self.parsed(value, flag, "an address such as 127.0.0.1:8080", ListenAddress.init))
            case "--server":
                server = try Self.parsed(value, flag, "a URL such as http://127.0.0.1:4000") { AppAddress($0) }
            case "--allow-host":
                let pattern = try Self.parsed(value, flag, "a host name without scheme and port") {
                    Setting.isHostPattern($0) ? $0 : nil
                }
                allowedHosts.append(pattern)
            case "--trusted-proxy":
                trustedProxies.append(
                    try Self.parsed(value, flag, "an address such as 127.0.0.1 or 172.16.0.0/12", AddressRange.init))
            case "--folder": folder = URL(filePath: value).standardizedFileURL
            default:
                throw UsageError(
                    "“\(flag)” is not a flag of viaduct nginx-config. There are --app, --server, --listen, --folder, --allow-host, --trusted-proxy.")
            }
        }
        guard !apps.isEmpty else {
            throw UsageError("viaduct nginx-config needs the web app: --app http://localhost:3000")
        }
        if addresses.isEmpty { addresses = [.ipv4(host: "127.0.0.1", port: 8080)] }
    }

    private static func parsed<Value>(
        _ text: String, _ flag: String, _ allowed: String, _ parse: (String) -> Value?
    ) throws(UsageError) -> Value {
        guard let value = parse(text) else {
            throw UsageError("\(flag): “\(text)” is not allowed. It has to be \(allowed).")
        }
        return value
    }
}
