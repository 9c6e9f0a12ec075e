import Foundation
import LWS
import ViaductApp
import ViaductCommands

/// The server that a command speaks to, with its secret and the authorities for its certificate.
struct NamedServer: Sendable {
    let address: ServerAddress
    let secrets: SecretSource
    /// The path of a file; `nil` for the system's.
    let authorities: String?

    /// - Throws: `UsageError` for a file without authorities, `ServerAddress.Invalid`, or `AppSecretError`.
    init(_ invocation: Invocation, environment: [String: String]) throws {
        try self.init(
            ServerAddress(invocation["server"] ?? "http://127.0.0.1:4000"), authorities: Self.authorities(invocation, environment: environment),
            environment: environment)
    }

    init(_ address: ServerAddress, authorities: String? = nil, environment: [String: String]) throws(AppSecretError) {
        self.address = address
        self.authorities = authorities
        secrets = try SecretSource(token: nil, server: address, environment: environment)
    }

    /// The whole path of the file that `--ca` or `VIADUCT_CA` names; `nil` for the system's authorities.
    static func authorities(_ invocation: Invocation, environment: [String: String]) throws(UsageError) -> String? {
        guard let path = invocation["ca"] ?? ServerAddress.authorities(in: environment) else { return nil }
        try Subcommand.authorities.check(path, from: ServerAddress.authoritiesVariable)
        return URL(filePath: path).standardizedFileURL.path
    }

    /// The header that shows the secret; empty while there is no secret.
    ///
    /// Read anew each time: a restarted server may have another secret.
    var credentials: [(name: String, value: String)] {
        guard case .success(let found) = secrets.find() else { return [] }
        return [("authorization", found.secret.authorization)]
    }

    /// A loop for connections to the server.
    ///
    /// - Parameter patience: how long the server may be silent before it answers.
    @MainActor func loop(subprotocols: [String] = [], patience: Duration = ServerRequest.patience) throws(LWSError) -> EventLoop {
        var limits = ConnectionLimits()
        // libwebsockets' own timer must not be the first to end a request.
        limits.handshakeTime = max(limits.handshakeTime, patience)
        let loop = try EventLoop(engine: .poll, subprotocols: subprotocols, limits: limits)
        if address.isSecure { try loop.trust(authorities: authorities) }
        return loop
    }
}

extension ServerAddress {
    func noConnection(_ error: LWSError) -> String {
        noConnection(error.text, certificateFault: error.code == .certificate ? error.text : nil)
    }
}
