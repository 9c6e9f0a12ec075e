import Foundation
import HotwireNative
import LWS
import ViaductApp
import ViaductBuilder
import ViaductCommands
import ViaductComponents
import ViaductDemos
import ViaductProtocol
import ViaductProxy
import ViaductRelay
import ViaductStubs
import ViaductSystem

/// `viaduct serve`: runs the server until SIGTERM or SIGINT.
@MainActor struct ServeCommand {
    let invocation: Invocation
    let settings: Settings
    let environment: [String: String]
    let opensBrowser: Bool
    let showsCode: Bool
    /// Holds the secret that counts while no token is set.
    let fileSecret: FileSecret
    let certificateFiles: CertificateFiles
    private let repeats = RepeatFilter()

    init(_ invocation: Invocation, environment: [String: String]) throws(UsageError) {
        settings = try Settings(invocation, environment: environment)
        try settings.checkDoors()
        self.invocation = invocation
        self.environment = environment
        fileSecret = FileSecret(environment: environment)
        certificateFiles = CertificateFiles(settings.tlsFiles)
        opensBrowser = invocation.switches.contains("open")
        showsCode = invocation.switches.contains("qr")
    }

    func run() throws {
        do {
            try serve()
        } catch let error as LWSError where error.code == .addressInUse {
            throw AddressInUse(text: error.text, isAdmin: error.address.map { $0 == settings.adminAddress } ?? false)
        } catch let error as ProxyError where error.code == .addressInUse {
            throw AddressInUse(text: error.text)
        }
    }

    private func serve() throws {
        let log = Log(level: settings.logLevel, format: settings.logFormat)
        guard let publicFolder = settings.publicFolder ?? PublicFolder.find() else {
            throw UsageError("Cannot find the folder with the adapter. Name it: --public FOLDER (VD-SETUP-1)")
        }
        ComponentLog.install { [repeats] in if repeats.lets($0) { log(.warning, $0) } }
        Hotwire.config.applicationUserAgentPrefix = settings.userAgentPrefix
        let paths = try makePathConfigurations()
        let loop = try EventLoop(subprotocols: Server.subprotocols, limits: settings.loopLimits)
        if loop.engine == .poll {
            log(.warning, "Many connections will be slow without libev: apt-get install libwebsockets-evlib-ev")
        }
        if settings.logsPayloads, settings.logLevel > .info {
            log(.warning, "--log-payloads logs at the level info: it needs --log-level info, or debug.")
        }
        if settings.isGuarded, let warning = settings.cookieWarning { log(.warning, warning) }
        let certificate = try certificate(log: log)
        Proxy.tidyUp(FileManager.default.temporaryDirectory)
        let proxy = try makeProxy(publicFolder: publicFolder, certificate: certificate, loop: loop, log: log)
        var end = ContinuousClock.now
        defer { proxy?.stop(by: end) }
        let appHosts = settings.apps.compactMap(\.browserHost)
        let names = settings.apps.flatMap { [$0.browserHost].compactMap(\.self) + $0.phoneHosts }
        var configuration = ServerConfiguration(
            addresses: proxy.map { [$0.serverAddress] } ?? settings.listen, browserAddresses: settings.listen,
            publicFolder: publicFolder,
            access: AccessPolicy(
                allowedOrigins: settings.allowedOrigins, allowedHosts: settings.allowedHosts + names,
                phoneHosts: PhoneHosts(appHosts: appHosts)),
            maximumPageFrame: settings.maximumFrame, resumeTime: settings.resumeTime,
            limits: settings.limits, platform: settings.platform, userAgentPrefix: settings.userAgentPrefix, agentCookie: settings.agentCookie,
            errorPages: settings.errorPages)
        configuration.versions = settings.versions
        configuration.navigation = settings.navigation
        // Only this user reaches the folder of the proxy's socket.
        configuration.trustsSocket = proxy != nil || settings.trustedProxies.contains(.sockets)
        configuration.trustsProxy = { [ranges = settings.trustedProxies] address in ranges.contains { $0.contains(address) } }
        configuration.identities = settings.identities
        configuration.isGuarded = settings.isGuarded
        configuration.isInsecure = settings.isInsecure
        configuration.adminAddress = settings.adminAddress
        configuration.logsPayloads = settings.logsPayloads
        let apps = Platform.allCases.map {
            EmbeddedApp(
                name: "Viaduct", platform: $0, components: [], builtIns: BuiltInComponents.all, tellsWhoAnswers: false,
                handlers: ScriptMessages.handlers,
                paths: paths[$0]?.configuration, navigation: settings.navigation, limits: settings.pageLimits)
        }
        let stubs = StubLibrary(folder: settings.stubs)
        let contract = settings.contract.map { MessageContract(folder: $0) }
        configuration.contract = contract
        stubs.check = { contract?.errors(of: $0) ?? [] }
        tell(contract, to: log)
        stubs.read()
        let server = Server(configuration, apps: apps, stubs: stubs, loop: loop, log: log)
        let watches = [
            watch(stubs.folder, of: "--stubs", log: log) { stubs.read() },
            watch(settings.contract, of: "--contract", log: log) {
                contract?.read()
                tell(contract, to: log)
                stubs.read()
            },
        ]
        defer { withExtendedLifetime(watches) {} }
        for (platform, file) in paths {
            file.onLoad { [weak server] in server?.tell(ServerSettings(pathConfiguration: $0), to: platform) }
        }
        // Before the start is reported: a supervisor may end the server as soon as it learns of it.
        let manager = ServiceManager(environment: environment)
        loop.onTermination {
            manager?.tell(.stopping)
            end = .now + settings.drainTime
            server.shutDown(within: settings.drainTime)
        }
        loop.onReload {
            manager?.tell(.reloading)
            reload(server, proxy, log: log)
            reloadCertificate(loop: loop, proxy: proxy, log: log)
            manager?.tell(.ready)
        }
        let watchdog = Watchdog(of: manager, on: loop)
        defer { withExtendedLifetime(watchdog) {} }
        let listeners = try server.start(certificate: proxy == nil ? certificate : nil)
        fileSecret.ports = proxy?.addresses.compactMap(\.port) ?? listeners.map(\.port).filter { $0 > 0 }
        server.appSecret = settings.token ?? fileSecret.find(log: log)
        var failure: ProxyError?
        if let proxy {
            proxy.onUp = { server.isProxyAway = !$0 }
            // A service that waits for its app has started: systemd would end it after a while.
            proxy.onWait = { manager?.tell(.ready) }
            // A newer template may have reasons that this version does not know.
            proxy.onRefusal = { if let reason = RefusalReason(rawValue: $0) { server.count(reason) } }
            try proxy.start {
                server.becomeReady()
                manager?.tell(.ready)
                tell(proxy.addresses, of: server)
            } onFailure: {
                failure = $0
                loop.stop()
            } onMove: {
                try server.listen(on: $0)
            }
        } else {
            server.becomeReady()
            manager?.tell(.ready)
            tell(listeners.map { $0.address.at(port: $0.port) }, of: server)
        }
        loop.onFull = { [repeats] in
            let text = """
                All connections are taken: this process may open \(DescriptorLimit.current) files and sockets. New ones wait \
                until others are closed. Allow more before the start: ulimit -n \(DescriptorLimit.current * 4)
                """
            if repeats.lets(text) { log(.warning, text) }
        }
        // Not earlier: the start's own error for an address in use is clearer.
        LWSLog.install { [repeats] level, line in
            if repeats.lets(line) { log(level == .error ? .error : .warning, "libwebsockets: \(line)") }
        }
        loop.run()
        if let failure { throw failure }
    }

    /// Each phone reads its own, since they understand the same file differently.
    private func makePathConfigurations() throws -> [Platform: PathConfigurationFile] {
        var files: [Platform: PathConfigurationFile] = [:]
        for platform in Platform.allCases {
            guard let source = settings.pathConfigurations[platform] else { continue }
            let file = try PathConfigurationFile(source)
            Task { await file.keepTrying() }
            files[platform] = file
        }
        return files
    }

    /// Reads a folder again when one of its files is saved.
    ///
    /// - Parameter flag: which names the folder; `nil` for no folder.
    private func watch(_ folder: URL?, of flag: String, log: Log, _ read: @escaping @MainActor () -> Void) -> FolderWatch? {
        guard let folder else { return nil }
        do {
            let watch = try FolderWatch(onChange: read)
            try watch.watch([folder.path])
            return watch
        } catch {
            log(.warning, "\(flag): \(error) Start the server again after a change. (VD-STUB-1)")
            return nil
        }
    }

    private func tell(_ contract: MessageContract?, to log: Log) {
        guard let contract else { return }
        for error in contract.errors { log(.warning, "--contract: \(error) (VD-CONTRACT-2)") }
        if contract.isEmpty, contract.errors.isEmpty { log(.warning, "--contract: \(contract.absence) (VD-CONTRACT-2)") }
    }

    private func makeProxy(publicFolder: URL, certificate: TLSCertificate?, loop: EventLoop, log: Log) throws -> Proxy? {
        guard !settings.apps.isEmpty else { return nil }
        return try Proxy(
            settings.apps, addresses: settings.listen,
            program: NginxProgram.find(searchPath: environment["PATH"] ?? ""),
            files: ConfigFolder.find(publicFolder: publicFolder),
            temporaryFolder: FileManager.default.temporaryDirectory,
            allowedHosts: settings.allowedHosts, trustedProxies: settings.trustedProxies, agentCookie: settings.agentCookie,
            certificate: certificate, isGuarded: settings.isGuarded, loop: loop, log: log)
    }
}

/// An address that another program has, with the cure.
struct AddressInUse: Error, CustomStringConvertible {
    let text: String
    /// Whether it is that of the metrics.
    var isAdmin = false

    var description: String {
        let cure = isAdmin ? "--admin-listen 127.0.0.1:9101" : "--listen 127.0.0.1:4100"
        return "\(text) Stop the program that listens there (ss -ltnp names it), or choose another port: \(cure)"
    }
}
