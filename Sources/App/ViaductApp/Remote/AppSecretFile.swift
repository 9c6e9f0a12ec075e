import Foundation

/// The file with a server's secret for apps of the same user, one file for each port.
public struct AppSecretFile: Sendable {
    private let folder: String
    private let name: String

    /// - Parameters:
    ///   - port: where browsers and apps find the server.
    ///   - environment: has the paths of the user's folders.
    public init(port: UInt16, environment: [String: String]) {
        folder = Self.folder(environment)
        name = "\(port).token"
    }

    var path: String { "\(folder)/\(name)" }

    /// - Throws: when there is none, or none that only the user can have written and read.
    func read() throws(AppSecretError) -> AppSecret {
        guard let folder = try PrivateFolder(existing: folder), let contents = try read(in: folder) else {
            throw AppSecretError(text: "There is no file \(path).")
        }
        guard contents.isPrivate else { throw AppSecretError(text: "Other users may use the file \(path).") }
        guard let secret = Self.secret(in: contents) else { throw AppSecretError(text: "There is no secret in \(path).") }
        return secret
    }

    /// Finds the secret of a server, or makes one, and writes it for each of its ports.
    ///
    /// Replaces a file without a secret, or one that other users can access.
    ///
    /// - Parameter ports: all ports of the server.
    /// - Throws: when there is no port, or a file cannot be written.
    public static func findOrMake(ports: [UInt16], environment: [String: String]) throws(AppSecretError) -> AppSecret {
        guard !ports.isEmpty else {
            throw AppSecretError(text: "The server has no port to name the secret's file after.")
        }
        let folder = try PrivateFolder(making: folder(environment))
        try folder.lock()
        let files = ports.map { AppSecretFile(port: $0, environment: environment) }
        var found: AppSecret?
        for file in files where found == nil { found = try file.secret(in: folder) }
        var generator = SystemRandomNumberGenerator()
        let secret = found ?? AppSecret(using: &generator)
        for file in files where try file.secret(in: folder)?.text != secret.text {
            try folder.write(Array("\(secret.text)\n".utf8), to: file.name)
        }
        return secret
    }

    /// - Returns: `nil` when the file has to be replaced.
    private func secret(in folder: PrivateFolder) throws(AppSecretError) -> AppSecret? {
        guard let contents = try read(in: folder), contents.isPrivate else { return nil }
        return Self.secret(in: contents)
    }

    private func read(in folder: PrivateFolder) throws(AppSecretError) -> PrivateFolder.Contents? {
        // One more than a secret with its line break has: a longer one is none.
        try folder.read(name, limit: AppSecret.maximumLength + 2)
    }

    private static func secret(in contents: PrivateFolder.Contents) -> AppSecret? {
        AppSecret(String(decoding: contents.bytes, as: UTF8.self).trimmingCharacters(in: .newlines))
    }

    private static func folder(_ environment: [String: String]) -> String {
        if let runtime = absolute(environment["XDG_RUNTIME_DIR"]), access("\(runtime)/.", W_OK | X_OK) == 0 {
            return "\(runtime)/viaduct"
        }
        let home = absolute(environment["HOME"]) ?? FileManager.default.homeDirectoryForCurrentUser.path
        return "\(home)/.local/state/viaduct"
    }

    private static func absolute(_ path: String?) -> String? {
        path.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
}
