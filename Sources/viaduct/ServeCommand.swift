import Foundation
import HotwireNative
import LWS
import ViaductApp
import ViaductComponents
import ViaductProtocol
import ViaductRelay

/// `viaduct serve`: runs the server until SIGTERM or SIGINT.
@MainActor struct ServeCommand {
    private let settings: Settings

    init(_ settings: Settings) {
        self.settings = settings
    }

    func run() throws {
        let log = Log(level: settings.logLevel, format: settings.logFormat)
        guard let publicFolder = settings.publicFolder ?? PublicFolder.find() else {
            throw UsageError(
                "The folder with the adapter is not where the installation has it. Name it with --public FOLDER.")
        }
        ComponentLog.install { log(.warning, $0) }
        Hotwire.config.applicationUserAgentPrefix = settings.userAgentPrefix
        let loop = try EventLoop(subprotocols: Server.subprotocols)
        if loop.engine == .poll {
            log(.warning, "Many connections will be slow without libev: apt-get install libwebsockets-evlib-ev")
        }
        let configuration = ServerConfiguration(
            addresses: settings.listen, publicFolder: publicFolder,
            access: AccessPolicy(allowedOrigins: settings.allowedOrigins, allowedHosts: settings.allowedHosts),
            maximumPageFrame: settings.maximumFrame, resumeTime: settings.resumeTime,
            token: settings.token)
        let apps = Platform.allCases.map {
            EmbeddedApp(name: "Viaduct", platform: $0, components: BuiltInComponents.all)
        }
        let server = Server(configuration, apps: apps, loop: loop, log: log)
        // Before anybody is told that it listens: who was told may end it at once.
        loop.onTermination { server.shutDown() }
        for listener in try server.start() {
            Terminal.print("Viaduct is listening on \(listener.url ?? listener.address.description)")
        }
        // Not before: that an address is in use, its own error says better.
        LWSLog.install { level, line in log(level == .error ? .error : .warning, "libwebsockets: \(line)") }
        loop.run()
    }
}
