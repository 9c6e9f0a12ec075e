import Foundation

/// The place where an app finds the secret for its server.
package enum SecretSource: Sendable {
    /// A secret, and its name in the text of a refusal.
    package struct Found: Sendable {
        package let secret: AppSecret
        package let name: String
    }

    /// Set explicitly.
    case given(AppSecret)
    /// A server on this machine writes it into this file.
    case file(AppSecretFile)
    /// A server that may be on another machine has no file here.
    case nowhere

    /// - Parameters:
    ///   - token: the app's own setting; with `nil` or an empty text the variable `VIADUCT_TOKEN` counts.
    ///   - environment: of the process.
    /// - Throws: when the text can be no secret.
    package init(token: String?, server: ServerAddress, environment: [String: String]) throws(AppSecretError) {
        if let text = [token, environment["VIADUCT_TOKEN"]].compactMap({ $0 }).first(where: { !$0.isEmpty }) {
            guard let secret = AppSecret(text) else {
                throw AppSecretError(text: "VIADUCT_TOKEN is not a secret: it must be \(AppSecret.allowed).")
            }
            self = .given(secret)
        } else if server.isLoopback {
            self = .file(AppSecretFile(port: server.port, environment: environment))
        } else {
            self = .nowhere
        }
    }

    /// Finds the secret. Called anew for each connection: a restarted server may have another secret.
    package func find() -> Result<Found, AppSecretError> {
        switch self {
        case .given(let secret):
            .success(Found(secret: secret, name: "VIADUCT_TOKEN"))
        case .file(let file):
            Result { () throws(AppSecretError) in Found(secret: try file.read(), name: "the secret in \(file.path)") }
        case .nowhere:
            .failure(AppSecretError(text: "An app finds it by itself only for a server on localhost."))
        }
    }
}
