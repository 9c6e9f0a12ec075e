import LWS
import ViaductCommands

/// Addresses that would get in each other's way.
extension Settings {
    /// - Throws: for one address twice, and for metrics at a port of the server's, where a client's `Host` would choose between them.
    func checkAddresses() throws(UsageError) {
        for (index, address) in listen.enumerated() where address.port != 0 && listen[..<index].contains(address) {
            throw UsageError("--listen \(address) is there twice. Leave out one of them.")
        }
        guard let adminAddress, adminAddress.port != 0,
            let other = listen.first(where: { $0 == adminAddress || $0.port != nil && $0.port == adminAddress.port })
        else { return }
        throw UsageError(
            """
            --admin-listen \(adminAddress) needs \(adminAddress.port == nil ? "a path" : "a port") that no --listen has, and --listen \(other) \
            has it. Choose another one: --admin-listen \(adminAddress.port == 9100 ? "127.0.0.1:9101" : "127.0.0.1:9100")
            """)
    }
}
