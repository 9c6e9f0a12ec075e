internal import LWS

/// The address that limits count a client by.
enum ClientAddress {
    private static let forwarded = "x-forwarded-for"
    private static let real = "x-real-ip"

    /// The client's address; for IPv6 its /64 network, since one machine has all 2⁶⁴ addresses of it.
    ///
    /// `X-Forwarded-For` counts from a trusted proxy, and over a UNIX socket, which only programs of this machine reach. Each proxy appends
    /// its client, so the last address that is no trusted proxy's is the client's, whatever precedes it.
    ///
    /// - Returns: `nil` for a client on a UNIX socket that is no proxy.
    static func of(_ request: HTTPRequest, trusts: (String) -> Bool) -> String? {
        let client = hops(of: request, trusts).last { !trusts($0) }
        return (client ?? request.peer).flatMap(SocketAddress.network)
    }

    /// Whether a proxy has passed the request on for another machine. A proxy of this machine may name its client with a port.
    static func isOfOtherMachine(_ request: HTTPRequest, trusts: (String) -> Bool) -> Bool {
        let hops = hops(of: request, trusts)
        guard let client = hops.last(where: { !trusts($0) }) ?? hops.first else { return false }
        // nginx' word for a client at a UNIX socket of Viaduct's own.
        guard client != "unix:" else { return false }
        let names = [client, WebOrigin.name(ofAuthority: client), SocketAddress.network(client)]
        return !names.compactMap(\.self).contains(where: SocketAddress.isLoopback)
    }

    /// The addresses that proxies name, the nearest one last; none for a client that is no proxy.
    private static func hops(of request: HTTPRequest, _ trusts: (String) -> Bool) -> [String] {
        guard request.peer.map(trusts) ?? true else { return [] }
        return (request.headers[forwarded] ?? request.headers[real] ?? "").split(separator: ",").map {
            String($0.drop { $0 == " " }.prefix { $0 != " " })
        }
    }
}
