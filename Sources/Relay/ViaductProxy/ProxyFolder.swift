internal import Foundation
internal import LWS

/// The folder with nginx' own files: its configuration, its certificate, and its sockets.
@MainActor struct ProxyFolder {
    private static let longestParent = 70

    let url: URL
    private let template: URL
    private var configuration: NginxConfiguration
    private var certificate: TLSCertificate?
    /// How many times it was made again.
    private var remakes = 0

    /// - Parameters:
    ///   - temporaryFolder: the folder's parent.
    ///   - files: the folder with `nginx.conf.template` and `njs`.
    ///   - configuration: without the values that depend on this folder.
    ///   - certificate: for HTTPS; `nil` for plain HTTP.
    init(in temporaryFolder: URL, files: URL, configuration: NginxConfiguration, certificate: TLSCertificate?) {
        // A socket's path has only 107 characters.
        let parent = temporaryFolder.path.utf8.count > Self.longestParent ? URL(filePath: "/tmp") : temporaryFolder
        url = parent.appending(path: "viaduct-\(String(UInt32.random(in: 0 ... .max), radix: 36))")
        template = files.appending(path: "nginx.conf.template")
        self.configuration = configuration
        self.certificate = certificate
        self.configuration.folder = url.path
        self.configuration.scripts = files.appending(path: "njs").path
        self.configuration.certificate = certificate == nil ? nil : certificateFile.path
    }

    /// The address on which the server has to listen, reachable by nginx only.
    var serverAddress: ListenAddress { .unix(path: serverSocket.path) }

    private var serverSocket: URL { url.appending(path: "server\(remakes == 0 ? "" : "-\(remakes)").sock") }

    var configurationFile: URL { url.appending(path: "nginx.conf") }

    private var certificateFile: URL { url.appending(path: "certificate.pem") }

    var isGuarded: Bool { configuration.isGuarded }

    var isWhole: Bool {
        [configurationFile, serverSocket].allSatisfy { FileManager.default.fileExists(atPath: $0.path) }
    }

    func make() throws(ProxyError) {
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw ProxyError(code: .files, text: "The folder \(url.path) for nginx cannot be created.")
        }
        try writeCertificate()
        try writeConfiguration()
    }

    /// Recreates the folder after it was deleted. The server's socket gets another name: a socket cannot get back its deleted file.
    mutating func makeAgain() throws(ProxyError) {
        remakes += 1
        try make()
    }

    mutating func use(_ certificate: TLSCertificate) throws(ProxyError) {
        self.certificate = certificate
        try writeCertificate()
    }

    /// Writes the configuration that restricts the apps to identities known to the server. Keeps the earlier one when that fails.
    mutating func closeDoors() throws(ProxyError) {
        configuration.isGuarded = true
        do throws(ProxyError) {
            try writeConfiguration()
        } catch {
            configuration.isGuarded = false
            throw error
        }
    }

    /// Removes the sockets of an earlier nginx that was killed.
    func removeSockets() {
        for file in (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? [] where file.hasPrefix("hop-") {
            try? FileManager.default.removeItem(at: url.appending(path: file))
        }
    }

    func remove() {
        try? FileManager.default.removeItem(at: url)
    }

    private func writeConfiguration() throws(ProxyError) {
        var configuration = configuration
        configuration.server = serverAddress.description
        do {
            let text = configuration.text(from: try String(contentsOf: template, encoding: .utf8))
            try PrivateFile.write(Array(text.utf8), to: configurationFile.path)
        } catch {
            throw ProxyError(code: .files, text: "nginx' configuration cannot be made from \(template.path).")
        }
    }

    /// Writes the checked certificate at once into the private folder. The original files may be half written, or bad, when nginx reads
    /// them, now or after a restart.
    private func writeCertificate() throws(ProxyError) {
        guard let certificate else { return }
        do throws(SystemError) {
            try PrivateFile.write(certificate.pem, to: certificateFile.path)
        } catch {
            throw ProxyError(code: .files, text: "The certificate cannot be written to \(certificateFile.path): \(error.text).")
        }
    }
}
