public import Foundation
public import LWS
internal import ViaductProtocol
public import ViaductSystem

/// nginx in front of the web apps and of the server: set up, started, started again when it ends, and ended.
@MainActor public final class Proxy {
    private static let longestFolder = 70
    /// Programs that clean up temporary folders may take nginx' own.
    private static let folderInterval = Duration.seconds(1)

    /// The address on which the server has to listen, for nginx alone.
    public private(set) var serverAddress: ListenAddress
    /// The addresses at which browsers find it.
    public let addresses: [ListenAddress]
    private let apps: [AppAddress]
    private let program: NginxProgram
    private let files: URL
    private let allowedHosts: [String]
    private let trustedProxies: [AddressRange]
    private let agentCookie: String?
    private var certificate: TLSCertificate?
    private let isGuarded: Bool
    private let folder: URL
    private let sockets: [ListeningSocket]
    private let loop: EventLoop
    private let log: Log
    private var process: NginxProcess?
    private var restart: LoopTimer?
    private var backoff = Backoff(from: .milliseconds(250))
    private var folderTimer: LoopTimer?
    /// How many times the folder was made.
    private var folders = 0
    private var isReady = false
    private var lastError: String?
    private var nameWatch: NameWatch?
    private let repeats = RepeatFilter()
    private var onReady: (@MainActor () -> Void)?
    private var onFailure: (@MainActor (ProxyError) -> Void)?
    private var onMove: (@MainActor (ListenAddress) throws -> Void)?

    /// Begins to listen. Connections wait until nginx has started.
    ///
    /// - Parameters:
    ///   - files: the folder with `nginx.conf.template` and `njs`.
    ///   - temporaryFolder: gets a folder with nginx' own files, which is taken away at the end.
    ///   - allowedHosts: patterns for names in the `Host` header, besides loopback names, numeric addresses and those of the apps.
    ///   - trustedProxies: whose `X-Forwarded` headers count.
    ///   - agentCookie: the name of the apps' cookie that gets the phone's user agent.
    ///   - certificate: for HTTPS at the addresses with a port; `nil` for plain HTTP.
    ///   - isGuarded: whether the web app is only for whom the server knows.
    public init(
        _ apps: [AppAddress], addresses: [ListenAddress], program: NginxProgram, files: URL, temporaryFolder: URL,
        allowedHosts: [String] = [], trustedProxies: [AddressRange] = [], agentCookie: String? = nil,
        certificate: TLSCertificate? = nil, isGuarded: Bool = false, loop: EventLoop, log: Log
    ) throws(ProxyError) {
        self.apps = apps
        self.program = program
        self.files = files
        self.allowedHosts = allowedHosts
        self.trustedProxies = trustedProxies
        self.agentCookie = agentCookie
        self.certificate = certificate
        self.isGuarded = isGuarded
        self.loop = loop
        self.log = log
        // A socket's path has only 107 characters.
        let parent = temporaryFolder.path.utf8.count > Self.longestFolder ? URL(filePath: "/tmp") : temporaryFolder
        folder = parent.appending(path: "viaduct-\(String(UInt32.random(in: 0 ... .max), radix: 36))")
        serverAddress = Self.serverAddress(in: folder, 0)
        var sockets: [ListeningSocket] = []
        do throws(ProxyError) {
            for address in addresses { sockets.append(try ListeningSocket(address)) }
            self.sockets = sockets
            self.addresses = sockets.map(\.address)
            try makeFolder()
        } catch {
            for socket in sockets { socket.close() }
            try? FileManager.default.removeItem(at: folder)
            throw error
        }
    }

    /// - Parameters:
    ///   - onReady: is called once, when a request has come through.
    ///   - onFailure: is called when nginx ends before that.
    ///   - onMove: has to let the server listen at another address, since the socket's file was deleted.
    public func start(
        onReady: @escaping @MainActor () -> Void, onFailure: @escaping @MainActor (ProxyError) -> Void,
        onMove: @escaping @MainActor (ListenAddress) throws -> Void
    ) throws(ProxyError) {
        self.onReady = onReady
        self.onFailure = onFailure
        self.onMove = onMove
        try launch()
        probe()
        watch(apps.filter(\.isLookedUp).map(\.host))
        watchFolder()
    }

    /// Has nginx take another certificate for new connections. WebSockets and answers under way go on with the earlier one.
    public func use(_ certificate: TLSCertificate) throws(ProxyError) {
        self.certificate = certificate
        try writeCertificate()
        process?.reload()
    }

    /// Ends nginx, waits for that, and tidies up.
    public func stop() {
        restart = nil
        folderTimer = nil
        nameWatch = nil
        process?.stop()
        process = nil
        for socket in sockets { socket.close() }
        try? FileManager.default.removeItem(at: folder)
    }

    private static func serverAddress(in folder: URL, _ number: Int) -> ListenAddress {
        .unix(path: folder.appending(path: "server\(number == 0 ? "" : "-\(number)").sock").path)
    }

    /// Makes the folder with nginx' configuration in it.
    private func makeFolder() throws(ProxyError) {
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw ProxyError(code: .files, text: "The folder \(folder.path) for nginx cannot be created.")
        }
        try writeCertificate()
        let template = files.appending(path: "nginx.conf.template")
        var configuration = NginxConfiguration(
            apps: apps, addresses: addresses, server: serverAddress.description, folder: folder.path,
            scripts: files.appending(path: "njs").path, module: program.module,
            // nginx would give the work to another user, who could not read the folder.
            user: geteuid() == 0 ? "root" : nil, allowedHosts: allowedHosts, trustedProxies: trustedProxies,
            agentCookie: agentCookie, certificate: certificate == nil ? nil : certificateFile.path, isGuarded: isGuarded)
        do {
            configuration.connections = loop.limits
            let text = configuration.text(from: try String(contentsOf: template, encoding: .utf8))
            try text.write(to: configurationFile, atomically: false, encoding: .utf8)
        } catch {
            throw ProxyError(code: .files, text: "nginx' configuration cannot be made from \(template.path).")
        }
    }

    /// Writes the files that were checked, at once, into the folder that nobody else reads: those that were given may be half written, or bad,
    /// by the time that nginx reads them, now or when it starts again.
    private func writeCertificate() throws(ProxyError) {
        guard let certificate else { return }
        do throws(SystemError) {
            try PrivateFile.write(certificate.pem, to: certificateFile.path)
        } catch {
            throw ProxyError(code: .files, text: "The certificate cannot be written to \(certificateFile.path): \(error.text).")
        }
    }

    private var certificateFile: URL { folder.appending(path: "certificate.pem") }

    private var configurationFile: URL { folder.appending(path: "nginx.conf") }

    private var isFolderWhole: Bool {
        guard case .unix(let socket) = serverAddress else { return true }
        return [configurationFile.path, socket].allSatisfy(FileManager.default.fileExists)
    }

    /// A socket whose file is gone cannot have that file again, so the server gets another one.
    private func restoreFolder() throws(ProxyError) {
        log(.warning, "nginx' folder was deleted. It is created again.", ["folder": folder.path])
        folders += 1
        serverAddress = Self.serverAddress(in: folder, folders)
        try makeFolder()
        do {
            try onMove?(serverAddress)
        } catch {
            throw ProxyError(code: .files, text: "\(error)")
        }
    }

    private func watchFolder() {
        folderTimer = loop.schedule(after: Self.folderInterval) { [weak self] in
            guard let self else { return }
            if let process, !isFolderWhole {
                process.stop()
                self.process = nil
                tryAgain()
            }
            watchFolder()
        }
    }

    private func launch() throws(ProxyError) {
        if !isFolderWhole { try restoreFolder() }
        // A former nginx that was killed has left its sockets.
        for file in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        where file.hasPrefix("hop-") {
            try? FileManager.default.removeItem(at: folder.appending(path: file))
        }
        process = try NginxProcess(
            [program.path, "-p", folder.path, "-c", configurationFile.path, "-e", "stderr"],
            sockets: sockets.map(\.descriptor), onLine: { [weak self] in self?.hear($0) },
            onEnd: { [weak self] in self?.didEnd($0) })
        backoff.begin()
    }

    private func watch(_ names: [String]) {
        guard !names.isEmpty else { return }
        nameWatch = NameWatch(names) { [weak self] in
            guard let self else { return }
            log(.info, "An app has a new address. nginx gets it.")
            process?.reload()
        }
    }

    /// A request waits in the socket until nginx takes it, so one is enough.
    private func probe() {
        guard let address = addresses.first else { return }
        loop.probe(address, isSecure: certificate != nil, path: "/viaduct/health") { [weak self] result in
            guard let self, case .success = result, !isReady else { return }
            isReady = true
            backoff.reset()
            onReady?()
            onReady = nil
        }
    }

    private func hear(_ text: String) {
        let line = NginxLogLine(text)
        if line.isFatal, !isReady {
            // It ends the program, which tells of it.
            lastError = line.text
            return
        }
        if repeats.lets(line.text) { log(line.level, "nginx: \(line.text)") }
    }

    private func didEnd(_ status: String) {
        process = nil
        if !isReady, let name = lastError?.firstMatch(of: #/host not found in upstream "([^"]+)"/#)?.1 {
            let text = "The host name \(name) cannot be resolved yet. Viaduct keeps trying and waits for the app."
            if repeats.lets(text) { log(.warning, text) }
            return launchLater()
        }
        guard isReady else {
            onFailure?(
                ProxyError(code: .start, text: "nginx exited with \(status): \(lastError ?? "it does not say why.")")
            )
            return
        }
        log(.error, "nginx exited with \(status) and is restarted.")
        launchLater()
    }

    private func launchLater() {
        restart = loop.schedule(after: backoff.next()) { [weak self] in self?.tryAgain() }
    }

    private func tryAgain() {
        do throws(ProxyError) {
            try launch()
            if !isReady { probe() }
        } catch {
            log(.error, error.text)
            launchLater()
        }
    }
}
