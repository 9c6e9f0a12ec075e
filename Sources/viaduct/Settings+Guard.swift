import LWS
import ViaductCommands
import ViaductRelay

/// Whether the server's doors are guarded, and the start that is refused.
extension Settings {
    private var reachesBeyond: Bool { listen.contains { !$0.isLoopback } }

    /// Whether every request needs an identity, except those for public paths.
    var isGuarded: Bool {
        !isInsecure && (reachesBeyond || !identities.isEmpty || !trustedProxies.isEmpty && token != nil)
    }

    /// - Parameter staysGuarded: whether the server is guarded, whatever the settings say now.
    /// - Throws: when the server would be open to others without `--insecure`, and when a token does not identify one room.
    func checkDoors(staysGuarded: Bool = false) throws(UsageError) {
        if isInsecure, !identities.isEmpty {
            throw UsageError(
                "--insecure lets everybody in, so the tokens of --identities would protect nothing. Leave out one of both. (VD-ACCESS-6)")
        }
        do throws(Identities.Fault) {
            try identities.checkOwner(token)
        } catch {
            throw UsageError("--identities: \(error.text) (VD-ACCESS-6)")
        }
        if !isInsecure, token == nil, identities.isEmpty, let address = listen.first(where: { !$0.isLoopback }) {
            throw UsageError(
                """
                --listen \(address) opens Viaduct beyond this machine, where everybody could be a page and read messages. Say who may \
                come in, by a token for each room (--identities) or one for all (VIADUCT_TOKEN). Or add --insecure to let everybody in. \
                (VD-ACCESS-6)
                """)
        }
        if isGuarded || staysGuarded, let token, token.length < Identities.shortestToken {
            throw UsageError(
                """
                VIADUCT_TOKEN is too short: at least \(Identities.shortestToken) characters are needed where the server asks for an \
                identity. Make one: openssl rand -hex 32 (VD-ACCESS-6)
                """)
        }
    }
}
