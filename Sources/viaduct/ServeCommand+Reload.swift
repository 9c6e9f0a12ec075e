import ViaductCommands
import ViaductProxy
import ViaductRelay
import ViaductSystem

/// The settings that can change without a restart.
extension ServeCommand {
    /// Reads the settings again. A fault leaves all as it was.
    func reload(_ server: Server, _ proxy: Proxy?, log: Log) {
        do {
            var new = try Settings(invocation, environment: environment)
            let read = new
            // The addresses, and the trusted proxies, stay those of the start.
            (new.listen, new.trustedProxies) = (settings.listen, settings.trustedProxies)
            try new.checkDoors(staysGuarded: server.isGuarded)
            try use(new, server, proxy, log: log)
            if let files = new.tlsFiles { certificateFiles.latest = files }
            let waiting = read.waiting(since: settings, isGuarded: server.isGuarded)
            if let notice = Settings.notice(ofWaiting: waiting) { log(.warning, notice) }
            log(.info, "The settings were read again.")
        } catch {
            log(.error, "The settings were not read again, the earlier ones hold: \(FailureCode.sentence(for: error))")
        }
    }

    private func use(_ new: Settings, _ server: Server, _ proxy: Proxy?, log: Log) throws {
        var identities = new.identities
        // Never that of the server: it may be a token that was taken out of the settings.
        identities.owner = new.token ?? fileSecret.find(log: log)
        switch (server.isGuarded, new.isGuarded) {
        case (false, true):
            // Its fault leaves the server as it was.
            try proxy?.closeDoors()
            log(.warning, "The server asks for identities from now on. Everything that was opened without one ends.")
            if let warning = new.cookieWarning { log(.warning, warning) }
        case (true, false):
            let entry = identities.owner == nil ? "nobody gets in, since it has no secret" : "only its secret lets in"
            log(.warning, "The settings have no identities any more. The server stays guarded, and \(entry). Restart it to open it. (VD-ACCESS-6)")
        default: break
        }
        let expels = server.isGuarded && !identities.holdsAll(of: server.identities)
        server.use(identities, isGuarded: new.isGuarded)
        if expels { proxy?.endConnections() }
    }
}
