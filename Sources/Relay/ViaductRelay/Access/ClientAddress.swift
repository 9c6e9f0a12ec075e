internal import LWS

/// The address that limits count a client by.
enum ClientAddress {
    private static let forwarded = "x-forwarded-for"
    private static let real = "x-real-ip"

    /// The number of the client, of IPv6 the network: one machine has all 2⁶⁴ addresses of it.
    ///
    /// A proxy's word counts where it is trusted, and over a UNIX socket, which only programs of this machine reach. Each proxy adds its
    /// client at the end of `X-Forwarded-For`, so the last address that is no trusted proxy's is the client's, whatever stands before it.
    ///
    /// - Returns: `nil` for a client on a UNIX socket that is no proxy.
    static func of(_ request: HTTPRequest, trusts: (String) -> Bool) -> String? {
        guard request.peer.map(trusts) ?? true else { return request.peer.flatMap(SocketAddress.network) }
        let hops = (request.headers[forwarded] ?? request.headers[real] ?? "").split(separator: ",").map {
            String($0.drop { $0 == " " }.prefix { $0 != " " })
        }
        let client = hops.last { !trusts($0) }
        return (client ?? request.peer).flatMap(SocketAddress.network)
    }
}
