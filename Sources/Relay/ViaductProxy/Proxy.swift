public import Foundation
public import LWS
internal import ViaductProtocol
public import ViaductSystem

/// nginx, the proxy in front of the web apps and the server. Configures, starts, restarts and stops it.
@MainActor public final class Proxy {
    /// Programs that clean temporary folders may delete nginx' folder.
    private static let folderInterval = Duration.seconds(1)
    /// Time for pending requests, and for the server's last frames to reach their pages, before nginx ends.
    private static let farewellTime = Duration.seconds(1)
    /// Between two questions whether nginx is up.
    private static let probeInterval = Duration.seconds(1)

    /// The address on which the server has to listen, reachable by nginx only.
    public var serverAddress: ListenAddress { folder.serverAddress }
    /// The addresses for browsers.
    public let addresses: [ListenAddress]
    /// Called with `false` when nginx has ended, and with `true` when a request has passed through the next one.
    public var onUp: (@MainActor (Bool) -> Void)?
    /// Called for each request that nginx itself has refused, with the reason from `nginx.conf.template`.
    public var onRefusal: (@MainActor (String) -> Void)?
    /// Is called while a name of an app cannot be resolved, each time that nginx tries in vain.
    public var onWait: (@MainActor () -> Void)?
    private let apps: [AppAddress]
    private let program: NginxProgram
    private let isSecure: Bool
    private var folder: ProxyFolder
    private let sockets: [ListeningSocket]
    private let certificate: ServedCertificate?
    private let loop: EventLoop
    private let log: Log
    private var process: NginxProcess?
    /// Answers what it has accepted, beside the next one, until it is done or `farewellTimer` fires.
    private var leaving: NginxProcess?
    /// Whether the connections have to end again, through the nginx that has started meanwhile.
    private var endsAgain = false
    /// How many times nginx was started.
    private var launches = 0
    private var restart: LoopTimer?
    private var backoff = Backoff(from: .milliseconds(250))
    private var folderTimer: LoopTimer?
    private var farewellTimer: LoopTimer?
    private var probeTimer: LoopTimer?
    /// Whether a request has passed through this nginx or an earlier one.
    private var isReady = false
    private var lastError: String?
    private var nameWatch: NameWatch?
    private let repeats = RepeatFilter()
    private var onReady: (@MainActor () -> Void)?
    private var onFailure: (@MainActor (ProxyError) -> Void)?
    private var onMove: (@MainActor (ListenAddress) throws -> Void)?

    /// Removes what servers of this user have left there that were killed.
    public static func tidyUp(_ temporaryFolder: URL) {
        AbandonedFolders.remove(in: ProxyFolder.parent(temporaryFolder).path)
    }

    /// Begins to listen. Connections wait until nginx has started.
    ///
    /// - Parameters:
    ///   - files: the folder with `nginx.conf.template` and `njs`.
    ///   - temporaryFolder: the parent of the folder with nginx' own files, which is deleted at the end.
    ///   - allowedHosts: patterns for names in the `Host` header, in addition to loopback names, numeric addresses and the apps' hosts.
    ///   - trustedProxies: proxies whose `X-Forwarded` headers are trusted.
    ///   - agentCookie: the name of the apps' cookie that gets the phone's user agent.
    ///   - certificate: for HTTPS at the addresses with a port; `nil` for plain HTTP.
    ///   - isGuarded: whether the web app is only for identities known to the server.
    public init(
        _ apps: [AppAddress], addresses: [ListenAddress], program: NginxProgram, files: URL, temporaryFolder: URL,
        allowedHosts: [String] = [], trustedProxies: [AddressRange] = [], agentCookie: String? = nil,
        certificate: TLSCertificate? = nil, isGuarded: Bool = false, loop: EventLoop, log: Log
    ) throws(ProxyError) {
        self.apps = apps
        self.program = program
        self.loop = loop
        self.log = log
        isSecure = certificate != nil
        var configuration = NginxConfiguration(
            apps: apps, addresses: addresses, server: "", folder: "", scripts: "", module: program.module,
            // By default nginx would run its workers as another user, who could not read the folder.
            user: geteuid() == 0 ? "root" : nil, allowedHosts: allowedHosts, trustedProxies: trustedProxies,
            agentCookie: agentCookie, isGuarded: isGuarded)
        configuration.connections = loop.limits
        configuration.isSupervised = true
        var sockets: [ListeningSocket] = []
        do throws(ProxyError) {
            for address in addresses { sockets.append(try ListeningSocket(address)) }
        } catch {
            for socket in sockets { socket.close() }
            throw error
        }
        self.sockets = sockets
        self.addresses = sockets.map(\.address)
        configuration.addresses = self.addresses
        do throws(SystemError) {
            let number = ChildProcess.firstInherited + Int32(sockets.count + apps.count)
            self.certificate = try certificate.map { certificate throws(SystemError) in try ServedCertificate(certificate, firstNumber: number) }
        } catch {
            for socket in sockets { socket.close() }
            throw ProxyError(code: .files, text: "The certificate cannot be kept in memory: \(error.text).")
        }
        folder = ProxyFolder(in: temporaryFolder, files: files, configuration: configuration, certificate: self.certificate)
        do throws(ProxyError) {
            try folder.make()
        } catch {
            for socket in sockets { socket.close() }
            folder.remove()
            throw error
        }
    }

    /// - Parameters:
    ///   - onReady: called once, when a request has passed through.
    ///   - onFailure: called when nginx ends before that.
    ///   - onMove: called after the socket's file was deleted. It has to make the server listen at the new address.
    public func start(
        onReady: @escaping @MainActor () -> Void, onFailure: @escaping @MainActor (ProxyError) -> Void,
        onMove: @escaping @MainActor (ListenAddress) throws -> Void
    ) throws(ProxyError) {
        self.onReady = onReady
        self.onFailure = onFailure
        self.onMove = onMove
        try launch()
        watch(apps.filter(\.isLookedUp).map(\.host))
        watchFolder()
    }

    /// Makes nginx use another certificate for new connections. WebSockets and answers under way keep the earlier one.
    public func use(_ certificate: TLSCertificate) throws(ProxyError) {
        try folder.use(certificate)
        process?.reload()
    }

    /// Restricts the web apps to identities known to the server, and ends the connections through nginx.
    ///
    /// - Throws: if the configuration cannot be written. Then nothing has changed.
    public func closeDoors() throws(ProxyError) {
        guard !folder.isGuarded else { return }
        try folder.closeDoors()
        endConnections()
    }

    /// Ends the connections through nginx, which asks the server once for each. Pending requests get a second. New connections are for
    /// the next nginx, which starts at once.
    public func endConnections() {
        guard let process else { return }
        guard leaving == nil else {
            endsAgain = true
            return
        }
        process.quit()
        leaving = process
        self.process = nil
        farewellTimer = loop.schedule(after: Self.farewellTime) { [weak self] in
            self?.leaving?.stop()
            self?.didLeave()
        }
        tryAgain()
        if self.process == nil { onUp?(false) }
    }

    private func didLeave() {
        (leaving, farewellTimer) = (nil, nil)
        if endsAgain {
            endsAgain = false
            endConnections()
        }
    }

    /// Ends nginx, waits for that, and tidies up.
    ///
    /// - Parameter end: the latest moment for pending requests to the web apps. They get a second at most, since the web apps' own sockets
    ///   never end by themselves.
    public func stop(by end: ContinuousClock.Instant = .now) {
        (restart, folderTimer, farewellTimer, probeTimer) = (nil, nil, nil, nil)
        nameWatch = nil
        leaving?.stop()
        leaving = nil
        process?.quit()
        folder.closeHops()
        process?.stop(within: min(Self.farewellTime, ContinuousClock.now.duration(to: end)))
        process = nil
        for socket in sockets { socket.close() }
        folder.remove()
    }

    private func restoreFolder() throws(ProxyError) {
        log(.warning, "nginx' folder was deleted. It is created again.", ["folder": folder.url.path])
        try folder.makeAgain()
        do {
            try onMove?(serverAddress)
        } catch {
            throw ProxyError(code: .files, text: "\(error)")
        }
    }

    private func watchFolder() {
        folderTimer = loop.schedule(after: Self.folderInterval) { [weak self] in
            guard let self else { return }
            if !folder.isWhole { startAnew() }
            watchFolder()
        }
    }

    /// Ends an nginx that runs, with all of its connections, and starts the next one.
    private func startAnew() {
        guard let process else { return }
        process.stop()
        self.process = nil
        onUp?(false)
        tryAgain()
    }

    private func launch() throws(ProxyError) {
        if !folder.isWhole { try restoreFolder() }
        launches += 1
        let launch = launches
        // Its pid file is its own: it deletes it at its end, when the next one may run.
        process = try NginxProcess(
            [program.path, "-p", folder.url.path, "-c", folder.configurationFile.path, "-e", "stderr", "-g", "pid nginx-\(launch).pid;"],
            sockets: (sockets + folder.hops).map(\.descriptor), files: certificate?.descriptors ?? [],
            onLine: { [weak self] in self?.hear($0) }, onEnd: { [weak self] in self?.didEnd($0, launch) })
        backoff.begin()
        probe()
    }

    private func watch(_ names: [String]) {
        guard !names.isEmpty else { return }
        nameWatch = NameWatch(names) { [weak self] in
            guard let self else { return }
            log(.info, "An app has a new address. nginx gets it.")
            process?.reload()
        }
    }

    /// Checks whether nginx is up. The request waits in the socket until nginx accepts it.
    private func probe() {
        guard let address = addresses.first else { return }
        let launch = launches
        loop.probe(address, isSecure: isSecure, path: "/viaduct/health") { [weak self] result in
            guard let self, process != nil, launch == launches else { return }
            guard case .success = result else {
                probeTimer = loop.schedule(after: Self.probeInterval) { [weak self] in self?.probe() }
                return
            }
            if !isReady { backoff.reset() }
            isReady = true
            onUp?(true)
            onReady?()
            onReady = nil
        }
    }

    private func hear(_ text: String) {
        if let reason = NginxLogLine.refusal(in: text) {
            onRefusal?(reason)
            return
        }
        let line = NginxLogLine(text)
        if line.isFatal, !isReady {
            // This error ends the program, which then reports it.
            lastError = line.text
            return
        }
        if repeats.lets(line.text) { log(line.level, "nginx: \(line.text)") }
    }

    private func didEnd(_ status: String, _ launch: Int) {
        // That of an earlier one, as it was asked to.
        guard launch == launches else { return didLeave() }
        process = nil
        if !isReady, let name = lastError?.firstMatch(of: #/host not found in upstream "([^"]+)"/#)?.1 {
            let text = "The host name \(name) cannot be resolved yet. Viaduct keeps trying and waits for the app."
            if repeats.lets(text) { log(.warning, text) }
            onWait?()
            return launchLater()
        }
        guard isReady else {
            onFailure?(
                ProxyError(code: .start, text: "nginx exited with \(status): \(lastError ?? "it does not say why.")")
            )
            return
        }
        onUp?(false)
        log(.error, "nginx exited with \(status) and is restarted.")
        launchLater()
    }

    private func launchLater() {
        restart = loop.schedule(after: backoff.next()) { [weak self] in self?.tryAgain() }
    }

    private func tryAgain() {
        do throws(ProxyError) {
            try launch()
        } catch {
            log(.error, error.text)
            launchLater()
        }
    }
}
