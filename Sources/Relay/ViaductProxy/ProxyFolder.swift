internal import Foundation
internal import Glibc
internal import LWS
internal import ViaductSystem

/// The folder with nginx' own files: its configuration, its sockets, and the bodies of requests and answers.
@MainActor struct ProxyFolder {
    private static let longestParent = 70

    let url: URL
    private let template: URL
    private var configuration: NginxConfiguration
    private let certificate: ServedCertificate?
    /// Between nginx' own servers, one for each app. Every nginx inherits them, so what one forwards while it ends reaches the next.
    private(set) var hops: [ListeningSocket] = []
    /// `nil` until the folder is made.
    private var lock: FolderLock?
    /// How many times it was made again.
    private var remakes = 0

    /// - Parameters:
    ///   - temporaryFolder: the folder's parent.
    ///   - files: the folder with `nginx.conf.template` and `njs`.
    ///   - configuration: without the values that depend on this folder.
    ///   - certificate: for HTTPS; `nil` for plain HTTP.
    init(in temporaryFolder: URL, files: URL, configuration: NginxConfiguration, certificate: ServedCertificate?) {
        url = Self.parent(temporaryFolder).appending(path: AbandonedFolders.newName())
        template = files.appending(path: "nginx.conf.template")
        self.configuration = configuration
        self.certificate = certificate
        self.configuration.folder = url.path
        self.configuration.scripts = files.appending(path: "njs").path
    }

    /// - Returns: a folder in which a socket's path has no more than its 107 characters.
    static func parent(_ temporaryFolder: URL) -> URL {
        temporaryFolder.path.utf8.count > longestParent ? URL(filePath: "/tmp") : temporaryFolder
    }

    /// The address on which the server has to listen, reachable by nginx only.
    var serverAddress: ListenAddress { .unix(path: serverSocket.path) }

    private var serverSocket: URL { url.appending(path: "server\(remakes == 0 ? "" : "-\(remakes)").sock") }

    var configurationFile: URL { url.appending(path: "nginx.conf") }

    var isGuarded: Bool { configuration.isGuarded }

    var isWhole: Bool {
        ([configurationFile, serverSocket] + hopFiles).allSatisfy { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// Named as in `nginx.conf.template`.
    private var hopFiles: [URL] { configuration.apps.indices.map { url.appending(path: "hop-\($0).sock") } }

    mutating func make() throws(ProxyError) {
        try? FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        do throws(SystemError) {
            try Self.makePrivate(url.path)
            lock = try FolderLock(in: url.path)
        } catch {
            throw ProxyError(code: .files, text: "The folder \(url.path) for nginx cannot be created: \(error.text).")
        }
        closeHops()
        for file in hopFiles { hops.append(try ListeningSocket(.unix(path: file.path))) }
        try writeConfiguration()
    }

    /// Makes the folder, unless there is one already that is this user's alone. Where it was deleted, another user may have made one.
    private static func makePrivate(_ path: String) throws(SystemError) {
        if mkdir(path, 0o700) == 0 { return }
        guard errno == EEXIST else { throw .current }
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { throw .current }
        defer { close(descriptor) }
        guard AbandonedFolders.isOwn(descriptor) else { throw SystemError(EEXIST) }
    }

    /// Recreates the folder after it was deleted. The server's socket gets another name: a socket cannot get back its deleted file.
    mutating func makeAgain() throws(ProxyError) {
        remakes += 1
        try make()
    }

    mutating func use(_ certificate: TLSCertificate) throws(ProxyError) {
        do throws(SystemError) {
            try self.certificate?.use(certificate)
        } catch {
            throw ProxyError(code: .files, text: "The certificate cannot be kept in memory: \(error.text).")
        }
        try writeConfiguration()
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

    /// Lets what an nginx forwards without a next one fail at once.
    mutating func closeHops() {
        for hop in hops { hop.close() }
        hops = []
    }

    mutating func remove() {
        closeHops()
        try? FileManager.default.removeItem(at: url)
    }

    private func writeConfiguration() throws(ProxyError) {
        var configuration = configuration
        configuration.server = serverAddress.description
        configuration.certificate = certificate?.path
        do {
            let text = configuration.text(from: try String(contentsOf: template, encoding: .utf8))
            try FileReplacement.write(Array(text.utf8), to: configurationFile.path, readers: .user)
        } catch {
            throw ProxyError(code: .files, text: "nginx' configuration cannot be made from \(template.path).")
        }
    }
}
