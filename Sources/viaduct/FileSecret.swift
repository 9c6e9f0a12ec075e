import ViaductApp
import ViaductSystem

/// The server's own secret, in a file for each of its ports. It counts while the settings have no token.
@MainActor final class FileSecret {
    /// All that the server listens on.
    var ports: [UInt16] = []
    private let environment: [String: String]
    private var found: AppSecret?

    init(environment: [String: String]) {
        self.environment = environment
    }

    /// Finds the secret, or makes one where there is none.
    ///
    /// - Returns: `nil` when it cannot be written where apps find it.
    func find(log: Log) -> AppSecret? {
        do throws(AppSecretError) {
            if found == nil { found = try AppSecretFile.findOrMake(ports: ports, environment: environment) }
        } catch {
            log(.warning, "\(error.text) No remote app can connect. Start the server and the app with the same VIADUCT_TOKEN.")
        }
        return found
    }
}
