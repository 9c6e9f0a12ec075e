import Foundation
import ViaductApp

@testable import LWS
@testable import ViaductProxy

/// Addresses in settings and headers, and the lines of nginx.
enum AddressProperties {
    static let targets = [
        FuzzTarget("address", reads: ["ListenAddress", "SocketAddress", "WebAuthority", "AddressRange", "AppAddress", "ServerAddress"], address),
        FuzzTarget("nginx-line", reads: ["NginxLogLine"], nginxLine),
    ]

    @MainActor private static func address(_ bytes: [UInt8]) throws {
        let text = text(bytes)
        if let address = ListenAddress(text) { try expect(ListenAddress(address.description) == address, "\(address) is read as another") }
        if let range = AddressRange(text) {
            for address in ["127.0.0.1", "::1", "2001:db8::1"] { _ = range.contains(address) }
            try expect(range.contains(text) || text.contains("/") || text == "unix:", "\(text) does not contain itself")
        }
        if let app = AppAddress(text) {
            // It goes into nginx' configuration.
            try expect(!app.url.contains { " ;{}\"'$\n".contains($0) }, "nginx would read \(app.url) as more")
            try expect(AppAddress(app.url)?.url == app.url, "\(app.url) is read as another")
        }
        if let server = try? ServerAddress(text) { try expect((try? ServerAddress(server.description)) == server, "\(server) is read as another") }
        if let authority = WebAuthority(origin: text) {
            // Foundation is another reader of URLs, as browsers are: nobody may find another host in it.
            let other = URLComponents(string: text)
            let host = other?.host?.trimmingCharacters(in: ["[", "]"]).lowercased()
            try expect(host == authority.host, "\(text) is of \(authority.host) here, and of \(host ?? "none") to Foundation")
            try expect(other?.port == authority.port.map(Int.init), "\(text) has another port to Foundation")
            try expect(other?.path == "" && other?.query == nil && other?.user == nil, "\(text) is more than an origin to Foundation")
        }
        if let network = SocketAddress.network(text) { try expect(!network.isEmpty, "\(text) has no network") }
    }

    @MainActor private static func nginxLine(_ bytes: [UInt8]) throws {
        for line in text(bytes).split(separator: "\n") {
            let read = NginxLogLine(String(line))
            _ = NginxLogLine.refusal(in: String(line))
            // The query may be a secret.
            let isOfRequest = line.contains(", client: ") && !line.contains("js: viaduct: ") && read.text != NginxLogLine.full
            guard isOfRequest, let range = read.text.firstRange(of: " (http") else { continue }
            try expect(!read.text[range.upperBound...].contains("?"), "the log has a query: \(read.text)")
        }
    }
}
